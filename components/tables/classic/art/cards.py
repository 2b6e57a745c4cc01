"""The rooms' cards with the plan of the mansion on them."""

from clueapp.games.mystery.cards import ROOMS
from components.art.palette import NIGHT
from components.art.svg import group, path
from components.tables.classic.art import geometry
from components.tables.mystery.art.cards import lit_or_not, room_card


def mansion_card(room: str) -> str:
    """The face of a room's card."""
    return room_card(room, _plan(room))


def _plan(name: str) -> str:
    """The rooms in their own shapes around the stairs."""
    cells = geometry.ROOM_CELLS
    floors = "".join(
        path(geometry.outline(cells[room]), fill, edge.replace('width="', 'width="1'))
        for room in ROOMS
        for fill, edge in [lit_or_not(is_lit=room == name)]
    )
    stairs = path(geometry.outline(geometry.STAIR_CELLS), NIGHT.brass_deep)
    return group(floors + stairs, 47.5, 115, 0.085)
