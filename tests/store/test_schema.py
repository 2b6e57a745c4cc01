"""The schema is versioned, and a start brings it up to date or says clearly why not."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from clueapp.store import Store, StoreFailed, StoreTooNew
from clueapp.store.engines import address
from clueapp.store.schema import HEAD, MIGRATIONS, REVISIONS
from clueapp.store.tables import METADATA
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


@pytest.mark.req("P-6.6")
async def test_a_database_of_a_later_version_is_refused_and_left_alone(url: str) -> None:
    store = await Store.open(url)
    await store.create(a_room("ABCD"), lines(1))
    await store.close()
    engine = create_engine(address(url))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9001'")
    with pytest.raises(StoreTooNew, match=r"written by a later version of this program.*'9001'"):
        await Store.open(url)
    with engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "9001"
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{HEAD}'")
    engine.dispose()
    store = await Store.open(url)
    assert await seqs(store, "ABCD") == [1]
    await store.close()


@pytest.mark.req("P-6.6", "P-6.4")
async def test_rooms_from_before_know_their_last_line(url: str) -> None:
    store = await Store.open(url)
    await store.create(a_room("ABCD"), lines(1, 7))
    await store.create(a_room("EMPTY"), [])
    await store.close()
    engine = create_engine(address(url))
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE room DROP COLUMN last_seq")
        connection.exec_driver_sql("DROP TABLE usable_from")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
    engine.dispose()
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
