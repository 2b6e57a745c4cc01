"""What a player can ask for in Classic Clue, beside what both mysteries share."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import BeforeValidator

from clueapp.games.classic.board import square
from clueapp.games.mystery import actions as mystery
from clueapp.kernel.menu import Action


def _as_place(to: object) -> object:
    """On the wire a square may also be written as [row, column]."""
    match to:
        case [int(row), int(column)]:
            return square(row, column)
    return to


# Setting up, by its leader: the host
@dataclass(frozen=True, slots=True)
class PlaceWeapon(Action):
    """Lay a weapon into a room that has none; one that lies elsewhere is moved."""

    weapon: str
    room: str


@dataclass(frozen=True, slots=True)
class ScatterWeapons(Action):
    """Lay the weapons that are left into rooms at random."""


@dataclass(frozen=True, slots=True)
class DrawCaseFile(Action):
    """Put the top card of a group (suspects, weapons or rooms) into the case file, unseen."""

    group: str


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Shuffle the other cards together and deal them clockwise."""


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Begin the first turn."""


@dataclass(frozen=True, slots=True)
class FinishSetup(Action):
    """Have the rest of the set-up done at once."""


# In a turn
@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the dice, at the start of the turn."""


@dataclass(frozen=True, slots=True)
class Passage(Action):
    """Take the secret passage out of a corner room, instead of rolling."""


@dataclass(frozen=True, slots=True)
class Step(Action):
    """Go one step up, down, left or right; out of a room by the door on that side, where there is just one."""

    direction: str


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Go to a square ("row,column" or [row, column]) or into a room by a shortest way."""

    to: Annotated[str, BeforeValidator(_as_place, json_schema_input_type=str | tuple[int, int])]


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take back the last step or walk, before anything has followed from it."""


SET_UP_ACTIONS: tuple[type[Action], ...] = (PlaceWeapon, ScatterWeapons, DrawCaseFile, Deal, Begin, FinishSetup)
TURN_ACTIONS: tuple[type[Action], ...] = (Roll, Walk, Step, Passage, TakeBack)
ACTIONS: tuple[type[Action], ...] = (*SET_UP_ACTIONS, *TURN_ACTIONS, *mystery.ACTIONS)
