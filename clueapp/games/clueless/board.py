"""The plan of the house: nine rooms, twelve hallways, two secret passages, six home spaces."""

from __future__ import annotations

from typing import Literal

from clueapp.games.mystery.cards import ROOMS

Direction = Literal["north", "south", "east", "west", "passage"]

PLAN = (
    ("study", "hall", "lounge"),
    ("library", "billiard_room", "dining_room"),
    ("conservatory", "ballroom", "kitchen"),
)
PASSAGES = {"study": "kitchen", "kitchen": "study", "lounge": "conservatory", "conservatory": "lounge"}
HOMES = {
    "scarlet": ("scarlet_home", "south", "hall-lounge"),
    "mustard": ("mustard_home", "west", "dining_room-lounge"),
    "white": ("white_home", "north", "ballroom-kitchen"),
    "green": ("green_home", "north", "ballroom-conservatory"),
    "peacock": ("peacock_home", "east", "conservatory-library"),
    "plum": ("plum_home", "east", "library-study"),
}
"""Each suspect's home space, and the one way out of it."""


def hallway(one: str, other: str) -> str:
    """The hallway between two rooms.

    >>> hallway("study", "hall")
    'hall-study'
    """
    return "-".join(sorted((one, other)))


def _neighbours() -> list[tuple[str, Direction, str, Direction]]:
    across = [(row[at], row[at + 1]) for row in PLAN for at in (0, 1)]
    down = [(PLAN[at][column], PLAN[at + 1][column]) for at in (0, 1) for column in range(3)]
    return [(west, "east", east, "west") for west, east in across] + [
        (north, "south", south, "north") for north, south in down
    ]


def _draw_ways() -> dict[str, dict[Direction, str]]:
    ways: dict[str, dict[Direction, str]] = {room: {} for room in ROOMS}
    for one, there, other, back in _neighbours():
        between = hallway(one, other)
        ways[one][there] = between
        ways[other][back] = between
        ways[between] = {there: other, back: one}
    for room, far in PASSAGES.items():
        ways[room]["passage"] = far
    for home, direction, first in HOMES.values():
        ways[home] = {direction: first}  # type: ignore[dict-item]
    return ways


WAYS = _draw_ways()
"""From every place, where each direction leads."""

HALLWAYS = tuple(place for place in WAYS if "-" in place)


def resting_place(place: str) -> str:
    """Where a token that plays no more stands: out of a hallway, into its first room by the alphabet (C-7.3).

    >>> resting_place("hall-study"), resting_place("kitchen")
    ('hall', 'kitchen')
    """
    return place.split("-")[0] if place in HALLWAYS else place
