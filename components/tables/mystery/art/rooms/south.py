"""The south of the house: conservatory, ballroom and kitchen."""

from math import cos, pi, sin

from components.art.svg import circle, group, num, path, rect, stroke
from components.tables.mystery.art.rooms.floors import Ground, block, glow
from components.tables.mystery.art.rooms.north import BRASS, GOLD, INK, MAHOGANY, MAHOGANY_DEEP, PAPER


def conservatory(ground: Ground) -> str:
    """A wall of glass in iron arches, palms in pots and a small fountain."""
    w, palette = ground.w, ground.palette
    sky, far = ("#1d3f5c", "#16324a") if palette.is_night else ("#a9d3e0", "#8fc0d2")
    glass = rect(6, 33, w - 12, 54, sky) + path(
        f"M6 87V70Q{w * 0.25} 58 {w * 0.5} 72 {w * 0.75} 60 {w - 6} 74V87Z", far
    )
    moon = circle(w * 0.4, 50, 9, "#f3ead7" if palette.is_night else "#fff3cf")
    span = (w - 12) / 5
    arches = "".join(f"M{num(6 + i * span)} 87V54q{num(span / 2)} -28 {num(span)} 0V87" for i in range(5))
    frames = stroke(arches, "#e7e2d2", 2) + stroke(f"M6 66H{w - 6}", "#e7e2d2", 1.2)
    sill = rect(6, 87, w - 12, 6, "#c8bda3") + rect(6, 93, w - 12, 3, "#05070a", 'opacity=".3"')
    fountain = group(
        path("M-30 18 34 18 40 24 -22 24Z", "#05070a", 'opacity=".3"')
        + '<ellipse cx="0" cy="8" rx="32" ry="9" fill="#d8cdb8"/><ellipse cx="0" cy="7" rx="27" ry="6.5" '
        'fill="#3d8aa6"/>'
        + path("M-32 8Q-30 20 0 20 30 20 32 8 22 17 0 17 -22 17 -32 8Z", "#a0937c")
        + path("M-3 7V-10H3V7Z", "#d8cdb8")
        + stroke("M0 -12Q-12 -20 -16 2M0 -12Q12 -20 16 2M0 -12V-20", "#bfe6ee", 1.6),
        w / 2,
        90,
    )
    palms = "".join(
        f'<use href="#palm" transform="translate({num(x)} {y}) scale({size})"/>'
        for x, y, size in ((30, 112, 1), (w - 26, 121, 0.5), (66, 108, 0.6))
    )
    return f"<defs>{_palm()}</defs>{glass}{moon}{frames}{sill}{fountain}{palms}"


def _palm() -> str:
    leaves = ""
    for turn, length, colour in (
        (-170, 40, "#1f6b46"),
        (-10, 40, "#1b5c3d"),
        (-145, 46, "#2f8f5b"),
        (-35, 46, "#237a4e"),
        (-118, 50, "#46ab72"),
        (-62, 50, "#2f8f5b"),
        (-90, 46, "#3b9d67"),
    ):
        leaves += (
            f'<path d="M0 0Q{length * 0.5:.0f} -15 {length} 4 {length * 0.5:.0f} 4 0 0Z" fill="{colour}" '
            f'transform="rotate({turn})"/>'
        )
    pot = (
        path("M-14 -22H14L10 0H-10Z", "#b8663c")
        + path("M2 -22H14L10 0H2Z", "#8a4526")
        + rect(-16, -26, 32, 6, "#cf7f52")
    )
    shadow = path("M-8 0 12 0 26 5 0 6Z", "#05070a", 'opacity=".3"')
    drawing = shadow + rect(-3, -44, 6, 20, "#6b4a2c") + group(leaves, 0, -44) + pot
    return f'<g id="palm">{drawing}</g>'


