"""The grounds around the mansion: lawn, hedges, gravel, courts and the light that falls from the windows."""

from clueapp.games.clueless import board
from components.art.palette import Palette, mix
from components.art.shapes import Point
from components.art.svg import circle, group, num, path, polygon, rect, stroke
from components.tables.clueless.art.geometry import GAP, HALLWAYS, HOMES, MARGIN, ROOM, ROOMS, SIZE

_USE = '<use href="#bush" x="{}" y="{}"/>'


def grounds(palette: Palette) -> str:
    """The lawn in mown stripes, a clipped hedge along the edge and a brass frame with stepped corners."""
    dusk = (
        '<radialGradient id="dusk" cy=".66" r=".8"><stop offset=".45" stop-color="#05070a" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#05070a" stop-opacity=".5"/></radialGradient>'
    )
    stripes = (
        '<pattern id="mown" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f"{rect(0, 0, 56, 56, palette.lawn)}{rect(0, 0, 28, 56, mix(palette.lawn, palette.ground, 0.45))}</pattern>"
    )
    terrace = rect(
        MARGIN - 9, MARGIN - 9, SIZE - 2 * MARGIN + 18, SIZE - 2 * MARGIN + 18, mix(palette.lawn, palette.hedge, 0.35)
    )
    edge = rect(3.5, 3.5, SIZE - 7, SIZE - 7, "none", f'stroke="{palette.ink}" stroke-width="7"')
    frame = (
        edge
        + rect(7, 7, SIZE - 14, SIZE - 14, "none", f'stroke="{palette.brass}" stroke-width="2"')
        + rect(12, 12, SIZE - 24, SIZE - 24, "none", f'stroke="{palette.brass_deep}" stroke-width="1"')
    )
    corners = "".join(
        f'<g transform="translate({x} {y}) scale({sx} {sy})">{_corner(palette)}</g>'
        for x, y, sx, sy in ((0, 0, 1, 1), (SIZE, 0, -1, 1), (0, SIZE, 1, -1), (SIZE, SIZE, -1, -1))
    )
    lawn = rect(0, 0, SIZE, SIZE, "url(#mown)")
    return f"<defs>{dusk}{stripes}{_bush(palette)}{_beam()}</defs>{lawn}{terrace}{_hedges()}{frame}{corners}"


def _corner(palette: Palette) -> str:
    steps = path("M0 0H64V10H46V28H28V46H10V64H0Z", palette.ink) + stroke("M64 10H46V28H28V46H10V64", palette.brass, 2)
    return steps + stroke("M58 16H52V34H34V52H16V58", palette.brass_deep, 1) + _USE.format(50, 50)


def _bush(palette: Palette) -> str:
    """A clipped tree from above, lit from the north-west."""
    drawing = (
        circle(3, 4, 12, palette.shade, 'opacity=".5"')
        + circle(0, 0, 12, palette.hedge)
        + circle(-2.4, -2.4, 8, mix(palette.hedge, palette.hedge_light, 0.5))
        + circle(-4, -4, 4, palette.hedge_light)
    )
    return f'<g id="bush">{drawing}</g>'


def _hedges() -> str:
    """Rows of clipped trees along the outer walls, leaving the windows free."""
    places: list[tuple[float, float]] = []
    for side in range(3):
        middle = MARGIN + ROOM / 2 + side * (ROOM + GAP)
        for step in (-34, 0, 34):
            places += [(middle + step, 33), (middle + step, SIZE - 33), (33, middle + step), (SIZE - 33, middle + step)]
    return "".join(_USE.format(num(x), num(y)) for x, y in places)


def path_to_hallway(suspect: str, palette: Palette) -> str:
    """The gravel path that leads from a home to its hallway."""
    home, end = HOMES[suspect], HALLWAYS[board.HOMES[suspect][2]].centre
    d = f"M{num(home.x)} {num(home.y)}L{num(end.x)} {num(end.y)}"
    stones = f'stroke-dasharray="1 9" stroke-linecap="round" opacity="{0.5 if palette.is_night else 0.9}"'
    edge = mix(palette.gravel, palette.brass, 0.35)
    return (
        stroke(d, edge, 34)
        + stroke(d, palette.gravel, 30)
        + stroke(d, mix(palette.gravel, palette.paper, 0.45), 16, stones)
    )


def court(middle: Point, palette: Palette) -> str:
    """A small garden between four rooms: a round pool among clipped trees."""
    x, y = middle.x, middle.y
    beds = "".join(_USE.format(num(x + dx), num(y + dy)) for dx, dy in ((64, 0), (-64, 0), (0, 64), (0, -64)))
    ring = circle(x, y, 31, palette.gravel) + circle(
        x, y, 31, "none", f'stroke="{palette.brass_deep}" stroke-width="1.6"'
    )
    pool = circle(x, y, 19, palette.hedge) + circle(x, y, 13, "#1f4a63" if palette.is_night else "#7fb6c9")
    jet = circle(x, y, 4, palette.paper, 'opacity=".85"') + circle(
        x, y, 8.5, "none", f'stroke="{palette.paper}" opacity=".4"'
    )
    return beds + ring + pool + jet


