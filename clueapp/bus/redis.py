"""The bus of several processes: over Redis, or Valkey. It keeps nothing there that cannot be said again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from clueapp import metrics
from clueapp.bus.beats import BEAT_SECONDS, Beats
from clueapp.bus.ear import Ear
from clueapp.bus.lines import ANSWER_SECONDS, Address, stop
from clueapp.bus.names import Channels
from clueapp.bus.own import Own
from clueapp.bus.protocol import Listener
from clueapp.bus.rolls import Rolls
from clueapp.bus.speaker import Errand, Speaker
from clueapp.bus.values import Attendance, BusLost, Roll
from clueapp.bus.wire import Beat, Said, Told, from_bytes
from clueapp.bus.written import asking_for, read_answer
from clueapp.failures import note_failure
from clueapp.store.values import LogLine

log = structlog.get_logger()
HEALING_SECONDS = 30.0
"""So often everything is said again, in case that Redis has lost it and nobody has noticed."""
MOURNING_MS = 60_000
"""So long is kept what a dead process has written down."""


class RedisBus:
    """One process's end of it. It says everything again whenever Redis may have lost it, or others missed it."""

    is_alone = False

    def __init__(self, url: str, now: Callable[[], int], name: str | None = None) -> None:
        """`now`: the server's time in milliseconds, the same for all processes."""
        self.name = name or f"{now():012x}-{secrets.token_hex(6)}"
        self._now = now
        self._listener: Listener | None = None
        address = Address(url)
        self._channels = Channels(address.database)
        self._speaker = Speaker(address, self._say_all)
        self._ear = Ear(address, self, self._channels.beats)
        self._own = Own(self.name, now, self._channels, self._speaker)
        self._beats = Beats()
        self._rolls = Rolls(self._beats)
        self._unread: set[str] = set()
        """The rooms that are awake here, and of which the others may have said something that is not known here."""
        self._never_read: set[str] = set()
        """Those of them of which what is known is not enough to tell anybody of it."""
        self._last_said = self._beats.clock()
        self._has_heard = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> RedisBus:
        """Begin; a Redis that is out of reach only means that nothing is heard until it is there."""
        works = (self._keep_beating(), self._ear.run(), self._speaker.run())
        self._tasks = [asyncio.create_task(work, name="bus") for work in works]
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._has_heard.wait()
        return self

    async def close(self) -> None:
        tasks, self._tasks = self._tasks, []
        if not tasks:
            return
        *others, speaking = tasks
        await stop(others)
        self._beats.break_off()
        said = asyncio.Event()
        self._own.say_farewell(said.set)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await said.wait()
        await stop([speaking])

    @property
    def is_hearing(self) -> bool:
        return self._beats.is_hearing

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def follow(self, code: str, attendance: Attendance) -> None:
        if code not in self._own:
            self._unread.add(code)
            self._never_read.add(code)
            self._ear.add(self._channels.room(code))
        self._own.change(code, attendance)

    def unfollow(self, code: str) -> None:
        if code in self._own:
            self._unread.discard(code)
            self._never_read.discard(code)
            self._ear.remove(self._channels.room(code))
            self._rolls.forget(code)
            self._own.change(code, None)

    def tell(self, code: str, lines: Sequence[LogLine]) -> None:
        self._own.tell(code, lines)

    def roll(self, code: str) -> Roll:
        return self._rolls.roll(code, self._beats.is_settled and code in self._own and code not in self._unread)

    def rank(self, code: str) -> int:
        return sum(name < self.name for name in self.roll(code).there)

    async def read_roll(self, code: str) -> Roll:
        if not self.is_hearing:
            raise BusLost
        answer: asyncio.Future[Sequence[Any]] = asyncio.get_running_loop().create_future()
        self._speaker.put(
            answer, Errand(partial(asking_for, code), partial(_resolve, answer), partial(_refuse, answer))
        )
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                replies = await answer
        except TimeoutError:
            raise BusLost from None
        if not self.is_hearing:
            raise BusLost
        return self._roll_by(code, replies)

    def _roll_by(self, code: str, replies: Sequence[Any]) -> Roll:
        """The roll as it has just been read; a room that is not awake here is known only for the moment."""
        is_new = self._learn(code, replies)
        roll = self._rolls.roll(code, self._beats.is_settled)
        if code not in self._own:
            self._rolls.forget(code)
        elif is_new:
            self._tell_rolls([code])
        return roll

    # --- beating ------------------------------------------------------------------------------------------------------

    async def _keep_beating(self) -> None:
        while True:
            self._beat()
            try:
                self._look_round()
            except Exception as error:
                note_failure("looking for dead processes failed", error)
            await asyncio.sleep(BEAT_SECONDS)

    def _beat(self) -> None:
        self._own.beat(self._beats.clock, self._beat_written)

    def _beat_written(self, is_new: bool) -> None:
        if is_new:  # Redis has lost its memory, or somebody took this process for dead
            self._say_all()

    def _look_round(self) -> None:
        for process in self._beats.reap():
            self._tell_rolls(self._rolls.rooms_of(process))
        if self._beats.settle():
            self._say_all()
            self._read_all()
        if self._beats.is_settled:
            for process in self._beats.bury(self._now() - MOURNING_MS):
                self._own.bury(process, self._rolls.rooms_of(process))
        if self._beats.clock() - self._last_said > HEALING_SECONDS:
            self._say_all()
            for code in self._unread:
                self._read(code)

    def _say_all(self) -> None:
        self._last_said = self._beats.clock()
        self._own.say_all()

    # --- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, channel: str, message: bytes) -> None:
        metrics.bus_heard.inc()
        try:
            heard = from_bytes(message)
            if isinstance(heard, Beat):
                self._hear_beat(heard)
            elif heard is not None and heard.process != self.name:
                self._hear_of_room(self._channels.code(channel), heard)
        except Exception as error:
            note_failure("message of another process failed", error)

    def hear_again(self) -> None:
        self._beats.break_off()
        self._beat()

    def hear_also(self, channel: str) -> None:
        self._read(self._channels.code(channel))

    def hear_no_more(self) -> None:
        self._beats.break_off()

    def _hear_beat(self, beat: Beat) -> None:
        if beat.process == self.name:
            if self._beats.echo(beat.sent):
                self._has_heard.set()
                log.info("other processes are heard", process=self.name)
                self._say_all()
                self._read_all()
            return
        if beat.is_last:
            self._beats.end(beat.process, beat.at)
        elif not self._beats.hear(beat.process, beat.at):
            return
        self._tell_rolls(self._rolls.rooms_of(beat.process))

    def _hear_of_room(self, code: str, heard: Said | Told) -> None:
        if code not in self._own:
            return
        if isinstance(heard, Told):
            if self._listener is not None:
                self._listener.hear_lines(code, heard.lines)
        elif not self._beats.has_ended(heard.process):
            self._beats.meet(heard.process, heard.at)
            if self._rolls.take(code, heard):
                self._tell_rolls([code])

    def _tell_rolls(self, codes: Iterable[str]) -> None:
        for code in codes:
            if self._listener is not None and code in self._own and code not in self._never_read:
                try:
                    self._listener.hear_roll(code)
                except Exception as error:
                    note_failure("telling of a roll failed", error)

    # --- reading ------------------------------------------------------------------------------------------------------

    def _read_all(self) -> None:
        for code in self._own.awake():
            self._unread.add(code)
            self._read(code)

    def _read(self, code: str) -> None:
        self._speaker.put(("read", code), Errand(partial(asking_for, code), partial(self._take_reading, code)))

    def _take_reading(self, code: str, replies: Sequence[Any]) -> None:
        if code in self._own:
            self._learn(code, replies)
            self._unread.discard(code)
            self._never_read.discard(code)
            self._tell_rolls([code])

    def _learn(self, code: str, replies: Sequence[Any]) -> bool:
        """Whether what was read brings something new."""
        written = read_answer(replies)
        if code in self._own:
            self._own.compare(code, written.said.get(self.name))
        for mine in (written.said, written.beats):
            mine.pop(self.name, None)
        self._beats.read(written.beats, self._now())
        if self._beats.is_settled:
            self._bury_leftovers(code, written.said)
        return self._rolls.read(
            code, [said for said in written.said.values() if not self._beats.has_ended(said.process)]
        )

    def _bury_leftovers(self, code: str, processes: Iterable[str]) -> None:
        for process in processes:
            since = self._beats.dead_since(process)
            if since is not None and since < self._now() - MOURNING_MS:
                self._own.bury(process, [code])


def _resolve(answer: asyncio.Future[Sequence[Any]], replies: Sequence[Any]) -> None:
    if not answer.done():
        answer.set_result(replies)


def _refuse(answer: asyncio.Future[Sequence[Any]]) -> None:
    if not answer.done():
        answer.set_exception(BusLost())
