"""The Clue-Less board: the plan of a mansion in its garden, without any text."""

from clueapp.games.clueless.board import PASSAGES, PLAN
from clueapp.games.mystery.cards import SUSPECTS
from components.art.palette import SUSPECT_COLOURS, Palette, mix
from components.art.shapes import Point
from components.art.svg import circle, document, group, num, path, rect, stroke
from components.tables.clueless.art.garden import (
    compass,
    court,
    grounds,
    motor_car,
    path_to_hallway,
    window_beams,
    window_panes,
)
from components.tables.clueless.art.geometry import (
    GAP,
    HALLWAY_WIDTH,
    HALLWAYS,
    HOMES,
    ROOM,
    ROOMS,
    SIZE,
    STAIR_SIZE,
    STAIRS,
)
from components.tables.mystery.art.emblems import emblem_mark
from components.tables.mystery.art.rooms import draw_room

WALL = 9


def board(palette: Palette) -> str:
    """The whole board, 1000 x 1000: garden, walls, rooms, hallways, homes and secret passages."""
    layers = [
        f"<defs>{_shell(palette)}{_carpet(palette)}{_doors(palette)}{_stair(palette)}</defs>",
        grounds(palette),
        *(path_to_hallway(suspect, palette) for suspect in SUSPECTS),
        window_beams(palette),
        *(court(Point(x, y), palette) for x in (345, 655) for y in (345, 655)),
        _passage_lines(palette, 0.95),
        _along_hallways("carpet"),
        *(_room(name, palette) for row in PLAN for name in row),
        window_panes(palette),
        _along_hallways("doors"),
        _passage_lines(palette, 0.16),
        *(_use("stair", STAIRS[name].x, STAIRS[name].y) for name in PASSAGES),
        *(_home(suspect, palette) for suspect in SUSPECTS),
        compass(Point(345, 66), palette),
        motor_car(Point(946, 655), palette),
    ]
    return document(SIZE, SIZE, "".join(layers))


def _use(name: str, x: float, y: float) -> str:
    return f'<use href="#{name}" x="{num(x)}" y="{num(y)}"/>'


def _along_hallways(name: str) -> str:
    """A drawing of a level hallway, repeated in all twelve."""
    placed = ""
    for hallway in HALLWAYS.values():
        turn = "" if hallway.w > hallway.h else " rotate(90)"
        place = f"translate({num(hallway.centre.x)} {num(hallway.centre.y)}){turn}"
        placed += f'<use href="#{name}" transform="{place}"/>'
    return placed


def _shell(palette: Palette) -> str:
    """The walls of one room with their shadow and brass corners."""
    outer = ROOM + 2 * WALL
    shadow = path(f"M{ROOM} 0l15 15v{ROOM + 1}h-{ROOM}L0 {ROOM}Z", palette.shade, 'opacity=".5"')
    walls = rect(-WALL, -WALL, outer, outer, palette.wall, f'stroke="{palette.brass}" stroke-width="1.6"')
    knob = f'stroke="{palette.brass}" stroke-width="2"'
    corners = "".join(rect(x, y, 7, 7, palette.wall, knob) for x in (-WALL, ROOM + 2) for y in (-WALL, ROOM + 2))
    return f'<g id="shell">{shadow}{walls}{corners}</g>'


def _room(name: str, palette: Palette) -> str:
    room = ROOMS[name]
    size = f'width="{ROOM}" height="{ROOM}"'
    dusk = rect(0, 0, ROOM, ROOM, "url(#dusk)") if palette.is_night else ""
    line = rect(0.5, 0.5, ROOM - 1, ROOM - 1, "none", f'stroke="{palette.brass}" stroke-width="1.6"')
    inside = f"{draw_room(name, ROOM, ROOM, palette)}{dusk}{line}"
    return _use("shell", room.x, room.y) + f'<svg x="{num(room.x)}" y="{num(room.y)}" {size}>{inside}</svg>'


