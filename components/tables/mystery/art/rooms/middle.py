"""The middle of the house: library, billiard room and dining room."""

from components.art.svg import circle, group, num, path, rect, stroke
from components.tables.mystery.art.rooms.floors import Ground, block, glow
from components.tables.mystery.art.rooms.north import BRASS, GOLD, INK, MAHOGANY, MAHOGANY_DEEP, PAPER

_SPINES = ("#a5363f", "#c9a45c", "#2f6b58", "#d8cdb8", "#2a5a86", "#7c222d", "#6b4a80", "#b9763d")


def library(ground: Ground) -> str:
    """Shelves from wall to wall, a ladder on its rail and a reading table."""
    w, h, palette = ground.w, ground.h, ground.palette
    case = (
        rect(8, 33, w - 16, 76, "#3a2114") + rect(8, 33, w - 16, 5, MAHOGANY) + rect(8, 105, w - 16, 8, MAHOGANY_DEEP)
    )
    posts = "".join(rect(8 + i * (w - 22) / 4, 33, 6, 80, MAHOGANY) for i in range(5))
    rows = "".join(_books(14, w - 14, base, seed) for seed, base in enumerate((59, 82, 105)))
    boards = "".join(rect(8, y, w - 16, 3, MAHOGANY) for y in (59, 82))
    shadow = path(f"M8 113H{w - 8}L{w - 2} 122H14Z", "#05070a", 'opacity=".32"')
    ladder = group(
        path("M6 0 -10 84", INK, 'opacity=".35"')
        + stroke("M0 0 -16 86M18 0 10 86", BRASS, 3)
        + stroke("M-2 12H17M-5 26H16M-7 40H14M-10 54H13M-13 68H12", GOLD, 2.6),
        w * 0.72,
        36,
    )
    rug = rect(w / 2 - 70, 124, 140, max(h - 142, 8), "#7c2f2c", 'rx="2" opacity=".7"') + rect(
        w / 2 - 64, 130, 128, max(h - 154, 4), "none", f'stroke="{BRASS}" stroke-width="1.5" opacity=".7"'
    )
    rail = stroke(f"M8 38H{w - 8}", GOLD, 2)
    return rug + shadow + case + rows + boards + posts + rail + ladder + glow(w * 0.3, 72, 52, 40, palette, 0.1)


def _books(left: float, right: float, base: float, seed: int) -> str:
    """One shelf of books, the same every time for the same seed."""
    spines = dict.fromkeys(_SPINES, "")
    x, step = left + 1, seed * 5 + 1
    while x < right - 8:
        width, height = 5 + step * 7 % 4, 13 + step * 5 % 6
        if step % 9 != 4:
            spines[_SPINES[step * 3 % len(_SPINES)]] += f"M{num(x)} {num(base)}v-{height}h{width - 1}v{height}"
        x, step = x + width, step + 1
    return "".join(path(d, colour) for colour, d in spines.items())


