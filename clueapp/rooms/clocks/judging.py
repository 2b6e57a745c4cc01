"""What is due in one room, decided; what hangs on who is not there only once that is certain (P-6.4)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from clueapp.rooms.clocks import due
from clueapp.rooms.clocks.attendance import absent_players
from clueapp.rooms.clocks.clock import Clock
from clueapp.rooms.clocks.minds import Minds
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people.presence import Presence

LOOK_AGAIN = 1_000
"""Milliseconds until it is asked again who is there, when nobody could say."""


class Judging:
    """Asks who is there before it judges by it, and puts it off if nobody can say for certain."""

    def __init__(
        self,
        state: Callable[[], RoomState],
        presence: Presence,
        clock: Clock,
        minds: Minds,
        bots_pace: float,
        say_for_certain: Callable[[], Awaitable[bool]],
    ) -> None:
        """`say_for_certain` brings the presence up to date, or says that this cannot be done now."""
        self._state = state
        self._presence = presence
        self._clock = clock
        self._minds = minds
        self._bots_pace = bots_pace
        self._say_for_certain = say_for_certain
        self._not_before = 0

    def dues(self, told_at: int) -> Iterator[int]:
        """The moments at which something may be due, or due to be shown on pages that were last told at `told_at`."""
        now = self._clock.now()
        yield from due.dues(self._state(), self._presence, now, self._minds, self._bots_pace, self._not_before)
        yield from due.flickers(self._state(), self._presence, told_at)

    async def decide_due(self) -> Decision:
        """The first thing that is due; empty if nothing is."""
        found = self._decide_due(may_judge=self._clock.now() >= self._not_before)
        if not found.is_judgement or not found.decision.entries:
            return found.decision
        may_judge = await self._say_for_certain()
        if not may_judge:
            self._not_before = self._clock.now() + LOOK_AGAIN
        return self._decide_due(may_judge=may_judge).decision

    async def decide_attendance(self) -> Decision:
        """Who is here, as far as the log says it otherwise."""
        decision = self._decide_attendance(may_judge=True)
        return self._decide_attendance(may_judge=await self._say_for_certain()) if decision.entries else decision

    async def absent_players(self) -> frozenset[str]:
        """The players who are certainly missing."""
        found = absent_players(self._state(), self._presence, self._clock.now())
        if not found or not await self._say_for_certain():
            return frozenset()
        return absent_players(self._state(), self._presence, self._clock.now())

    def _decide_due(self, *, may_judge: bool) -> due.Due:
        now = self._clock.now()
        return due.decide_due(self._state(), self._presence, now, self._minds, self._bots_pace, may_judge=may_judge)

    def _decide_attendance(self, *, may_judge: bool) -> Decision:
        return due.decide_attendance(self._state(), self._presence, self._clock.now(), may_judge=may_judge)
