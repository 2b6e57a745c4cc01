"""The prompt of Clue-Less: the ways out of a place, as buttons that the keyboard knows too."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.clueless.actions import Move, Stay
from clueapp.games.clueless.board import HOMES, WAYS, Direction
from clueapp.games.clueless.state import CluelessTable
from clueapp.games.clueless.telling import place_in_words
from components.html import button, cap, el, join
from components.pictures import icon
from components.tables.clueless import CluelessTableView
from components.tables.mystery.hints import Hint
from components.tables.mystery.prompt import Prompt, Words, no_keys, no_way

_KEYS: dict[Direction, tuple[str, str]] = {
    "north": ("arrow_n", "ArrowUp w"),
    "west": ("arrow_w", "ArrowLeft a"),
    "east": ("arrow_e", "ArrowRight d"),
    "south": ("arrow_s", "ArrowDown s"),
    "passage": ("stairs", "p"),
}


_HOMES = frozenset(home for home, _, _ in HOMES.values())


class CluelessPrompt(Prompt[CluelessTable]):
    """One step a turn."""

    move_hint = Hint("move-clueless", "Press a lit place on the board to go there.", " The arrow keys work too.")

    def move_words(self, public: CluelessTable) -> Words:
        if public.must_move(public.turn):
            return "Your turn: move", "Choose a direction, or a lit place on the board."
        return "Your turn: suggest or move", "A suggestion brought you here, so you may stay and suggest."

    def move_choices(self, table: CluelessTableView, public: CluelessTable) -> Markup:
        """A button for each direction that is open now; before them one to stay, if that is allowed."""
        ways = WAYS[public.positions[public.turn]]
        open_places = table.menu.choices(Move, "to")
        can_stay = table.menu.form(Stay) is not None
        open_ways = (way for way in _KEYS if way in ways and ways[way] in open_places)
        moves = (_move(way, ways[way], is_s_taken=can_stay) for way in open_ways)
        return join(_stay() if can_stay else None, el("div", *moves, cls="moves"))

    def refusals(self, table: CluelessTableView, public: CluelessTable) -> Markup:
        """Where there is no way, or somebody in it; for keys, and for places of the board that are not lit."""
        if public.phase != "move":
            return super().refusals(table, public)
        here = public.positions[public.turn]
        ways, open_places = WAYS[here], table.menu.choices(Move, "to")
        missing = [no_keys(_KEYS[way][1], _no_way_from(here, way)) for way in _KEYS if way not in ways]
        taken = {way: place for way, place in ways.items() if place not in open_places}
        return join(
            *missing,
            *(no_keys(_KEYS[way][1], _TAKEN) for way in taken),
            *(no_way(_TAKEN, place) for place in taken.values()),
            None if here in _HOMES or table.menu.form(Stay) else no_way("You’re already there.", here),
            no_way(f"You can’t get there in one step from {_here(here)}."),
        )


_TAKEN = "Somebody is in that hallway."


def _no_way_from(here: str, direction: Direction) -> str:
    """Why a direction is of no use.

    >>> _no_way_from("library", "west"), _no_way_from("hall", "passage")
    ('There’s no way west from the Library.', 'There’s no secret passage from the Hall.')
    """
    way = "secret passage" if direction == "passage" else f"way {direction}"
    return f"There’s no {way} from {_here(here)}."


def _here(place: str) -> str:
    return "your home space" if place in _HOMES else place_in_words(place)


@cache
def _stay() -> Markup:
    words = join(icon("question"), "Stay and suggest here", cap("S"))
    return button(words, sends=Stay(), testid="action-stay", kind="primary wide", keys="s")


@cache
def _move(direction: Direction, place: str, *, is_s_taken: bool) -> Markup:
    """`is_s_taken`: S means stay and suggest, as in Classic Clue, so only the arrow goes south."""
    picture, keys = _KEYS[direction]
    letter = keys.split()[-1].upper()
    if is_s_taken and direction == "south":
        keys, letter = "ArrowDown", "↓"
    heading = "Take Secret Passage" if direction == "passage" else direction.capitalize()
    words = el("span", el("b", heading), el("span", _short(place)), cls="move-words")
    label = join(icon(picture), words, cap(letter))
    return button(
        label,
        sends=Move(place),
        testid=f"action-move-{direction}",
        kind=f"move {direction}",
        keys=keys,
        aria_label=f"{heading}: to {place_in_words(place)}",
    )


def _short(place: str) -> str:
    return place_in_words(place).removeprefix("the ").replace("hallway between ", "").replace(" and ", " – ")
