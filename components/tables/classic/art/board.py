"""The board of Classic Clue: Tudor Mansion in its grounds, 24 x 25 squares, without any text."""

from clueapp.games.classic.board import DOORS
from clueapp.games.classic.plan import PASSAGES, STARTS
from clueapp.games.mystery.cards import ROOMS
from components.art.palette import SUSPECT_COLOURS, SUSPECT_INKS, Palette, mix
from components.art.shapes import Rect
from components.art.svg import circle, document, group, num, path, rect, stroke
from components.tables.classic.art.geometry import (
    BAND,
    CELL,
    HALLWAY_CELLS,
    LEFT,
    OUTSIDE_CELLS,
    ROOM_CELLS,
    SIZE,
    STAIR_CELLS,
    TOP,
    Cell,
    box,
    corner,
    doorway,
    outline,
    passage,
    stage,
)
from components.tables.mystery.art.emblems import emblem_mark
from components.tables.mystery.art.rooms import BAND as ROOM_BAND
from components.tables.mystery.art.rooms import UNIT, draw_room
from components.tables.mystery.art.rooms.floors import floor_colours, wall_colour

_WALL = 9


def board(palette: Palette) -> str:
    """The whole board, 1000 x 1000: grounds, walls, hallway, rooms with their doors, stairs and secret passages."""
    house = outline(frozenset().union(HALLWAY_CELLS, STAIR_CELLS, *ROOM_CELLS.values()))
    layers = [
        f"<defs>{_lawn(palette)}{_tiles(palette)}{_bush(palette)}{_door(palette)}{_stair(palette)}{_dusk()}</defs>",
        _grounds(palette),
        f'<g transform="translate(6 9)" opacity=".55">{path(house, palette.shade)}</g>',
        stroke(house, palette.wall, 2 * _WALL),
        _hallway(palette),
        *(_start(suspect, cell, palette) for suspect, cell in STARTS.items()),
        *(_room(room, palette) for room in ROOMS),
        _stairwell(palette),
        _windows(palette),
        *(_use_door(at) for at in range(len(DOORS))),
        *(_use("stair", passage(room)) for room in PASSAGES),
    ]
    return document(SIZE, SIZE, "".join(layers))


def _use(name: str, place: Rect) -> str:
    return f'<use href="#{name}" x="{num(place.x)}" y="{num(place.y)}"/>'


# Outside
def _lawn(palette: Palette) -> str:
    stripe = rect(0, 0, 26, 52, mix(palette.lawn, palette.ground, 0.45))
    return (
        '<pattern id="mown" width="52" height="52" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f"{rect(0, 0, 52, 52, palette.lawn)}{stripe}</pattern>"
    )


def _bush(palette: Palette) -> str:
    drawing = (
        circle(3, 4, 13, palette.shade, 'opacity=".5"')
        + circle(0, 0, 13, palette.hedge)
        + circle(-2.4, -2.4, 9, mix(palette.hedge, palette.hedge_light, 0.5))
        + circle(-4, -4, 4.5, palette.hedge_light)
    )
    return f'<g id="bush">{drawing}</g>'


def _grounds(palette: Palette) -> str:
    """The lawn, a tree in every corner between the walls, a hedge along the south, a brass frame."""
    trees = "".join(
        f'<use href="#bush" x="{num(at.x + CELL / 2)}" y="{num(at.y + CELL / 2)}"/>'
        for at in (corner(*cell) for cell in sorted(OUTSIDE_CELLS))
    )
    frame = rect(3, 3, SIZE - 6, SIZE - 6, "none", f'stroke="{palette.ink}" stroke-width="6"') + rect(
        6, 6, SIZE - 12, SIZE - 12, "none", f'stroke="{palette.brass}" stroke-width="1.6"'
    )
    return rect(0, 0, SIZE, SIZE, "url(#mown)") + trees + frame


# The hallway
def _tiles(palette: Palette) -> str:
    """Two tones of stone, each tile with a fine border and an inlay at its corner."""
    one, other, line = ("#84714b", "#796743", "#463a22") if palette.is_night else ("#f0e2bd", "#e6d4a6", "#b79a5c")
    tile = rect(0, 0, 2 * CELL, 2 * CELL, one) + path(
        f"M0 0H{CELL}V{CELL}H0ZM{CELL} {CELL}H{2 * CELL}V{2 * CELL}H{CELL}Z", other
    )
    inlay = "".join(f"M{x} {y - 4}l4 4-4 4-4-4Z" for x in (0, CELL, 2 * CELL) for y in (0, CELL, 2 * CELL))
    joints = stroke(f"M0 0H{2 * CELL}M0 {CELL}H{2 * CELL}M0 0V{2 * CELL}M{CELL} 0V{2 * CELL}", line, 1.6)
    size = f'width="{2 * CELL}" height="{2 * CELL}" x="{LEFT}" y="{TOP}"'
    return f'<pattern id="tiles" {size} patternUnits="userSpaceOnUse">{tile}{joints}{path(inlay, line)}</pattern>'


