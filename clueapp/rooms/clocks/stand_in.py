"""What is done for the absent, and who of those who play is there to wait for them."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.kernel.truth import Seat
from clueapp.rooms.lobby.options import grace_seconds
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
    """Since when those are here who still play, system players not counted."""
    if state.truth is None:
        return []
    players = (state.seats[seat] for seat in state.game.in_play(state.truth.public))
    people = (each for each in players if not state.is_robot(each))
    return [since for player in people if (since := presence.here_since(player)) is not None]


def stand_in(state: RoomState, presence: Presence) -> StandInClock | None:
    """When the game goes on for a missed player who is gone (P-2.4).

    The grace time begins when they have gone and somebody who still plays is there to wait for them: a table that
    was left alone, or has slept, is found as it was.
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
