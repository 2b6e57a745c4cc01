"""How the program starts, or says in one sentence why it does not."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from clueapp.settings import Settings, WrongSetting
from pages import server
from tests.games.trivia_table import ULAANBAATAR, as_json, write_pack
from tests.program import free_port, last_words, running


def refused(folder: Path, **settings: str) -> str:
    """The sentence with which a server of these settings does not get ready."""
    ours = {"host": "127.0.0.1", "port": str(free_port()), "database_url": f"sqlite:///{folder / 'clueapp.db'}"}
    with pytest.raises(WrongSetting) as wrong:
        server.get_ready(Settings(_env_file=None, **{**ours, **settings}))  # type: ignore[arg-type]
    return str(wrong.value)


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
    with running(tmp_path) as (_, port):
        socket.create_connection(("127.0.0.1", port), timeout=5).close()


@pytest.mark.req("T-6.2")
def test_the_packs_of_its_operator_can_be_played(tmp_path: Path) -> None:
    write_pack(tmp_path, "mine", as_json(ULAANBAATAR))
    with running(tmp_path, PACKS=str(tmp_path)) as (_, port):
        rooms = f"http://127.0.0.1:{port}/api/rooms"
        seated = httpx.post(rooms, json={"game": "trivia", "name": "Ann"}).json()
        assert httpx.get(f"{rooms}/{seated['roomId']}").json()["options"]["packMine"] is True
