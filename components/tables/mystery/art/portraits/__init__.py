"""Six portraits in the manner of a poster of 1934: flat planes, light from the left, a bright disc behind."""

from collections.abc import Mapping
from types import MappingProxyType

from components.art import portraits
from components.art.svg import squeeze
from components.tables.mystery.art.portraits import green, mustard, peacock, plum, scarlet, white

_DRAWINGS: Mapping[str, str] = MappingProxyType(
    {
        "scarlet": squeeze(scarlet.DRAWING),
        "mustard": squeeze(mustard.DRAWING),
        "white": squeeze(white.DRAWING),
        "green": squeeze(green.DRAWING),
        "peacock": squeeze(peacock.DRAWING),
        "plum": squeeze(plum.DRAWING),
    }
)

_HEADS: Mapping[str, str] = MappingProxyType(
    {
        "scarlet": "20 30 196 196",
        "mustard": "30 34 190 190",
        "white": "46 24 176 176",
        "green": "24 26 200 200",
        "peacock": "32 28 196 196",
        "plum": "26 30 200 200",
    }
)


def portrait_mark(suspect: str) -> str:
    """The portrait as group content in its 240 x 300 box."""
    return _DRAWINGS[suspect]


def portrait(suspect: str) -> str:
    """The portrait as a picture of its own."""
    return portraits.whole(_DRAWINGS[suspect])


def face(suspect: str) -> str:
    """The head alone in a square, for a player's plate."""
    return portraits.head(_DRAWINGS[suspect], _HEADS[suspect])
