"""Pawns and weapons on a board: drawn once, and moved by the style of the board they stand on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from markupsafe import Markup
from nicegui import ui

from clueapp.games.mystery.cards import SUSPECTS, the, title
from clueapp.games.mystery.state import MysteryTable
from components.art.shapes import Point
from components.html import el, join
from components.pictures import address


class Surface:
    """The element of a board. All that moves on it hangs on its style, so that an update is one short text."""

    def __init__(self, classes: str) -> None:
        self.element = ui.element("div").classes(f"board {classes}")
        self.element.props["data-testid"] = "board"
        self.element.props["role"] = "group"
        self.element.props["aria-label"] = "The board"
        self._style = ""

    def lay(self, style: str) -> None:
        """Put everything in its place."""
        if style != self._style:
            self._style = style
            dict.__setitem__(self.element.props, "style", style)  # past NiceGUI's observers, which cost more than it
            self.element.update()


def piece(kind: str, name: str, size: int, ring: int = 0) -> Markup:
    """A pawn (with a ring for when it is awaited) or a weapon, off the board until it is given a place."""
    half = size / 2
    picture = el("image", href=address(f"{kind}-{name}"), x=f"{-half:g}", y=f"{-half:g}", width=size, height=size)
    around = el("circle", r=ring, cls="ring", style=f"display:var(--ring-{name},none)") if ring else None
    style = f"transform:translate(var(--x-{name},-99px),var(--y-{name},-99px));opacity:var(--fade-{name},1)"
    return el("g", el("title", title(name)), around, picture, cls=kind, testid=f"{kind}-{name}", style=style)


def flag(suspect: str, token: int) -> Markup:
    """The flag that says "You" by a token of this size, off the board until its suspect is the viewer's own."""
    places = f"--x:var(--x-{suspect},-99px);--y:var(--y-{suspect},-99px);display:var(--you-{suspect},none)"
    cloth = el("rect", x=-23, y=-12, width=46, height=24, rx=6, cls="flag-cloth")
    return el(
        "g",
        el("g", cloth, el("text", "You"), cls="flag"),
        cls="own-flag",
        testid=f"flag-{suspect}",
        style=f"{places};--half:{token / 2:g}px",
    )


def mark_own(seat: str | None) -> str:
    """The style that raises the flag over the viewer's own token."""
    return f"--you-{seat}:inline;" if seat else ""


def own_place(seat: str, public: MysteryTable, in_words: Callable[[str], str]) -> Markup:
    """The viewer's own token and where it stands, for players who listen to the board."""
    return join(f"You’re {the(seat)}. Your token is here: {in_words(public.positions[seat])}.")


def places(spots: Mapping[str, Point]) -> str:
    """The style that puts each piece into its place."""
    return "".join(f"--x-{name}:{spot.x:.0f}px;--y-{name}:{spot.y:.0f}px;" for name, spot in spots.items())


def rings_and_shades(public: MysteryTable, awaited: frozenset[str]) -> str:
    """The style that rings those who are to act, and fades those who play no more or whom nobody plays."""
    faded = (suspect for suspect in SUSPECTS if suspect not in public.players or suspect in public.out)
    rings = (f"--ring-{suspect}:block;" for suspect in sorted(awaited))
    return "".join((*rings, *(f"--fade-{suspect}:0.55;" for suspect in faded)))


def whereabouts(public: MysteryTable, in_words: Callable[[str], str]) -> Markup:
    """Where everybody and everything is, place by place, for those who hear the board."""
    pieces = {**public.positions, **public.weapons}
    return Markup("").join(
        el("li", f"{_capital(in_words(place))}: {', '.join(the(each) for each, at in pieces.items() if at == place)}.")
        for place in sorted(set(pieces.values()))
    )


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