def ballroom(ground: Ground) -> str:
    """A chandelier between tall windows, a grand piano and a star in the parquet."""
    w, h, palette = ground.w, ground.h, ground.palette
    c = w / 2
    star = "".join(
        path(
            f"M{c:.0f} 168L{c + 62 * cos(a - 0.2):.1f} {168 + 46 * sin(a - 0.2):.1f} {c + 80 * cos(a):.1f} "
            f"{168 + 60 * sin(a):.1f}Z",
            "#7a5226",
        )
        + path(
            f"M{c:.0f} 168L{c + 62 * cos(a + 0.2):.1f} {168 + 46 * sin(a + 0.2):.1f} {c + 80 * cos(a):.1f} "
            f"{168 + 60 * sin(a):.1f}Z",
            "#d9ab62",
        )
        for a in (k * pi / 4 for k in range(8))
    )
    pane = "#2a4a6e" if palette.is_night else "#b7dbe6"
    windows = "".join(
        path(f"M{x - 15} 84V50Q{x} 34 {x + 15} 50V84Z", PAPER)
        + path(f"M{x - 11} 84V52Q{x} 40 {x + 11} 52V84Z", pane)
        + stroke(f"M{x} 44V84M{x - 11} 64H{x + 11}", PAPER, 1.6)
        + path(
            f"M{x - 19} 36H{x - 9}Q{x - 10} 62 {x - 15} 86H{x - 22}ZM{x + 19} 36H{x + 9}Q{x + 10} 62 "
            f"{x + 15} 86H{x + 22}Z",
            "#8d2233",
        )
        for x in (c - 52, c + 52)
    )
    chandelier = group(
        stroke("M0 -20V-6", GOLD, 2)
        + path("M-30 8Q-26 26 0 30 26 26 30 8Q18 16 0 16 -18 16 -30 8Z", BRASS)
        + path("M0 30Q26 26 30 8 18 16 0 16Z", "#84662e")
        + path("M-12 -6H12L6 8H-6Z", GOLD)
        + stroke("M-22 24V34M-11 28V40M0 30V44M11 28V40M22 24V34", "#fff3cf", 2.4, 'stroke-dasharray="3 1.6"')
        + "".join(
            rect(x - 1.8, y, 3.6, 8, PAPER) + circle(x, y - 3, 3, "#ffd05e")
            for x, y in ((-28, 0), (-15, 4), (15, 4), (28, 0))
        ),
        c,
        52,
    )
    light = path(f"M{c - 30} 84H{c + 30}L{c + 88} {h}H{c - 88}Z", palette.light, 'opacity=".12"')
    piano = group(
        path("M-6 34 66 34 76 42 4 42Z", "#05070a", 'opacity=".32"')
        + path("M0 4Q2 -14 18 -12 34 -8 40 -22 44 -30 54 -26 62 -22 62 -6V8H0Z", "#14171f")
        + path("M4 2Q6 -8 18 -7 38 -4 44 -20 48 -24 56 -18V2Z", "#3a2a1e")
        + rect(0, 8, 62, 14, "#20242f")
        + rect(-3, 12, 66, 5, PAPER)
        + stroke(
            "M2 12V15M7 12V15M14 12V15M19 12V15M24 12V15M31 12V15M36 12V15M43 12V15M48 12V15M53 12V15M59 12V15", INK, 2
        )
        + stroke("M4 22V36M58 22V36", "#14171f", 4)
        + path("M14 -8 20 -40 62 -34 56 -18Z", "#20242f", f'stroke="{BRASS}" stroke-width="1"'),
        10,
        84,
        0.86,
    )
    harp = group(
        stroke("M-14 34 -12 -14Q2 -4 16 -18L20 30Z", GOLD, 3.4, 'stroke-linejoin="round"')
        + stroke("M-8 -8V30M-2 -7V31M4 -8V31M10 -12V31", PAPER, 0.9)
        + path("M-18 34H24L26 40H-20Z", BRASS),
        w - 30,
        74,
    )
    star = f'<g opacity=".42">{star}</g>'
    return star + windows + piano + harp + light + glow(c, 66, 60, 34, palette, 0.2) + chandelier


def kitchen(ground: Ground) -> str:
    """An iron range under its hood, copper pans on the wall and a table with the day's fish."""
    w, palette = ground.w, ground.palette
    c = w / 2
    joints = "".join(f"M56 {y}H{num(w - 8)}" for y in (44, 54, 64, 74))
    joints += "".join(f"M{x} 34V84" for x in range(66, int(w - 8), 10))
    splash = rect(56, 34, w - 64, 50, "#dfe6e4") + stroke(joints, "#a9b8ba", 1)
    hood = (
        path(f"M{c - 24} 33H{c + 24}L{c + 42} 58H{c - 42}Z", "#4b5661")
        + path(f"M{c + 6} 33H{c + 24}L{c + 42} 58H{c + 14}Z", "#363f49")
        + rect(c - 44, 56, 88, 5, BRASS)
    )
    stove = (
        block(c - 42, 76, 84, 10, 28, "#59636e", "#20262e")
        + "".join(rect(c + x, 90, 34, 18, "#333c46", f'stroke="{BRASS}" stroke-width="1"') for x in (-38, 4))
        + rect(c - 34, 95, 26, 7, "#f08a3c")
        + rect(c - 30, 97, 18, 4, "#ffd25e")
        + rect(c + 8, 93, 26, 2.4, BRASS)
        + path(f"M{c - 30} 66H{c - 6}V78H{c - 30}Z", "#b8663c")
        + path(f"M{c - 32} 64H{c - 4}V67H{c - 32}Z", "#e09a6c")
        + path(f"M{c + 10} 70H{c + 32}L{c + 29} 79H{c + 13}Z", "#aeb6bf")
        + stroke(
            f"M{c - 24} 62Q{c - 28} 58 {c - 24} 54M{c - 14} 62Q{c - 18} 57 {c - 14} 52", "#fff", 1.6, 'opacity=".7"'
        )
    )
    pans = stroke(f"M{w - 62} 40H{w - 12}", GOLD, 2) + "".join(
        stroke(f"M{w - x} 40V52", BRASS, 2)
        + circle(w - x, 52 + r, r, "#b8663c")
        + path(
            f"M{w - x - r} {52 + r}A{r} {r} 0 0 1 {w - x} 52A{r * 1.2} {r * 1.2} 0 0 0 {w - x - r} {52 + r}Z", "#efae84"
        )
        for x, r in ((52, 8), (34, 6.5), (19, 5))
    )
    table = (
        block(w - 58, 84, 46, 12, 6, "#c99a5e", "#84572f")
        + stroke(f"M{w - 54} 102V114M{w - 16} 102V114", MAHOGANY_DEEP, 4)
        + path(f"M{w - 50} 90Q{w - 40} 83 {w - 28} 89L{w - 20} 85V94L{w - 28} 91Q{w - 40} 97 {w - 50} 90Z", "#8fa9b8")
        + circle(w - 45, 89.5, 1.2, INK)
    )
    churn = (
        rect(14, 92, 30, 20, MAHOGANY)
        + path("M14 92Q29 82 44 92Z", "#d9ab62")
        + stroke("M14 98H44M14 106H44", BRASS, 2)
    )
    return splash + hood + stove + pans + table + churn + glow(c, 92, 40, 22, palette, 0.1)
