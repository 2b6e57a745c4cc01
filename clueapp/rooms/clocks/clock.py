"""The server's clock, and alarms on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from clueapp.kernel.game import Deadline

MOST_AT_ONCE = 5
"""Milliseconds by which a clock is moved that is a little off."""
FAR_OFF = 1_000
"""Milliseconds: a clock that is as far off is set right at once."""


@dataclass(frozen=True, slots=True)
class DueClock:
    """A game's deadline and the moment it falls on."""

    deadline: Deadline
    due: int
    held_back: int = 0
    """Milliseconds by which the clock started late, because pages were still revealing an outcome."""


class Alarm(Protocol):
    """Something that will ring unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time in milliseconds since the epoch, and rings."""

    def now(self) -> int: ...
    def ring_at(self, when: int, what: Callable[[], None]) -> Alarm: ...


class SystemClock:
    """The machine's own time, as it was when the clock was made, and running on evenly from there.

    So a wall clock that is set right, or wrong, moves no deadline.
    """

    def __init__(self) -> None:
        self._began_at = (time.time_ns() - time.monotonic_ns()) // 1_000_000

    def now(self) -> int:
        return self._began_at + time.monotonic_ns() // 1_000_000

    def ring_at(self, when: int, what: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, what)


class SharedClock:
    """The time of the database, which is the same for all processes, running on evenly between two looks at it.

    It is moved a little at a time, so that no deadline jumps, unless it is far off.
    """

    def __init__(self, now: int) -> None:
        """`now`: what the database says."""
        self._ahead = now - _monotonic()

    def now(self) -> int:
        return self._ahead + _monotonic()

    def ring_at(self, when: int, what: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, what)

    def correct(self, now: int) -> int:
        """The database says that it is `now`; by how many milliseconds the clock was behind."""
        behind = now - self.now()
        self._ahead += behind if abs(behind) > FAR_OFF else max(-MOST_AT_ONCE, min(MOST_AT_ONCE, behind))
        return behind


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


class ClockAhead:
    """A clock that is ahead of another: for a room whose log was written while the wall clock showed a later time."""

    def __init__(self, clock: Clock, by: int) -> None:
        self._clock = clock
        self._by = by

    def now(self) -> int:
        return self._clock.now() + self._by

    def ring_at(self, when: int, what: Callable[[], None]) -> Alarm:
        return self._clock.ring_at(when - self._by, what)


def not_before(clock: Clock, moment: int) -> Clock:
    """This clock, or one that goes on from a moment that is still to come on it."""
    ahead = moment - clock.now()
    return ClockAhead(clock, ahead) if ahead > 0 else clock
