"""Ending a game before its time: what was secret is shown to all, and the room is a lobby again."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby import starting
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision
from clueapp.rooms.log.state import RoomState


def call_off(decision: Decision, state: RoomState) -> None:
    """Show everybody what the game kept secret, and go back to the lobby."""
    if state.truth is None:
        raise IllegalAction("no_game", "There’s no game to end.")
    if state.is_under_way:
        decision.add_game(state.game.call_off(state.truth))
    decision.add(e.GameCalledOff())


def start_over(
    decision: Decision, state: RoomState, number: int, seen: Mapping[str, int], absent: Collection[str]
) -> None:
    """End the running game and deal another to those who stay; nothing, if it isn't the game that was meant."""
    if state.truth is None or not state.is_under_way:
        raise IllegalAction("no_game", "There’s no game to end.")
    if number == state.games_played:
        decision.add_game(state.game.call_off(state.truth))
        decision.add(e.GameStartedOver())
        starting.begin_from(decision, decision.end_state(state), seen, absent)
