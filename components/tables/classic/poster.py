"""The poster of Classic Clue."""

from components.art.palette import Palette
from components.art.poster import BRASS, INK, PAPER, ground
from components.art.svg import circle, path, rect, stroke

PLACE = 2
_LIT_WINDOWS = (*((x, y) for x in (110, 138, 246) for y in (130, 166)), (308, 104), (308, 142), (192, 100))


def draw(palette: Palette) -> str:
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