def _hallway(palette: Palette) -> str:
    area = outline(HALLWAY_CELLS)
    return path(area, "url(#tiles)") + stroke(area, palette.wall, 2)


def _start(suspect: str, cell: Cell, palette: Palette) -> str:
    """A tile in the suspect's colour with their emblem, dark enough that nobody takes it for a pawn."""
    at, colour = corner(*cell), SUSPECT_COLOURS[suspect]
    ground = mix(colour, "#0b0d12", 0.45) if palette.is_night else mix(colour, "#ffffff", 0.25)
    ink = mix(SUSPECT_INKS[suspect], ground, 0.35) if palette.is_night else SUSPECT_INKS[suspect]
    return (
        rect(at.x + 1, at.y + 1, CELL - 2, CELL - 2, ground, f'stroke="{palette.brass_bright}" stroke-width="2"')
        + rect(at.x + 4.5, at.y + 4.5, CELL - 9, CELL - 9, "none", f'stroke="{palette.brass}" stroke-width="1"')
        + group(emblem_mark(suspect, ink, ground), at.x + 9, at.y + 9, 0.88)
    )


# Rooms
def _dusk() -> str:
    return (
        '<radialGradient id="dusk" cy=".62" r=".8"><stop offset=".5" stop-color="#05070a" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#05070a" stop-opacity=".45"/></radialGradient>'
    )


def _room(room: str, palette: Palette) -> str:
    """The room as on its card, with a band for the name above it, cut to its true shape, between its walls."""
    place, shape = stage(room), outline(ROOM_CELLS[room])
    band = rect(place.x, place.y, place.w, BAND, wall_colour(room, palette)) + rect(
        place.x, place.y + BAND - 1.6, place.w, 1.6, palette.brass
    )
    art, alcove = _scene(room, place, palette), _alcove(box(ROOM_CELLS[room]), place, room, palette)
    dusk = path(shape, "url(#dusk)") if palette.is_night else ""
    clip = f'<clipPath id="in-{room}"><path d="{shape}"/></clipPath>'
    walls = stroke(shape, palette.wall, _WALL, 'stroke-linejoin="miter"') + stroke(shape, palette.brass, 1.6)
    return f'{clip}<g clip-path="url(#in-{room})">{art}{alcove}{band}{dusk}</g>{walls}'


def _scene(room: str, place: Rect, palette: Palette) -> str:
    """The room below its band: the band that it has on its card is left out."""
    depth = place.h - BAND
    scale = min(place.w / UNIT, depth / (UNIT - ROOM_BAND))
    wide, deep = place.w / scale, depth / scale + ROOM_BAND
    where = f'x="{num(place.x)}" y="{num(place.y + BAND)}" width="{num(place.w)}" height="{num(depth)}"'
    view = f'viewBox="0 {ROOM_BAND} {num(wide)} {num(deep - ROOM_BAND)}" preserveAspectRatio="none"'
    return f"<svg {where} {view}>{draw_room(room, wide, deep, palette)}</svg>"


def _alcove(whole: Rect, place: Rect, room: str, palette: Palette) -> str:
    """What of a room lies above its name: a bay of glass."""
    height = place.y - whole.y
    if not height:
        return ""
    _, second = floor_colours(room, palette)
    sky = "#1d3f5c" if palette.is_night else "#a9d3e0"
    bars = "".join(f"M{num(whole.x + at * CELL)} {num(whole.y)}v{num(height)}" for at in range(1, 6))
    arches = "".join(f"M{num(whole.x + at * CELL)} {num(place.y - 8)}q{CELL / 2} -40 {CELL} 0" for at in range(1, 5))
    return (
        rect(whole.x, whole.y, whole.w, height, sky)
        + rect(whole.x, place.y - 8, whole.w, 8, second)
        + stroke(bars, "#e7e2d2", 2)
        + stroke(arches, "#e7e2d2", 1.4)
    )