def _carpet_colour(palette: Palette) -> str:
    return "#7a2430" if palette.is_night else "#a8414b"


def _carpet(palette: Palette) -> str:
    """A narrow carpet with a brass border and a chain of lozenges, between two low walls."""
    colour, half = _carpet_colour(palette), HALLWAY_WIDTH / 2
    left = -GAP / 2
    stones = rect(left, -half, GAP, HALLWAY_WIDTH, palette.wall, f'stroke="{palette.brass}" stroke-width="1.6"')
    inner = rect(left, 6 - half, GAP, HALLWAY_WIDTH - 12, colour)
    border = stroke(f"M{left} {11 - half}h{GAP}M{left} {half - 11}h{GAP}", palette.brass, 1.4)
    gems = stroke("".join(f"M{x} -10l10 10-10 10-10-10Z" for x in (-20, 0, 20)), mix(colour, palette.light, 0.3), 1.4)
    return f'<g id="carpet">{stones}{inner}{border}{gems}</g>'


def _doors(palette: Palette) -> str:
    """The openings at both ends of a hallway: the carpet runs through the wall, two leaves stand open."""
    colour, half = _carpet_colour(palette), HALLWAY_WIDTH / 2
    edge = f'stroke="{palette.brass_bright}" stroke-width="1"'
    drawn = ""
    for side in (-1, 1):
        end = side * GAP / 2
        drawn += rect(end - (WALL if side > 0 else 0), 6 - half, WALL, HALLWAY_WIDTH - 12, colour)
        drawn += rect(end - 1.5, 6 - half, 3, HALLWAY_WIDTH - 12, palette.brass_bright)
        leaf = end - side * WALL - (14 if side > 0 else 0)
        drawn += "".join(rect(leaf, y, 14, 5, "#8a4a2b", edge) for y in (2 - half, half - 7))
    return f'<g id="doors">{drawn}</g>'


def _stair(palette: Palette) -> str:
    """A secret stair going down: each step darker than the one above."""
    size = STAIR_SIZE
    steps = "".join(
        rect(4 + i * 2.2, 5 + i * 5.6, size - 8 - i * 4.4, 5.6, mix("#c8b78f", "#0b0d12", i / 6.4)) for i in range(6)
    )
    frame = rect(0, 0, size, size, "#0b0d12", f'stroke="{palette.brass_bright}" stroke-width="2" rx="2"')
    arrow = path(f"M{num(size / 2 - 5)} {size - 9}h10l-5 6Z", palette.brass_bright)
    shadow = rect(3, 4, size, size, palette.shade, 'opacity=".5" rx="2"')
    return f'<g id="stair">{shadow}{frame}{steps}{arrow}</g>'


def _passage_lines(palette: Palette, opacity: float) -> str:
    ends = [(STAIRS[one].centre, STAIRS[PASSAGES[one]].centre) for one in ("study", "lounge")]
    lines = "".join(f"M{num(a.x)} {num(a.y)}L{num(b.x)} {num(b.y)}" for a, b in ends)
    dashes = f'stroke-dasharray="9 8" stroke-linecap="round" opacity="{opacity}"'
    return stroke(lines, palette.brass_bright if palette.is_night else palette.brass_deep, 3, dashes)


def _home(suspect: str, palette: Palette) -> str:
    """An empty round plaque, rimmed in the suspect's colour: nobody takes it for a token."""
    home, colour = HOMES[suspect], SUSPECT_COLOURS[suspect]
    x, y = home.x, home.y
    return (
        circle(x + 2, y + 4, 27, palette.shade, 'opacity=".6"')
        + circle(x, y, 27, palette.wall, f'stroke="{palette.brass}" stroke-width="2"')
        + circle(x, y, 21, mix(colour, "#0b0d12", 0.86), f'stroke="{mix(colour, "#0b0d12", 0.3)}" stroke-width="3"')
        + group(emblem_mark(suspect, mix(colour, "#0b0d12", 0.5), "#0b0d12"), x - 12, y - 12, 1, 'opacity=".7"')
    )
