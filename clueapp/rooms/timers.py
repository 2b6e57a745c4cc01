"""What falls due in a room: the game's clock, what is done for the absent and by system players, the host's office.

All of it follows from (state, presence, now); only the timer at the end holds an alarm.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator

from clueapp import metrics
from clueapp.background import spawn
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.rng import chance
from clueapp.rooms import events as e
from clueapp.rooms import lobby, robots
from clueapp.rooms.clock import Alarm, Clock
from clueapp.rooms.lobby import Decision
from clueapp.rooms.options import grace_seconds
from clueapp.rooms.presence import FLICKER, Presence
from clueapp.rooms.state import RoomState
from clueapp.rooms.view import StandInClock

HOST_GRACE = 60_000
COURTESY = 2_000
"""Milliseconds that pass before something is done for the absent, so that the table can follow."""
LATE = 250
"""Milliseconds by which an alarm may ring late and still count as rung in time."""
RETRY, LONGEST_RETRY = 1_000, 30_000
"""Milliseconds until something due that could not be done is tried again, at first and at most."""


def decide_due(state: RoomState, presence: Presence, now: int, seq: int, bots_pace: float) -> Decision:
    """The first thing that is due, as the decision of log entry `seq`; empty if nothing is."""
    decision = Decision()
    if state.truth is not None and state.status == "playing" and not _decide_pause(decision, state, presence, now, seq):
        _decide_game(decision, state, presence, now, seq, bots_pace)
    if not decision.entries:
        host_due = host_passes_at(state, presence)
        if host_due is not None and now >= host_due:
            return lobby.pass_host(state, present_players(state, presence)) or decision
    return decision


def _decide_pause(decision: Decision, state: RoomState, presence: Presence, now: int, seq: int) -> bool:
    """A game without players stands still (T-5.3); True if that is so, or has just changed."""
    due = pauses_at(state, presence)
    if due is None or now < due:
        return state.paused_at is not None
    if state.truth is not None and state.paused_at is not None and now >= _patience_ends(state):
        decision.add_game(state.game.abandon(state.truth, chance(state.seed, seq)))
    else:
        decision.add(e.GamePaused() if state.paused_at is None else e.GameResumed())
    return True


def _decide_game(
    decision: Decision, state: RoomState, presence: Presence, now: int, seq: int, bots_pace: float
) -> None:
    if state.truth is None:
        return
    waiting, rng = stand_in(state, presence), chance(state.seed, seq)
    if state.clock is not None and now >= state.clock.due:
        decision.add_game(state.game.expire(state.truth, state.clock.deadline, rng))
    elif waiting is not None and now >= waiting.due:
        decision.add_game(state.game.stand_in(state.truth, waiting.seat, rng))
    else:
        intent = robots.intent(state, bool(company(state, presence)), bots_pace)
        if intent is not None and now >= intent.due:
            decision.add_game(state.game.decide(state.truth, intent.seat, intent.action, rng))


def dues(state: RoomState, presence: Presence, now: int, bots_pace: float) -> Iterator[int]:
    """The moments at which something may have to be done or shown anew."""
    if state.clock is not None and state.paused_at is None:
        yield state.clock.due
    if (waiting := stand_in(state, presence)) is not None:
        yield waiting.due
    if (host_due := host_passes_at(state, presence)) is not None:
        yield host_due
    if (pause := pauses_at(state, presence)) is not None:
        yield pause
    if (intent := robots.intent(state, bool(company(state, presence)), bots_pace)) is not None:
        yield intent.due
    for player in state.people:
        until = presence.flickers_until(player)
        if until is not None and now < until:
            yield until


def stamp(state: RoomState, now: int) -> int:
    """The moment to note for what a clock has done: when it was due, if that was just now.

    So a clock that ticks does not lose a little with every tick.
    """
    if state.clock is None or not now - LATE <= state.clock.due <= now:
        return now
    return state.clock.due


def company(state: RoomState, presence: Presence) -> list[int]:
    """Since when those are here who still play, system players not counted."""
    if state.truth is None:
        return []
    players = (state.seats[seat] for seat in state.game.in_play(state.truth.public))
    people = (each for each in players if not state.is_robot(each))
    return [since for player in people if (since := presence.here_since(player)) is not None]


def pauses_at(state: RoomState, presence: Presence) -> int | None:
    """When a game that does not go on without its players stands still, goes on, or is given up."""
    if state.game.info.patience_seconds is None or state.truth is None or state.status != "playing":
        return None
    here = company(state, presence)
    if state.paused_at is not None:
        return min(here) if here else _patience_ends(state)
    if here:
        return None
    players = (state.seats[seat] for seat in state.game.in_play(state.truth.public))
    gone = [presence.gone_since(player) for player in players if not state.is_robot(player)]
    return max((since for since in gone if since is not None), default=0) + FLICKER


def _patience_ends(state: RoomState) -> int:
    return (state.paused_at or 0) + (state.game.info.patience_seconds or 0) * 1000


def stand_in(state: RoomState, presence: Presence) -> StandInClock | None:
    """When the game goes on for a missed player who is gone (P-2.4).

    The grace time begins when they have gone and somebody who still plays is there to wait for them: a table that
    was left alone, or has slept, is found as it was.
    """
    here = company(state, presence)
    if state.truth is None or not here or state.paused_at is not None:
        return None
    grace = grace_seconds(state.game, state.options) * 1000
    for seat in sorted(state.game.misses(state.truth.public)):
        player = state.seats[seat]
        gone = None if state.is_robot(player) else presence.gone_since(player)
        if gone is not None:
            due = max(gone, min(here)) + grace
            is_fixed = state.game.info.grace_seconds is not None  # by the rules, to the second
            return StandInClock(seat, due if is_fixed else max(due, state.last_move_at + COURTESY))
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
    people = (each for each in state.people.values() if not each.is_gone_for_good and not each.robot)
    return [each.id for each in people if presence.gone_since(each.id) is None]


class Timer:
    """One alarm, for the next thing due, done one at a time; none once it is stopped.

    What cannot be done is tried again after a while, each time after a longer one, however often it is set meanwhile.
    """

    def __init__(self, clock: Clock, dues: Callable[[], Iterable[int]], do: Callable[[], Awaitable[bool]]) -> None:
        self._clock = clock
        self._dues = dues
        self._do = do
        self._alarm: Alarm | None = None
        self._is_busy = False
        self._is_stopped = False
        self._failures = 0
        self._not_before = 0

    def set(self, after: int | None = None) -> None:
        """Ring for the next thing due, or for the next one after a moment."""
        self._silence()
        if self._is_stopped or self._is_busy:  # it is set again when that is done
            return
        due = min((due for due in self._dues() if after is None or due > after), default=None)
        if due is not None:
            self._alarm = self._clock.ring_at(max(due, self._not_before), self._ring)

    def stop(self) -> None:
        self._is_stopped = True
        self._silence()

    def take_heart(self) -> None:
        """What failed may work again: do not wait any longer to try it."""
        self._failures = self._not_before = 0

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._is_busy = True
        spawn(self._on_alarm(), name="alarm of a room")

    async def _on_alarm(self) -> None:
        rang_at: int | None = self._clock.now()
        try:
            if await self._do():
                rang_at = None
            self.take_heart()
        except BaseException as error:
            rang_at = None
            self._lose_heart()
            if not isinstance(error, IllegalAction):  # those are noted where they come from
                raise
        finally:
            self._is_busy = False
            self.set(after=rang_at)  # no second time for what needed nothing done

    def _lose_heart(self) -> None:
        metrics.retries.inc()
        self._not_before = self._clock.now() + min(RETRY * 2**self._failures, LONGEST_RETRY)
        self._failures = min(self._failures + 1, 16)
