"""A steady pace of actions, and what came of them."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

LOST_AFTER = 15.0
"""Seconds after which an update that has not come counts as lost."""


@dataclass(slots=True)
class Tally:
    """What came of all the actions of all the tables."""

    seconds: list[float] = field(default_factory=list)
    late: int = 0
    """Actions that were due before the last one had reached everybody."""
    lost: int = 0
    refused: int = 0
    stuck: int = 0
    """Times when nobody at a table could act."""

    @property
    def actions(self) -> int:
        return len(self.seconds) + self.lost


class Paced(ABC):
    """Acts every so often, and waits each time until everybody has seen it."""

    def __init__(self, name: str, tally: Tally) -> None:
        self.rng = Random(name)
        self.tally = tally
        self._unseen: set[Hashable] = set()
        self._last_seen = 0.0
        self._all_have_seen = asyncio.Event()

    @property
    @abstractmethod
    def is_open(self) -> bool: ...

    @abstractmethod
    def act(self) -> bool:
        """Click; False if there is nothing to click at."""

    async def play(self, begin: float, end: float, every: float) -> None:
        """Act at this pace; nothing is made up for after an action that took longer."""
        due = begin + self.rng.random() * every
        while due < end and self.is_open:
            ahead = due - perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
            else:
                self.tally.late += 1
            await self._act_and_wait()
            due = max(due + every, perf_counter())

    def expect(self, everybody: Iterable[Hashable]) -> None:
        """All of these will see the next action."""
        self._unseen = set(everybody)
        self._all_have_seen.clear()

    def is_expected(self, each: Hashable) -> bool:
        return each in self._unseen

    def saw(self, each: Hashable, at: float) -> None:
        """One of them has seen it."""
        self._unseen.discard(each)
        self._last_seen = at
        if not self._unseen:
            self._all_have_seen.set()

    async def _act_and_wait(self) -> None:
        clicked = perf_counter()
        if not self.act():
            self.tally.stuck += 1
            await asyncio.sleep(1)
            return
        try:
            async with asyncio.timeout(LOST_AFTER):
                await self._all_have_seen.wait()
        except TimeoutError:
            self.tally.lost += 1
        else:
            self.tally.seconds.append(self._last_seen - clicked)


async def play_all(tables: Iterable[Paced], seconds: float, every: float) -> float:
    """Let all of them play side by side; how many seconds that took."""
    begin = perf_counter()
    await asyncio.gather(*(table.play(begin, begin + seconds, every) for table in tables))
    return perf_counter() - begin
