"""The clock of a clue or of the guesses: a ring that empties by itself, from the server's deadline (W-2.3)."""

from __future__ import annotations

from markupsafe import Markup

from components import dial
from components.html import el
from components.tables.codenames import CodenamesTableView

URGENT = 10
"""Seconds from which on it calls."""
_LABELS = {"clue": "for the clue", "guess": "to guess"}


def part(table: CodenamesTableView) -> object:
    return (table.clock, table.phase) if table.clock else "nothing"


def draw(table: CodenamesTableView, now: int) -> Markup:
    clock = table.clock
    if clock is None:
        return Markup("")
    total = max(1, int(clock.deadline.seconds * 1000))
    left = min(max(0, clock.due - now), total)
    label = el("span", _LABELS.get(table.phase, ""), cls="dial-label")
    return el("div", dial.draw(left, total, URGENT), label, cls="turn-clock")
