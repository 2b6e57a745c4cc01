"""The poster of Codenames."""

from components.art.palette import Palette
from components.art.poster import BRASS, GOLD, INK, PAPER, ground
from components.art.svg import path, rect, stroke

PLACE = 3


def draw(palette: Palette) -> str:
    """Two agents back to back, one hatched in red, one dotted in blue, before a grid of cards."""
    hatch = (
        '<pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><rect width="12" height="12" fill="#b3273a"/><rect width="5" '
        'height="12" fill="#d85062"/></pattern>'
    )
    dots = (
        '<pattern id="dots" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" '
        'height="14" fill="#235f9c"/><circle cx="4" cy="4" r="2.6" fill="#6fa8dc"/><circle cx="11" '
        'cy="11" r="2.6" fill="#6fa8dc"/></pattern>'
    )
    sand, red, blue = "#d6c49c", "#b3273a", "#235f9c"
    colours = (sand, red, sand, blue, red, sand, blue, "#0b0d12", blue, sand, red, blue)
    cards = "".join(
        rect(20 + i % 4 * 93, 18 + i // 4 * 62, 80, 50, colour, f'rx="4" stroke="{BRASS}" stroke-width="1.5"')
        + rect(30 + i % 4 * 93, 50 + i // 4 * 62, 60, 8, PAPER, 'opacity=".85"')
        for i, colour in enumerate(colours)
    )
    veil = rect(0, 0, 400, 260, "#14171f" if palette.is_night else "#f6f0e3", 'opacity=".35"')
    agent = (
        "M196 260V66Q190 60 176 58L172 40Q150 22 128 40L120 66 76 78Q92 92 112 92L108 112 98 132 108 "
        "136 110 152Q116 162 132 160L134 176Q60 184 44 260Z"
    )
    band = "M120 66 172 50 176 60 118 76Z"
    left = path(agent, "url(#hatch)", f'stroke="{INK}" stroke-width="3"') + path(band, INK)
    right = path(agent, "url(#dots)", f'stroke="{INK}" stroke-width="3"') + path(band, INK)
    collar = path("M134 176 160 214 150 260H120L112 196Z", INK, 'opacity=".55"')
    mirrored = f'<g transform="matrix(-1 0 0 1 400 0)">{right}{collar}</g>'
    line = stroke("M200 40V260", GOLD, 3)
    return (
        f"<defs>{hatch}{dots}</defs>"
        + ground(palette, ("#1a1f2c", "#202638"), ("#e3d6b8", "#ebdfc4"), 200, 130)
        + cards
        + veil
        + left
        + collar
        + mirrored
        + line
    )
