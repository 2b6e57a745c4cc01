"""Batches of lines, and what writes many of them in one go."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from sqlalchemy import Connection

from clueapp.store.values import OVER, KeyChange, Lessons, LogLine, NoSuchRoom, RoomExists, RoomRow, SequenceTaken


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

    @property
    def after(self) -> int | None:
        """The number that the room's last line must have; None: any, for there are no lines to append."""
        return self.lines[0].seq - 1 if self.lines else None


Losers: TypeAlias = Mapping[Batch, Exception]


class Scribe(Protocol):
    """Writes batches on one database. A room's conflict is that batch's alone: all others are written."""

    def rounds(self, batches: Sequence[Batch]) -> list[Sequence[Batch]]:
        """The batches in the parts, and the order, in which they are written."""

    def write(self, connection: Connection, batches: Sequence[Batch]) -> Losers:
        """Writes all of such a part that can be, in the caller's transaction if there is one, and says what cannot."""


def refusal(batch: Batch, is_there: bool) -> Exception:
    """Why a batch was not written, by whether its room is stored."""
    if batch.room is not None:
        return RoomExists(batch.code)
    return SequenceTaken(f"{batch.code} after {batch.after}") if is_there else NoSuchRoom(batch.code)


def new_row(batch: Batch) -> tuple[object, ...]:
    """A new room: code, game, version, status, created_at, touched_at, has_ended_game, last_seq."""
    room = batch.room
    assert room is not None  # noqa: S101 - for mypy
    last = batch.lines[-1].seq if batch.lines else 0
    ended = room.status == OVER
    return (room.code, room.game, room.version, room.status, room.created_at, room.touched_at, ended, last)


def touched_row(batch: Batch) -> tuple[object, ...]:
    """What becomes of a room: version, status, touched_at, has_ended_game, last_seq; of which: code, after."""
    ended = batch.status == OVER
    if not batch.lines:
        return (batch.version, batch.status, None, ended, None, batch.code, None)
    last = batch.lines[-1]
    return (batch.version, batch.status, last.at, ended, last.seq, batch.code, batch.lines[0].seq - 1)


def line_rows(batches: Sequence[Batch]) -> list[tuple[str, int, int, str]]:
    """The lines: room, seq, at, body."""
    return [(batch.code, line.seq, line.at, line.body) for batch in batches for line in batch.lines]


def held_keys(batches: Sequence[Batch]) -> tuple[list[tuple[str, str, str]], list[tuple[str, str, str]]]:
    """The keys (key, room, player) that are given, and those that are withdrawn; of each, the last change counts."""
    held = {(change.key, batch.code, change.player): change.held for batch in batches for change in batch.keys}
    given = sorted(key for key, is_held in held.items() if is_held)
    return given, sorted(key for key, is_held in held.items() if not is_held)


def lessons_of(batches: Sequence[Batch]) -> list[tuple[str, str, str, str]]:
    """Each thing that was drawn: for which company, in which game, what, and in which room."""
    return sorted(
        (lesson.company, lesson.game, item, batch.code)
        for batch in batches
        for lesson in batch.lessons
        for item in lesson.items
    )
