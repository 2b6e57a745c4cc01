"""The lights on the board: where the one who is to act can go, or put something."""

from __future__ import annotations

from functools import cache, partial

from markupsafe import Markup

from clueapp.games.classic.actions import DrawCaseFile, Passage, PlaceWeapon, Walk
from clueapp.games.classic.board import PASSAGES
from clueapp.games.classic.state import ClassicTable
from clueapp.games.mystery.cards import ROOMS, the
from clueapp.kernel.menu import Menu
from components.html import el
from components.tables.classic.art import geometry
from components.tables.classic.art.case_file import HEIGHT, WIDTH
from components.tables.classic.plan import FILE_LEFT, FILE_TOP, layer, shape, square


def draw(menu: Menu, table: ClassicTable) -> Markup:
    """Every place that can be clicked now."""
    if not menu.forms:
        return Markup("")
    reach = table.reach if menu.form(Walk) else {}
    return layer(
        *(_room(place, steps) if place in ROOMS else _square(place, steps) for place, steps in reach.items()),
        _passage(table.positions[table.turn]) if menu.form(Passage) else None,
        *(_room_for_weapon(room, is_free=room in table.free_rooms) for room in ROOMS if menu.form(PlaceWeapon)),
        _file() if menu.form(DrawCaseFile) else None,
    )


@cache
def _square(place: str, steps: int) -> Markup:
    return square(place, el("title", _steps(steps)), cls="light")


@cache
def _room(room: str, steps: int) -> Markup:
    words = el("title", f"Into {the(room)}, {_steps(steps)}")
    return el("path", words, d=shape(room), sends=Walk(room), cls="light")


@cache
def _passage(room: str) -> Markup:
    stair = geometry.passage(room)
    words = el("title", f"Secret passage to {the(PASSAGES[room])}")
    at = {"x": f"{stair.x:g}", "y": f"{stair.y:g}", "width": f"{stair.w:g}", "height": f"{stair.h:g}"}
    return el("rect", words, sends=Passage(), cls="light stair", more=at)


@cache
def _room_for_weapon(room: str, *, is_free: bool) -> Markup:
    """A room that has a weapon is not lit; who puts another one there all the same is told why that cannot be."""
    data = {"takes": "weapon", "without": "Choose a weapon first, then the room for it."}
    words = el("title", f"Put it into {the(room)}" if is_free else f"There’s already a weapon in {the(room)}")
    kind = "light place" if is_free else "place taken"
    return el("path", words, d=shape(room), sends=partial(PlaceWeapon, room=room), data=data, cls=kind)


@cache
def _file() -> Markup:
    data = {"takes": "group", "without": "Drag the top card of a group here, or choose the group."}
    at = {"x": FILE_LEFT, "y": FILE_TOP, "width": WIDTH, "height": HEIGHT}
    return el("rect", el("title", "Into the case file"), sends=DrawCaseFile, data=data, cls="light place", more=at)


def _steps(count: int) -> str:
    """How far it is.

    >>> _steps(1), _steps(4)
    ('1 step', '4 steps')
    """
    return f"{count} step{'' if count == 1 else 's'}"
