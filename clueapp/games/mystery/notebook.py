"""The detective's notebook: a sheet of all cards by all players, private to its seat."""

from __future__ import annotations

from string import ascii_lowercase, digits

from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.cards import DECK
from clueapp.games.mystery.events import Marked
from clueapp.games.mystery.state import MysteryTable
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Fact

CYCLE = ("", "yes", "no", "maybe")
MARKS = (*CYCLE, *ascii_lowercase, *digits)
"""Blank, has it, doesn’t have it, maybe; or maybe with a letter or a number of one's own."""


def mark(table: MysteryTable, seat: str, action: Mark) -> Fact:
    """A mark in the seat's own notebook; nobody else learns even that there is one."""
    if action.card not in DECK or action.player not in table.players or action.mark not in MARKS:
        raise IllegalAction("bad_mark", "The notebook has no such place or mark.")
    return Fact(own={seat: Marked(action.card, action.player, action.mark)})


def next_mark(current: str) -> str:
    """The mark that a click brings.

    >>> next_mark(""), next_mark("yes"), next_mark("maybe"), next_mark("b")
    ('yes', 'no', '', '')
    """
    return CYCLE[(CYCLE.index(current) + 1) % len(CYCLE)] if current in CYCLE else ""
