"""The schema is versioned, and a start brings it up to date or says clearly why not."""

import asyncio
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from clueapp.store import KeyChange, Store, StoreFailed, StoreTooNew, schema
from clueapp.store.engines import address
from clueapp.store.schema import HEAD, MIGRATIONS, REVISIONS
from clueapp.store.tables import METADATA
from clueapp.store.values import Lessons
from tests.store.samples import a_room, lines, seqs

ROOT = Path(__file__).parents[2]


@pytest.mark.req("P-6.6")
async def test_the_migrations_add_up_to_the_tables(store: Store, url: str) -> None:
    engine = create_engine(address(url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


@pytest.mark.req("P-6.6")
def test_the_names_of_the_scripts_tell_their_revisions() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    assert tuple(script.revision for script in scripts.walk_revisions())[::-1] == REVISIONS
    assert scripts.get_heads() == [HEAD]


def says(url: str, *statements: str) -> list[str]:
    """Does what a later version would do, and tells which revision the database has then."""
    engine = create_engine(address(url))
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
        found = list(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars())
    engine.dispose()
    return found


BACK_TO_0002 = (
    "DROP TABLE sign_of_life",
    "ALTER TABLE room DROP COLUMN last_seq",
    "DROP TABLE usable_from",
    "UPDATE alembic_version SET version_num = '0002'",
)
LATER = "UPDATE alembic_version SET version_num = '9001'"


@pytest.mark.req("P-6.6")
@pytest.mark.parametrize("promise", ["UPDATE usable_from SET revision = '9000'", "DROP TABLE usable_from"])
async def test_a_database_that_only_a_later_version_may_use_is_refused_and_left_alone(url: str, promise: str) -> None:
    store = await Store.open(url)
    await store.create(a_room("ABCD"), lines(1))
    await store.close()
    says(url, LATER, promise)
    with pytest.raises(StoreTooNew, match=r"written by a later version of this program.*'9001'"):
        await Store.open(url)
    assert says(url) == ["9001"]
    says(
        url,
        "CREATE TABLE IF NOT EXISTS usable_from (revision VARCHAR)",
        f"UPDATE alembic_version SET version_num = '{HEAD}'",
    )
    store = await Store.open(url)
    assert await seqs(store, "ABCD") == [1]
    await store.close()


@pytest.mark.req("P-6.6", "P-6.4", "P-9.2")
async def test_a_database_of_a_later_version_that_says_so_is_used_as_it_is(url: str) -> None:
    """A rolling upgrade: the new version has migrated, and a process of this one is started once more."""
    running = await Store.open(url)
    await running.create(a_room("ABCD"), lines(1), [KeyChange("k", "p1", True)])
    says(
        url,
        "ALTER TABLE room ADD COLUMN mood VARCHAR",
        "ALTER TABLE entry ADD COLUMN weather INTEGER NOT NULL DEFAULT 3",
        "CREATE TABLE guest (name VARCHAR)",
        LATER,
    )
    started = await Store.open(url)
    await running.append("ABCD", lines(2))
    await started.append("ABCD", lines(3), lessons=[Lessons("friends", "trivia", ("q1",))])
    await started.create(a_room("EFGH"), lines(1))
    for store in (running, started):
        assert await store.load("ABCD") == (a_room("ABCD", touched_at=lines(3)[0].at), lines(1, 3))
        assert await store.last_seqs(["ABCD", "EFGH"]) == {"ABCD": 3, "EFGH": 1}
        await store.close()
    assert says(url) == ["9001"]


@pytest.mark.req("P-6.6")
async def test_the_oldest_usable_revision_is_a_known_one(store: Store, url: str) -> None:
    engine = create_engine(address(url))
    with engine.connect() as connection:
        (oldest,) = connection.exec_driver_sql("SELECT revision FROM usable_from").scalars()
    engine.dispose()
    assert oldest in REVISIONS


@pytest.mark.req("P-6.6", "P-6.4")
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_migration_that_waits_for_a_table_lets_others_pass(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "PAUSE", 0.1)
    monkeypatch.setattr(schema, "TRIES", 200)
    await (await Store.open(url)).close()
    says(url, *BACK_TO_0002)
    with psycopg.connect(url) as reader:
        reader.execute("SELECT count(*) FROM room")  # as a back-up does, for as long as it takes
        opening = asyncio.create_task(Store.open(url))
        for _ in range(15):
            async with asyncio.timeout(10):  # behind a migration that waits for its lock, it would be for ever
                await asyncio.to_thread(says, url)
                assert await asyncio.to_thread(count_rooms, url) == 0
            await asyncio.sleep(0.05)
        assert not opening.done()
    store = await opening
    await store.create(a_room("ABCD"), lines(1))
    await store.close()


def count_rooms(url: str) -> int:
    with psycopg.connect(url) as connection:
        (found,) = connection.execute("SELECT count(*) FROM room").fetchone() or (-1,)
    return int(found)


@pytest.mark.req("P-6.6")
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_migration_that_never_gets_its_table_gives_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "PAUSE", 0)
    monkeypatch.setattr(schema, "TRIES", 2)
    await (await Store.open(url)).close()
    says(url, *BACK_TO_0002)
    with psycopg.connect(url) as reader:
        reader.execute("SELECT count(*) FROM room")
        with pytest.raises(StoreFailed, match="cannot be opened: canceling statement due to lock timeout"):
            await Store.open(url)
    assert says(url) == ["0002"]


@pytest.mark.req("P-6.6", "P-6.4")
async def test_rooms_from_before_know_their_last_line(url: str) -> None:
    store = await Store.open(url)
    await store.create(a_room("ABCD"), lines(1, 7))
    await store.create(a_room("EMPTY"), [])
    await store.close()
    says(url, *BACK_TO_0002)
    store = await Store.open(url)
    assert await store.last_seqs(["ABCD", "EMPTY"]) == {"ABCD": 7, "EMPTY": 0}
    await store.append("ABCD", lines(8))
    await store.append("EMPTY", lines(1))
    await store.close()


@pytest.mark.req("P-6.6")
async def test_a_migration_that_fails_half_way_leaves_nothing_behind(url: str) -> None:
    engine = create_engine(address(url))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE seat_key (in_the_way INTEGER)")  # the last table of the migration
    with pytest.raises(StoreFailed, match="cannot be opened"):
        await Store.open(url)
    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["seat_key"]
        connection.exec_driver_sql("DROP TABLE seat_key")
    engine.dispose()
    await (await Store.open(url)).close()


@pytest.mark.req("P-6.6")
async def test_processes_that_start_at_once_take_turns(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    await asyncio.gather(*(store.create(a_room(f"R{n}"), lines(1)) for n, store in enumerate(stores)))
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.req("P-6.6")
async def test_a_start_without_migration_does_not_import_alembic(url: str) -> None:
    await (await Store.open(url)).close()
    code = (
        "import asyncio, sys\n"
        "from clueapp.store import Store\n"
        "async def main(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(main())\n"
        "print('alembic' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", code, url], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
