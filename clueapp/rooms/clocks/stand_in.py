"""What is done for the absent: by a system player where the host allows it, else as the game's rules say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from clueapp.kernel.truth import Seat
from clueapp.rooms.lobby.options import STAND_INS, grace_seconds
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people.presence import Presence

COURTESY = 2_000
"""Milliseconds that pass before something is done for the absent, so that the table can follow."""


@dataclass(frozen=True, slots=True)
class StandInClock:
    """Somebody the game waits for is gone; it is done for them at that moment."""

    seat: Seat
    due: int


def present_since(state: RoomState, presence: Presence) -> list[int]:
    """Since when those are here for whom a game goes on.

    They are the people who still play; and where system players still do, all people who have a seat: one who is out
    of it wants to see how it ends.
    """
    if state.truth is None:
        return []
    playing = [state.seats[seat] for seat in state.game.in_play(state.truth.public)]
    waiting = list(state.seats.values()) if any(map(state.is_robot, playing)) else playing
    people = (each for each in waiting if each in state.people and not state.people[each].robot)
    return [since for player in people if (since := presence.here_since(player)) is not None]


def stand_in(state: RoomState, presence: Presence) -> StandInClock | None:
    """When the game goes on for a missed player who is gone (P-2.4).

    The grace time begins when they have gone and somebody is there to wait for them: a table that was left alone, or
    has slept, is found as it was.
    """
    here = present_since(state, presence)
    if state.truth is None or not here or state.status != "playing":
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


def act_for(decision: Decision, state: RoomState, seat: Seat) -> None:
    """Let a system player play on for somebody who is gone, or do what the rules say (B-2.5)."""
    if state.truth is None:
        return
    if may_be_played_for(state):
        decision.add(e.StandInBegan(state.seats[seat], state.game.info.stand_in))
    else:
        draw = state.next_draw
        decision.add_game(state.game.stand_in(state.truth, seat, draw), draw)


def may_be_played_for(state: RoomState) -> bool:
    """Whether a system player may play for somebody in this room."""
    return bool(state.game.info.stand_in and state.options.get(STAND_INS.name))


def hand_back(decision: Decision, state: RoomState, presence: Presence) -> None:
    """Give those their seats back who have returned, or for whom nobody may play any more."""
    for player in back_again(state, presence):
        decision.add(e.StandInEnded(player, _deeds(state, player)))


def back_again(state: RoomState, presence: Presence) -> Iterator[str]:
    """The players for whom a system player has played for long enough."""
    for player in state.stand_ins:
        has_left = state.people[player].is_gone_for_good
        if not has_left and (presence.gone_since(player) is None or not may_be_played_for(state)):
            yield player


def _deeds(state: RoomState, player: str) -> str:
    """What was done for a player while they were gone."""
    seat = state.seat_in_game(player)
    if state.truth is None or seat is None:
        return ""
    return state.game.deeds(state.stand_ins[player].since, state.truth.public, seat)
