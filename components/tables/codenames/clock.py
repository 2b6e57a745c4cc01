"""The clock of a clue or of the guesses: a ring that empties by itself, from the server's deadline (W-2.3)."""

from __future__ import annotations

from markupsafe import Markup

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
    ring = el(
        "svg",
        el("circle", cx=50, cy=50, r=44, cls="dial-ground"),
        el("circle", cx=50, cy=50, r=44, cls="dial-left", pathLength=100),
        viewBox="0 0 100 100",
        aria_hidden="true",
    )
    data = {"remaining": left, "urgent": URGENT}
    seconds = el("span", f"{-(-left // 1000)} s", data=data, cls="countdown", role="timer")
    dial = el("div", ring, seconds, cls="dial", style=f"--total:{total}ms;--gone:{left - total}ms")
    return el("div", dial, el("span", _LABELS.get(table.phase, ""), cls="dial-label"), cls="turn-clock")
