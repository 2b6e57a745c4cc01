"""A room's log on the disk and in memory: durable first, then true; and what other processes append to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from random import uniform
from typing import TypeVar

from clueapp import metrics
from clueapp.bus.protocol import Bus
from clueapp.failures import note_failure
from clueapp.kernel.errors import IllegalAction, UnknownVersion
from clueapp.kernel.game import AnyGame
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.entries import Entry, to_body
from clueapp.rooms.log.record import Record
from clueapp.store.store import Store
from clueapp.store.values import KeyChange, Lessons, LogLine, NoSuchRoom, SequenceTaken, StoreFailed

TRIES = 60
"""How often something is decided again because another process was faster, or had written what was not known here."""
PATIENT_TRIES = 3
"""After so many of them one waits a moment, so that not always the same is too slow."""
LONGEST_WAIT = 0.02
T = TypeVar("T")


class Ledger:
    """Keeps the record in step with what is stored."""

    def __init__(
        self, game: AnyGame, code: str, store: Store, bus: Bus, caught_up: Callable[[Sequence[Entry]], None]
    ) -> None:
        """`caught_up` is called with what others have written, once it is known here."""
        self._game = game
        self._code = code
        self._store = store
        self._bus = bus
        self._caught_up = caught_up
        self._is_out_of_step = False
        self.record = Record(game, code)

    @property
    def next_seq(self) -> int:
        return self.record.seq + 1

    async def read(self, lines: Sequence[LogLine]) -> None:
        """Become what a stored log says, or raise UnknownVersion and stay as it was."""
        self.record = await Record.of(self._game, self._code, lines)

    async def append(self, decision: Decision, at: int) -> None:
        """Make a decision durable, then true (P-6.1), then known to other processes.

        If that fails, nothing is done before the log is read again.
        """
        if not decision.entries:
            return
        at = max(at, self.record.at)  # time never runs backwards in a log
        entries = enumerate(decision.entries, self.next_seq)
        lines = [LogLine(seq, at, to_body(self._game, entry)) for seq, entry in entries]
        states = decision.states_after(self.record.state, at)
        try:
            await self._store.append(
                self._code,
                lines,
                keys=_key_changes(decision),
                status=states[-1].status,
                version=self._game.info.version,
                lessons=[Lessons(each.company, self._game.info.name, each.items) for each in decision.drawn],
            )
        except BaseException:  # also when the server stops: nobody knows how it ended, but the log does
            self._is_out_of_step = True
            raise
        self._bus.tell(self._code, lines)
        for entry, state in zip(decision.entries, states, strict=True):
            self.record.add(entry, at, state)

    async def in_step(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do work that decides and appends, on the state that the log adds up to.

        Where other processes write too, nothing is refused before what they have written is read (P-6.4).
        """
        try:
            for attempt in range(1, TRIES + 1):
                if self._is_out_of_step:
                    await self.read_on()
                try:
                    return await work()
                except SequenceTaken:  # another process was faster; decide again, on what it wrote
                    metrics.conflicts.inc()
                    if not await self.read_on():
                        await self.read_anew()
                    if attempt > PATIENT_TRIES:
                        await asyncio.sleep(uniform(0, LONGEST_WAIT))
                except IllegalAction:
                    if self._bus.is_alone or not await self.read_on():
                        raise
        except NoSuchRoom:
            raise IllegalAction("no_such_room", "This room is gone.") from None
        except UnknownVersion as error:
            raise IllegalAction("other_version", str(error)) from error
        except StoreFailed as error:
            raise store_failed(error, self._code) from error
        raise IllegalAction("busy", "Too much happened at once. Please try again.")

    async def hear(self, lines: Sequence[LogLine]) -> None:
        """Take what another process says that it has appended; what is missing before it is read."""
        if lines[-1].seq <= self.record.seq:
            return
        if self._is_out_of_step or lines[0].seq > self.next_seq:
            await self.read_on()
        else:
            self._take(line for line in lines if line.seq > self.record.seq)

    async def read_on(self) -> bool:
        """Read what others have appended; False if there was nothing."""
        lines = await self._store.load_since(self._code, self.record.seq)
        if lines is None:
            raise NoSuchRoom(self._code)
        self._is_out_of_step = False
        return self._take(lines)

    async def read_anew(self) -> None:
        """Read the whole log: the database has lost the end of it, as one that takes over from another may."""
        stored = await self._store.load(self._code)
        if stored is None:
            raise NoSuchRoom(self._code)
        await self.read(stored[1])
        self._is_out_of_step = False
        self._caught_up(())

    def _take(self, lines: Iterable[LogLine]) -> bool:
        entries: list[Entry] = []
        try:
            entries.extend(self.record.read(line) for line in lines)
        finally:  # also what came before a line that cannot be read
            if entries:
                self._caught_up(entries)
        return bool(entries)


def _key_changes(decision: Decision) -> list[KeyChange]:
    taken = [KeyChange(key, player, held=False) for key, player in decision.keys_taken.items()]
    return taken + [KeyChange(key, player, held=True) for key, player in decision.keys_given.items()]


def store_failed(error: StoreFailed, code: str) -> IllegalAction:
    """Notes that the store failed for a room; the refusal for whoever asked."""
    note_failure("the store failed", error, room=code)
    return IllegalAction("store_failed", error.advice)
