"""Weather for the house: storm clouds, moon and lightning by night; sun and towering clouds by day."""

from dataclasses import dataclass

from components.art.palette import Palette
from components.art.svg import circle, path, rect, stroke

WIDTH, HEIGHT = 1600, 700


@dataclass(frozen=True, slots=True)
class Weather:
    """The colours of one sky and of the house under it."""

    sky: tuple[str, str, str, str]
    clouds: tuple[str, str, str]
    hill: str
    ground: str
    drive: str
    wall: str
    wall_shade: str
    roof: str
    roof_shade: str
    trim: str
    tree: str
    tree_light: str


STORM = Weather(
    ("#0f182b", "#182c49", "#264a6c", "#3f7391"),
    ("#0a0f1b", "#121c30", "#1d2f49"),
    "#12242a",
    "#0c1517",
    "#6b5f48",
    "#3d4866",
    "#232a42",
    "#171d2d",
    "#0d111b",
    "#c9a45c",
    "#08120f",
    "#24503f",
)
FAIR = Weather(
    ("#3f7f95", "#6ea6ac", "#a9cbb9", "#f0dfae"),
    ("#2f667c", "#f6ecd2", "#fffaf0"),
    "#6f9472",
    "#7f9f5c",
    "#ead7a8",
    "#efdcb0",
    "#c29f6c",
    "#8a4a3c",
    "#5f2f2c",
    "#c9a45c",
    "#28513c",
    "#4f8659",
)


def weather(palette: Palette) -> Weather:
    """The storm for the night theme, dramatic clouds for the day."""
    return STORM if palette.is_night else FAIR


def sky(palette: Palette) -> str:
    """The whole sky behind the house."""
    air = weather(palette)
    halo = "".join(
        circle(1090, 400, r, colour) for r, colour in ((560, air.sky[1]), (430, air.sky[2]), (310, air.sky[3]))
    )
    ground = rect(0, 0, WIDTH, HEIGHT, air.sky[0]) + halo
    return ground + (_storm(air) if palette.is_night else _sunshine(air)) + _hills(air)


def _cloud(x: float, y: float, size: float, colour: str) -> str:
    """A flat-bottomed bank of round clouds."""
    d = "M0 0C-30 0-34-34-4-38-8-74 46-86 62-58 78-104 150-100 156-54 182-76 226-58 218-30 250-34 258 0 230 0Z"
    return f'<path d="{d}" fill="{colour}" transform="translate({x} {y}) scale({size})"/>'


def _storm(air: Weather) -> str:
    moon = circle(560, 128, 74, "#f3ead7") + circle(
        560, 128, 74, "none", 'stroke="#f3ead7" stroke-width="26" opacity=".12"'
    )
    craters = circle(536, 108, 12, "#d9ccb0") + circle(580, 146, 18, "#d9ccb0") + circle(576, 98, 7, "#d9ccb0")
    back = "".join(
        _cloud(*place, air.clouds[2])
        for place in ((330, 190, 1.3), (640, 120, 1.6), (1180, 110, 1.8), (1400, 190, 1.2))
    )
    front = "".join(
        _cloud(x, y, size, air.clouds[1])
        for x, y, size in ((-80, 130, 1.7), (430, 232, 1), (900, 70, 1.5), (1330, 92, 1.6))
    )
    near = "".join(
        _cloud(x, y, size, air.clouds[0])
        for x, y, size in ((-60, 60, 2), (320, 34, 2), (760, 20, 1.8), (1120, 34, 2.1))
    )
    bolt = path("M790 26 690 236 728 232 668 360 700 356 640 486 750 330 712 334 776 214 736 220 820 26Z", "#fff6d8")
    glow = path(
        "M784 26 676 240 714 240 652 366 686 364 640 486 766 322 726 326 792 206 752 214 834 26Z",
        "#f2c25e",
        'opacity=".55"',
    )
    fork = path("M712 334 770 372 752 376 806 430 740 388 756 382Z", "#fff6d8")
    return moon + craters + back + glow + bolt + fork + front + near


def _sunshine(air: Weather) -> str:
    rays = "".join(f'<path d="M0 0-44-1300H44Z" transform="rotate({turn})"/>' for turn in range(-84, 90, 14))
    beams = f'<g transform="translate(1090 470)" fill="#fff3cf" opacity=".22">{rays}</g>'
    white = "".join(
        _cloud(x, y, size, air.clouds[2]) for x, y, size in ((-90, 420, 1.5), (470, 330, 1.1), (1330, 300, 1.5))
    )
    cream = "".join(
        _cloud(x, y, size, air.clouds[1]) for x, y, size in ((120, 470, 1.2), (600, 420, 1), (1180, 190, 1.2))
    )
    dark = "".join(
        _cloud(x, y, size, air.clouds[0])
        for x, y, size in ((-120, 60, 2.2), (330, 40, 1.9), (760, 28, 2.1), (1210, 50, 2.2))
    )
    birds = stroke("M620 190q12-12 20 0q10-12 22 0M690 150q9-9 15 0q8-9 16 0M580 132q8-8 13 0q7-8 14 0", "#1c2a30", 3)
    return beams + white + cream + dark + birds


def _hills(air: Weather) -> str:
    far = path("M0 520Q220 440 470 500 640 540 800 510L1600 500V700H0Z", air.hill)
    return far + path("M0 566Q300 520 620 548L1600 540V700H0Z", air.ground)


def rain() -> str:
    """Slanting rain over the whole picture."""
    drop = '<path d="M40 0 22 60M86 30 74 70M10 50 4 70" stroke="#cfe0ea" stroke-width="1.4" opacity=".2"/>'
    shape = 'id="rain" width="90" height="80" patternUnits="userSpaceOnUse"'
    return f"<pattern {shape}>{drop}</pattern>{rect(0, 0, WIDTH, HEIGHT, 'url(#rain)')}"
