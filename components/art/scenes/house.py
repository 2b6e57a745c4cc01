"""The hero of the home page: the country house, 1600 x 700."""

from components.art.palette import Palette
from components.art.scenes.approach import GROUND, avenue, drive, motor_car
from components.art.scenes.sky import HEIGHT, WIDTH, Weather, rain, sky, weather
from components.art.svg import circle, document, group, num, path, rect, stroke

_SILHOUETTES = {
    "scarlet": "M6 70V58Q8 46 18 44L19 36Q14 32 14 26L2 24Q10 16 15 16 16 6 24 6 31 6 32 15 40 18 42 28L32 "
    "27Q32 33 27 36L28 44Q40 46 42 70Z",
    "mustard": "M4 70V54Q6 46 18 44V40Q14 36 14 28L12 26 14 22Q10 12 24 9 38 12 34 22L36 26 34 28 38 32 33 "
    "34Q32 38 30 40V44Q42 46 44 54V70Z",
    "white": "M8 70V54Q10 46 19 44V38Q15 34 15 26L12 24Q8 6 24 6 40 6 36 24L33 26Q33 34 29 38V44Q38 46 40 "
    "54V70H14V30H12Q6 28 6 22H16V30H14Z",
    "green": "M4 70V56Q6 46 18 44V40Q14 36 14 28L6 26Q8 23 14 23 13 8 24 8 35 8 34 23 40 23 42 26L34 28Q34 "
    "36 30 40V44Q42 46 44 56V70Z",
    "peacock": "M6 70Q8 50 19 46V40L14 38 10 30 14 26Q12 16 22 13 18 2 26 0 26 8 28 10 32 2 38 4 34 12 32 16 "
    "38 26 32 34L29 38V46Q40 50 42 70Z",
    "plum": "M6 70V56Q8 47 19 45V40Q15 38 15 32L8 34V38H4V32L15 29Q10 22 13 16 12 8 20 8 24 3 30 8 38 8 36 "
    "17 38 24 33 30 33 37 29 40V45Q40 47 42 56V70Z",
}

_LAST_LIGHT = (952, 306, None)
"""The window that goes dark in the prologue of the mysteries."""


def house(palette: Palette) -> str:
    """The country house on a stormy night, or by day under towering clouds; its left third is calm."""
    air = weather(palette)
    layers = [
        sky(palette),
        drive(palette, air),
        _building(palette, air),
        avenue(air),
        motor_car(palette),
        rain() if palette.is_night else "",
        path("M0 700V640Q200 600 420 640 560 664 700 700Z", air.tree),
    ]
    return document(WIDTH, HEIGHT, "".join(layers))


def light_out(palette: Palette) -> str:
    """Draw the window that has gone dark, to lay over the picture of the house."""
    air = weather(palette)
    x, y, who = _LAST_LIGHT
    return document(WIDTH, HEIGHT, _window(x, y, who, palette, air, is_lit=False))


def _building(palette: Palette, air: Weather) -> str:
    chimneys = "".join(
        _chimney(x, y, air) for x, y in ((770, 232), (930, 150), (1002, 130), (1196, 146), (1256, 162), (1478, 330))
    )
    return (
        chimneys
        + _wing(716, 340, 168, 104, air)
        + _wing(1384, 408, 150, 84, air)
        + _block(876, 268, 416, air)
        + path("M852 272 912 186H1262L1316 272Z", air.roof)
        + path("M1100 186H1262L1316 272H1140Z", air.roof_shade)
        + stroke("M852 272H1316M912 186H1262", air.trim, 2)
        + _tower(1292, 214, 104, air)
        + _gable(air)
        + _all_windows(palette, air)
        + _door(palette, air)
        + rect(700, GROUND - 8, 850, 8, air.roof_shade)
    )


def _chimney(x: float, y: float, air: Weather) -> str:
    return (
        rect(x, y, 34, 150, air.wall)
        + rect(x + 18, y, 16, 150, air.wall_shade)
        + rect(x - 4, y, 42, 9, air.roof)
        + "".join(rect(x + at, y - 14, 9, 14, air.roof_shade) for at in (4, 20))
    )


def _block(x: float, y: float, w: float, air: Weather) -> str:
    courses = "".join(f"M{num(x)} {at}h{num(w)}" for at in (400,))
    return (
        rect(x, y, w, GROUND - y, air.wall)
        + rect(x + w * 0.62, y, w * 0.38, GROUND - y, air.wall_shade)
        + stroke(courses, air.trim, 2.4)
    )


def _wing(x: float, y: float, w: float, rise: float, air: Weather) -> str:
    roof = path(f"M{x - 18} {y + 4} {x + w / 2} {y - rise} {x + w + 18} {y + 4}Z", air.roof)
    shade = path(f"M{x + w / 2} {y - rise} {x + w + 18} {y + 4}H{x + w * 0.66}Z", air.roof_shade)
    return _block(x, y, w, air) + roof + shade + stroke(f"M{x - 18} {y + 4}H{x + w + 18}", air.trim, 2)


