"""A room's log on the disk and in memory: durable first, then true."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from clueapp.failures import note_failure
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.entries import to_body
from clueapp.rooms.log.record import Record
from clueapp.store.store import Store
from clueapp.store.values import KeyChange, Lessons, LogLine, NoSuchRoom, SequenceTaken, StoreFailed

TRIES = 5
T = TypeVar("T")


class Ledger:
    """Keeps the record in step with what is stored."""

    def __init__(self, game: AnyGame, code: str, store: Store, caught_up: Callable[[], None]) -> None:
        self._game = game
        self._code = code
        self._store = store
        self._caught_up = caught_up
        self._is_out_of_step = False
        self.record = Record(game, code)

    @property
    def next_seq(self) -> int:
        return self.record.seq + 1

    async def read(self, lines: Sequence[LogLine]) -> None:
        """Become what a stored log says, or raise UnknownVersion and stay as it was."""
        self.record = await Record.of(self._game, self._code, lines)
        self._is_out_of_step = False

    async def append(self, decision: Decision, at: int) -> None:
        """Make a decision durable, then true (P-6.1); if that fails, nothing is done before the log is read again."""
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
        for entry, state in zip(decision.entries, states, strict=True):
            self.record.add(entry, at, state)

    async def in_step(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do work that decides and appends, on the state that the log adds up to."""
        try:
            for _ in range(TRIES):
                if self._is_out_of_step:
                    await self._read_again()
                try:
                    return await work()
                except SequenceTaken:
                    continue  # P-6.4: another process was faster; decide again, on what it wrote
        except NoSuchRoom:
            raise IllegalAction("no_such_room", "This room is no longer there.") from None
        except StoreFailed as error:
            raise store_failed(error, self._code) from error
        raise IllegalAction("busy", "Too much happened at once. Please try again.")

    async def _read_again(self) -> None:
        stored = await self._store.load(self._code)
        if stored is None:
            raise NoSuchRoom(self._code)
        await self.read(stored[1])
        self._caught_up()


def _key_changes(decision: Decision) -> list[KeyChange]:
    taken = [KeyChange(key, player, held=False) for key, player in decision.keys_taken.items()]
    return taken + [KeyChange(key, player, held=True) for key, player in decision.keys_given.items()]


def store_failed(error: StoreFailed, code: str) -> IllegalAction:
    """Notes that the store failed for a room; the refusal for whoever asked."""
    note_failure("the store failed", error, room=code)
    return IllegalAction("store_failed", error.advice)
