"""Skipping ahead: system players act at once until the game waits for a person again.

A skip is in the log from its beginning to its end, so every process, and a server that restarts, knows of it.
"""

from __future__ import annotations

from typing import Literal

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Seat
from clueapp.rooms.clocks.stand_in import present_since
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.people.presence import Presence

Skip = Literal["", "turn", "end"]
"""How far a player can skip ahead: not at all, to their next turn, or to the end of a game that they are out of."""


def offered_skip(state: RoomState, player: str | None) -> Skip:
    """Return how far this player can skip ahead now: only while nobody but system players would act before that."""
    seat = state.seat_in_game(player)
    if state.truth is None or seat is None or state.status != "playing" or state.skipping:
        return ""
    acting = _acting_before(state, seat)
    if not acting or not is_person(state, seat) or _waits_for_person(state, seat):
        return ""
    return "end" if _is_out(state, seat) else "turn"


def _acting_before(state: RoomState, seat: Seat) -> frozenset[Seat]:
    """The seats that have a turn before this seat's next one; for a player who is out, all that still play."""
    if state.truth is None:
        return frozenset()
    public = state.truth.public
    return state.game.in_play(public) if _is_out(state, seat) else frozenset(state.game.turns_before(public, seat))


def _waits_for_person(state: RoomState, seat: Seat) -> bool:
    """Whether a person is awaited, or has a turn before this seat’s next one; not the player in it who is out."""
    awaited = state.game.awaits(state.truth.public) if state.truth is not None else frozenset()
    spared = {seat} if _is_out(state, seat) else set()
    return any(is_person(state, each) for each in (_acting_before(state, seat) | awaited) - spared)


def _is_out(state: RoomState, seat: Seat) -> bool:
    return state.truth is not None and seat not in state.game.in_play(state.truth.public)


def is_person(state: RoomState, seat: Seat) -> bool:
    """Whether a person plays this seat now, and no system player in their place."""
    return not state.is_robot(state.seats[seat])


def begin(decision: Decision, state: RoomState, player: str) -> None:
    """Begin to skip ahead, or raise IllegalAction; a second press changes nothing."""
    if not state.is_under_way:
        raise IllegalAction("wrong_phase", "No game is being played.")
    if state.skipping:
        return
    if not offered_skip(state, player):
        raise IllegalAction("nobody_to_skip", "You can skip ahead while only system players act before you.")
    decision.add(e.SkipBegan(player))


def end_if_over(decision: Decision, state: RoomState) -> None:
    """Let a skip end with the decision after which a person is waited for, or nothing is left to skip."""
    if not state.skipping or not decision.entries:
        return
    then = decision.end_state(state)
    if then.skipping and not _goes_on(then):
        decision.add(e.SkipEnded(then.skipping))


def end_for(state: RoomState, player: str) -> Decision:
    """End the skip of a player who leaves the table; an empty decision if they have none."""
    decision = Decision()
    if state.skipping and state.skipping == player:
        decision.add(e.SkipEnded(player))
    return decision


def _goes_on(state: RoomState) -> bool:
    """Whether the game still waits for system players alone, and for whoever is skipping to its end."""
    seat = state.seat_in_game(state.skipping)
    if state.truth is None or seat is None or state.status != "playing" or not is_person(state, seat):
        return False
    if state.people[state.skipping].is_gone_for_good:
        return False
    return not _waits_for_person(state, seat)


def seat_to_act_for(state: RoomState, presence: Presence) -> Seat | None:
    """Return the seat for which something is done because its player is skipping to the end, while somebody is here."""
    seat = state.seat_in_game(state.skipping) if state.skipping else None
    if state.truth is None or seat is None or state.status != "playing" or not present_since(state, presence):
        return None
    return seat if _is_out(state, seat) and seat in state.game.awaits(state.truth.public) else None
