"""The style sheet: the palette as variables, the type, then one file for each part of the pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from clueapp.games.mystery.cards import ROOMS
from components.art.palette import DAY, NIGHT, css_variables
from components.pictures import address

_CSS = Path(__file__).parent / "static" / "css"
_FONTS = (
    ("Marcellus SC", 400, "marcellus-sc-latin-400-normal"),
    ("Inter", 400, "inter-latin-400-normal"),
    ("Inter", 600, "inter-latin-600-normal"),
    ("Inter", 700, "inter-latin-700-normal"),
)


@cache
def style_sheet() -> str:
    """All styles of the parlour as one sheet."""
    fonts = "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:swap;'
        f'src:url("/fonts/{file}.woff2") format("woff2")}}\n'
        for family, weight, file in _FONTS
    )
    themes = f':root{{{css_variables(NIGHT)}}}\n:root[data-theme="day"]{{{css_variables(DAY)}}}\n'
    boards = "".join(
        f'[data-theme="{theme}"] .{game}-board{{background-image:url("{address(f"board-{game}", theme)}")}}\n'
        for game in ("clueless", "classic")
        for theme in ("night", "day")
    )
    # Beside Classic's board and in its rules a room's card has Classic's plan on it.
    classic = ":is(.table:has(.classic-board),.of-classic)"
    mansion = "".join(
        f'{classic} img[src$="/card-{room}.svg"]{{content:url("{address(f"classic-card-{room}")}")}}\n'
        for room in ROOMS
    )
    parts = "\n".join(file.read_text(encoding="utf-8") for file in sorted(_CSS.glob("*.css")))
    return fonts + themes + boards + mansion + parts
