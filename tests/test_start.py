"""How the program starts, or says in one sentence why it does not."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from clueapp.settings import Settings, WrongSetting
from pages import server

ROOT = Path(__file__).parent.parent
PROGRAM = (sys.executable, "-m", "clueapp", "serve")
PATIENCE = 60


def environment(folder: Path, **settings: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("CLUEAPP_")}
    ours = {"HOST": "127.0.0.1", "PORT": str(free_port()), "DATABASE_URL": f"sqlite:///{folder / 'clueapp.db'}"}
    return {**inherited, "PYTHONPATH": str(ROOT)} | {
        f"CLUEAPP_{name}": each for name, each in (ours | settings).items()
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def refused(folder: Path, **settings: str) -> str:
    """The sentence with which a server of these settings does not get ready."""
    ours = {"host": "127.0.0.1", "port": str(free_port()), "database_url": f"sqlite:///{folder / 'clueapp.db'}"}
    with pytest.raises(WrongSetting) as wrong:
        server.get_ready(Settings(_env_file=None, **{**ours, **settings}))  # type: ignore[arg-type]
    return str(wrong.value)


def last_words(folder: Path, **settings: str) -> str:
    """The one line that a start with these settings ends with."""
    env = environment(folder, **settings)
    ended = subprocess.run(PROGRAM, cwd=folder, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == "", "it does not say where to open what is not there"
    (line,) = ended.stderr.splitlines()
    return line


@pytest.mark.req("P-9.2")
def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refused(tmp_path, database_url=f"sqlite:///{tmp_path}/file/deep/clue.db")
    assert said.startswith("CLUEAPP_DATABASE_URL: The folder of the database")


@pytest.mark.req("P-9.2")
def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "clueapp.db").write_text("Dear diary, " * 100)
    assert refused(tmp_path) == (
        f"CLUEAPP_DATABASE_URL: The database {tmp_path}/clueapp.db cannot be opened: file is not a database."
    )


@pytest.mark.req("P-9.2", "P-9.1")
def test_a_postgresql_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://clue:hushhush@127.0.0.1:{free_port()}/parlour"
    said = refused(tmp_path, database_url=url)
    assert said.startswith("CLUEAPP_DATABASE_URL: The database parlour on 127.0.0.1 cannot be opened: ")
    assert "hushhush" not in said


@pytest.mark.req("P-9.2")
def test_an_address_of_another_machine_is_named(tmp_path: Path) -> None:
    assert refused(tmp_path, host="999.1.1.1") == "CLUEAPP_HOST: '999.1.1.1' is no address of this machine."


@pytest.mark.req("P-9.2")
def test_a_port_that_is_taken_is_named_and_nothing_is_made(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert last_words(tmp_path, PORT=str(port)).startswith(f"CLUEAPP_PORT: {port} is taken by another program")
    assert not list(tmp_path.iterdir())


@pytest.mark.req("P-9.2")
def test_its_address_is_told_once_it_can_be_opened(tmp_path: Path) -> None:
    env = environment(tmp_path)
    port = int(env["CLUEAPP_PORT"])
    with subprocess.Popen(
        PROGRAM, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as program:
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == f"Open http://127.0.0.1:{port}\n"
            socket.create_connection(("127.0.0.1", port), timeout=5).close()
        finally:
            program.terminate()
