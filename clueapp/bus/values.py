"""What processes tell each other about a room, beside its log."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is in a room by way of one process. All moments are the server's time, in milliseconds."""

    here: Mapping[str, int] = field(default_factory=dict)
    """The players who have a page or a socket open there, and since when."""
    gone: Mapping[str, int] = field(default_factory=dict)
    """The players who had one, and since when they have none."""
    out: Mapping[str, int] = field(default_factory=dict)
    """The players who walked out on purpose, whatever they have open, and when."""


@dataclass(frozen=True, slots=True)
class Lost:
    """What a process said last that is no more."""

    attendance: Attendance
    since: int
    """The moment of its last sign of life."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Who is in a room by way of the other processes, each by its name; those where nobody is stand here as well."""

    there: Mapping[str, Attendance] = field(default_factory=dict)
    lost: Mapping[str, Lost] = field(default_factory=dict)
    is_certain: bool = True
    """Whether somebody who is not in it is gone; not while others may not have been heard yet."""


class BusLost(Exception):
    """The other processes cannot be asked now."""
