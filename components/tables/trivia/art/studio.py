"""The stage of the duel: an old parlour made into a quiz show, 1600 x 1000. All stands before it: it is calm."""

from components.art.palette import NIGHT, Palette, mix
from components.art.svg import circle, document, path, rect, stroke

WIDTH, HEIGHT = 1600, 1000
_TABLE = 430
"""Where the wall ends and the table begins."""


def studio(palette: Palette) -> str:
    """A panelled wall between curtains, two lamps, and the green baize with its brass rim."""
    return document(
        WIDTH, HEIGHT, _wall(palette) + _lamps(palette) + _sunburst(palette) + _table(palette) + _curtains(palette)
    )


def _wall(palette: Palette) -> str:
    wood = "#2a1d1c" if palette.is_night else "#b58a5a"
    dark, light = mix(wood, "#05070a", 0.35), mix(wood, NIGHT.brass, 0.22)
    panels = "".join(
        rect(x, 96, 168, 270, dark)
        + rect(x + 8, 104, 152, 254, wood)
        + stroke(f"M{x + 8} 358V104H{x + 160}", light, 3)
        + path(f"M{x + 84} 130 {x + 138} 231 {x + 84} 332 {x + 30} 231Z", "none", f'stroke="{light}" stroke-width="2"')
        for x in range(20, WIDTH, 196)
    )
    cornice = rect(0, 0, WIDTH, 64, dark) + rect(0, 60, WIDTH, 5, NIGHT.brass) + rect(0, 72, WIDTH, 2, NIGHT.brass_deep)
    dado = rect(0, 392, WIDTH, 40, dark) + rect(0, 390, WIDTH, 4, NIGHT.brass_deep)
    return rect(0, 0, WIDTH, HEIGHT, wood) + panels + cornice + dado


def _lamps(palette: Palette) -> str:
    strength = ".13" if palette.is_night else ".3"
    return "".join(
        path(f"M{x - 40} 150H{x + 40}L{x + 330} {HEIGHT}H{x - 330}Z", palette.light, f'opacity="{strength}"')
        + circle(x, 150, 120, palette.light, f'opacity="{strength}"')
        + path(f"M{x - 8} 160H{x + 8}V260H{x - 8}Z", NIGHT.brass_deep)
        + path(f"M{x - 26} 170 {x - 46} 112H{x + 46}L{x + 26} 170Z", NIGHT.light)
        + path(f"M{x} 112H{x + 46}L{x + 26} 170H{x}Z", NIGHT.brass)
        for x in (300, WIDTH - 300)
    )


def _sunburst(palette: Palette) -> str:
    """The ornament over the middle of the table."""
    ray = NIGHT.brass if palette.is_night else NIGHT.brass_deep
    rays = "".join(f'<path d="M0-118-9-340H9Z" transform="rotate({turn})"/>' for turn in range(-84, 90, 12))
    ground = mix("#2a1d1c" if palette.is_night else "#b58a5a", "#05070a", 0.25)
    fan = f'<g transform="translate(800 420)" fill="{ray}" opacity=".5">{rays}</g>'
    return (
        path("M430 420A370 370 0 0 1 1170 420Z", ground)
        + fan
        + circle(800, 420, 116, ground)
        + stroke("M684 420A116 116 0 0 1 916 420M700 420A100 100 0 0 1 900 420", ray, 3)
    )


def _table(palette: Palette) -> str:
    baize = "#1c4a35" if palette.is_night else "#3f7d5a"
    dark, light = mix(baize, "#05070a", 0.3), mix(baize, "#ffffff", 0.07)
    return (
        path(f"M-60 {HEIGHT}V{_TABLE + 60}Q800 {_TABLE - 70} 1660 {_TABLE + 60}V{HEIGHT}Z", "#3a2318")
        + stroke(f"M-60 {_TABLE + 60}Q800 {_TABLE - 70} 1660 {_TABLE + 60}", NIGHT.brass, 5)
        + path(f"M-60 {HEIGHT}V{_TABLE + 86}Q800 {_TABLE - 44} 1660 {_TABLE + 86}V{HEIGHT}Z", dark)
        + path(f"M-60 {HEIGHT}V{_TABLE + 94}Q800 {_TABLE - 36} 1660 {_TABLE + 94}V{HEIGHT}Z", baize)
        + f'<ellipse cx="800" cy="760" rx="640" ry="230" fill="{light}"/>'
        + "".join(
            f'<ellipse cx="800" cy="760" rx="{x}" ry="{y}" fill="none" stroke="{NIGHT.brass}" opacity=".5"/>'
            for x, y in ((600, 212), (598, 211), (588, 205))
        )
    )


def _curtains(palette: Palette) -> str:
    cloth = "#6d1626" if palette.is_night else "#9c2438"
    fold, deep = mix(cloth, "#05070a", 0.4), mix(cloth, "#ff9aa0", 0.14)
    half = (
        path("M0 0H210Q150 190 96 330 60 440 70 560 40 620 0 640Z", cloth)
        + path(
            "M40 0H76Q60 220 34 400L20 600 0 620V300Q30 160 40 0ZM118 0H150Q120 180 74 320L62 350Q100 190 118 0Z", fold
        )
        + path("M84 0H104Q90 170 56 330L44 400Q70 190 84 0ZM170 0H190Q150 140 104 270 146 130 170 0Z", deep)
        + path("M0 396 90 366 96 384 0 420Z", NIGHT.brass)
        + path("M66 380 76 378 84 440H60Z", NIGHT.brass_bright)
    )
    return f'{half}<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{half}</g>'
