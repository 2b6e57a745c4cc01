"""The store: rooms, their logs and their keys, durable when an append returns."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, delete
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlmodel import col

from clueapp.store import questions
from clueapp.store.batches import Batch, Scribe
from clueapp.store.census import Census
from clueapp.store.engines import READERS, address, named, one_statement, reading_engine, writing_engine
from clueapp.store.file import DatabaseFile
from clueapp.store.on_postgresql import PostgresqlScribe
from clueapp.store.on_sqlite import SqliteScribe
from clueapp.store.proof import prove_writable
from clueapp.store.schema import migrate
from clueapp.store.signs import give_sign, signs_since
from clueapp.store.tables import RoomTable
from clueapp.store.values import KeyChange, Lessons, LogLine, RoomRow, StoreFailed, StoreLost
from clueapp.store.writer import Errand, Writer

T = TypeVar("T")
PROOF_HOLDS = 1.0
"""Seconds for which a proof that the database takes writes is good."""


class Store:
    """Appends through one writer, reads on connections of its own; made by `open`, ended by `close`."""

    def __init__(
        self, writing: Engine, reading: Engine, connection: Connection, file: DatabaseFile | None, census: Census
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._writing = writing
        self._reading = reading
        self._glancing = one_statement(reading)
        self._file = file
        self._census = census
        self._writer = Writer(connection, self._loop, _scribe(connection), census, file.check if file else None)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._proof: asyncio.Future[None] | None = None
        self._recount: asyncio.Task[None] | None = None
        self._is_closed = False

    @classmethod
    async def open(
        cls, url: str, alone_as: str | None = None, most_rooms: int | None = None, beside_others: bool = False
    ) -> "Store":
        """Opens the database, makes it if it is a SQLite file that is missing, and brings its schema up to date.

        With `alone_as`, the name by which others are told who has it, nobody else may have claimed it so.
        `most_rooms`: how many it may hold. `beside_others`: all who claim it so have it together (PostgreSQL alone).
        """
        return cls(*await asyncio.to_thread(_prepare, address(url), alone_as, most_rooms, beside_others))

    @property
    def rooms(self) -> int:
        """How many rooms are stored; beside others, as last counted, and counted again for the next to ask."""
        if self._census.is_old and not self._is_closed and (self._recount is None or self._recount.done()):
            self._recount = self._loop.create_task(self._count())
        return self._census.rooms

    async def create(self, row: RoomRow, lines: Sequence[LogLine], keys: Sequence[KeyChange] = ()) -> None:
        """Stores a new room with its first lines, or raises RoomExists or StoreFull."""
        await self._write(row.code, lines, keys, None, row)

    async def append(
        self,
        code: str,
        lines: Sequence[LogLine],
        *,
        keys: Sequence[KeyChange] = (),
        status: str | None = None,
        lessons: Sequence[Lessons] = (),
        version: int | None = None,
    ) -> None:
        """Returns when all of it is durable; raises SequenceTaken or NoSuchRoom when none of it is.

        `version`: in which the lines are written, so that an earlier program refuses the room from now on.

        A caller that is cancelled does not learn which; the room's log does.
        """
        await self._write(code, lines, keys, status, None, lessons, version)

    async def load(self, code: str) -> tuple[RoomRow, list[LogLine]] | None:
        """The room and its whole log as of one moment, in order."""
        return await self._read(partial(questions.load, code=code), self._reading)

    async def load_since(self, code: str, seq: int) -> list[LogLine] | None:
        """The lines after this one, in order; None if there is no such room."""
        return await self._read(partial(questions.load_since, code=code, seq=seq))

    async def last_seqs(self, codes: Collection[str]) -> dict[str, int]:
        """The number of the last line of each of these rooms; those that are not stored are missing."""
        return await self._read(partial(questions.last_seqs, codes=codes)) if codes else {}

    async def time(self) -> int:
        """The time, in milliseconds since the epoch, of the machine that all who use the database share."""
        if self._file is not None:
            return time.time_ns() // 1_000_000
        return await self._read(questions.time)

    async def rooms_of(self, key: str, limit: int = 20) -> list[tuple[RoomRow, str]]:
        """The rooms where the key holds a seat, with its player, most recently touched first."""
        return await self._read(partial(questions.rooms_of, key=key, limit=limit))

    async def seen(self, company: str, game: str) -> dict[str, int]:
        """How often this company of players has met each thing that the game draws."""
        return await self._read(partial(questions.seen, company=company, game=game))

    async def stale(self, untouched_since: int) -> list[str]:
        """The rooms untouched since then in which no game has ended, the oldest first."""
        return await self._read(partial(questions.stale, untouched_since=untouched_since))

    async def remove_stale(self, code: str, untouched_since: int) -> bool:
        """Removes a room with lines and keys; False if a game has ended in it, or it was touched since then."""
        self._check_open()
        done: asyncio.Future[bool] = self._loop.create_future()
        work = partial(_remove, code=code, untouched_since=untouched_since)
        self._writer.submit(Errand(work, done, removes_room=True))
        return await done

    async def give_sign(self, process: str, now: int) -> None:
        """Let others who cannot hear this process know that it is there now."""
        self._check_open()
        done: asyncio.Future[None] = self._loop.create_future()
        self._writer.submit(Errand(partial(give_sign, process=process, now=now), done))
        await done

    async def signs_since(self, moment: int) -> set[str]:
        """The processes that have given a sign since then."""
        return await self._read(partial(signs_since, moment=moment))

    async def ping(self) -> None:
        """Returns when the database has taken a write that changes nothing; raises StoreFailed if it does not.

        All who ask while one such write is under way, or within a second of one that went well, share its answer.
        """
        self._check_open()
        if self._proof is None:
            self._proof = self._loop.create_future()
            self._proof.add_done_callback(self._proved)
            self._writer.submit(Errand(prove_writable, self._proof))
        proof = self._proof
        await asyncio.wait([proof])  # one who gives up waiting does not end it for the others
        if isinstance(error := proof.exception(), StoreLost):
            raise StoreLost(str(error)) from error
        if error is not None:
            raise StoreFailed(str(error)) from error

    async def close(self) -> None:
        """Finishes what is queued, then closes; a second call does nothing."""
        self._is_closed = True
        await asyncio.to_thread(self._finish)

    async def _write(
        self,
        code: str,
        lines: Sequence[LogLine],
        keys: Sequence[KeyChange],
        status: str | None,
        room: RoomRow | None,
        lessons: Sequence[Lessons] = (),
        version: int | None = None,
    ) -> None:
        self._check_open()
        done: asyncio.Future[None] = self._loop.create_future()
        self._writer.submit(Batch(code, lines, keys, status, room, done, lessons, version))
        await done

    async def _read(self, question: Callable[[Connection], T], engine: Engine | None = None) -> T:
        """`engine`: for a question of more than one statement."""
        self._check_open()
        return await self._loop.run_in_executor(self._readers, self._ask, question, engine or self._glancing)

    async def _count(self) -> None:
        with suppress(StoreFailed):  # the next to ask tries again
            await self._read(self._census.count)

    def _proved(self, proof: "asyncio.Future[None]") -> None:
        """Lets the next who asks have a new proof: at once after a failure, soon after a success."""
        self._loop.call_later(0 if proof.exception() else PROOF_HOLDS, self._forget_proof)

    def _forget_proof(self) -> None:
        self._proof = None

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreFailed("The store is closed.")

    def _ask(self, question: Callable[[Connection], T], engine: Engine) -> T:
        try:
            return _answered(question, engine)
        except SQLAlchemyError as error:
            raise StoreFailed(f"The database could not read: {error}") from error

    def _finish(self) -> None:
        self._writer.finish()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        if self._file is not None:
            self._file.release()


def _answered(question: Callable[[Connection], T], engine: Engine) -> T:
    """The answer; a connection that turns out to be lost is made again, once, instead of being tried out each time."""
    try:
        with engine.connect() as connection:
            return question(connection)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    with engine.connect() as connection:
        return question(connection)


def prepare(url: str, alone_as: str | None = None, beside_others: bool = False) -> None:
    """Makes and migrates the database ahead of `Store.open`; blocks; raises StoreFailed or StoreTooNew."""
    writing, reading, connection, file, _ = _prepare(address(url), alone_as, None, beside_others)
    connection.close()
    for engine in (writing, reading):
        engine.dispose()
    if file is not None:
        file.release()


def _prepare(
    url: URL, alone_as: str | None, most_rooms: int | None, beside_others: bool
) -> tuple[Engine, Engine, Connection, DatabaseFile | None, Census]:
    is_file = url.get_backend_name() == "sqlite"
    if is_file and beside_others:
        raise StoreFailed(f"The database {url.database} is a SQLite file: several processes need PostgreSQL.")
    with ExitStack() as undo:
        try:
            file = DatabaseFile(Path(str(url.database)), alone_as) if is_file else None
            undo.callback(file.release if file else lambda: None)
            writing = writing_engine(url, alone_as, beside_others)
            undo.callback(writing.dispose)
            migrate(writing)
            connection = writing.connect()
            opened = writing, reading_engine(url), connection, file, Census(connection, most_rooms, beside_others)
        except OSError as error:
            raise StoreFailed(f"The folder of the database {url.database} cannot be used: {error.strerror}.") from error
        except SQLAlchemyError as error:
            raise StoreFailed(f"The database {named(url)} cannot be opened: {_reason(error)}.") from error
        undo.pop_all()
        return opened


def _scribe(connection: Connection) -> Scribe:
    if connection.dialect.name == "sqlite":
        return SqliteScribe()
    return PostgresqlScribe()


def _reason(error: SQLAlchemyError) -> str:
    """What the database itself said, in one line."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said).split()).rstrip(".?")


def _remove(connection: Connection, code: str, untouched_since: int) -> bool:
    unfinished = (~col(RoomTable.has_ended_game), col(RoomTable.touched_at) < untouched_since)
    return connection.execute(delete(RoomTable).where(col(RoomTable.code) == code, *unfinished)).rowcount > 0
