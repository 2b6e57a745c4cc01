"""The running program among others: a second one, one that was killed, and a crowd that says nothing."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from socket import create_connection, gethostname

import httpx
import pytest

from tests.program import PATIENCE, last_words, running

if sys.platform != "win32":
    import resource

USUAL_LIMIT = 1_024
CROWD = 1_100


def limit_files() -> None:
    """So many open files, and no more."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (USUAL_LIMIT, USUAL_LIMIT))


@pytest.fixture
def many_files() -> None:
    """As many open files as the system lets the test have; the crowd are its own."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most < 2 * CROWD:
        pytest.skip(f"the system lets nobody open more than {most} files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@pytest.mark.req("P-6.2", "P-6.3")
def test_of_two_servers_on_one_file_the_second_says_who_has_it(tmp_path: Path) -> None:
    with running(tmp_path) as (first, port):
        said = last_words(tmp_path)
        for part in (str(tmp_path / "clueapp.db"), f"port {port} of {gethostname()[:20]}", f"process {first.pid}"):
            assert part in said
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        first.kill()
        first.wait(PATIENCE)
        with running(tmp_path) as (_, port):
            assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200


@pytest.mark.req("P-5.3", "P-6.3")
def test_what_it_keeps_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    with running(tmp_path, DATABASE_URL=f"sqlite:///{folder / 'clueapp.db'}") as (_, port):
        room = {"game": "clueless", "name": "Ann"}
        assert httpx.post(f"http://127.0.0.1:{port}/api/rooms", json=room).status_code == 201
        modes = {each.name: each.stat().st_mode & 0o777 for each in folder.iterdir()}
    assert {"clueapp.db", "clueapp.db-wal", "clueapp.db-shm", "clueapp.secret"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.req("P-5.4", "P-9.2")
@pytest.mark.usefixtures("many_files")
def test_more_silent_connections_than_there_are_files_keep_nobody_out(tmp_path: Path) -> None:
    with running(tmp_path, limit_files) as (_, port), ExitStack() as crowd:
        for _ in range(CROWD):
            crowd.enter_context(create_connection(("127.0.0.1", port), timeout=PATIENCE))
        for path in ("/healthz", "/", "/rules"):
            assert httpx.get(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE).status_code == 200
    told = [
        line for line in (tmp_path / "log").read_text().splitlines() if "connections that asked for nothing" in line
    ]
    assert len(told) == 1, "what is refused is written once"
