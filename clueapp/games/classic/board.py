"""The board as ways from place to place. A place is a room, or a square of the hallway written as "row,column"."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.games.classic import plan
from clueapp.games.classic.plan import Direction
from clueapp.games.mystery.cards import ROOMS

PASSAGES = plan.PASSAGES

_OFFSETS: dict[Direction, tuple[int, int]] = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
_OPPOSITE: dict[Direction, Direction] = {"up": "down", "down": "up", "left": "right", "right": "left"}


@dataclass(frozen=True, slots=True)
class Door:
    """A door: the room behind it, the square before it, the directions in which one goes in and comes out."""

    room: str
    square: str
    inward: Direction

    @property
    def outward(self) -> Direction:
        return _OPPOSITE[self.inward]


def square(row: int, column: int) -> str:
    """A square's name.

    >>> square(7, 23)
    '7,23'
    """
    return f"{row},{column}"


def row_and_column(name: str) -> tuple[int, int]:
    """Where a square lies.

    >>> row_and_column("7,23")
    (7, 23)
    """
    row, column = name.split(",")
    return int(row), int(column)


DOORS = tuple(Door(room, square(*before), inward) for room, before, inward in plan.DOORS)
DOORS_OF = {room: tuple(door for door in DOORS if door.room == room) for room in ROOMS}
ROOM_BEHIND = {door.square: door.room for door in DOORS}
"""From the square before a door to the room behind it. No square lies before two doors."""

STARTS = {suspect: square(*place) for suspect, place in plan.STARTS.items()}
SQUARES = tuple(
    square(row, column)
    for row, line in enumerate(plan.PLAN)
    for column, sign in enumerate(line)
    if sign == plan.HALLWAY
)


def _draw_steps() -> dict[str, dict[Direction, str]]:
    known = set(SQUARES)
    steps: dict[str, dict[Direction, str]] = {}
    for name in SQUARES:
        row, column = row_and_column(name)
        beside = {way: square(row + down, column + right) for way, (down, right) in _OFFSETS.items()}
        steps[name] = {way: place for way, place in beside.items() if place in known}
    for door in DOORS:
        steps[door.square][door.inward] = door.room
    return steps


STEPS = _draw_steps()
"""From every square, where a step in each direction leads: to the next square, or through a door into a room."""

NEXT = {
    **{name: tuple(ways.values()) for name, ways in STEPS.items()},
    **{room: tuple(door.square for door in doors) for room, doors in DOORS_OF.items()},
}
"""From every place, all places that are one step away."""
