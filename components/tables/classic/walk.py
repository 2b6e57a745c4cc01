"""Walks as they are seen: the trail of this turn, and a pawn that goes square by square along it."""

from __future__ import annotations

from itertools import pairwise

from markupsafe import Markup

from clueapp.games.classic.board import DOORS
from clueapp.games.classic.state import Stroll
from clueapp.games.mystery.cards import ROOMS
from components.art.shapes import Point
from components.html import el
from components.tables.classic.art import geometry
from components.tables.classic.plan import layer

_STEP, _LONGEST = 140, 1600
"""Milliseconds for a step, and for a whole walk."""


def way_points(trail: tuple[str, ...]) -> list[Point]:
    """The middle of every square of a walk; where it leads into or out of a room, the doorway."""
    points = []
    for before, after in pairwise(trail):
        points.append(_doorway(before, after) if before in ROOMS else geometry.centre(before))
        if after in ROOMS:
            points.append(_doorway(after, before))
    if trail and trail[-1] not in ROOMS:
        points.append(geometry.centre(trail[-1]))
    return points


def _doorway(room: str, square: str) -> Point:
    door = next(each for each in DOORS if each.room == room and each.square == square)
    return geometry.doorway(door)[0]


def draw_trail(stroll: Stroll | None) -> Markup:
    """The way that was gone in this turn so far."""
    points = way_points(stroll.trail) if stroll and stroll.legs else []
    if not points:
        return Markup("")
    line = "L".join(f"{point.x:g} {point.y:g}" for point in points)
    return layer(el("path", d=f"M{line}", cls="trail"))


def draw_motion(seat: str, name: str, start: Point, places: tuple[str, ...], end: Point) -> Markup:
    """A style that lets a pawn walk: from where it stood, over every square, to where it stands."""
    way = way_points(places)
    spots = [start, *(way if places[0] in ROOMS else way[1:]), *([end] if places[-1] in ROOMS else [])]
    frames = "".join(
        f"{100 * at / (len(spots) - 1):.1f}%{{transform:translate({spot.x:.0f}px,{spot.y:.0f}px)}}"
        for at, spot in enumerate(spots)
    )
    time = min(_STEP * (len(spots) - 1), _LONGEST)
    return el(
        "style",
        f"@keyframes {name}{{{frames}}}",
        f"[data-testid=token-{seat}],[data-testid=flag-{seat}]{{animation:{name} {time}ms linear;transition:none}}",
    )
