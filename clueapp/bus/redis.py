"""The bus of several processes: over Redis, or Valkey. It keeps nothing there that cannot be said again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog

from clueapp import metrics
from clueapp.bus.beats import BEAT_SECONDS, Beats
from clueapp.bus.ear import Ear
from clueapp.bus.lines import ANSWER_SECONDS, Address, stop
from clueapp.bus.names import Channels
from clueapp.bus.own import Own
from clueapp.bus.protocol import Listener
from clueapp.bus.reading import Reading
from clueapp.bus.speaker import Speaker
from clueapp.bus.values import Attendance, BusLost, Roll
from clueapp.bus.wire import Beat, Said, Told, from_bytes
from clueapp.failures import note_failure
from clueapp.store.values import LogLine

log = structlog.get_logger()
HEALING_SECONDS = 30.0
"""So often everything is said again, in case that Redis has lost it and nobody has noticed."""


class RedisBus:
    """One process's end of it. It says everything again whenever Redis may have lost it, or others missed it."""

    is_alone = False

    def __init__(self, url: str, now: Callable[[], int], name: str | None = None) -> None:
        """`now`: the server's time in milliseconds, the same for all processes."""
        self.name = name or f"{now():012x}-{secrets.token_hex(6)}"
        self._listener: Listener | None = None
        address = Address(url)
        self._channels = Channels(address.database)
        self._speaker = Speaker(address, self._say_all)
        self._ear = Ear(address, self, self._channels.beats)
        self._beats = Beats()
        self._own = Own(self.name, now, self._channels, self._speaker)
        self._reading = Reading(self.name, now, self._own, self._beats, self._speaker, self._tell_roll)
        self._rolls = self._reading.rolls
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
            self._reading.begin(code)
            self._ear.add(self._channels.room(code))
        self._own.change(code, attendance)

    def unfollow(self, code: str) -> None:
        if code in self._own:
            self._reading.end(code)
            self._ear.remove(self._channels.room(code))
            self._own.change(code, None)

    def tell(self, code: str, lines: Sequence[LogLine]) -> None:
        self._own.tell(code, lines)

    def roll(self, code: str) -> Roll:
        return self._rolls.roll(code, self._reading.is_complete(code))

    def rank(self, code: str) -> int:
        there = self.roll(code).there
        return sum(name < self.name and not self._beats.is_missed(name) for name in there)

    async def read_roll(self, code: str) -> Roll:
        if not self.is_hearing:
            raise BusLost
        roll = await self._reading.ask(code)
        if not self.is_hearing:
            raise BusLost
        return roll

    # Beating
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
            self._tell_rolls_of(process)
        if self._beats.settle():
            self._say_all()
            self._reading.read_all()
        self._reading.bury_the_dead()
        if self._beats.clock() - self._last_said > HEALING_SECONDS:
            self._say_all()
            self._reading.read_missing()

    def _say_all(self) -> None:
        self._last_said = self._beats.clock()
        self._own.say_all()

    # Hearing
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
        self._reading.read(self._channels.code(channel))

    def hear_no_more(self) -> None:
        self._beats.break_off()

    def _hear_beat(self, beat: Beat) -> None:
        if beat.process == self.name:
            self._hear_itself(beat)
        elif beat.is_last:
            self._beats.end(beat.process, beat.at)
            self._tell_rolls_of(beat.process)
        elif self._beats.hear(beat.process, beat.at):
            self._tell_rolls_of(beat.process)

    def _hear_itself(self, beat: Beat) -> None:
        if self._beats.echo(beat.sent):
            log.info("other processes are heard", process=self.name)
            self._has_heard.set()
            self._say_all()
            self._reading.read_all()

    def _hear_of_room(self, code: str, heard: Said | Told) -> None:
        if code not in self._own:
            return
        if isinstance(heard, Told):
            if self._listener is not None:
                self._listener.hear_lines(code, heard.lines)
        elif not self._beats.has_ended(heard.process):
            self._beats.meet(heard.process, heard.at)
            if self._rolls.take(code, heard):
                self._tell_roll(code)

    # Telling the listener
    def _tell_rolls_of(self, process: str) -> None:
        for code in self._rolls.rooms_of(process):
            self._tell_roll(code)

    def _tell_roll(self, code: str) -> None:
        if self._listener is None or not self._reading.is_worth_telling(code):
            return
        try:
            self._listener.hear_roll(code)
        except Exception as error:
            note_failure("telling of a roll failed", error)
