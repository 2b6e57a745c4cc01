"""The north of the house: study, hall and lounge."""

from components.art.svg import circle, group, num, path, rect, stroke
from components.tables.mystery.art.rooms.floors import Ground, block, glow

BRASS = "#c9a45c"
GOLD = "#ecd08f"
INK = "#14171f"
PAPER = "#f3ead7"
MAHOGANY = "#8a4a2b"
MAHOGANY_DEEP = "#5d2f1c"


def study(ground: Ground) -> str:
    """A desk with a green lamp, a leather chair, a globe and a cabinet of papers."""
    w, h, palette = ground.w, ground.h, ground.palette
    c = w / 2
    rug = rect(c - 82, 84, 164, h - 104, "#27564a", 'rx="2"') + rect(
        c - 76, 90, 152, h - 116, "none", f'stroke="{BRASS}" stroke-width="1.5" opacity=".75"'
    )
    chair = path(f"M{c - 17} 72V48Q{c} 32 {c + 17} 48V72Z", "#6e2a2a") + path(
        f"M{c - 11} 70V52Q{c} 41 {c + 11} 52V70Z", "#8f3d38"
    )
    desk = block(c - 56, 66, 112, 18, 22, "#a2603a", MAHOGANY_DEEP)
    leather = rect(c - 42, 69, 84, 12, "#2f6b58") + stroke(f"M{c - 42} 69H{c + 42}V81H{c - 42}Z", BRASS, 0.8)
    drawers = "".join(
        rect(x, y, 28, 7, MAHOGANY) + circle(x + 14, y + 3.5, 1.3, GOLD) for x in (c - 52, c + 24) for y in (87, 96)
    ) + rect(c - 20, 87, 40, 17, "#3a1d12")
    papers = path(f"M{c - 26} 71 {c - 10} 70 {c - 8} 79 {c - 25} 80Z", PAPER) + path(
        f"M{c - 6} 72H{c + 6}V79H{c - 6}Z", "#d9ccb0"
    )
    lamp = group(
        path("M-13 -14Q-10 -24 0 -24 10 -24 13 -14Z", "#2fae7a")
        + path("M-13 -14Q-10 -24 -2 -24 -8 -20 -8 -14Z", "#7fe0b4")
        + rect(-1.2, -14, 2.4, 13, BRASS)
        + rect(-6, -2, 12, 3, GOLD),
        c + 28,
        74,
    )
    globe = group(
        path("M-2 12H2V26H8V30H-8V26H-2Z", BRASS)
        + circle(0, 0, 13, "#2f6f8c")
        + path("M-9 -8Q-2 -12 2 -6 6 -2 0 2 -6 4 -9 -1ZM4 4Q10 2 9 8 6 11 3 9Z", "#c9b06a")
        + path("M0 -13A13 13 0 0 1 0 13 17 17 0 0 0 0 -13Z", INK, 'opacity=".3"')
        + stroke("M-10 -13A16 16 0 1 0 11 12", GOLD, 2),
        28,
        68,
    )
    cabinet = block(w - 48, 38, 36, 6, 56, MAHOGANY, MAHOGANY_DEEP) + "".join(
        rect(w - 44, y, 28, 13, MAHOGANY) + rect(w - 34, y + 4, 8, 3, GOLD) for y in (48, 63, 78)
    )
    return (
        rug
        + cabinet
        + globe
        + chair
        + desk
        + leather
        + drawers
        + papers
        + glow(c + 28, 84, 36, 20, palette, 0.22)
        + lamp
    )


