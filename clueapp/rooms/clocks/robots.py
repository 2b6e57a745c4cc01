"""System players: what the next of them is about to do, by what its own seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from clueapp.kernel.menu import Action
from clueapp.kernel.rng import habit
from clueapp.kernel.truth import project
from clueapp.rooms.lobby.options import pace_of
from clueapp.rooms.log.state import RoomState

MOST_OF_A_CLOCK = 0.8
"""The share of a game's clock that they take at most, so that it never runs out for them."""


@dataclass(frozen=True, slots=True)
class Intent:
    """Something that a system player will do at a moment, unless something else happens before."""

    seat: str
    action: Action
    due: int


def intent(state: RoomState, is_anybody_there: bool, pace: float) -> Intent | None:
    """The first thing that any of them is about to do; they play for people, and wait while none is there.

    `pace`: how long they think, as a multiple of the usual.
    """
    if state.truth is None or not is_anybody_there or state.status != "playing":
        return None
    found = (_intent_of(state, seat, player, pace) for seat, player in state.seats.items() if state.is_robot(player))
    return min((each for each in found if each is not None), key=lambda each: each.due, default=None)


def _intent_of(state: RoomState, seat: str, player: str, pace: float) -> Intent | None:
    if state.truth is None:
        return None
    strength = state.people[player].robot
    impulse = state.game.robot(project(state.truth, seat), strength, partial(_dice, state.seed, seat))
    if impulse is None:
        return None
    return Intent(seat, impulse.action, _due(state, impulse.seconds * pace * pace_of(state.options)))


def _due(state: RoomState, seconds: float) -> int:
    due = state.last_move_at + round(seconds * 1000)
    if state.clock is None:
        return due
    return min(due, state.clock.due - round((1 - MOST_OF_A_CLOCK) * state.clock.deadline.seconds * 1000))


def _dice(seed: str, seat: str, name: str) -> Random:
    return habit(seed, f"{seat}:{name}")
