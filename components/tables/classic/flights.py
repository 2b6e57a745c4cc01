"""Cards that fly while the table is set up: one into the case file, and the rest to the players."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.classic.board import STARTS
from clueapp.games.classic.state import ClassicTable
from components.html import el
from components.pictures import address
from components.tables.classic.art import geometry
from components.tables.classic.plan import layer


def draw(public: ClassicTable) -> Markup:
    """The flight that belongs to what was done last."""
    if public.phase == "notebooks":
        return _deal(public)
    if public.drawn:
        return layer(_card("into-file", f"--turn:{8 * len(public.drawn) - 16}deg", kind=public.drawn[-1]))
    return Markup("")


def _deal(public: ClassicTable) -> Markup:
    """One card after the other, clockwise, to where each player's pawn started."""
    cards = sum(public.held.values())
    targets = [geometry.centre(STARTS[public.players[at % len(public.players)]]) for at in range(cards)]
    return layer(
        *(
            _card("dealt", f"--to-x:{target.x:.0f}px;--to-y:{target.y:.0f}px;--at:{at}", kind=str(at))
            for at, target in enumerate(targets)
        )
    )


def _card(cls: str, style: str, kind: str) -> Markup:
    picture = el("image", href=address("card-back"), x=-25, y=-35, width=50, height=70)
    return el("g", picture, cls=f"flying {cls}", style=style, data={"card": kind})
