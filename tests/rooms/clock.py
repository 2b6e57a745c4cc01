"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

from clueapp import background

NOON = 1_700_000_000_000
TOO_MANY = 5_000


@dataclass(slots=True, order=True)
class ManualAlarm:
    """Rings when the test's time has come to it."""

    when: int
    number: int
    what: Callable[[], None] = field(compare=False)
    is_cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.is_cancelled = True


class ManualClock:
    """Implements Clock; no real time passes, and nothing sleeps."""

    def __init__(self, now: int = NOON) -> None:
        self._now = now
        self._alarms: list[ManualAlarm] = []
        self._numbers = itertools.count()

    def now(self) -> int:
        return self._now

    def ring_at(self, when: int, what: Callable[[], None]) -> ManualAlarm:
        alarm = ManualAlarm(when, next(self._numbers), what)
        self._alarms.append(alarm)
        return alarm

    async def advance(self, ms: int) -> None:
        """Let time pass: each alarm rings at its moment, and all that follows from it is done before the next."""
        end = self._now + ms
        await settle()
        for _ in range(TOO_MANY):
            if not self._ring_next(end):
                self._now = end
                return
            await settle()
        raise AssertionError("an alarm rings for ever")

    def ring(self, ms: int) -> int:
        """Let time pass and the due alarms ring, without giving anybody a chance to react; returns how many rang."""
        end = self._now + ms
        rung = 0
        while self._ring_next(end):
            rung += 1
        self._now = end
        return rung

    def skip(self, to: int) -> None:
        """Let time pass without anything ringing before its end, as on a busy machine."""
        self._now = to

    def forget(self) -> None:
        """The process that had set the alarms is gone."""
        self._alarms.clear()

    def _ring_next(self, end: int) -> bool:
        self._alarms = sorted(alarm for alarm in self._alarms if not alarm.is_cancelled)
        if not self._alarms or self._alarms[0].when > end:
            return False
        alarm = self._alarms.pop(0)
        self._now = max(self._now, alarm.when)
        alarm.what()
        return True


async def settle() -> None:
    """Wait for everything that goes on in the background."""
    loop = asyncio.get_running_loop()
    while running := [task for task in background._running if task.get_loop() is loop]:
        await asyncio.wait(running)
