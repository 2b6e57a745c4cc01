"""What falls due in a room: the game's clock, what is done for the absent and by system players, the host's office.

All of it follows from (state, presence, now), and from what the system players have in mind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from clueapp.failures import note_failure
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Seat
from clueapp.rooms.clocks.attendance import decide_presence, presence_dues
from clueapp.rooms.clocks.minds import Minds
from clueapp.rooms.clocks.robots import AT_ONCE, Intent
from clueapp.rooms.clocks.skipping import seat_to_act_for
from clueapp.rooms.clocks.stand_in import act_for, back_again, hand_back, present_since, stand_in
from clueapp.rooms.lobby.leaving import pass_host
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people.presence import FLICKER, Presence

HOST_GRACE = 60_000
LATE = 250
"""Milliseconds by which an alarm may ring late and still count as rung in time."""


@dataclass(frozen=True, slots=True)
class Due:
    """The first thing that is due."""

    decision: Decision
    is_judgement: bool = False
    """Whether it hangs on who is there and who is not: not to be done unless that is known for certain."""


def decide_due(
    state: RoomState, presence: Presence, now: int, minds: Minds, bots_pace: float, *, may_judge: bool = True
) -> Due:
    """The first thing that is due; empty if nothing is.

    `may_judge`: whether it is known who is not there. Who is, is known even if others cannot be asked.
    """
    decision = decide_attendance(state, presence, now, may_judge=may_judge)
    if decision.entries or _decide_pause(decision, state, presence, now, may_judge=may_judge):
        return Due(decision, is_judgement=may_judge)
    due = Due(Decision())
    if state.status == "playing":
        due = _decide_game(state, presence, now, minds, bots_pace, may_judge=may_judge)
    host_due = host_passes_at(state, presence) if may_judge else None
    if not due.decision.entries and host_due is not None and now >= host_due:
        return Due(pass_host(state, present_players(state, presence)) or Decision(), is_judgement=True)
    return due


def decide_attendance(state: RoomState, presence: Presence, now: int, *, may_judge: bool = True) -> Decision:
    """Who is back in their seat, and who the game is told is there, as far as that is not what the log says."""
    decision = Decision()
    hand_back(decision, state, presence)
    decide_presence(decision, state, presence, now, may_judge=may_judge)
    return decision


def _decide_pause(decision: Decision, state: RoomState, presence: Presence, now: int, *, may_judge: bool) -> bool:
    """A game without players stands still (T-5.3); True if that has just changed."""
    due = pauses_at(state, presence)
    is_somebody_back = state.paused_at is not None and bool(present_since(state, presence))
    if due is None or now < due or not (may_judge or is_somebody_back):
        return False
    if state.truth is not None and state.paused_at is not None and now >= _patience_ends(state):
        draw = state.next_draw
        decision.add_game(state.game.abandon(state.truth, draw), draw)
    else:
        decision.add(e.GamePaused() if state.paused_at is None else e.GameResumed())
    return True


def _decide_game(
    state: RoomState, presence: Presence, now: int, minds: Minds, bots_pace: float, *, may_judge: bool
) -> Due:
    decision = Decision()
    if state.truth is None:
        return Due(decision)
    waiting, intent, draw = stand_in(state, presence), minds.next_intent(state, bots_pace), state.next_draw
    if state.clock is not None and now >= state.clock.due:
        decision.add_game(state.game.expire(state.truth, state.clock.deadline, draw), draw)
    elif (seat := seat_to_act_for(state, presence)) is not None and now >= state.last_move_at + AT_ONCE:
        decision.add_game(state.game.skip(state.truth, seat, draw), draw)
    elif may_judge and waiting is not None and now >= waiting.due:
        act_for(decision, state, waiting.seat)
        return Due(decision, is_judgement=True)
    elif intent is not None and now >= intent.due:
        _act(decision, state, intent, minds)
    if not decision.entries and (seat := _at_a_loss(state, presence, minds)) is not None:
        # Nobody waits for a system player that does not know what to do: it is treated as somebody who is gone.
        decision.add_game(state.game.stand_in(state.truth, seat, draw), draw)
    return Due(decision)


def _act(decision: Decision, state: RoomState, intent: Intent, minds: Minds) -> None:
    """What a system player has in mind; should the rules refuse it, it is at a loss."""
    if state.truth is None:
        return
    draw = state.next_draw
    try:
        decision.add_game(state.game.decide(state.truth, intent.seat, intent.action, draw), draw)
    except IllegalAction as refusal:
        note_failure("a system player was refused", refusal, game=state.game.info.name, code=refusal.code)
        minds.give_up(intent.seat)


def _at_a_loss(state: RoomState, presence: Presence, minds: Minds) -> Seat | None:
    """The seat of a system player that does not know what to do, where the game waits for it and somebody is there."""
    seat = minds.at_a_loss(state)
    if seat is None or state.truth is None or not present_since(state, presence):
        return None
    return seat if seat in state.game.misses(state.truth.public) else None


def dues(
    state: RoomState, presence: Presence, now: int, minds: Minds, bots_pace: float, judge_from: int = 0
) -> Iterator[int]:
    """The moments at which something may have to be done.

    `judge_from`: before that moment nothing is done that hangs on who is there.
    """
    if _at_a_loss(state, presence, minds) is not None:
        yield now
    if state.clock is not None and state.paused_at is None:
        yield state.clock.due
    if (intent := minds.next_intent(state, bots_pace)) is not None:
        yield intent.due
    if seat_to_act_for(state, presence) is not None:
        yield state.last_move_at + AT_ONCE
    yield from (max(moment, judge_from) for moment in _judgement_dues(state, presence, now))


def flickers(state: RoomState, presence: Presence, told_at: int) -> Iterator[int]:
    """The moments at which players who have just gone are due to be shown as gone, leaving out those that pages know.

    A moment may be past already if pages were being told about another player when it came.
    """
    for player in state.people:
        until = presence.flickers_until(player)
        if until is not None and until > told_at:
            yield until


def _judgement_dues(state: RoomState, presence: Presence, now: int) -> Iterator[int]:
    if any(back_again(state, presence)):
        yield now
    if (waiting := stand_in(state, presence)) is not None:
        yield waiting.due
    if (host_due := host_passes_at(state, presence)) is not None:
        yield host_due
    if (pause := pauses_at(state, presence)) is not None:
        yield pause
    yield from presence_dues(state, presence, now)


def stamp(state: RoomState, now: int) -> int:
    """The moment to note for what a clock has done: when it was due, if that was just now.

    So a clock that ticks does not lose a little with every tick.
    """
    if state.clock is None or not now - LATE <= state.clock.due <= now:
        return now
    return state.clock.due


def pauses_at(state: RoomState, presence: Presence) -> int | None:
    """When a game that does not go on without its players stands still, goes on, or is given up."""
    if state.game.info.patience_seconds is None or state.truth is None or not state.is_under_way:
        return None
    here = present_since(state, presence)
    if state.paused_at is not None:
        return min(here) if here else _patience_ends(state)
    if here:
        return None
    players = (state.seats[seat] for seat in state.game.in_play(state.truth.public))
    people = [player for player in players if not state.is_robot(player)]
    gone = (presence.gone_since(player) for player in people)
    last_gone = max((since for since in gone if since is not None), default=0)
    return max((last_gone + FLICKER, *map(presence.lost_until, people)))


def _patience_ends(state: RoomState) -> int:
    return (state.paused_at or 0) + (state.game.info.patience_seconds or 0) * 1000


def host_passes_at(state: RoomState, presence: Presence) -> int | None:
    """When the host's office passes to somebody who is here (P-1.5)."""
    gone = presence.gone_since(state.host) if state.host else None
    return gone + HOST_GRACE if gone is not None and present_players(state, presence) else None


def present_players(state: RoomState, presence: Presence) -> list[str]:
    people = (each for each in state.people.values() if not each.is_gone_for_good and not each.robot)
    return [each.id for each in people if presence.gone_since(each.id) is None]
