"""Logs of duels from earlier versions, read as the next version would have written them."""

from __future__ import annotations

from collections.abc import Mapping

from clueapp.kernel.options import Options
from clueapp.kernel.upcast import Plain, Upcast


def from_1_to_2(fact: Plain) -> Plain:
    """Nothing that happens in a duel is told otherwise; new is that its opening is."""
    return fact


def from_2_to_3(fact: Plain) -> Plain:
    """Leave each event as it is: version 3 only adds new ones."""
    return fact


UPCASTS: Mapping[int, Upcast] = {1: from_1_to_2, 2: from_2_to_3}


def unlogged_opening(options: Options, rematches: int) -> Plain:
    """How version 1 laid the table, which it did not write down; where nothing is said, as before it could be."""
    house = {
        "ante": int(options.get("ante", 0)),
        "is_relaxed": options.get("pace") == "relaxed",
        "waits": options.get("results") == "ready",
    }
    first = ("P1", "P2")[rematches % 2]
    return {
        "public": {
            "kind": "DuelOpened",
            "questions": int(options.get("questions", 3)),
            "first": first,
            "house": house,
        }
    }