def billiard_room(ground: Ground) -> str:
    """The green table with its balls under a long lamp, and cues on the wall."""
    w, palette = ground.w, ground.palette
    c = w / 2
    legs = "".join(
        path(f"M{c + s * 74 - 6} 98H{c + s * 74 + 6}L{c + s * 74 + 4} 116H{c + s * 74 - 4}Z", MAHOGANY_DEEP)
        for s in (-1, 1)
    )
    shadow = path(f"M{c - 72} 112 {c + 88} 112 {c + 96} 122 {c - 60} 122Z", "#05070a", 'opacity=".35"')
    table = (
        path(f"M{c - 72} 54H{c + 72}L{c + 84} 96H{c - 84}Z", MAHOGANY)
        + path(f"M{c - 84} 96H{c + 84}V104H{c - 84}Z", MAHOGANY_DEEP)
        + path(f"M{c - 65} 58H{c + 65}L{c + 74} 91H{c - 74}Z", "#1f7a4d")
        + path(f"M{c - 34} 58H{c + 34}L{c + 46} 91H{c - 46}Z", "#35a068")
        + "".join(
            circle(x, y, 3.6, INK)
            for x, y in ((c - 66, 58), (c, 57), (c + 66, 58), (c - 75, 91), (c, 92), (c + 75, 91))
        )
    )
    colours = ("#f3ead7", "#c8283c", "#d9a522", "#2a6fb0", "#14171f", "#e8792f", "#7d4a9c")
    spots = ((-38, 80), (24, 70), (33, 66), (33, 74), (42, 63), (42, 71), (42, 79))
    balls = "".join(
        circle(c + x + 1.4, y + 1.6, 4, "#05070a", 'opacity=".35"')
        + circle(c + x, y, 4, k)
        + circle(c + x - 1.2, y - 1.4, 1.1, "#fff")
        for (x, y), k in zip(spots, colours, strict=True)
    )
    cue = stroke(f"M{c - 44} 83 {c - 104} 108", INK, 4, 'opacity=".3"') + stroke(
        f"M{c - 44} 81 {c - 104} 104", GOLD, 2.6
    )
    lamp = rect(c - 50, 33, 100, 3, BRASS) + "".join(
        path(f"M{c + x - 13} 46 {c + x - 6} 36H{c + x + 6}L{c + x + 13} 46Z", "#2fae7a") for x in (-34, 0, 34)
    )
    beams = "".join(
        path(f"M{c + x - 13} 46H{c + x + 13}L{c + x * 1.2 + 26} 92H{c + x * 1.2 - 26}Z", palette.light, 'opacity=".13"')
        for x in (-34, 0, 34)
    )
    return shadow + legs + table + balls + cue + beams + lamp


def dining_room(ground: Ground) -> str:
    """A long table laid in white with a candelabrum, tall chairs and a sideboard."""
    w, palette = ground.w, ground.palette
    c = w / 2
    board = block(c - 62, 35, 124, 6, 20, MAHOGANY, MAHOGANY_DEEP) + "".join(
        rect(c + x, 43, 34, 10, MAHOGANY) + circle(c + x + 17, 48, 1.3, GOLD) for x in (-56, -17, 22)
    )
    back = "".join(
        path(f"M{x - 9} 76V54Q{x} 44 {x + 9} 54V76Z", "#2f5a8c")
        + path(f"M{x - 5} 74V58Q{x} 51 {x + 5} 58V74Z", "#5485b8")
        for x in (c - 60, c - 30, c + 30, c + 60)
    )
    shadow = path(f"M{c - 84} 104H{c + 94}L{c + 102} 114H{c - 74}Z", "#05070a", 'opacity=".32"')
    cloth = rect(c - 90, 68, 180, 22, PAPER, 'rx="3"') + path(
        f"M{c - 90} 88H{c + 90}V102L{c + 75} 98 {c + 60} 104 {c + 45} 98 {c + 30} 104 {c + 15} 98 {c} 104 "
        f"{c - 15} 98 {c - 30} 104 {c - 45} 98 {c - 60} 104 {c - 75} 98 {c - 90} 102Z",
        "#cbbfa4",
    )
    plates = "".join(
        f'<ellipse cx="{c + x}" cy="{y}" rx="9" ry="4" fill="#fff" stroke="{BRASS}" stroke-width="1.2"/>'
        for x in (-70, -40, 40, 70)
        for y in (74, 84)
    )
    candles = group(
        stroke("M0 12V-14M-14 -12Q-14 0 0 0 14 0 14 -12", BRASS, 2.4)
        + rect(-7, 11, 14, 3, GOLD)
        + "".join(
            rect(x - 1.6, y, 3.2, 8, PAPER)
            + path(f"M{x} {y - 9}Q{x + 4} {y - 3} {x} {y} {x - 4} {y - 3} {x} {y - 9}Z", "#ffc24d")
            for x, y in ((-14, -20), (0, -22), (14, -20))
        ),
        c,
        68,
    )
    ends = "".join(path(f"M{x - 8} 70Q{x} 62 {x + 8} 70V104H{x - 8}Z", "#2f5a8c") for x in (c - 101, c + 101))
    return board + back + ends + shadow + cloth + plates + glow(c, 66, 58, 34, palette, 0.16) + candles
