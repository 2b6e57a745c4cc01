"""What of the board is sent once: the names of places, where one can click, the case file, pawns and weapons."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.classic.actions import Walk
from clueapp.games.classic.board import SQUARES, STARTS, row_and_column
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, the, title
from components.html import Child, el
from components.pictures import address
from components.tables.classic.art import geometry
from components.tables.classic.art.case_file import HEIGHT, WIDTH
from components.tables.mystery.pieces import flag, piece

_RING = 21
_STARTER = {place: suspect for suspect, place in STARTS.items()}
FILE_LEFT, FILE_TOP = 391, 334
"""Where the case file lies on the stairs."""


def layer(*content: Child) -> Markup:
    """A drawing that covers the board."""
    return el("svg", *content, viewBox=f"0 0 {geometry.SIZE} {geometry.SIZE}", aria_hidden="true")


@cache
def ground() -> Markup:
    """Rooms and squares: what they are called, and what a walker clicks. The board's style says whether one walks."""
    rooms = (el("path", el("title", title(room)), d=shape(room), testid=f"room-{room}", cls="ground") for room in ROOMS)
    walks = (
        *(el("path", el("title", title(room)), d=shape(room), sends=Walk(room)) for room in ROOMS),
        *(square(place, el("title", place_in_words(place)) if place in _STARTER else None) for place in SQUARES),
    )
    steps = el("g", *walks, cls="steps", style="pointer-events:var(--walk,none)")
    return layer(*rooms, steps, *map(_name, ROOMS), _case_file())


@cache
def pieces() -> Markup:
    """All pawns and weapons; the board's style moves them."""
    weapons = (piece("weapon", weapon, geometry.WEAPON) for weapon in WEAPONS)
    tokens = (piece("token", suspect, geometry.TOKEN, _RING) for suspect in SUSPECTS)
    flags = (flag(suspect, geometry.TOKEN) for suspect in SUSPECTS)
    return layer(*weapons, *tokens, *flags)


@cache
def shape(room: str) -> str:
    return geometry.outline(geometry.ROOM_CELLS[room])


@cache
def square(place: str, *content: Child, cls: str | None = None) -> Markup:
    """A square on which a click walks there."""
    at = geometry.corner(*row_and_column(place))
    size = geometry.CELL
    return el(
        "rect",
        *content,
        x=f"{at.x:g}",
        y=f"{at.y:g}",
        width=size,
        height=size,
        sends=Walk(place),
        cls=cls,
    )


def _name(room: str) -> Markup:
    spot = geometry.name_spot(room)
    return el("text", title(room), x=f"{spot.x:g}", y=f"{spot.y:g}", cls="room-name")


def _case_file() -> Markup:
    middle = FILE_LEFT + WIDTH // 2
    return el(
        "g",
        el("title", "The case file"),
        el("g", el("image", href=address("case-file"), x=FILE_LEFT, y=FILE_TOP, width=WIDTH, height=HEIGHT)),
        el("text", "Case File", x=middle, y=FILE_TOP + 58, cls="file-name"),
        el("text", "CONFIDENTIAL", x=middle, y=FILE_TOP + 82, cls="file-stamp"),
        cls="case-file",
        testid="case-file",
        style="opacity:var(--file,0)",
    )


def place_in_words(place: str) -> str:
    """A place inside a sentence.

    >>> place_in_words("hall"), place_in_words("0,16"), place_in_words("7,3")
    ('the Hall', 'Miss Scarlet’s start', 'the hallway, row 8, column 4')
    """
    if place in ROOMS:
        return the(place)
    if place in _STARTER:
        return f"{title(_STARTER[place])}’s start"
    row, column = row_and_column(place)
    return f"the hallway, row {row + 1}, column {column + 1}"
