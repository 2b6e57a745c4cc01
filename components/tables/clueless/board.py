"""The Clue-Less board: drawn once, then only positions and lights are sent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from markupsafe import Markup
from nicegui import ui

from clueapp.games.clueless.board import HALLWAYS, HOMES
from clueapp.games.clueless.game import Move, place_in_words
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, the, title
from clueapp.games.mystery.table import Table
from clueapp.rooms.view import TableView
from components.art import geometry
from components.art.geometry import Point, Rect
from components.html import Attribute, el, join
from components.panel import Panel
from components.pictures import address

_HOME_OF = {home: suspect for suspect, (home, _, _) in HOMES.items()}
_TOKEN, _WEAPON, _RING = 46, 42, 26


class Board:
    """One client's board. An update is the style of one element: no tree is built again."""

    def __init__(self) -> None:
        self._frame = ui.element("div").classes("board clueless-board")
        self._frame.props["data-testid"] = "board"
        self._frame.props["role"] = "group"
        self._frame.props["aria-label"] = "The board"
        with self._frame:
            ui.html(str(_drawing()), sanitize=False).classes("plan")
            self._words = Panel("sr-only", tag="ul", aria_label="Where everybody is")
        self._style = ""

    def show(self, table: TableView) -> None:
        if table.view is None:
            return
        public: Table = table.view.public
        places, dark = table.once("board", lambda: _seen_by_all(public, table.awaited))
        lit = table.menu.choices(Move, "to")
        style = dark + _lights(lit) if lit else dark
        if style != self._style:
            self._style = style
            dict.__setitem__(self._frame.props, "style", style)  # past NiceGUI's observers, which cost more than it
            self._frame.update()
        self._words.show(places, lambda: table.once("places", lambda: _in_words(public)))


def _seen_by_all(public: Table, awaited: frozenset[str]) -> tuple[str, str]:
    """Where all pieces are; and with that who is to act and who plays no more."""
    places = _places(tuple(public.positions.items()), tuple(public.weapons.items()))
    rings = "".join(f"--ring-{suspect}:1;" for suspect in sorted(awaited))
    faded = (suspect for suspect in SUSPECTS if suspect not in public.players or suspect in public.out)
    return places, "".join((places, rings, *(f"--fade-{suspect}:0.55;" for suspect in faded)))


Pieces = tuple[tuple[str, str], ...]
"""Piece to place: a mapping that can be kept for the next time."""


@lru_cache(maxsize=1_024)
def _places(tokens: Pieces, weapons: Pieces) -> str:
    found = spots(dict(tokens), dict(weapons))
    return "".join(f"--x-{name}:{spot.x:.0f}px;--y-{name}:{spot.y:.0f}px;" for name, spot in found.items())


def _lights(lit: tuple[str, ...]) -> str:
    return "".join(f"--lit-{place}:1;--hit-{place}:auto;" for place in lit)


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
    weapons = join(*(_piece("weapon", weapon, _WEAPON) for weapon in WEAPONS))
    tokens = join(*(_piece("token", suspect, _TOKEN) for suspect in SUSPECTS))
    return el(
        "svg", rooms, hallways, weapons, tokens, viewBox=f"0 0 {geometry.SIZE} {geometry.SIZE}", aria_hidden="true"
    )


def _room(room: str) -> Markup:
    spot = geometry.name_spot(room)
    name = el("text", title(room), x=f"{spot.x:.0f}", y=f"{spot.y:.0f}", cls="room-name")
    return join(_place(room, geometry.ROOMS[room], "room"), name)


def _place(place: str, rect: Rect, kind: str) -> Markup:
    """What a place is called, and its light, which can be clicked while it burns."""
    box: dict[str, Attribute] = {
        "x": f"{rect.x:.0f}",
        "y": f"{rect.y:.0f}",
        "width": f"{rect.w:.0f}",
        "height": f"{rect.h:.0f}",
        "rx": 6,
    }
    words = place_in_words(place)
    calm = el("rect", el("title", words[0].upper() + words[1:]), cls="ground", more=box)
    light = el(
        "rect",
        el("title", f"Go to {words}"),
        cls="light",
        act="MOVE",
        data={"to": place},
        style=f"opacity:var(--lit-{place},0);pointer-events:var(--hit-{place},none)",
        more=box,
    )
    return el("g", calm, light, testid=f"{kind}-{place}", cls=kind)


def _piece(kind: str, name: str, size: int) -> Markup:
    half = size // 2
    picture = el("image", href=address(f"{kind}-{name}"), x=-half, y=-half, width=size, height=size)
    ring = el("circle", r=_RING, cls="ring", style=f"opacity:var(--ring-{name},0)") if kind == "token" else None
    style = f"transform:translate(var(--x-{name},-99px),var(--y-{name},-99px));opacity:var(--fade-{name},1)"
    return el("g", el("title", title(name)), ring, picture, cls=kind, testid=f"{kind}-{name}", style=style)


def _in_words(public: Table) -> Markup:
    pieces = {**public.positions, **public.weapons}
    places = sorted(set(pieces.values()))
    return join(*(el("li", _place_in_words(place, pieces)) for place in places))


def _place_in_words(place: str, pieces: dict[str, str]) -> str:
    here = ", ".join(the(name) for name, at in pieces.items() if at == place)
    words = place_in_words(place)
    return f"{words[0].upper()}{words[1:]}: {here}."
