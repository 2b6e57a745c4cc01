"""What falls due in a room: the game's clock, what is done for the absent, the host's office, a page that went away.

All of it follows from (state, presence, now); only the timer at the end holds an alarm.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator

from clueapp.background import spawn
from clueapp.kernel.rng import chance
from clueapp.rooms import lobby
from clueapp.rooms.clock import Alarm, Clock
from clueapp.rooms.lobby import Decision
from clueapp.rooms.presence import Presence
from clueapp.rooms.state import RoomState
from clueapp.rooms.view import StandInClock

HOST_GRACE = 60_000
COURTESY = 2_000
"""Milliseconds that pass before something is done for the absent, so that the table can follow."""
RETRY = 1_000
"""Milliseconds until something due that could not be done is tried again."""


def decide_due(state: RoomState, presence: Presence, now: int, seq: int) -> Decision:
    """The first thing that is due, as the decision of log entry `seq`; empty if nothing is."""
    decision = Decision()
    waiting, host_due = stand_in(state, presence), host_passes_at(state, presence)
    if state.truth is not None and state.clock is not None and now >= state.clock.due:
        decision.add_game(state.game.expire(state.truth, state.clock.deadline, chance(state.seed, seq)))
    elif state.truth is not None and waiting is not None and now >= waiting.due:
        decision.add_game(state.game.stand_in(state.truth, waiting.seat, chance(state.seed, seq)))
    elif host_due is not None and now >= host_due:
        return lobby.pass_host(state, present_players(state, presence)) or decision
    return decision


def dues(state: RoomState, presence: Presence, now: int) -> Iterator[int]:
    """The moments at which something may have to be done or shown anew."""
    if state.clock is not None:
        yield state.clock.due
    if (waiting := stand_in(state, presence)) is not None:
        yield waiting.due
    if (host_due := host_passes_at(state, presence)) is not None:
        yield host_due
    for player in state.people:
        until = presence.flickers_until(player)
        if until is not None and now < until:
            yield until


def stand_in(state: RoomState, presence: Presence) -> StandInClock | None:
    """When the game goes on for an awaited player who is gone (P-2.4).

    The grace time begins when they have gone and somebody who still plays is there to wait for them: a table that
    was left alone, or has slept, is found as it was.
    """
    if state.truth is None:
        return None
    public = state.truth.public
    players = (state.seats[seat] for seat in state.game.in_play(public))
    company = [since for player in players if (since := presence.here_since(player)) is not None]
    if not company:
        return None
    grace = int(state.options["grace_seconds"]) * 1000
    for seat in sorted(state.game.awaits(public)):
        gone = presence.gone_since(state.seats[seat])
        if gone is not None:
            return StandInClock(seat, max(max(gone, min(company)) + grace, state.last_move_at + COURTESY))
    return None


def shown_stand_in(state: RoomState, presence: Presence, now: int) -> StandInClock | None:
    """The stand-in that the table is told of: not while its player may be reloading a page."""
    waiting = stand_in(state, presence)
    if waiting is None or presence.is_shown_present(state.seats[waiting.seat], now):
        return None
    return waiting


def host_passes_at(state: RoomState, presence: Presence) -> int | None:
    """When the host's office passes to somebody who is here (P-1.5)."""
    gone = presence.gone_since(state.host) if state.host else None
    return gone + HOST_GRACE if gone is not None and present_players(state, presence) else None


def present_players(state: RoomState, presence: Presence) -> list[str]:
    people = state.people.values()
    return [each.id for each in people if not each.is_gone_for_good and presence.gone_since(each.id) is None]


class Timer:
    """One alarm, for the next thing due; none once it is stopped."""

    def __init__(self, clock: Clock, dues: Callable[[], Iterable[int]], do: Callable[[], Awaitable[bool]]) -> None:
        self._clock = clock
        self._dues = dues
        self._do = do
        self._alarm: Alarm | None = None
        self._is_stopped = False

    def set(self, after: int | None = None) -> None:
        """Ring for the next thing due, or for the next one after a moment."""
        self._set_at(min((due for due in self._dues() if after is None or due > after), default=None))

    def stop(self) -> None:
        self._is_stopped = True
        self._set_at(None)

    def _set_at(self, due: int | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None and not self._is_stopped:
            self._alarm = self._clock.ring_at(due, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        spawn(self._on_alarm(), name="alarm of a room")

    async def _on_alarm(self) -> None:
        rang_at = self._clock.now()
        try:
            if not await self._do():
                self.set(after=rang_at)  # no second time for what needed nothing done
        except Exception:
            self._set_at(self._clock.now() + RETRY)
            raise
