"""The prompt of Clue-Less: the ways out of a place, as buttons that the keyboard knows too."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.clueless.board import WAYS, Direction
from clueapp.games.clueless.game import Move, Stay, place_in_words
from clueapp.games.mystery.table import Table
from clueapp.rooms.view import TableView
from components.html import button, el, join
from components.pictures import icon
from components.tables.mystery.prompt import Prompt, Words

_KEYS: dict[Direction, tuple[str, str]] = {
    "north": ("arrow_n", "ArrowUp w"),
    "west": ("arrow_w", "ArrowLeft a"),
    "east": ("arrow_e", "ArrowRight d"),
    "south": ("arrow_s", "ArrowDown s"),
    "passage": ("stairs", "p"),
}


class CluelessPrompt(Prompt[Table]):
    """One step a turn."""

    def move_words(self, public: Table) -> Words:
        if public.must_move(public.turn):
            return "Your turn: move", "Choose a direction, or click a lit place on the board."
        return "Your turn: move or stay", "A suggestion moved you here, so you may stay."

    def move_choices(self, table: TableView, public: Table) -> Markup:
        """A button for each direction in which there is a way now, and one to stay where that is allowed."""
        ways = WAYS[public.positions[public.turn]]
        open_places = table.menu.choices(Move, "to")
        moves = [_move(way, ways[way]) for way in _KEYS if way in ways and ways[way] in open_places]
        can_stay = table.menu.form(Stay) is not None
        stay = button("Stay here", act="STAY", testid="action-stay", kind="plain wide") if can_stay else None
        return join(el("div", *moves, cls="moves"), stay)


@cache
def _move(direction: Direction, place: str) -> Markup:
    picture, keys = _KEYS[direction]
    heading = "Secret passage" if direction == "passage" else direction.capitalize()
    label = join(icon(picture), el("span", el("b", heading), el("span", _short(place)), cls="move-words"))
    return button(
        label,
        act="MOVE",
        sends={"to": place},
        testid=f"action-move-{direction}",
        kind=f"move {direction}",
        keys=keys,
        aria_label=f"{heading}: to {place_in_words(place)}",
    )


def _short(place: str) -> str:
    return place_in_words(place).removeprefix("the ").replace("hallway between ", "").replace(" and ", " – ")
