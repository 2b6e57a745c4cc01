"""The two duelists, Owl and Fox, as the suspects are drawn: a poster's flat planes, light from the left."""

from collections.abc import Mapping
from types import MappingProxyType

from components.art import portraits
from components.art.palette import Palette
from components.art.svg import document, squeeze
from components.tables.trivia.art.duelists import emblems, fox, owl

DUELISTS = ("P1", "P2")
_DRAWINGS: Mapping[str, str] = MappingProxyType({"P1": squeeze(owl.DRAWING), "P2": squeeze(fox.DRAWING)})
_HEADS: Mapping[str, str] = MappingProxyType({"P1": "24 34 196 196", "P2": "22 24 200 200"})


def portrait(seat: str) -> str:
    """The duelist in this seat."""
    return portraits.whole(_DRAWINGS[seat])


def face(seat: str) -> str:
    """The head alone in a square."""
    return portraits.head(_DRAWINGS[seat], _HEADS[seat])


def emblem(seat: str, palette: Palette) -> str:
    """The sign of a seat in a colour that stands out on the panels of this theme: a feather, or a tail."""
    colour = palette.blue_team_text if seat == "P1" else palette.red_team_text
    return document(emblems.SIZE, emblems.SIZE, emblems.mark(seat, colour, palette.panel))
