"""The server's clock, and alarms on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from clueapp.kernel.game import Deadline


@dataclass(frozen=True, slots=True)
class DueClock:
    """A game's deadline and the moment it falls on."""

    deadline: Deadline
    due: int


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
