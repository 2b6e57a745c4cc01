"""System players: which seats they play, and what the next of them is about to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from clueapp.kernel.game import Impulse
from clueapp.kernel.menu import Action
from clueapp.kernel.truth import Seat
from clueapp.rooms.lobby.options import pace_of
from clueapp.rooms.log.state import RoomState

MOST_OF_A_CLOCK = 0.8
"""The share of a game's clock that they take at most, so that it never runs out for them."""


AT_ONCE = 100
"""Milliseconds that a system player takes at most while somebody skips ahead."""


@dataclass(frozen=True, slots=True)
class Intent:
    """Something that a system player will do at a moment, unless something else happens before."""

    seat: Seat
    action: Action
    due: int


def robot_seats(state: RoomState) -> Iterator[tuple[Seat, str]]:
    """The seats that system players play now, also in place of somebody who is gone, and how strong each is."""
    for seat, player in state.seats.items():
        if strength := state.robot_for(player):
            yield seat, strength


def intent(state: RoomState, seat: Seat, impulse: Impulse, pace: float) -> Intent:
    """An impulse with its moment; `pace`: how long they think, as a multiple of the usual."""
    due = state.last_move_at + round(max(impulse.seconds * pace_of(state.options), impulse.least) * pace * 1000)
    if state.skipping:
        due = min(due, state.last_move_at + AT_ONCE)
    if state.clock is not None:
        due = min(due, state.clock.due - round((1 - MOST_OF_A_CLOCK) * state.clock.deadline.seconds * 1000))
    return Intent(seat, impulse.action, due)
