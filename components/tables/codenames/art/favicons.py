"""The page's icon while a team is to move: its pattern, and its shape."""

from __future__ import annotations

from components.art.svg import document, path, rect, stroke
from components.tables.codenames.art.patterns import GOLD, PAPER, pattern

_SIGNS = {"red": "M32 12 52 32 32 52 12 32Z", "blue": "M32 13a19 19 0 1 0 .1 0Z"}


def favicon(team: str) -> str:
    """A rounded square, 64 x 64."""
    square = rect(2, 2, 60, 60, "url(#ground)", f'rx="13" stroke="{GOLD}" stroke-width="4"')
    sign = path(_SIGNS[team], PAPER) + stroke(_SIGNS[team], "#14171f", 3)
    return document(64, 64, pattern(team, scale=1.2) + square + sign)
