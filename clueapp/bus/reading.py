"""What the others have written down of rooms, read again whenever something of it may have been missed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from clueapp.bus.beats import Beats
from clueapp.bus.lines import ANSWER_SECONDS
from clueapp.bus.own import Own
from clueapp.bus.rolls import Rolls
from clueapp.bus.speaker import Errand, Speaker
from clueapp.bus.values import BusLost, Roll
from clueapp.bus.written import asking_for, read_answer

MOURNING_MS = 60_000
"""So long is kept what a dead process has written down."""


class Reading:
    """Reads for one process; what it learns goes into the rolls."""

    def __init__(
        self, name: str, now: Callable[[], int], own: Own, beats: Beats, speaker: Speaker, read: Callable[[str], None]
    ) -> None:
        """`read` is called when a room has been read, and when something new was found in it."""
        self.rolls = Rolls(beats)
        self._name = name
        self._now = now
        self._own = own
        self._beats = beats
        self._speaker = speaker
        self._has_read = read
        self._unread: set[str] = set()
        """The rooms that are awake here, and of which the others may have said something that is not known here."""
        self._never_read: set[str] = set()
        """Those of them of which what is known is not enough to tell anybody of it."""

    def begin(self, code: str) -> None:
        """The room is awake from now on; it will be read as soon as what others say of it is heard."""
        self._unread.add(code)
        self._never_read.add(code)

    def end(self, code: str) -> None:
        self._unread.discard(code)
        self._never_read.discard(code)
        self.rolls.forget(code)

    def is_complete(self, code: str) -> bool:
        """Whether nothing can have been missed of a room that is awake."""
        return self._beats.is_settled and code in self._own and code not in self._unread

    def is_worth_telling(self, code: str) -> bool:
        """Whether a room is awake and has been read at least once."""
        return code in self._own and code not in self._never_read

    def read(self, code: str) -> None:
        self._speaker.put(("read", code), Errand(partial(asking_for, code), partial(self._take, code)))

    def read_all(self) -> None:
        self._unread.update(self._own.awake())
        self.read_missing()

    def read_missing(self) -> None:
        for code in self._unread:
            self.read(code)

    async def ask(self, code: str) -> Roll:
        """The roll as it is now; BusLost if nobody answers."""
        answer: asyncio.Future[Sequence[Any]] = asyncio.get_running_loop().create_future()
        self._speaker.put(
            answer, Errand(partial(asking_for, code), partial(_resolve, answer), partial(_refuse, answer))
        )
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                replies = await answer
        except TimeoutError:
            raise BusLost from None
        return self._roll_by(code, replies)

    def bury_the_dead(self) -> None:
        """Remove what those have written down who died long ago."""
        if self._beats.is_settled:
            for process in self._beats.bury(self._now() - MOURNING_MS):
                self._own.bury(process, self.rolls.rooms_of(process))

    def _roll_by(self, code: str, replies: Sequence[Any]) -> Roll:
        """A room that is not awake here is known only for the moment."""
        is_new = self._learn(code, replies)
        roll = self.rolls.roll(code, self._beats.is_settled)
        if code not in self._own:
            self.rolls.forget(code)
        elif is_new:
            self._has_read(code)
        return roll

    def _take(self, code: str, replies: Sequence[Any]) -> None:
        if code in self._own:
            self._learn(code, replies)
            self._unread.discard(code)
            self._never_read.discard(code)
            self._has_read(code)

    def _learn(self, code: str, replies: Sequence[Any]) -> bool:
        """Whether what was read brings something new."""
        written = read_answer(replies)
        if code in self._own:
            self._own.compare(code, written.said.get(self._name))
        for each in (written.said, written.beats):
            each.pop(self._name, None)
        self._beats.read(written.beats, self._now())
        self._bury_leftovers(code, written.said)
        return self.rolls.read(code, written.said.values())

    def _bury_leftovers(self, code: str, processes: Iterable[str]) -> None:
        for process in processes:
            since = self._beats.dead_since(process)
            if since is not None and since < self._now() - MOURNING_MS and self._beats.is_settled:
                self._own.bury(process, [code])


def _resolve(answer: asyncio.Future[Sequence[Any]], replies: Sequence[Any]) -> None:
    if not answer.done():
        answer.set_result(replies)


def _refuse(answer: asyncio.Future[Sequence[Any]]) -> None:
    if not answer.done():
        answer.set_exception(BusLost())
