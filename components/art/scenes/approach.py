"""What lies before the house: the drive, the trees and a motor car coming up."""

from components.art.palette import Palette
from components.art.scenes.sky import Weather
from components.art.svg import circle, group, num, path, polygon, stroke

GROUND = 552


def drive(palette: Palette, air: Weather) -> str:
    """The gravel sweep before the door and the light that falls on it."""
    sweep = path("M1046 552H1124Q1150 600 1110 640 1090 668 1180 700H640Q900 660 980 612 1030 582 1046 552Z", air.drive)
    edge = path(
        "M1046 552Q1030 582 980 612 900 660 640 700H700Q930 664 1010 612 1050 584 1060 552Z",
        palette.brass,
        'opacity=".35"',
    )
    light = path(f"M1056 {GROUND}H1114L1240 664H930Z", palette.light, 'opacity=".35"') if palette.is_night else ""
    spill = "".join(
        polygon(((x, GROUND), (x + 44, GROUND), (x + 66, 600), (x - 22, 600)), palette.light, 'opacity=".16"')
        for x in (748, 818, 908, 1216, 1318, 1430)
    )
    return sweep + edge + light + (spill if palette.is_night else "")


def _cypress(x: float, base: float, height: float, air: Weather, lit: int) -> str:
    """A tall cypress whose one side catches the light of the house."""
    half = height * 0.13
    body = path(
        f"M{num(x)} {num(base - height)}Q{num(x + half * 1.7)} {num(base - height * 0.3)} "
        f"{num(x + half * 0.5)} {num(base)}H{num(x - half * 0.5)}Q{num(x - half * 1.7)} "
        f"{num(base - height * 0.3)} {num(x)} {num(base - height)}Z",
        air.tree,
    )
    rim = path(
        f"M{num(x)} {num(base - height)}Q{num(x + lit * half * 1.7)} {num(base - height * 0.3)} "
        f"{num(x + lit * half * 0.5)} {num(base)}Q{num(x + lit * half * 0.9)} "
        f"{num(base - height * 0.36)} {num(x)} {num(base - height)}Z",
        air.tree_light,
    )
    return (
        f'<ellipse cx="{num(x)}" cy="{num(base)}" rx="{num(half * 1.8)}" ry="{num(half * 0.4)}" '
        f'fill="#05070a" opacity=".35"/>{body}{rim}'
    )


def avenue(air: Weather) -> str:
    """Cypresses on both sides and clipped hedges along the front."""
    left = ((690, 560, 190), (600, 584, 250), (470, 622, 330))
    right = ((1556, 566, 230), (1590, 620, 360))
    hedge = "".join(
        path(f"M{x} 560V544Q{x + 26} 524 {x + 52} 544V560Z", air.tree) for x in (880, 936, 1176, 1232, 1290)
    )
    trees = "".join(_cypress(x, y, h, air, 1) for x, y, h in left) + "".join(
        _cypress(x, y, h, air, -1) for x, y, h in right
    )
    return hedge + trees


def motor_car(palette: Palette) -> str:
    """A long tourer of 1934 coming up the drive, its lamps on."""
    fade = (
        f'<linearGradient id="fade"><stop stop-color="{palette.light}" stop-opacity="0"/><stop '
        f'offset="1" stop-color="{palette.light}"/></linearGradient>'
    )
    beam = fade + path("M-4 44-400 4V116L-4 56Z", "url(#fade)", 'opacity=".6"')
    shade = '<ellipse cx="128" cy="92" rx="150" ry="10" fill="#05070a" opacity=".5"/>'
    body = (
        path("M6 40Q8 30 30 30L104 26 122 2Q126-4 136-4H196Q206-4 212 6L222 28Q252 30 258 52L260 72H0V52Z", "#8c1f2d")
        + path("M6 40Q8 30 30 30L104 26H222Q252 30 258 52H2Z", "#b3303f")
        + path("M116 24 130 4H162V24ZM168 4H194Q200 4 204 12L208 24H168Z", "#ffe9a8" if palette.is_night else "#bfe0e2")
        + path("M0 62H262V74Q262 80 254 80H4Q-2 80 0 62Z", "#14171f")
        + stroke("M30 38H104M30 46H104M112 30V60M168 30V60", "#7a1626", 2)
        + path(
            "M14 72Q18 42 48 42 76 42 82 72H72Q68 54 48 54 30 54 26 72ZM184 72Q188 42 216 42 246 42 252 "
            "72H242Q238 54 216 54 198 54 194 72Z",
            "#5d1420",
        )
        + stroke("M4 50H258", "#ecd08f", 2)
        + path("M-4 30H8V62H-4Z", "#ecd08f")
        + circle(2, 48, 10, "#c9a45c")
        + circle(-1, 48, 7, "#fff3cf")
    )
    wheels = "".join(
        circle(x, 74, 20, "#0b0d12") + circle(x, 74, 11, "#ecd08f") + circle(x, 74, 4, "#14171f") for x in (48, 217)
    )
    driver = path("M146 24V14Q142 8 148 4 156 2 156 10L158 24Z", "#231409")
    return group((beam if palette.is_night else "") + shade + body + driver + wheels, 1256, 586)
