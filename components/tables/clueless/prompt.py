"""The ways out of a place, as buttons that the keyboard knows too."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.clueless.board import WAYS, Direction
from clueapp.games.clueless.game import Move, Stay, place_in_words
from clueapp.games.mystery.table import Table
from clueapp.rooms.view import TableView
from components.html import button, el, join
from components.pictures import icon

_KEYS: dict[Direction, tuple[str, str]] = {
    "north": ("arrow_n", "ArrowUp w"),
    "west": ("arrow_w", "ArrowLeft a"),
    "east": ("arrow_e", "ArrowRight d"),
    "south": ("arrow_s", "ArrowDown s"),
    "passage": ("stairs", "p"),
}


def move_choices(table: TableView) -> Markup:
    """A button for each direction in which there is a way now, and one to stay where that is allowed."""
    if table.view is None or table.view.seat is None:
        return Markup("")
    public: Table = table.view.public
    ways = WAYS[public.positions[table.view.seat]]
    open_places = table.menu.choices(Move, "to")
    moves = [_move(way, ways[way]) for way in _KEYS if way in ways and ways[way] in open_places]
    stay = button("Stay here", act="STAY", testid="action-stay", kind="plain wide") if table.menu.form(Stay) else None
    return join(el("div", *moves, cls="moves"), stay)


@cache
def _move(direction: Direction, place: str) -> Markup:
    picture, keys = _KEYS[direction]
    heading = "Secret passage" if direction == "passage" else direction.capitalize()
    label = join(icon(picture), el("span", el("b", heading), el("span", _short(place)), cls="move-words"))
    return button(
        label,
        act="MOVE",
        data={"to": place},
        testid=f"action-move-{direction}",
        kind=f"move {direction}",
        keys=keys,
        aria_label=f"{heading}: to {place_in_words(place)}",
    )


def _short(place: str) -> str:
    return place_in_words(place).removeprefix("the ").replace("hallway between ", "").replace(" and ", " – ")
