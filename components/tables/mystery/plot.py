"""The plot of a review: how many case files were still possible, turn by turn, with a line for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from clueapp.games.mystery.review import Hindsight, Review, Step
from components.art.svg import num
from components.html import el
from components.tables.mystery.plot_marks import ends, marks
from components.tables.mystery.plot_paper import Paper, sheet


def draw(review: Review, width: int, height: int) -> Markup:
    """The picture alone; what it says is to be said in words beside it."""
    paper = Paper(width, height, review.turns)
    lanes = {each.seat: paper.lane(at, len(review.seats)) for at, each in enumerate(review.seats)}
    lines = (_line(paper, each, lanes[each.seat]) for each in review.seats)
    return sheet(paper, *lines, *marks(paper, review.seats, lanes), *ends(paper, review.seats, lanes))


def empty(turns: int, width: int, height: int) -> Markup:
    """The same paper with nothing on it yet."""
    return sheet(Paper(width, height, turns))


def _line(paper: Paper, hindsight: Hindsight, lane: float) -> Markup:
    """What followed for a seat, and faintly what it knew once it had looked into the case file."""
    charge, steps, last = hindsight.charge, hindsight.steps, hindsight.last
    looked = charge.turn if charge and not charge.is_true else paper.turns
    concluded = el("path", d=_trace(paper, steps[: last + 1], lane, 0, looked), cls="trace")
    seen = el("path", d=_trace(paper, steps[last:], lane, looked, paper.turns), cls="trace seen")
    return el("g", concluded, seen if steps[last + 1 :] else None, cls=f"of-{hindsight.seat}")


def _trace(paper: Paper, steps: Sequence[Step], lane: float, since: int, until: int) -> str:
    """A line that goes down in the turn in which something was told."""
    first, *later = steps
    path, level = [f"M{num(paper.x(since))} {num(paper.y(first.possible) + lane)}"], first.possible
    for step in later:
        if step.possible != level:
            level = step.possible
            path.append(f"H{num(paper.x(step.turn))}V{num(paper.y(level) + lane)}")
    return "".join((*path, f"H{num(paper.x(until))}"))
