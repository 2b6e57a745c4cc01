"""What a player can ask for in Clue-Less, beside what both mysteries share."""

from dataclasses import dataclass

from clueapp.games.mystery import actions as mystery
from clueapp.kernel.menu import Action


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Go one step, into a hallway, a room, or through a secret passage."""

    to: str


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Stay in the room one was moved to."""


ACTIONS: tuple[type[Action], ...] = (Move, Stay, *mystery.ACTIONS)
