"""The nine rooms, each a ground seen from the front and a little from above."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from components.art.palette import Palette, mix
from components.art.svg import group, path, rect
from components.tables.mystery.art.rooms.floors import DECOR, Ground, floor, glow, wall_colour
from components.tables.mystery.art.rooms.middle import billiard_room, dining_room, library
from components.tables.mystery.art.rooms.north import hall, lounge, study
from components.tables.mystery.art.rooms.south import ballroom, conservatory, kitchen

_WALL_FOOT = MappingProxyType({"ballroom": 87, "kitchen": 86, "billiard_room": 50, "conservatory": 88})

UNIT = 236
BAND = 32

_FURNITURE: Mapping[str, Callable[[Ground], str]] = MappingProxyType(
    {
        "study": study,
        "hall": hall,
        "lounge": lounge,
        "library": library,
        "billiard_room": billiard_room,
        "dining_room": dining_room,
        "conservatory": conservatory,
        "ballroom": ballroom,
        "kitchen": kitchen,
    }
)


def draw_room(name: str, w: float, h: float, palette: Palette) -> str:
    """The room as group content: a band for its name, furniture along the far wall, a calm floor in front."""
    scale = min(w, h) / UNIT
    wide, deep = w / scale, h / scale
    wall = wall_colour(name, palette)
    foot = _WALL_FOOT.get(name, 66)
    papered = rect(
        0,
        0,
        wide,
        foot,
        mix(wall, DECOR[name].wall if palette.is_night else "#b99b6b", 0.75 if palette.is_night else 0.3),
    )
    skirting = rect(0, foot - 3, wide, 3, "#2a1a12") + rect(0, foot, wide, 5, "#05070a", 'opacity=".28"')
    shade = papered + skirting + path(f"M0 {BAND}H{wide:.1f}V{BAND + 5}H0Z", "#05070a", 'opacity=".35"')
    band = rect(0, 0, wide, BAND, wall) + rect(0, BAND - 1.6, wide, 1.6, palette.brass)
    light = glow(wide / 2, deep * 0.7, wide * 0.44, deep * 0.27, palette, 0.12)
    drawing = floor(name, wide, deep, palette) + light + shade + _FURNITURE[name](Ground(wide, deep, palette)) + band
    return group(drawing, scale=scale) if abs(scale - 1) > 0.001 else drawing
