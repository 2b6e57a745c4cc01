"""The back of every card, 180 x 252, and the mark of the parlour on it."""

from components.art.palette import NIGHT
from components.art.svg import circle, document, group, path, rect, stroke

CARD_WIDTH, CARD_HEIGHT = 180, 252

_PAPER = NIGHT.paper
_INK = NIGHT.ink
_BRASS = NIGHT.brass
_DEEP = NIGHT.brass_deep


def card_back() -> str:
    """The back of every card: fans of brass on ink around a keyhole."""
    fan = "".join(
        f'<circle cx="15" cy="15" r="{r}"/><circle cx="0" cy="7.5" r="{r}"/><circle cx="30" cy="7.5" r="{r}"/>'
        for r in (14, 9, 4)
    )
    scales = (
        '<pattern id="scales" width="30" height="15" patternUnits="userSpaceOnUse"><g fill="none" '
        f'stroke="{_DEEP}">{fan}</g></pattern>'
    )
    return document(
        CARD_WIDTH,
        CARD_HEIGHT,
        f"<defs>{scales}</defs>"
        + rect(0.5, 0.5, 179, 251, _PAPER, f'rx="9" stroke="{_INK}"')
        + rect(8, 8, 164, 236, "#1d2230", 'rx="4"')
        + rect(8, 8, 164, 236, "url(#scales)", 'rx="4"')
        + rect(8, 8, 164, 236, "none", f'rx="4" stroke="{_BRASS}" stroke-width="2"')
        + path("M90 50 152 126 90 202 28 126Z", "#14171f", f'stroke="{_BRASS}" stroke-width="2"')
        + stroke("M90 60 144 126 90 192 36 126Z", _DEEP, 1)
        + stroke("M8 40H24V24H40V8M140 8V24H156V40H172M8 212H24V228H40V244M140 244V228H156V212H172", _BRASS, 2)
        + group(monogram(NIGHT.brass_bright), 90, 126, 1.25),
    )


def monogram(colour: str) -> str:
    """A keyhole in a lozenge, the mark of the parlour."""
    return (
        stroke("M0-34 26 0 0 34-26 0ZM0-26 20 0 0 26-20 0Z", colour, 2)
        + circle(0, -5, 6.5, colour)
        + path("M-3-2H3L6 14H-6Z", colour)
    )
