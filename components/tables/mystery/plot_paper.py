"""What a plot of case files is drawn on: turns to the right, levels on a log scale, in brass lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log

from markupsafe import Markup

from components.art.svg import num
from components.html import el

MOST = 324
"""Six suspects, six weapons, nine rooms: as many case files as there can be."""
LEVELS = (1, 3, 10, 30, 100, MOST)
LEFT = 34
"""Where the lines begin."""
BETWEEN_LINES = 2.4
"""Lines on the same level lie side by side."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What a plot is drawn on: its size, and so how far turns and levels lie apart."""

    width: int
    height: int
    turns: int

    @property
    def floor(self) -> float:
        """Where one case file is left."""
        return self.height - 26

    @property
    def top(self) -> float:
        """Where all of them are possible; above is what the numbers mean."""
        return 22

    @property
    def end(self) -> float:
        """Where the lines end; the tokens of their seats follow."""
        return self.width - 44

    def x(self, turn: int) -> float:
        return LEFT + (self.end - LEFT) * turn / max(1, self.turns)

    def y(self, possible: int) -> float:
        return self.floor - (self.floor - self.top) * log(possible) / log(MOST)

    def lane(self, at: int, seats: int) -> float:
        """How far a seat's line is moved up or down, so that none covers another."""
        return (at - (seats - 1) / 2) * BETWEEN_LINES


def sheet(paper: Paper, *drawn: Markup) -> Markup:
    return el(
        "svg",
        *_grid(paper),
        *drawn,
        viewBox=f"0 0 {paper.width} {paper.height}",
        width=paper.width,
        height=paper.height,
        aria_hidden="true",
    )


def _grid(paper: Paper) -> Iterator[Markup]:
    """Brass lines at the levels, and the numbers of turns."""
    for level in LEVELS:
        at = num(paper.y(level))
        yield el("path", d=f"M{LEFT} {at}H{num(paper.end)}", cls="level")
        yield el("text", str(level), x=28, y=at, cls="possible")
    yield el("text", "solutions still possible", x=LEFT, y=num(paper.top - 8), cls="caption")
    for turn in _turns(paper):
        yield el("text", str(turn) if turn else "deal", x=num(paper.x(turn)), y=paper.height - 4, cls="turn-number")
    yield el("text", "turn", x=num(paper.end + 13), y=paper.height - 4)


def _turns(paper: Paper) -> range:
    """The turns that are numbered: as many as there is room for."""
    room = (paper.end - LEFT) // 48
    step = next(each for each in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000) if paper.turns / each <= room)
    return range(0, paper.turns + 1, step)
