"""Which processes live, by the beats that are heard of them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

BEAT_SECONDS = 0.5
DEAF_SECONDS = 2.0
"""Who has not heard an own beat for so long hears nobody."""
MISSED_SECONDS = 1.2
"""Of whom no beat has been heard for so long is not relied upon to be in time: it has missed two."""
DEAD_SECONDS = 3.0
"""Of whom no beat has been heard for so long is dead, if it would have been heard."""


@dataclass(slots=True)
class _Other:
    """Another process."""

    heard: float
    """When a beat of it was last heard, by the clock of this process."""
    beat: int
    """The latest beat that is known, in the server's time."""
    is_dead: bool = False
    has_ended: bool = False
    """Whether it has said farewell, and cannot come back."""
    is_buried: bool = False


class Beats:
    """Who does not hear itself declares nobody dead: it may have been asleep, and the others awake."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.hearing_since = -math.inf
        """Since when everything is heard without a break."""
        self._echo = -math.inf
        self._is_settled = False
        self._others: dict[str, _Other] = {}

    @property
    def is_hearing(self) -> bool:
        """Whether an own beat of the last moments has come back."""
        return self.clock() - self._echo < DEAF_SECONDS

    @property
    def is_settled(self) -> bool:
        """Whether everybody who lives has been heard; see `settle`."""
        return self._is_settled and self.is_hearing

    def settle(self) -> bool:
        """Whether it has been heard just long enough, for the first time since hearing began."""
        if self._is_settled or not self.is_hearing or self.clock() - self.hearing_since < DEAD_SECONDS:
            return False
        if any(not other.is_dead and other.heard < self.hearing_since for other in self._others.values()):
            return False
        self._is_settled = True
        return True

    def break_off(self) -> None:
        """From now on something may be missed."""
        self._echo = -math.inf
        self._is_settled = False

    def echo(self, sent: float) -> bool:
        """An own beat has come back that was sent at this moment; whether hearing begins anew with it."""
        was_hearing = self.is_hearing
        self._echo = max(self._echo, sent)
        if was_hearing or not self.is_hearing:
            return False
        self.hearing_since = self.clock()
        self._is_settled = False
        return True

    def hear(self, process: str, at: int) -> bool:
        """Another one's beat; whether it lives contrary to what was thought."""
        other = self._others.setdefault(process, _Other(self.clock(), at))
        if other.has_ended:
            return False
        was_dead = other.is_dead
        other.heard = self.clock()
        other.beat = max(other.beat, at)
        other.is_dead = other.is_buried = False
        return was_dead

    def meet(self, process: str, at: int) -> None:
        """It has said something, and may not have been heard of before."""
        self._others.setdefault(process, _Other(self.clock(), at))

    def end(self, process: str, at: int) -> None:
        """It has said farewell."""
        self._others[process] = _Other(self.clock(), at, is_dead=True, has_ended=True)

    def read(self, beats: Mapping[str, int], now: int) -> None:
        """These are written down; whoever was never heard, and is written down as of long ago, is dead."""
        for process, at in beats.items():
            if other := self._others.get(process):
                other.beat = other.beat if other.has_ended else max(other.beat, at)
            else:
                age = max(0, now - at) / 1000
                self._others[process] = _Other(self.clock() - age, at, is_dead=age > DEAD_SECONDS)

    def reap(self) -> list[str]:
        """Who has died meanwhile."""
        if not self.is_hearing:
            return []
        heard_after = self.clock() - DEAD_SECONDS
        dead = [
            name
            for name, other in self._others.items()
            if not other.is_dead and max(other.heard, self.hearing_since) < heard_after
        ]
        for name in dead:
            self._others[name].is_dead = True
        return dead

    def is_missed(self, process: str) -> bool:
        """Whether it lives as far as is known, but has not been heard when it should have been."""
        other = self._others.get(process)
        heard_after = self.clock() - MISSED_SECONDS
        return self.is_hearing and other is not None and other.heard < heard_after

    def bury(self, before: int) -> Iterator[str]:
        """Who died before this moment of the server's time; each only once."""
        for name, other in self._others.items():
            if other.is_dead and not other.is_buried and other.beat < before:
                other.is_buried = True
                yield name

    def dead_since(self, process: str) -> int | None:
        """The moment of its last beat, if it is dead."""
        other = self._others.get(process)
        return other.beat if other is not None and other.is_dead else None

    def has_ended(self, process: str) -> bool:
        other = self._others.get(process)
        return other is not None and other.has_ended
