"""The signs on a plot of case files: whose line it is, where the case was proven, who accused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from markupsafe import Markup

from clueapp.games.mystery.review import Hindsight, Step
from components.art.shapes import Point
from components.art.svg import num
from components.html import el
from components.pictures import address
from components.tables.mystery.plot_paper import Paper

TOKEN, RING = 16, 10
_STAR = "M0-7.6 2.2-2.6 7.6-2.1 3.5 1.4 4.7 6.6 0 3.9-4.7 6.6-3.5 1.4-7.6-2.1-2.2-2.6Z"
_SIGNS = {
    "proof": el("circle", r=num(RING), cls="proof"),
    "false": el("path", d="M-5-5 5 5M-5 5 5-5", cls="false"),
    "won": el("path", d=_STAR, transform=f"translate({TOKEN - 1} 0)", cls="won"),
}


def marks(paper: Paper, seats: Sequence[Hindsight], lanes: Mapping[str, float]) -> Iterator[Markup]:
    """Whose case was proven where, and who accused falsely; one above the other where they meet."""
    taken = list[Point]()
    for seat in seats:
        for kind, step in _moments(seat):
            at = _free(Point(paper.x(step.turn), paper.y(step.possible) + lanes[seat.seat]), taken, paper)
            taken.append(at)
            yield _token(seat.seat, at, kind)


def _free(wanted: Point, taken: Sequence[Point], paper: Paper) -> Point:
    """The nearest place above or below at which a mark covers no other."""
    heights = (wanted.y + way * far for far in range(paper.height) for way in (-1, 1))
    near = [each.y for each in taken if abs(each.x - wanted.x) < 2 * RING]
    inside = (y for y in heights if RING <= y <= paper.floor + RING)
    return Point(wanted.x, next((y for y in inside if all(abs(y - each) >= 2 * RING for each in near)), wanted.y))


def _moments(hindsight: Hindsight) -> Iterator[tuple[str, Step]]:
    if hindsight.proof is not None:
        yield "proof", hindsight.steps[hindsight.proof]
    if hindsight.charge and not hindsight.charge.is_true:
        yield "false", replace(hindsight.steps[hindsight.last], turn=hindsight.charge.turn)


def ends(paper: Paper, seats: Sequence[Hindsight], lanes: Mapping[str, float]) -> Iterator[Markup]:
    """The token of each seat at the end of its line, or as near as there is room; the winner's with a star."""
    wanted = {each.seat: paper.y(each.steps[-1].possible) + lanes[each.seat] for each in seats}
    order = sorted(wanted, key=lambda seat: wanted[seat])
    heights = dict(zip(order, spread([wanted[seat] for seat in order], paper.floor), strict=True))
    for each in seats:
        way = f"M{num(paper.end)} {num(wanted[each.seat])}L{num(paper.end + 12)} {num(heights[each.seat])}"
        yield el("g", el("path", d=way, cls="trace"), cls=f"of-{each.seat}")
        won = each.charge is not None and each.charge.is_true
        yield _token(each.seat, Point(paper.end + 20, heights[each.seat]), "won" if won else "end")


def spread(wanted: Sequence[float], most: float) -> list[float]:
    """Heights from top to bottom as near to those wanted as tokens can stand, the last at most so far down.

    >>> spread([10, 12, 90, 100], most=100)
    [10, 26, 84, 100]
    """
    heights = list[float]()
    for height in wanted:
        heights.append(max(height, heights[-1] + TOKEN) if heights else height)
    for at in reversed(range(len(heights))):
        heights[at] = min(heights[at], heights[at + 1] - TOKEN if at + 1 < len(heights) else most)
    return heights


def _token(seat: str, at: Point, kind: str) -> Markup:
    """A seat's token, with what it stands for: proven there, false, won, or only the end of its line."""
    corner = num(-TOKEN / 2)
    picture = el("image", href=address(f"token-{seat}"), x=corner, y=corner, width=TOKEN, height=TOKEN)
    below = _SIGNS["proof"] if kind == "proof" else None
    above = None if kind == "proof" else _SIGNS.get(kind)
    place = f"translate({num(at.x)} {num(at.y)})"
    return el("g", below, el("g", picture), above, transform=place, cls="mark")


def sign(kind: str) -> Markup:
    """One of the signs by itself."""
    left = TOKEN - 13 if kind == "won" else -12
    return el("svg", _SIGNS[kind], viewBox=f"{left} -12 24 24", width=18, height=18, aria_hidden="true")
