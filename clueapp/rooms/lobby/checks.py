"""Refusals of what does not fit to how far a room is."""

from __future__ import annotations

from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.log.state import RoomState


def check_lobby(state: RoomState) -> None:
    """Refuse what can be done only while no game is on the table."""
    if state.is_under_way:
        raise IllegalAction("game_begun", "The game has begun.")
    if state.status == "over":
        raise IllegalAction("game_over", "The game is over: start a rematch, or go back to the lobby.")


def check_over(state: RoomState) -> None:
    """Refuse what can be done only after the end of a game."""
    if state.status != "over":
        raise IllegalAction("not_over", "The game isn’t over yet.")
