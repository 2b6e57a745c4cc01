"""The style sheet: the palette as variables, the type, then one file for each part of the pages."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from clueapp.games.mystery.cards import ROOMS
from components.art.palette import DAY, NIGHT, css_variables
from components.pictures import address

_STATIC = Path(__file__).parent / "static"
FONTS = {
    "marcellus-sc-latin-400-normal": ("Marcellus SC", 400),
    "inter-latin-400-normal": ("Inter", 400),
    "inter-latin-600-normal": ("Inter", 600),
    "inter-latin-700-normal": ("Inter", 700),
}
"""The files, each with the family and the weight that is in it."""


@cache
def style_sheet() -> str:
    """All styles of the parlour as one sheet."""
    fonts = "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:swap;'
        f'src:url("{_font_address(file)}") format("woff2")}}\n'
        for file, (family, weight) in FONTS.items()
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
    parts = "\n".join(file.read_text(encoding="utf-8") for file in sorted((_STATIC / "css").glob("*.css")))
    return fonts + themes + boards + mansion + parts


def _font_address(file: str) -> str:
    """Another one when the font changes, so that browsers may keep it for ever."""
    content = (_STATIC / "fonts" / f"{file}.woff2").read_bytes()
    return f"/fonts/{hashlib.sha256(content).hexdigest()[:10]}/{file}.woff2"
