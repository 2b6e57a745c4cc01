"""What goes into the store and comes out of it."""

from dataclasses import dataclass

OVER = "over"
"""The status of a room whose game has ended."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry of a room's log, as stored."""

    seq: int  # 1, 2, 3 … without a gap within the room
    at: int  # server time, milliseconds since the epoch
    body: str  # JSON text, opaque to the store


@dataclass(frozen=True, slots=True)
class RoomRow:
    """What is known of a room without reading its log."""

    code: str
    game: str
    version: int
    status: str  # lobby | playing | paused | over
    created_at: int
    touched_at: int


@dataclass(frozen=True, slots=True)
class KeyChange:
    """A key of a seat, given or withdrawn: the hash of a browser's identity or of a token."""

    key: str
    player: str
    held: bool  # False: the key is withdrawn


@dataclass(frozen=True, slots=True)
class Lessons:
    """What was drawn for a company of players in a game."""

    company: str
    game: str
    items: tuple[str, ...]


class SequenceTaken(Exception):
    """Somebody else has appended this (room, seq) already."""


class RoomExists(Exception):
    """A room of this code is stored already."""


class StoreFull(Exception):
    """As many rooms are stored as may be."""


class NoSuchRoom(Exception):
    """No room of this code is stored; it may have been removed as stale."""


class StoreTooNew(Exception):
    """The database was written by a later version of the program."""


class StoreFailed(Exception):
    """The database could not do it: disk full, locked, unreachable; the cause is chained."""

    advice = "We couldn’t save that just now. Please try again."
    """What players are told."""


class StoreLost(StoreFailed):
    """The database is no longer where it was: what is written now would be gone with the server."""

    advice = "We can’t save anything any more. Please tell the people who run this server."