def _tower(x: float, y: float, w: float, air: Weather) -> str:
    middle = x + w / 2
    roof = path(f"M{x - 14} {y + 4} {middle} {y - 150} {x + w + 14} {y + 4}Z", air.roof)
    shade = path(f"M{middle} {y - 150} {x + w + 14} {y + 4}H{middle + 12}Z", air.roof_shade)
    vane = stroke(f"M{middle} {y - 148}V{y - 190}M{middle - 14} {y - 172}H{middle + 14}", air.trim, 3) + path(
        f"M{middle} {y - 190} {middle + 26} {y - 184} {middle} {y - 178}Z", air.trim
    )
    return (
        vane
        + _block(x, y, w, air)
        + roof
        + shade
        + stroke(f"M{x - 14} {y + 4}H{x + w + 14}M{x} {y + 14}H{x + w}", air.trim, 2)
    )


def _gable(air: Weather) -> str:
    body = path(f"M1000 {GROUND}V244L1085 120 1170 244V{GROUND}Z", air.wall)
    side = path(f"M1110 {GROUND}V156L1170 244V{GROUND}Z", air.wall_shade)
    roof = path("M984 262 1085 106 1186 262 1174 262 1085 128 996 262Z", air.roof)
    return (
        body
        + side
        + roof
        + stroke("M984 262 1085 106 1186 262", air.trim, 2.4)
        + circle(1085, 106, 6, air.trim)
        + stroke("M1000 400H1170", air.trim, 2.4)
    )


def _all_windows(palette: Palette, air: Weather) -> str:
    upper = (
        _LAST_LIGHT,
        (740, 372, None),
        (816, 372, "white"),
        (902, 306, "peacock"),
        (1190, 306, None),
        (1240, 306, "green"),
    )
    lower = (
        (740, 466, "mustard"),
        (816, 466, None),
        (902, 452, None),
        (952, 452, "plum"),
        (1190, 452, "scarlet"),
        (1240, 452, None),
    )
    others = ((1322, 262, "plum"), (1322, 360, None), (1322, 462, "peacock"), (1410, 462, "green"), (1470, 462, None))
    drawn = "".join(_window(x, y, who, palette, air) for x, y, who in (*upper, *lower, *others))
    bay = "".join(_window(x, 290, who, palette, air, 1.28) for x, who in ((1018, "mustard"), (1094, "scarlet")))
    rose = (
        circle(1085, 206, 27, air.trim)
        + circle(1085, 206, 24, _glass(palette))
        + stroke("M1085 182V230M1061 206H1109M1068 189 1102 223M1102 189 1068 223", air.roof, 2.5)
    )
    return drawn + bay + rose


def _glass(palette: Palette) -> str:
    return "#ffd166" if palette.is_night else "#7fb3bf"


def _window(
    x: float, y: float, who: str | None, palette: Palette, air: Weather, size: float = 1, *, is_lit: bool = True
) -> str:
    """A tall window with an arched top and the person in it; a dark one shows nobody."""
    glass, gleam = (_glass(palette), "#ffe9a8" if palette.is_night else "#b5d8dc") if is_lit else ("#141d31", "#1d2942")
    frame = path("M-3 73V16Q21-12 45 16V73Z", air.trim) + path("M0 70V17Q21-8 42 17V70Z", glass)
    bright = path("M0 70V17Q10 5 21 4V70Z", gleam)
    somebody = ""
    if who is not None and is_lit:
        ink = "#231409" if palette.is_night else "#1f3a44"
        somebody = f'<path d="{_SILHOUETTES[who]}" fill="{ink}" transform="translate(1.5 8) scale(.82 .88)"/>'
    bars = stroke("M21 4V70M0 28H42M0 49H42", air.roof, 1.8)
    return group(frame + bright + somebody + bars, x, y, size)


def _door(palette: Palette, air: Weather) -> str:
    glow = "#ffe9a8" if palette.is_night else "#5a2f22"
    steps = "".join(
        rect(1034 - i * 8, 530 + i * 8, 102 + i * 16, 8, colour)
        for i, colour in enumerate((air.wall, air.trim, air.wall_shade))
    )
    return (
        path("M1040 530V448Q1085 408 1130 448V530Z", air.trim)
        + path("M1048 530V452Q1085 420 1122 452V530Z", glow)
        + path("M1048 530V452Q1052 448 1056 445V530ZM1122 530V452Q1118 448 1114 445V530Z", "#6b3a24")
        + f'<path d="{_SILHOUETTES["green"]}" fill="#231409" transform="translate(1064 466) scale(.92)"/>'
        + path("M1022 430 1085 396 1148 430V438H1022Z", air.roof)
        + stroke("M1022 430 1085 396 1148 430", air.trim, 2)
        + rect(1026, 438, 8, 92, air.wall)
        + rect(1136, 438, 8, 92, air.wall_shade)
        + steps
    )
