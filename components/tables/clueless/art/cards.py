"""The rooms' cards with the plan of Clue-Less on them."""

from clueapp.games.clueless.board import PLAN
from components.art.palette import NIGHT
from components.art.svg import rect, stroke
from components.tables.mystery.art.cards import lit_or_not, room_card


def nine_rooms_card(room: str) -> str:
    """The face of a room's card."""
    return room_card(room, _plan(room))


def _plan(name: str) -> str:
    """Nine rooms and the ways between them."""
    ways = stroke("M54 128H126M54 158H126M54 188H126M54 128V188M90 128V188M126 128V188", NIGHT.brass, 3)
    cells = ""
    for row, names in enumerate(PLAN):
        for column, other in enumerate(names):
            x, y = 41 + column * 36, 116.5 + row * 30
            cells += rect(x, y, 26, 23, *lit_or_not(is_lit=other == name))
    return ways + cells
