"""The server's clock, and alarms on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will ring unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time in milliseconds since the epoch, and rings."""

    def now(self) -> int: ...
    def ring_at(self, when: int, what: Callable[[], None]) -> Alarm: ...


class SystemClock:
    """The machine's own time."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def ring_at(self, when: int, what: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, what)
