"""The six faces of a die: ivory with ink pips, the single one in red; and one that tells nothing yet; 48 x 48."""

from components.art.palette import NIGHT
from components.art.svg import circle, document, path, rect, stroke

_PLACES = {
    1: ((24, 24),),
    2: ((13, 13), (35, 35)),
    3: ((13, 13), (24, 24), (35, 35)),
    4: ((13, 13), (35, 13), (13, 35), (35, 35)),
    5: ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35)),
    6: ((13, 12), (13, 24), (13, 36), (35, 12), (35, 24), (35, 36)),
}
FACES = tuple(_PLACES)


def die_face(number: int) -> str:
    """One face of a die."""
    colour, size = (NIGHT.red_team, 6.5) if number == 1 else (NIGHT.ink, 4.6)
    pips = "".join(
        circle(x, y + 0.8, size, "#ffffff", 'opacity=".6"') + circle(x, y, size, colour) for x, y in _PLACES[number]
    )
    return _ivory(pips)


def unrolled_face() -> str:
    """Every face of a die that has not been rolled: a question mark instead of pips."""
    mark = stroke("M17 18A7 7 0 1 1 27 24Q24 26.5 24 30", NIGHT.brass_deep, 4, 'stroke-linecap="round"')
    return _ivory(mark + circle(24, 36.5, 2.6, NIGHT.brass_deep))


def _ivory(mark: str) -> str:
    return document(
        48,
        48,
        rect(0, 0, 48, 48, "#cdbd98", 'rx="9"')
        + rect(0.8, 0.8, 46.4, 46.4, NIGHT.paper, f'rx="8.4" stroke="{NIGHT.brass_deep}" stroke-width="1.2"')
        + path("M3 40Q3 45 8 45H40Q45 45 45 40L45 44Q44 47 40 47H8Q4 47 3 44Z", NIGHT.brass_deep, 'opacity=".35"')
        + mark,
    )
