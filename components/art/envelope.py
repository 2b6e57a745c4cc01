"""The envelope with its wax seal, 240 x 170."""

from components.art.card_back import monogram
from components.art.palette import NIGHT
from components.art.svg import circle, document, group, path, rect, stroke

_PAPER = NIGHT.paper
_INK = NIGHT.ink
_BRASS = NIGHT.brass


def envelope(is_open: bool) -> str:
    """The case file with its wax seal: closed, or open with three cards showing; 240 x 170."""
    blank = rect(0, 0, 46, 66, _PAPER, f'rx="3" stroke="{_INK}"')
    mark = group(monogram(_BRASS), 23, 33, 0.55)
    cards = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{blank}{rect(4, 4, 38, 58, fill)}{mark}</g>'
        for x, y, turn, fill in ((46, 26, -14, "#8c1f2d"), (98, 8, 0, "#1d2230"), (150, 16, 14, "#1f5c45"))
    )
    body = rect(14, 58, 212, 104, "#c9a96b", f'rx="3" stroke="{_INK}" stroke-width="1.5"')
    folds = path("M14 160 104 104 120 112 136 104 226 160Z", "#b8965a") + path(
        "M14 60 106 114 14 160ZM226 60 134 114 226 160Z", "#d8bb80"
    )
    if is_open:
        back = path("M14 60 110 6Q120 0 130 6L226 60Z", "#8f7340", f'stroke="{_INK}" stroke-width="1.5"')
        front = path(
            "M14 74 120 134 226 74V159Q226 162 223 162H17Q14 162 14 159Z",
            "#c9a96b",
            f'stroke="{_INK}" stroke-width="1.5"',
        )
        seam = stroke("M17 160 104 124M223 160 136 124", "#84662e", 1.4)
        return document(240, 170, back + rect(14, 58, 212, 82, "#6b5530") + cards + front + seam)
    flap = path(
        "M14 60Q14 57 17 57H223Q226 57 226 60L126 120Q120 124 114 120Z",
        "#dcc089",
        f'stroke="{_INK}" stroke-width="1.5"',
    )
    wax = (
        "M120 92C130 88 140 96 141 106 146 114 140 126 130 128 124 135 112 133 108 126 99 122 96 111 "
        "102 104 103 95 112 89 120 92Z"
    )
    seal = path(wax, "#8c1629") + circle(120, 111, 14, "#b3273a") + group(monogram("#f0a0a0"), 120, 111, 0.36)
    tape = stroke("M120 57V98M120 130V162", "#8c1f2d", 4)
    return document(240, 170, body + folds + flap + tape + seal)
