"""Logs of Classic Clue from earlier versions, read as the next version would have written them."""

from __future__ import annotations

from clueapp.games.mystery.upcasts import UPCASTS, opening_of_1
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.upcast import Plain

STARTS_OF_1 = {
    "scarlet": "0,16",
    "mustard": "7,23",
    "white": "24,14",
    "green": "24,9",
    "peacock": "18,0",
    "plum": "5,0",
}

__all__ = ["UPCASTS", "unlogged_opening"]


def unlogged_opening(seating: Seating, options: Options) -> Plain:
    """How version 1 laid the table, which it did not write down."""
    by_hand = bool(options.get("ceremony", True))
    return opening_of_1("MansionLaid", seating, options, STARTS_OF_1, ceremony=by_hand, host=next(iter(seating)))
