"""How long the machine itself kept us, or a process, waiting: limits in milliseconds leave that out."""

from __future__ import annotations

import asyncio
import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from operator import itemgetter
from pathlib import Path
from types import TracebackType

from tests.cluster.client import now

BEAT = 0.01
LOOK = 0.03
"""Seconds between two looks at how long the processes have waited for a processor."""
ANYTHING = 0
"""Stands for the whole machine where a process is named."""
PRESSURE = Path("/proc/pressure/cpu")
UNHEEDED = 0.003
"""By so much every sleep is too long."""
BEFORE = 0.1
"""Seconds before something was due in which it may have been held up already."""
Waits = list[tuple[float, float, float]]
"""From when to when something was lost, and how many seconds."""


class Stalls:
    """Sleeps for ten milliseconds again and again, and notes by how much it overslept. `async with` runs it.

    Where the system says how long each process waited for a processor, that is noted too: ours may have had one. So is
    how long anything else waited, such as the database, which the processes wait for in turn.
    """

    def __init__(self, pids: Callable[[], Iterable[int]] = tuple) -> None:
        self._pids = pids
        self._overslept: Waits = []
        self._waited: dict[int, Waits] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Stalls:
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._look())]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            began = now()
            await asyncio.sleep(BEAT)
            ended = now()
            if ended - began - BEAT > UNHEEDED:
                self._overslept.append((began, ended, ended - began - BEAT))

    async def _look(self) -> None:
        seen: dict[int, tuple[float, float]] = {}
        while True:
            for pid in (ANYTHING, *self._pids()):
                began, before = seen.get(pid, (0.0, math.inf))
                ended, total = seen[pid] = now(), anything_waited() if pid == ANYTHING else waited(pid)
                if total - before > UNHEEDED:
                    self._waited.setdefault(pid, []).append((began, ended, total - before))
            await asyncio.sleep(LOOK)

    def between(self, begin: float, end: float) -> float:
        """The seconds lost from shortly before one moment to another: by us, and by the process that lost the most."""
        begin -= BEFORE
        others = (_lost(waits, begin, end) for waits in self._waited.values())
        return _lost(self._overslept, begin, end) + max(others, default=0.0)

    @property
    def worst(self) -> float:
        return max((late for _, _, late in self._overslept), default=0.0)


def waited(pid: int) -> float:
    """For how many seconds the threads of a process have been ready to run, and have not run. 0 if nobody knows."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        try:
            total += int(thread.read_text().split()[1])
        except (OSError, IndexError, ValueError):
            continue
    return total / 1e9


def anything_waited() -> float:
    """For how many seconds anything on this machine has been ready to run, and has not run. 0 if nobody knows."""
    try:
        some = PRESSURE.read_text(encoding="ascii").splitlines()[0]
    except (OSError, IndexError):
        return 0
    return int(some.rsplit("total=", 1)[1]) / 1e6


def _lost(waits: Waits, begin: float, end: float) -> float:
    first, last = bisect_right(waits, begin, key=itemgetter(1)), bisect_left(waits, end, key=itemgetter(0))
    return sum(seconds for _, _, seconds in waits[first:last])