# Doors, windows, stairs
def _door(palette: Palette) -> str:
    """An opening in a wall above: two leaves open inwards, light falls out onto the hallway, an arrow points in."""
    edge = f'stroke="{palette.brass_bright}" stroke-width=".8"'
    carpet = "#8d2233" if palette.is_night else "#a8414b"
    drawing = (
        path("M-14 5H14L18 30H-18Z", palette.light, f'opacity="{0.5 if palette.is_night else 0.75}"')
        + rect(-14, -6, 28, 12, carpet)
        + rect(-14, 4.4, 28, 1.8, palette.brass_bright)
        + "".join(rect(x, -21, 4.5, 17, "#8a4a2b", edge) for x in (-18.5, 14))
        + "".join(rect(x, -6.5, 5, 13, palette.brass_bright) for x in (-18.5, 13.5))
        + stroke("M-6 18 0 11 6 18", carpet, 3, 'stroke-linecap="round" stroke-linejoin="round"')
    )
    return f'<g id="door">{drawing}</g>'


def _use_door(number: int) -> str:
    middle, turn = doorway(DOORS[number])
    return f'<use href="#door" transform="translate({num(middle.x)} {num(middle.y)}) rotate({turn})"/>'


def _windows(palette: Palette) -> str:
    """Lit panes wherever a room has an outer wall of two squares or more."""
    upright, level = "", ""
    for cells in ROOM_CELLS.values():
        for row, column in sorted(cells):
            at = corner(row, column)
            for side, x in ((column - 1, at.x), (column + 1, at.x + CELL)):
                if row % 2 and (row - 1, column) in cells and _are_outside((row, side), (row - 1, side)):
                    upright += f"M{num(x)} {num(at.y - 14)}v28"
            for side, y in ((row - 1, at.y), (row + 1, at.y + CELL)):
                if column % 2 and (row, column - 1) in cells and _are_outside((side, column), (side, column - 1)):
                    level += f"M{num(at.x - 14)} {num(y)}h28"
    glass = "#ffe9b3" if palette.is_night else "#d7ecf2"
    drawn = stroke(upright + level, palette.brass_deep, 7.5)
    return drawn + stroke(upright + level, glass, 5, 'stroke-dasharray="8 2 8 2 8"')


def _are_outside(*cells: Cell) -> bool:
    return all((row, at) in OUTSIDE_CELLS or not (0 <= row < 25 and 0 <= at < 24) for row, at in cells)


def _stairwell(palette: Palette) -> str:
    """The great stairs at the centre, where the case file lies."""
    place = box(STAIR_CELLS)
    steps = 12
    height = place.h / steps
    low, high = ("#2a2420", "#6f6046") if palette.is_night else ("#a8977a", "#e6d9bb")
    treads = "".join(
        rect(place.x, place.y + at * height, place.w, height, mix(low, high, at / steps))
        + rect(place.x + 44, place.y + at * height, place.w - 88, height, mix("#5a1522", "#a32738", at / steps))
        + rect(place.x, place.y + (at + 1) * height - 2.4, place.w, 2.4, "#05070a", 'opacity=".3"')
        for at in range(steps)
    )
    rods = stroke(f"M{place.x + 44} {place.y}v{place.h}M{place.x + place.w - 44} {place.y}v{place.h}", palette.brass, 2)
    rails = "".join(
        rect(x, place.y, 9, place.h, "#5d2f1c")
        + rect(x + 3, place.y, 2, place.h, palette.brass)
        + circle(x + 4.5, place.y + place.h - 8, 8, palette.brass_bright, f'stroke="{palette.wall}" stroke-width="1.5"')
        for x in (place.x + 3, place.x + place.w - 12)
    )
    shape = outline(STAIR_CELLS)
    walls = stroke(shape, palette.wall, _WALL) + stroke(shape, palette.brass, 1.6)
    return treads + rods + rails + walls


def _stair(palette: Palette) -> str:
    """A secret stair going down: each step darker than the one above."""
    size = CELL - 4
    steps = "".join(
        rect(3 + at * 1.9, 4 + at * 4.7, size - 6 - at * 3.8, 4.7, mix("#c8b78f", "#0b0d12", at / 6.4))
        for at in range(6)
    )
    frame = rect(0, 0, size, size, "#0b0d12", f'stroke="{palette.brass_bright}" stroke-width="2" rx="2"')
    arrow = path(f"M{num(size / 2 - 4.5)} {size - 8}h9l-4.5 5.5Z", palette.brass_bright)
    return f'<g id="stair">{frame}{steps}{arrow}</g>'
