"""A bus within one process: for a server that is alone, and for tests of several side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from clueapp.bus.protocol import Listener
from clueapp.bus.values import Attendance, BusLost, Lost, Roll
from clueapp.store.values import LogLine

_numbers = count(1)


class Hub:
    """What the ends of one bus have in common."""

    def __init__(self, now: Callable[[], int]) -> None:
        """`now`: the server's time in milliseconds."""
        self.now = now
        self.living: dict[str, BusHere] = {}
        self.lost: dict[str, tuple[dict[str, Attendance], int]] = {}
        """By the name of a process that is no more: what it said of its rooms, and when it was last alive."""
        self.is_cut = False
        """Whether nothing gets through: for tests."""

    def bury(self, bus: BusHere) -> None:
        """A process is no more, and the others notice."""
        if self.living.pop(bus.name, None) is None:
            return
        self.lost[bus.name] = bus.followed, self.now()
        for code in bus.followed:
            self.tell_roll(code)

    def tell_roll(self, code: str, but: BusHere | None = None) -> None:
        for each in tuple(self.living.values()):
            if each is not but and code in each.followed and each.listener is not None and not self.is_cut:
                each.listener.hear_roll(code)


class BusHere:
    """One end of it; without a hub there is no other."""

    def __init__(self, hub: Hub | None = None, name: str | None = None) -> None:
        self.name = name or f"process-{next(_numbers):06}"
        self.is_alone = hub is None
        self.listener: Listener | None = None
        self.followed: dict[str, Attendance] = {}
        self._hub = hub or Hub(lambda: 0)
        self._hub.living[self.name] = self

    @property
    def is_hearing(self) -> bool:
        return not self._hub.is_cut

    def listen(self, listener: Listener) -> None:
        self.listener = listener

    def follow(self, code: str, attendance: Attendance) -> None:
        if not self.is_alone:
            self.followed[code] = attendance
            self._hub.tell_roll(code, but=self)

    def unfollow(self, code: str) -> None:
        if self.followed.pop(code, None) is not None:
            self._hub.tell_roll(code)

    def tell(self, code: str, lines: Sequence[LogLine]) -> None:
        if self._hub.is_cut:
            return
        for each in tuple(self._hub.living.values()):
            if each is not self and code in each.followed and each.listener is not None:
                each.listener.hear_lines(code, lines)

    def roll(self, code: str) -> Roll:
        others = [each for each in self._hub.living.values() if each is not self and code in each.followed]
        lost = {
            name: Lost(followed[code], since) for name, (followed, since) in self._hub.lost.items() if code in followed
        }
        return Roll({each.name: each.followed[code] for each in others}, lost)

    async def read_roll(self, code: str) -> Roll:
        if self._hub.is_cut:
            raise BusLost
        return self.roll(code)

    def rank(self, code: str) -> int:
        return sum(name < self.name and code in each.followed for name, each in self._hub.living.items())

    async def close(self) -> None:
        self._hub.bury(self)
