"""Logs of mysteries from earlier versions, read as the next version would have written them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from clueapp.kernel.options import Options
from clueapp.kernel.upcast import Plain, Upcast

SUSPECTS_OF_1 = ("scarlet", "mustard", "white", "green", "peacock", "plum")


def from_1_to_2(fact: Plain) -> Plain:
    """Nothing that happens in a game is told otherwise; new is that its opening is."""
    return fact


def from_2_to_3(fact: Plain) -> Plain:
    """Leave each event as it is: version 3 only adds new ones, and another reason to act for somebody."""
    return fact


UPCASTS: Mapping[int, Upcast] = {1: from_1_to_2, 2: from_2_to_3}


def opening_of_1(kind: str, seats: Iterable[str], options: Options, homes: Mapping[str, str], **more: object) -> Plain:
    """How version 1 laid a table, which it did not write down; `more`: what only one of the games has."""
    taken = set(seats)
    return {
        "public": {
            "kind": kind,
            "players": [suspect for suspect in SUSPECTS_OF_1 if suspect in taken],
            "positions": dict(homes),
            "turn_seconds": int(options.get("turn_seconds", 0)),
            "notebook": options.get("notebook", "hand"),
            **more,
        }
    }
