"""Logs of Clue-Less from earlier versions, read as the next version would have written them."""

from __future__ import annotations

from clueapp.games.mystery.upcasts import SUSPECTS_OF_1, UPCASTS, opening_of_1
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.upcast import Plain

__all__ = ["UPCASTS", "unlogged_opening"]
HOMES_OF_1 = {suspect: f"{suspect}_home" for suspect in SUSPECTS_OF_1}


def unlogged_opening(seating: Seating, options: Options) -> Plain:
    """How version 1 laid the table, which it did not write down."""
    return opening_of_1("TableLaid", seating, options, HOMES_OF_1)
