"""The poster of Clue-Less."""

from clueapp.games.clueless.board import PLAN
from components.art.palette import SUSPECT_COLOURS, SUSPECT_INKS, Palette
from components.art.poster import BRASS, GOLD, INK, ground
from components.art.svg import circle, group, path, rect, stroke
from components.tables.mystery.art.emblems import emblem_mark
from components.tables.mystery.art.rooms.floors import DECOR

PLACE = 1


def draw(palette: Palette) -> str:
    """The plan of the house under a magnifying glass."""
    ways = stroke("M-72-72H72M-72 0H72M-72 72H72M-72-72V72M0-72V72M72-72V72", "#8c1f2d", 12)
    rooms = "".join(
        rect(-96 + column * 72, -96 + row * 72, 48, 48, DECOR[name].floor, f'stroke="{BRASS}" stroke-width="3"')
        + rect(-96 + column * 72, -96 + row * 72, 48, 11, DECOR[name].wall)
        for row, names in enumerate(PLAN)
        for column, name in enumerate(names)
    )
    sheet = rect(-116, -116, 232, 232, "#10161c", f'stroke="{BRASS}" stroke-width="3"')
    plan = f'<g transform="translate(152 132) rotate(-8)">{sheet}{ways}{rooms}</g>'
    red = SUSPECT_COLOURS["scarlet"]
    glass = (
        path("M318 184 334 170 388 226Q394 236 386 244 376 250 368 242Z", "#8c1f2d", f'stroke="{INK}" stroke-width="3"')
        + path("M318 184 334 170 346 182 330 197Z", GOLD, f'stroke="{INK}" stroke-width="3"')
        + circle(266, 122, 84, INK)
        + circle(266, 122, 80, BRASS)
        + path("M266 42A80 80 0 0 0 209 179L323 65A80 80 0 0 0 266 42Z", GOLD)
        + circle(266, 122, 67, "#7a2f33")
        + path("M199 122A67 67 0 0 1 333 122Z", "#46222c")
        + stroke("M199 122H333", BRASS, 3)
        + path("M218 170Q266 146 314 170 296 189 266 189 236 189 218 170Z", "#ffd98a", 'opacity=".35"')
    )
    piece = (
        circle(266, 128, 38, INK)
        + circle(266, 126, 35, BRASS)
        + circle(266, 126, 29, red)
        + group(emblem_mark("scarlet", SUSPECT_INKS["scarlet"], red), 245, 105, 1.75)
    )
    shine = stroke("M212 104A58 58 0 0 1 246 68", "#fff", 7, 'stroke-linecap="round" opacity=".7"')
    return ground(palette, ("#142029", "#1a2a35"), ("#7fa68c", "#8db399"), 270, 120) + plan + glass + piece + shine
