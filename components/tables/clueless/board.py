"""The Clue-Less board: drawn once, then only positions and lights are sent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from markupsafe import Markup
from nicegui import ui

from clueapp.games.clueless.actions import Move, Stay
from clueapp.games.clueless.board import HALLWAYS, HOMES
from clueapp.games.clueless.state import CluelessTable
from clueapp.games.clueless.telling import place_in_words
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, title
from components.art.shapes import Point, Rect
from components.html import Attribute, el, join
from components.panel import Panel
from components.tables.clueless import CluelessTableView
from components.tables.clueless.art import geometry
from components.tables.mystery.pieces import (
    Surface,
    flag,
    mark_own,
    own_place,
    piece,
    places,
    rings_and_shades,
    whereabouts,
)

_HOME_OF = {home: suspect for suspect, (home, _, _) in HOMES.items()}
_TOKEN, _WEAPON, _RING = 46, 42, 26


class Board:
    """One client's board. An update is the style of one element: no tree is built again."""

    def __init__(self) -> None:
        self._surface = Surface("clueless-board")
        with self._surface.element:
            ui.html(str(_drawing()), sanitize=False).classes("plan")
            self._own_place = Panel("sr-only", tag="p", data_testid="own-place")
            self._words = Panel("sr-only", tag="ul", aria_label="Where everybody is")

    def show(self, table: CluelessTableView) -> None:
        if table.view is None:
            return
        public = table.view.public
        where, dark = table.once("board", lambda: _seen_by_all(public, table.awaited))
        lit = _lights(table.menu.choices(Move, "to"))
        if table.menu.form(Stay):
            lit += f"--stay-{public.positions[public.turn]}:block;"
        seat = table.view.seat
        self._surface.lay(dark + mark_own(seat) + lit)
        if seat is not None:
            self._own_place.show((seat, public.positions[seat]), lambda: own_place(seat, public, place_in_words))
        self._words.show(where, lambda: table.once("places", lambda: _in_words(public)))


def _seen_by_all(public: CluelessTable, awaited: frozenset[str]) -> tuple[str, str]:
    """Where all pieces are; and with that who is to act and who plays no more."""
    where = _places(tuple(public.positions.items()), tuple(public.weapons.items()))
    return where, where + rings_and_shades(public, awaited)


Pieces = tuple[tuple[str, str], ...]
"""Piece to place: a mapping that can be kept for the next time."""


@lru_cache(maxsize=1_024)
def _places(tokens: Pieces, weapons: Pieces) -> str:
    return places(spots(dict(tokens), dict(weapons)))


def _lights(lit: tuple[str, ...]) -> str:
    return "".join(f"--lit-{place}:block;" for place in lit)


def spots(tokens: Mapping[str, str], weapons: Mapping[str, str]) -> dict[str, Point]:
    """Where each token and weapon is drawn, so that none hides another."""
    found: dict[str, Point] = {}
    for place in dict.fromkeys(tokens.values()):
        here = [suspect for suspect in SUSPECTS if tokens[suspect] == place]
        found.update(zip(here, geometry.token_spots(_HOME_OF.get(place, place), len(here)), strict=True))
    for room in dict.fromkeys(weapons.values()):
        here = [weapon for weapon in WEAPONS if weapons.get(weapon) == room]
        found.update(zip(here, geometry.weapon_spots(room, len(here)), strict=True))
    return found


@cache
def _drawing() -> Markup:
    rooms = join(*(_room(room) for room in ROOMS))
    hallways = join(*(_place(place, geometry.HALLWAYS[place], "hallway") for place in HALLWAYS))
    weapons = join(*(piece("weapon", weapon, _WEAPON) for weapon in WEAPONS))
    tokens = join(*(piece("token", suspect, _TOKEN, _RING) for suspect in SUSPECTS))
    flags = join(*(flag(suspect, _TOKEN) for suspect in SUSPECTS))
    return el(
        "svg",
        rooms,
        hallways,
        weapons,
        tokens,
        flags,
        viewBox=f"0 0 {geometry.SIZE} {geometry.SIZE}",
        aria_hidden="true",
    )


def _room(room: str) -> Markup:
    spot = geometry.name_spot(room)
    name = el("text", title(room), x=f"{spot.x:.0f}", y=f"{spot.y:.0f}", cls="room-name")
    return join(_place(room, geometry.ROOMS[room], "room"), _stay(room), name)


def _place(place: str, rect: Rect, kind: str) -> Markup:
    """What a place is called, and its light, which can be clicked while it burns."""
    box = _box(rect)
    words = place_in_words(place)
    calm = el("rect", el("title", words[0].upper() + words[1:]), cls="ground", data={"place": place}, more=box)
    light = el(
        "rect",
        el("title", f"Go to {words}"),
        cls="light",
        sends=Move(place),
        style=f"display:var(--lit-{place},none)",
        more=box,
    )
    return el("g", calm, light, testid=f"{kind}-{place}", cls=kind)


def _stay(room: str) -> Markup:
    """The light on the viewer's own room, shown while they may stay and suggest there."""
    return el(
        "rect",
        el("title", f"Stay in {place_in_words(room)} and suggest"),
        cls="light",
        sends=Stay(),
        testid=f"stay-{room}",
        style=f"display:var(--stay-{room},none)",
        more=_box(geometry.ROOMS[room]),
    )


def _box(rect: Rect) -> dict[str, Attribute]:
    return {
        "x": f"{rect.x:.0f}",
        "y": f"{rect.y:.0f}",
        "width": f"{rect.w:.0f}",
        "height": f"{rect.h:.0f}",
        "rx": 6,
    }


def _in_words(public: CluelessTable) -> Markup:
    return whereabouts(public, place_in_words)
