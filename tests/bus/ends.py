"""Ends of a bus, and somebody who listens at each."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from clueapp.bus.protocol import Bus
from clueapp.bus.values import Attendance, Roll
from clueapp.store.values import LogLine

PATIENCE_SECONDS = 20.0
ROOM = "ABCDEF"
OTHER_ROOM = "GHIJKL"


def wall_clock() -> int:
    return int(time.time() * 1000)


async def until(condition: Callable[[], object], seconds: float = PATIENCE_SECONDS) -> None:
    """Returns as soon as it is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not become so"
        await asyncio.sleep(0.01)


def here(*players: str, since: int = 1) -> Attendance:
    """These have a page open."""
    return Attendance(dict.fromkeys(players, since))


def line(seq: int) -> LogLine:
    return LogLine(seq, 1_000 + seq, f'{{"number":{seq},"word":"Zoë \\u2028"}}')


class Listening:
    """Remembers all that it is told."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.lines: list[tuple[str, LogLine]] = []
        self.rolls: list[tuple[str, Roll]] = []
        bus.listen(self)

    def hear_lines(self, code: str, lines: Sequence[LogLine]) -> None:
        self.lines.extend((code, each) for each in lines)

    def hear_roll(self, code: str) -> None:
        self.rolls.append((code, self.bus.roll(code)))

    @property
    def seqs(self) -> list[int]:
        return [each.seq for _, each in self.lines]

    def ever_lost(self) -> set[str]:
        """Every process that it was told is dead."""
        return {name for _, roll in self.rolls for name in roll.lost}


def there(bus: Bus, code: str = ROOM) -> dict[str, set[str]]:
    """By process, who has a page open there."""
    return {name: set(attendance.here) for name, attendance in bus.roll(code).there.items()}
