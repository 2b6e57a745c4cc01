"""The board of Classic Clue: drawn once; then positions, lights, dice and walks are sent as they change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup
from nicegui import ui

from clueapp.games.classic.actions import Roll
from clueapp.games.classic.state import SET_UP_PHASES, ClassicTable
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS
from components.art.shapes import Point
from components.panel import Panel
from components.tables.classic import ClassicTableView, dice, flights, lights, walk
from components.tables.classic.art import geometry
from components.tables.classic.plan import ground, pieces, place_in_words
from components.tables.mystery.pieces import Surface, mark_own, own_place, places, rings_and_shades, whereabouts

Pieces = tuple[tuple[str, str], ...]
"""Piece to place: a mapping that can be kept for the next time."""


class Board:
    """One client's board. What has moved since it was shown last is seen to move."""

    def __init__(self) -> None:
        self._surface = Surface("classic-board")
        with self._surface.element:
            ui.html(str(ground()), sanitize=False).classes("plan")
            self._trail = Panel("plan above")
            self._lights = Panel("plan above")
            ui.html(str(pieces()), sanitize=False).classes("plan above pieces")
            self._dice = Panel("dice-place")
            self._count = Panel("steps-left")
            self._flights = Panel("plan above")
            self._motion = Panel("hidden")
            self._own_place = Panel("sr-only", tag="p", data_testid="own-place")
            self._words = Panel("sr-only", tag="ul", aria_label="Where everybody is")
        self._before: ClassicTable | None = None

    def show(self, table: ClassicTableView) -> None:
        if table.view is None:
            return
        public = table.view.public
        where = _places(tuple(public.positions.items()), tuple(public.weapons.items()))
        style = table.once("board", lambda: where + _seen_by_all(public, table.awaited))
        walks = table.is_your_turn and public.phase == "move" and public.stroll is not None
        seat = table.view.seat
        self._surface.lay(f"{style}{mark_own(seat)}{'--walk:auto;' if walks else ''}")
        if seat is not None:
            self._own_place.show((seat, public.positions[seat]), lambda: own_place(seat, public, place_in_words))
        self._words.show(where, lambda: table.once("places", lambda: whereabouts(public, place_in_words)))
        self._trail.show(
            public.stroll or "nothing", lambda: table.once("trail", lambda: walk.draw_trail(public.stroll))
        )
        if table.is_your_turn:
            self._lights.show((table.menu, public.stroll), lambda: lights.draw(table.menu, public))
        else:
            self._lights.show("nothing", Markup)
        self._show_dice(table, public)
        self._show_flights(public)
        self._show_motion(public)
        self._before = public

    def _show_dice(self, table: ClassicTableView, public: ClassicTable) -> None:
        is_set_up = public.phase not in SET_UP_PHASES and public.phase != "over"
        can_roll = table.menu.form(Roll) is not None
        faces = (is_set_up, public.turn_number, public.stroll.dice if public.stroll else None, can_roll)
        tumbles = self._before is not None
        self._dice.show(
            faces, lambda: dice.draw(public, can_roll=can_roll, tumbles=tumbles) if is_set_up else Markup("")
        )
        left = (public.phase == "move", public.stroll)
        self._count.show(left, lambda: table.once("count", lambda: dice.draw_count(public)))

    def _show_flights(self, public: ClassicTable) -> None:
        """Let the cards fly that were drawn or dealt since this board was shown last."""
        flown = (public.drawn, public.phase == "notebooks") if public.phase in SET_UP_PHASES else "nothing"
        is_seen = self._before is not None and public.phase in SET_UP_PHASES
        self._flights.show(flown, lambda: flights.draw(public) if is_seen else Markup(""))

    def _show_motion(self, public: ClassicTable) -> None:
        """Let the pawn walk what it has walked since this board was shown last."""
        before = self._before
        stroll, past = public.stroll, before.stroll if before else None
        if before is None or stroll is None or public.turn_number != before.turn_number:
            self._motion.show((public.turn_number, "still"), Markup)
            return
        known = past.legs if past else ()
        new = stroll.legs[len(known) :]
        if stroll.legs == known:
            return
        if not new or stroll.legs[: len(known)] != known:
            self._motion.show((public.turn_number, stroll.legs, "still"), Markup)
            return
        seat, name = public.turn, f"walk-{public.turn_number}-{len(stroll.legs)}"
        here = before.positions[seat]
        trail = (here, *(place for leg in new for place in leg))
        start, end = spots(before.positions, {})[seat], spots(public.positions, {})[seat]
        self._motion.show((name, stroll.legs), lambda: walk.draw_motion(seat, name, start, trail, end))


def _seen_by_all(public: ClassicTable, awaited: frozenset[str]) -> str:
    """Who is to act, who plays no more, and whether the case file lies on the stairs."""
    return f"{rings_and_shades(public, awaited)}{'' if public.phase == 'weapons' else '--file:1;'}"


@lru_cache(maxsize=1_024)
def _places(tokens: Pieces, weapons: Pieces) -> str:
    return places(spots(dict(tokens), dict(weapons)))


def spots(tokens: Mapping[str, str], weapons: Mapping[str, str]) -> dict[str, Point]:
    """Where each pawn and weapon is drawn, so that none hides another."""
    found: dict[str, Point] = {}
    for place in dict.fromkeys(tokens.values()):
        here = [suspect for suspect in SUSPECTS if tokens[suspect] == place]
        room_for = geometry.token_spots(place, len(here)) if place in ROOMS else [geometry.centre(place)] * len(here)
        found.update(zip(here, room_for, strict=True))
    for room in dict.fromkeys(weapons.values()):
        lying = [weapon for weapon in WEAPONS if weapons.get(weapon) == room]
        found.update(zip(lying, geometry.weapon_spots(room, len(lying)), strict=True))
    return found
