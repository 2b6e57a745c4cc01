"""Batches of lines, and the statements that write many of them in one go."""

from asyncio import Future
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from sqlalchemy import (
    Boolean,
    Connection,
    Delete,
    Dialect,
    Insert,
    Integer,
    Table,
    Update,
    bindparam,
    delete,
    func,
    insert,
    or_,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from clueapp.store.tables import METADATA
from clueapp.store.values import OVER, KeyChange, Lessons, LogLine, NoSuchRoom, RoomExists, RoomRow, SequenceTaken

_ROOM, _ENTRY, _SEAT_KEY, _SEEN = (METADATA.tables[name] for name in ("room", "entry", "seat_key", "seen"))


@dataclass(slots=True, eq=False)
class Batch:
    """What one caller wants written, wholly or not at all, and where the answer goes."""

    code: str
    lines: Sequence[LogLine]
    keys: Sequence[KeyChange]
    status: str | None
    room: RoomRow | None  # the room to make, None to append to one that is there
    done: Future[None]
    lessons: Sequence[Lessons] = ()
    version: int | None = None
    """In which the newest of the lines are written; None: as the room was made."""


class Scribe:
    """Writes batches with statements that are compiled once for a database."""

    def __init__(self, dialect: Dialect) -> None:
        # Compiled ahead: with `execute` and its cache, a commit of three lines took about a third more CPU time.
        self._make = _compiled(
            insert(_ROOM), dialect, "code game version status created_at touched_at has_ended_game last_seq"
        )
        self._touch = _compiled(_touch(), dialect, "new_version new_status new_touched_at has_ended new_last_seq of")
        self._add = _compiled(insert(_ENTRY), dialect, "room seq at body")
        self._give = _compiled(_give(dialect), dialect, "key room player")
        self._withdraw = _compiled(_withdraw(), dialect, "of_key of_room of_player")
        self._learn = _compiled(_learn(dialect), dialect, "company game item times")

    def write(self, connection: Connection, batches: Sequence[Batch]) -> None:
        """Writes all the batches in the caller's transaction, or raises for the first that cannot be."""
        # Every process locks rooms in the same order, so that two of them on PostgreSQL never block each other.
        ordered = sorted(batches, key=attrgetter("code"))
        self._write_rooms(connection, ordered)
        lines = [(batch.code, line.seq, line.at, line.body) for batch in ordered for line in batch.lines]
        if lines:
            try:
                connection.exec_driver_sql(self._add, lines)
            except IntegrityError as error:
                raise SequenceTaken(_named(ordered)) from error
        self._write_keys(connection, ordered)
        self._write_lessons(connection, ordered)

    def _write_rooms(self, connection: Connection, batches: Sequence[Batch]) -> None:
        new = [(*_row(batch.room), batch.lines[-1].seq if batch.lines else 0) for batch in batches if batch.room]
        if new:
            try:
                connection.exec_driver_sql(self._make, new)
            except IntegrityError as error:
                raise RoomExists(_named(batches)) from error
        touched = [
            (
                batch.version,
                batch.status,
                batch.lines[-1].at if batch.lines else None,
                batch.status == OVER,
                batch.lines[-1].seq if batch.lines else None,
                batch.code,
            )
            for batch in batches
            if not batch.room
        ]
        if touched and connection.exec_driver_sql(self._touch, touched).rowcount != len(touched):
            raise NoSuchRoom(_named(batches))

    def _write_keys(self, connection: Connection, batches: Sequence[Batch]) -> None:
        # The last change of a key counts; writing it once lets all gifts and all withdrawals go together.
        held = {(change.key, batch.code, change.player): change.held for batch in batches for change in batch.keys}
        given = sorted(key for key, is_held in held.items() if is_held)
        withdrawn = sorted(key for key, is_held in held.items() if not is_held)
        if given:
            connection.exec_driver_sql(self._give, given)
        if withdrawn:
            connection.exec_driver_sql(self._withdraw, withdrawn)

    def _write_lessons(self, connection: Connection, batches: Sequence[Batch]) -> None:
        lessons = (lesson for batch in batches for lesson in batch.lessons)
        learned = sorted((each.company, each.game, item, 1) for each in lessons for item in each.items)
        if learned:
            connection.exec_driver_sql(self._learn, learned)


def _compiled(statement: Insert | Update | Delete, dialect: Dialect, parameters: str) -> str:
    compiled = statement.compile(dialect=dialect)
    if compiled.positiontup != parameters.split():  # the rows are plain tuples in this order
        raise TypeError(f"{compiled} takes {compiled.positiontup}")
    return str(compiled)


def _touch() -> Update:
    return (
        update(_ROOM)
        .where(_ROOM.c.code == bindparam("of"))
        .values(
            version=func.coalesce(bindparam("new_version", type_=Integer), _ROOM.c.version),
            status=func.coalesce(bindparam("new_status"), _ROOM.c.status),
            touched_at=func.coalesce(bindparam("new_touched_at"), _ROOM.c.touched_at),
            has_ended_game=or_(_ROOM.c.has_ended_game, bindparam("has_ended", type_=Boolean)),
            last_seq=func.coalesce(bindparam("new_last_seq", type_=Integer), _ROOM.c.last_seq),
        )
    )


def _upsert(dialect: Dialect) -> Callable[[Table], Any]:
    """An insert that can say what to do with a row that is there; each database has its own."""
    if dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # not loaded for SQLite: it takes as long as a game

        return postgresql.insert
    return sqlite.insert


def _give(dialect: Dialect) -> Insert:
    statement: Insert = _upsert(dialect)(_SEAT_KEY).on_conflict_do_nothing()
    return statement


def _learn(dialect: Dialect) -> Insert:
    new = _upsert(dialect)(_SEEN)
    more = {"times": _SEEN.c.times + new.excluded.times}
    statement: Insert = new.on_conflict_do_update(index_elements=["company", "game", "item"], set_=more)
    return statement


def _withdraw() -> Delete:
    return delete(_SEAT_KEY).where(
        _SEAT_KEY.c.key == bindparam("of_key"),
        _SEAT_KEY.c.room == bindparam("of_room"),
        _SEAT_KEY.c.player == bindparam("of_player"),
    )


def _row(room: RoomRow) -> tuple[Any, ...]:
    return (room.code, room.game, room.version, room.status, room.created_at, room.touched_at, room.status == OVER)


def _named(batches: Sequence[Batch]) -> str:
    return ", ".join(f"{batch.code}/{batch.lines[0].seq if batch.lines else '-'}" for batch in batches)
