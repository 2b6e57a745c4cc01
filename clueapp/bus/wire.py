"""What goes over Redis, as bytes. A kind of message that is not known is passed over: it may be of a later version."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import orjson

from clueapp.bus.values import Attendance
from clueapp.store.values import LogLine


@dataclass(frozen=True, slots=True)
class Beat:
    """A process lives, or says farewell."""

    process: str
    at: int
    """The server's time."""
    sent: float
    """By the clock of that process, which alone makes something of it."""
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """What a process says of a room; the later version holds, in whatever order they come."""

    process: str
    version: int
    at: int
    attendance: Attendance | None
    """None: the room is not awake there any more."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a process has appended to a room."""

    process: str
    lines: Sequence[LogLine]


Message: TypeAlias = Beat | Said | Told


class Malformed(Exception):
    """This is no message; what it is instead is not told, since it may be secret."""


def to_bytes(message: Message) -> bytes:
    """A message, to be published; what was said of a room is also kept like this."""
    return orjson.dumps({"kind": _KINDS[type(message)], "message": message}, default=dict)


def from_bytes(data: bytes) -> Message | None:
    """The message again; None if it is of a kind that is not known here."""
    try:
        said = orjson.loads(data)
        read = _READERS.get(said["kind"])
        return read(said["message"]) if read is not None else None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Malformed from None


def _beat(fields: Mapping[str, Any]) -> Beat:
    return Beat(str(fields["process"]), int(fields["at"]), float(fields["sent"]), bool(fields["is_last"]))


def _said(fields: Mapping[str, Any]) -> Said:
    who = fields["attendance"]
    attendance = who and Attendance(*(_moments(who[name]) for name in ("here", "gone", "out")))
    return Said(str(fields["process"]), int(fields["version"]), int(fields["at"]), attendance)


def _moments(players: Mapping[str, Any]) -> dict[str, int]:
    return {player: int(at) for player, at in players.items()}


def _told(fields: Mapping[str, Any]) -> Told:
    lines = tuple(LogLine(int(line["seq"]), int(line["at"]), str(line["body"])) for line in fields["lines"])
    return Told(str(fields["process"]), lines)


_KINDS = {Beat: "beat", Said: "said", Told: "told"}
_READERS: dict[str, Callable[[Mapping[str, Any]], Message]] = {"beat": _beat, "said": _said, "told": _told}
