"""Floors: a pattern for every room, and the shapes all furniture is made of."""

from collections.abc import Callable, Mapping
from colorsys import hls_to_rgb, rgb_to_hls
from dataclasses import dataclass
from types import MappingProxyType

from components.art.palette import Palette, mix
from components.art.svg import num, path, rect, stroke


@dataclass(frozen=True, slots=True)
class Decor:
    """The colours of one room's floor, second tile and wall."""

    pattern: str
    floor: str
    second: str
    wall: str


@dataclass(frozen=True, slots=True)
class Ground:
    """The floor a room is furnished on: its width and depth, and the theme."""

    w: float
    h: float
    palette: Palette


DECOR: Mapping[str, Decor] = MappingProxyType(
    {
        "study": Decor("herringbone", "#5b3a28", "#4c2f21", "#1f3a34"),
        "hall": Decor("checker", "#8d8570", "#4a4a50", "#3a3242"),
        "lounge": Decor("fans", "#7a2f33", "#8e3d3d", "#46222c"),
        "library": Decor("planks", "#6a4529", "#573720", "#3a2a1e"),
        "billiard_room": Decor("diamonds", "#4a2c44", "#583852", "#262a3c"),
        "dining_room": Decor("herringbone", "#33475f", "#2a3b52", "#22304a"),
        "conservatory": Decor("hexagons", "#5f7f67", "#4d6c57", "#16383b"),
        "ballroom": Decor("parquet", "#a97a3d", "#946730", "#4a3320"),
        "kitchen": Decor("tiles", "#8fa3a8", "#6e868e", "#2c4450"),
    }
)


def floor_colours(name: str, palette: Palette) -> tuple[str, str]:
    """The two colours of a room's floor in this theme."""
    decor = DECOR[name]
    if palette.is_night:
        return decor.floor, decor.second
    return _in_daylight(decor.floor), _in_daylight(decor.second)


def _in_daylight(colour: str) -> str:
    hue, light, saturation = rgb_to_hls(*(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)))
    bright = hls_to_rgb(hue, light + (0.92 - light) * 0.45, saturation * 0.62)
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in bright)


def wall_colour(name: str, palette: Palette) -> str:
    """The colour of the band at the top of the room, on which its name is written in the text colour."""
    return mix(DECOR[name].wall, "#0b0d12", 0.25) if palette.is_night else mix(DECOR[name].wall, palette.paper, 0.82)


def _herringbone(a: str, b: str) -> tuple[float, float, str]:
    lines = stroke(
        "M0 8 16 24 32 8M0 -8 16 8 32 -8M0 24 16 40 32 24M8 0 0 8M24 0 32 8M8 32 0 24M24 32 32 24M16 8V24", b, 1.6
    )
    return 32, 32, rect(0, 0, 32, 32, a) + path("M0 8 16 24V8L0 -8ZM16 40V24L32 8V24Z", b, 'opacity=".55"') + lines


def _checker(a: str, b: str) -> tuple[float, float, str]:
    return 44, 44, rect(0, 0, 44, 44, a) + path("M22 0 44 22 22 44 0 22Z", b) + stroke("M0 0 44 44M44 0 0 44", b, 0.6)


def _fans(a: str, b: str) -> tuple[float, float, str]:
    arcs = "".join(f"M{20 - r} 20A{r} {r} 0 0 1 {20 + r} 20" for r in (19, 13, 7))
    side = "".join(f"M{x - r} 10A{r} {r} 0 0 1 {x + r} 10" for x in (0, 40) for r in (19, 13, 7))
    return 40, 20, rect(0, 0, 40, 20, a) + stroke(side, b, 1.3) + stroke(arcs, b, 1.3)


def _planks(a: str, b: str) -> tuple[float, float, str]:
    return (
        80,
        28,
        rect(0, 0, 80, 28, a)
        + rect(0, 14, 80, 14, b, 'opacity=".5"')
        + stroke("M0 0H80M0 14H80M24 0V14M64 14V28", b, 1.4),
    )


def _diamonds(a: str, b: str) -> tuple[float, float, str]:
    return (
        26,
        26,
        rect(0, 0, 26, 26, a) + stroke("M13 0 26 13 13 26 0 13Z", b, 1.4) + path("M13 10 16 13 13 16 10 13Z", b),
    )


def _hexagons(a: str, b: str) -> tuple[float, float, str]:
    cell = "M0 9 9 4 9 -6M9 4 18 9V21L9 26 0 21V9M18 9 27 4M9 26V36M18 21 27 26"
    return 18, 30, rect(0, 0, 18, 30, a) + stroke(cell + "M0 21 -9 26M9 26 9 30M9 0V4", b, 1.5)


def _parquet(a: str, b: str) -> tuple[float, float, str]:
    fine = "M0 7H30M0 14H30M0 21H30M37 0V30M44 0V30M51 0V30M7 30V60M14 30V60M21 30V60M30 37H60M30 44H60M30 51H60"
    return 60, 60, rect(0, 0, 60, 60, a) + path("M30 0H60V30H30ZM0 30H30V60H0Z", b, 'opacity=".6"') + stroke(fine, b, 1)


def _tiles(a: str, b: str) -> tuple[float, float, str]:
    return (
        36,
        36,
        rect(0, 0, 36, 36, a)
        + path("M0 0H18V18H0ZM18 18H36V36H18Z", b, 'opacity=".8"')
        + stroke("M0 18H36M18 0V36", a, 1),
    )


_PATTERNS: Mapping[str, Callable[[str, str], tuple[float, float, str]]] = MappingProxyType(
    {
        "herringbone": _herringbone,
        "checker": _checker,
        "fans": _fans,
        "planks": _planks,
        "diamonds": _diamonds,
        "hexagons": _hexagons,
        "parquet": _parquet,
        "tiles": _tiles,
    }
)


def floor(name: str, w: float, h: float, palette: Palette) -> str:
    """The patterned floor of a room, w x h."""
    tile_w, tile_h, tile = _PATTERNS[DECOR[name].pattern](*floor_colours(name, palette))
    size = f'width="{num(tile_w)}" height="{num(tile_h)}"'
    marker = f'<pattern id="floor-{name}" {size} patternUnits="userSpaceOnUse" x="{num(w / 2)}">{tile}</pattern>'
    return f"{marker}{rect(0, 0, w, h, f'url(#floor-{name})')}"


def block(x: float, y: float, w: float, depth: float, height: float, top: str, front: str) -> str:
    """A piece of furniture seen from the front and a little from above, with its shadow."""
    shadow = path(
        f"M{num(x + w)} {num(y + 4)}L{num(x + w + 9)} {num(y + 12)}V{num(y + depth + height + 5)}"
        f"H{num(x + 7)}L{num(x)} {num(y + depth + height)}Z",
        "#05070a",
        'opacity=".32"',
    )
    return shadow + rect(x, y, w, depth, top) + rect(x, y + depth, w, height, front)


def glow(x: float, y: float, rx: float, ry: float, palette: Palette, strength: float = 0.16) -> str:
    """A pool of lamp light in three flat steps, as a poster would print it."""
    share = strength if palette.is_night else strength * 1.3
    rings = "".join(
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx * size)}" ry="{num(ry * size)}"/>'
        for size in (1, 0.72, 0.44)
    )
    return f'<g fill="{palette.light}" opacity="{share:.2g}">{rings}</g>'.replace("<ellipse", '<ellipse opacity=".7"')