def _windows() -> list[tuple[float, float, int]]:
    """The middle of every window and the way it looks, in degrees from north."""
    reach = ROOM / 2 + 4.5
    return [
        (room.centre.x + x, room.centre.y + y, turn)
        for room in ROOMS.values()
        for shift in (-76, 76)
        for x, y, turn in ((shift, -reach, 0), (reach, shift, 90), (shift, reach, 180), (-reach, shift, 270))
    ]


def _beam() -> str:
    wide = polygon(((-17, 0), (17, 0), (33, -56), (-33, -56)), "inherit", 'opacity=".55"')
    near = polygon(((-17, 0), (17, 0), (24, -30), (-24, -30)), "inherit", 'opacity=".75"')
    return f'<g id="beam">{wide}{near}</g>'


def window_beams(palette: Palette) -> str:
    """Light from every window out over the garden, in two flat steps."""
    beams = "".join(
        f'<use href="#beam" transform="translate({num(x)} {num(y)}) rotate({turn})"/>' for x, y, turn in _windows()
    )
    return f'<g fill="{palette.light}" opacity="{0.36 if palette.is_night else 0.3}">{beams}</g>'


def window_panes(palette: Palette) -> str:
    """The lit panes in the walls."""
    upright = "".join(f"M{num(x)} {num(y - 17)}v34" for x, y, turn in _windows() if turn % 180)
    level = "".join(f"M{num(x - 17)} {num(y)}h34" for x, y, turn in _windows() if not turn % 180)
    glass = "#ffe9b3" if palette.is_night else "#d7ecf2"
    bars = 'stroke-dasharray="10 2 10 2 10"'
    return f'<defs><path id="panes" d="{upright}{level}"/></defs>' + "".join(
        f'<use href="#panes" stroke="{colour}" stroke-width="{width}" {more}/>'
        for colour, width, more in ((palette.brass_deep, 8, ""), (glass, 5.5, bars))
    )


def motor_car(middle: Point, palette: Palette) -> str:
    """A motor car of the thirties from above, parked with its lamps on."""
    lamps = path(
        "M-16 -10 -76 -26V4L-16 -4ZM-16 10 -76 26V-4L-16 4Z",
        palette.light,
        f'opacity="{0.3 if palette.is_night else 0}"',
    )
    drawing = (
        lamps
        + rect(-21, -14, 52, 32, palette.shade, 'rx="10" opacity=".55"')
        + path("M-14 -15H-2V-11H-14ZM14 -15H26V-11H14ZM-14 11H-2V15H-14ZM14 11H26V15H14Z", "#0b0d12")
        + path("M-24 -7Q-24 -9 -22 -9L2 -12H22Q30 -12 30 0 30 12 22 12H2L-22 9Q-24 9 -24 7Z", "#8d2233")
        + path("M-24 -7Q-24 -9 -22 -9L2 -12H22Q30 -12 30 0H-24Z", "#b8384a")
        + rect(4, -8, 18, 16, "#14171f", 'rx="3"')
        + rect(8, -6.5, 10, 13, "#c9a45c", 'rx="2"')
        + stroke("M-22 0H2", palette.brass_bright, 1.2)
        + circle(-22, -8, 3, palette.light)
        + circle(-22, 8, 3, palette.light)
    )
    return group(drawing, middle.x, middle.y)


def compass(middle: Point, palette: Palette) -> str:
    """A compass rose of eight points, north marked by a longer one."""
    long = "".join(
        f'<g transform="rotate({turn})"><path d="M0 -30 6 -6 0 0Z" fill="{palette.brass_bright}"/>'
        f'<path d="M0 -30 -6 -6 0 0Z" fill="{palette.brass_deep}"/></g>'
        for turn in (0, 90, 180, 270)
    )
    short = "".join(
        f'<path d="M0 -19 4.500 -5 0 0 -4.500 -5Z" fill="{palette.brass}" transform="rotate({turn})"/>'
        for turn in (45, 135, 225, 315)
    ).replace("4.500", "4.5")
    north = path("M0 -44 5 -33H-5Z", palette.brass_bright)
    ring = circle(0, 0, 24, palette.wall, f'stroke="{palette.brass}" stroke-width="1.6"') + circle(
        0, 0, 20, "none", f'stroke="{palette.brass_deep}" stroke-width="1"'
    )
    return group(ring + short + long + circle(0, 0, 3, palette.wall) + north, middle.x, middle.y)
