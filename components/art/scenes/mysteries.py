"""The posters of the two mansion games."""

from clueapp.games.clueless.board import PLAN
from components.art.emblems import emblem_mark
from components.art.palette import SUSPECT_COLOURS, SUSPECT_INKS, Palette
from components.art.rooms.floors import DECOR
from components.art.scenes.poster import BRASS, GOLD, INK, PAPER, ground
from components.art.svg import circle, group, path, rect, stroke

_LIT_WINDOWS = (*((x, y) for x in (110, 138, 246) for y in (130, 166)), (308, 104), (308, 142), (192, 100))


def clueless(palette: Palette) -> str:
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


def classic(palette: Palette) -> str:
    """Two dice before the mansion."""
    lit = "#ffd166" if palette.is_night else "#5d93a8"
    wall, roof = ("#3d4866", "#171d2d") if palette.is_night else ("#efdcb0", "#8a4a3c")
    mansion = (
        circle(200, 140, 120, "#3a2c4a" if palette.is_night else "#f6e2a8")
        + circle(200, 140, 92, "#5a3f63" if palette.is_night else "#fff0c4")
        + path("M96 200V116H304V200Z", wall)
        + path("M82 118 112 76H288L318 118ZM160 118 200 34 240 118Z", roof)
        + path("M168 200V112L200 50 232 112V200Z", wall)
        + path("M206 200V62L232 112V200ZM262 116H304V200H262Z", INK, 'opacity=".25"')
        + path("M290 200V84L316 30 342 84V200Z", wall)
        + path("M280 86 316 18 352 86Z", roof)
        + path("M188 200V166Q200 152 212 166V200Z", lit)
        + "".join(
            path(f"M{x} {y + 24}V{y + 6}Q{x + 8} {y - 4} {x + 16} {y + 6}V{y + 24}Z", lit) for x, y in _LIT_WINDOWS
        )
        + stroke("M82 118H160M240 118H290M280 86H352", BRASS, 2)
    )
    lawn = path("M0 196Q200 176 400 196V260H0Z", "#16251d" if palette.is_night else "#7f9f5c") + path(
        "M186 198H214L276 260H124Z", "#c9b58a"
    )
    return (
        ground(palette, ("#211a30", "#2a2140"), ("#5d93a8", "#6ba0b2"), 200, 140)
        + mansion
        + lawn
        + _die(96, 196, -14, (1, 3, 5))
        + _die(300, 204, 12, (6, 4, 2))
    )


def _die(x: float, y: float, turn: int, faces: tuple[int, int, int]) -> str:
    """A die seen on its corner: top, left and right face."""
    pips = {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    }
    sides = (
        ("matrix(.87 .5 -.87 .5 0 -37)", PAPER),
        ("matrix(.87 .5 0 1 -32 18.5)", "#cdbd98"),
        ("matrix(.87 -.5 0 1 32 18.5)", "#a08c66"),
    )
    drawn = ""
    for (matrix, colour), value in zip(sides, faces, strict=True):
        dots = "".join(circle(px * 20, py * 20, 7, "#8c1629") for px, py in pips[value])
        cube = rect(-37, -37, 74, 74, colour, f'rx="9" stroke="{INK}" stroke-width="2"')
        drawn += f'<g transform="{matrix}">{cube}{dots}</g>'
    shade = '<ellipse cx="8" cy="74" rx="66" ry="14" fill="#05070a" opacity=".45"/>'
    return f'<g transform="translate({x} {y}) rotate({turn}) scale(.62)">{shade}{drawn}</g>'
