"""The poster of Trivia Duel."""

from components.art.palette import Palette
from components.art.poster import BRASS, GOLD, INK, PAPER, ground
from components.art.svg import circle, path, rect, stroke

PLACE = 4


def draw(palette: Palette) -> str:
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
