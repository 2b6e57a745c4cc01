"""The posters of the games in which two sides meet."""

from components.art.palette import Palette
from components.art.scenes.poster import BRASS, GOLD, INK, PAPER, ground
from components.art.svg import circle, path, rect, stroke


def codenames(palette: Palette) -> str:
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


def trivia(palette: Palette) -> str:
    """Two podiums with their chips, and the buzzer between them."""
    spot = "".join(
        path(f"M{x} 0 {x + d} 0 {x + d * 5 + 40} 260H{x + d * 5 - 120}Z", palette.light, 'opacity=".14"')
        for x, d in ((70, 8), (330, -8))
    )
    podiums = "".join(
        path(f"M{x - 62} 128H{x + 62}L{x + 52} 260H{x - 52}Z", main)
        + path(f"M{x} 128H{x + 62}L{x + 52} 260H{x}Z", dark)
        + rect(x - 70, 116, 140, 14, GOLD)
        + rect(x, 116, 70, 14, BRASS)
        + stroke(
            f"M{x - 36} 146V260M{x - 18} 146V260M{x} 146V260M{x + 18} 146V260M{x + 36} 146V260",
            BRASS,
            1.6,
            'opacity=".7"',
        )
        + path(f"M{x} 158 {x + 26} 190 {x} 222 {x - 26} 190Z", INK, f'stroke="{GOLD}" stroke-width="3"')
        for x, main, dark in ((88, "#b3273a", "#7a1626"), (312, "#2a6fb0", "#173f74"))
    )
    marks = "".join(
        stroke(
            f"M{x - 8} 184Q{x - 8} 174 {x} 174 {x + 8} 174 {x + 8} 182 {x + 8} 188 {x} 191V196",
            GOLD,
            4,
            'stroke-linecap="round"',
        )
        + circle(x, 204, 2.6, GOLD)
        for x in (88, 312)
    )
    chips = "".join(
        _chips(x, 116, count, colour)
        for x, count, colour in (
            (54, 4, "#2f8f5b"),
            (92, 7, "#c8283c"),
            (126, 2, "#d9a522"),
            (280, 6, "#7d4a9c"),
            (316, 3, "#d9a522"),
            (350, 5, "#2f8f5b"),
        )
    )
    buzzer = (
        path("M158 260 166 214H234L242 260Z", "#20242f")
        + rect(160, 206, 80, 12, BRASS)
        + path("M168 206Q168 160 200 160 232 160 232 206Z", "#c8283c")
        + path("M204 160Q232 162 232 206H212Q218 180 204 160Z", "#7a1626")
        + path("M176 192Q178 170 194 168 184 178 184 198Z", "#ff9aa0")
        + stroke("M200 148V120M170 156 152 132M230 156 248 132", GOLD, 5, 'stroke-linecap="round"')
    )
    return (
        ground(palette, ("#171a2e", "#1e2240"), ("#4c8f8c", "#589d98"), 200, 206)
        + spot
        + podiums
        + marks
        + chips
        + buzzer
    )


def _chips(x: float, base: float, count: int, colour: str) -> str:
    """A stack of chips."""
    tall = count * 8
    gaps = "".join(f"M{x - 15} {base - step * 8}h30" for step in range(1, count))
    return (
        rect(x - 15, base - tall, 30, tall, colour)
        + path(f"M{x - 10} {base}v-{tall}h5v{tall}ZM{x + 4} {base}v-{tall}h5v{tall}Z", PAPER)
        + stroke(gaps, INK, 1.2)
        + f'<ellipse cx="{x}" cy="{base - tall}" rx="15" ry="4.5" fill="{PAPER}" stroke="{colour}" stroke-width="2"/>'
    )