def hall(ground: Ground) -> str:
    """A grand staircase with a red runner, a long-case clock and a suit of armour on marble."""
    w, h = ground.w, ground.h
    c = w / 2
    treads, risers, runner_treads, runner_risers = "", "", "", ""
    for i in range(8):
        half, strip, y = 30 + i * 4.4, 13 + i * 1.6, 36 + i * 9
        treads += f"M{num(c - half)} {y}h{num(2 * half)}v6h-{num(2 * half)}"
        risers += f"M{num(c - half)} {y + 6}h{num(2 * half)}v3h-{num(2 * half)}"
        runner_treads += f"M{num(c - strip)} {y}h{num(2 * strip)}v6h-{num(2 * strip)}"
        runner_risers += f"M{num(c - strip)} {y + 6}h{num(2 * strip)}v3h-{num(2 * strip)}"
    steps = (
        path(treads, "#cdbd98")
        + path(risers, "#7d6f55")
        + path(runner_treads, "#a32738")
        + path(runner_risers, "#701a29")
    )
    shade = path(f"M{c + 30} 36 {c + 65} 108H{c + 75}L{c + 84} 114 {c + 38} 36Z", "#05070a", 'opacity=".35"')
    rails = "".join(
        path(f"M{c + s * 32} 32 {c + s * 68} 100 {c + s * 62} 100 {c + s * 27} 32Z", MAHOGANY_DEEP)
        + rect(c + s * 66 - 5, 92, 10, 20, MAHOGANY)
        + circle(c + s * 66, 90, 6, GOLD)
        for s in (-1, 1)
    )
    clock = (
        path("M11 36Q24 22 37 36V50H34V98H38V108H10V98H14V50H11Z", MAHOGANY_DEEP)
        + path("M17 54H31V94H17Z", "#2b1710")
        + circle(24, 41, 9, PAPER)
        + stroke("M24 41V35M24 41 28 43", INK, 1.6)
        + stroke("M24 56V78", BRASS, 1.2)
        + circle(24, 81, 5, GOLD)
        + path("M37 36V50H34V98H38V108H31V40Z", "#05070a", 'opacity=".3"')
    )
    armour = group(
        path("M-6 -34Q0 -42 6 -34L7 -22H-7Z", "#aeb6bf")
        + stroke("M-6 -30H6M-5 -27H5", INK, 1.3)
        + path("M0 -44Q7 -44 6 -36L0 -38Z", "#a32738")
        + path("M-13 -20 0 -22 13 -20 15 -2 10 0 9 -10 8 8 10 36H2L0 14 -2 36H-10L-8 8 -9 -10 -10 0 -15 -2Z", "#8b949f")
        + path("M-13 -20 0 -22V14L-2 36H-10L-8 8 -9 -10 -10 0 -15 -2Z", "#c7ced5")
        + stroke("M16 34V-40", BRASS, 2)
        + path("M16 -50 20 -40 16 -34 12 -40Z", "#c7ced5")
        + rect(-14, 36, 28, 6, MAHOGANY_DEEP),
        w - 27,
        68,
    )
    runner = path(f"M{c - 26} 109H{c + 26}L{c + 34} {h}H{c - 34}Z", "#8d2233", 'opacity=".55"')
    return runner + shade + steps + rails + clock + armour


def lounge(ground: Ground) -> str:
    """A marble fireplace with a fire, two armchairs and a bearskin of light before it."""
    w, h, palette = ground.w, ground.h, ground.palette
    c = w / 2
    fire = (
        path(f"M{c - 44} 34H{c + 44}V42H{c + 38}V94H{c - 38}V42H{c - 44}Z", "#d8cdb8")
        + path(f"M{c + 26} 42H{c + 38}V94H{c + 26}Z", "#a89a84")
        + rect(c - 48, 34, 96, 6, PAPER)
        + path(f"M{c - 25} 94V62Q{c} 44 {c + 25} 62V94Z", "#1a0d0c")
        + path(
            f"M{c - 18} 92Q{c - 22} 76 {c - 10} 70 {c - 10} 78 {c - 5} 78 {c - 8} 62 {c + 3} 54 {c + 2} 68 "
            f"{c + 9} 74 {c + 13} 70 {c + 12} 66 {c + 22} 78 {c + 17} 92Z",
            "#e5672a",
        )
        + path(
            f"M{c - 11} 92Q{c - 13} 82 {c - 6} 79 {c - 3} 82 {c - 1} 72 {c + 7} 82 {c + 9} 84 {c + 9} 80 "
            f"{c + 13} 86 {c + 10} 92Z",
            "#ffd25e",
        )
        + rect(c - 20, 90, 40, 5, MAHOGANY_DEEP)
        + rect(c - 42, 94, 84, 5, "#8d8273")
        + stroke(f"M{c - 38} 48H{c - 27}M{c + 27} 48H{c + 38}", BRASS, 1.5)
    )
    light = path(f"M{c - 25} 99H{c + 25}L{c + 74} {min(h, 206)}H{c - 74}Z", "#ff9b4a", 'opacity=".16"') + path(
        f"M{c - 18} 99H{c + 18}L{c + 48} {min(h, 180)}H{c - 48}Z", "#ffd08a", 'opacity=".14"'
    )
    mantel = "".join(rect(c + x, 27, 3, 7, PAPER) + circle(c + x + 1.5, 25, 2, "#ffcf6b") for x in (-36, 33))
    return light + fire + mantel + _armchair(14, 66, 1) + _armchair(w - 14, 66, -1) + glow(c, 88, 54, 26, palette, 0.14)


def _armchair(x: float, y: float, side: int) -> str:
    drawing = (
        path("M6 44 50 44 58 52 12 52Z", "#05070a", 'opacity=".32"')
        + path("M0 8Q0 -8 16 -8 30 -8 32 6V20H0Z", "#a5363f")
        + path("M0 8Q0 -8 14 -8 6 -4 6 10V44H0Z", "#c9545a")
        + path("M8 20H40Q44 20 44 24V30H8Z", "#c9545a")
        + path("M6 30H44V44H6Z", "#7c222d")
        + path("M38 14Q48 12 48 22V44H40V24Q40 18 34 18Z", "#8f2b36")
        + rect(2, 44, 4, 4, BRASS)
        + rect(42, 44, 4, 4, BRASS)
    )
    return f'<g transform="translate({x} {y}) scale({side} 1)">{drawing}</g>'
