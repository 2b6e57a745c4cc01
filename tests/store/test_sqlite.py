"""What is particular to the default, a SQLite file."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from clueapp.store import Store, StoreFailed
from clueapp.store.engines import address, reading_engine, writing_engine
from tests.store.disk import no_room_behind
from tests.store.samples import a_room, lines, seqs


@pytest.mark.req("P-6.3")
async def test_the_file_and_its_folder_are_made_in_write_ahead_mode(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "clueapp.db"
    await (await Store.open(f"sqlite:///{file}")).close()
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


@pytest.mark.req("P-6.3")
async def test_a_relative_path_starts_at_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    await (await Store.open("sqlite:///data/clueapp.db")).close()
    assert (tmp_path / "data" / "clueapp.db").is_file()


@pytest.mark.req("P-6.2", "P-6.3")
def test_every_connection_syncs_fully_and_keeps_foreign_keys(tmp_path: Path) -> None:
    url = address(f"sqlite:///{tmp_path / 'clueapp.db'}")
    for engine in (writing_engine(url), reading_engine(url)):
        with engine.connect() as connection:
            pragmas = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
        engine.dispose()
        assert pragmas == ["wal", 2, 1, 5000]


@pytest.mark.req("P-6.2")
async def test_a_full_disk_fails_the_appends_and_nothing_else(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'clueapp.db'}")
    await store.create(a_room("ABCD"), lines(1))
    with no_room_behind(tmp_path / "clueapp.db-wal"):
        answers = await asyncio.gather(
            *(store.append("ABCD", lines(seq)) for seq in range(2, 12)), return_exceptions=True
        )
    assert {type(answer) for answer in answers} == {StoreFailed}
    assert await seqs(store, "ABCD") == [1]
    await store.append("ABCD", lines(2, 11))
    assert await seqs(store, "ABCD") == list(range(1, 12))
    await store.close()


@pytest.mark.req("P-6.2")
async def test_another_program_that_writes_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "clueapp.db"
    store = await Store.open(f"sqlite:///{file}")
    await store.create(a_room("ABCD"), lines(1))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    append = asyncio.create_task(store.append("ABCD", lines(2)))
    await asyncio.sleep(0)
    assert await seqs(store, "ABCD") == [1], "reading goes on"
    other.execute("COMMIT")
    other.close()
    await append
    assert await seqs(store, "ABCD") == [1, 2]
    await store.close()


@pytest.mark.req("P-6.3")
def test_one_setting_points_at_postgresql() -> None:
    for url in ("postgres://u:p@host/db", "postgresql://u:p@host/db", "postgresql+psycopg://u:p@host/db"):
        assert address(url).render_as_string(hide_password=False) == "postgresql+psycopg://u:p@host/db"


@pytest.mark.req("P-6.3")
@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://host/db"])
def test_an_address_that_cannot_be_kept_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"SQLite database needs|not supported"):
        address(url)
