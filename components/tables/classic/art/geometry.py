"""Where everything lies on the board of Classic Clue, in a view box of 1000 x 1000: 25 rows of 24 squares."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from clueapp.games.classic.board import Door, row_and_column
from clueapp.games.classic.plan import HALLWAY, LEGEND, PLAN
from components.art.shapes import Point, Rect

SIZE = 1000
CELL = 39
LEFT, TOP = 32, 12
BAND = 30
"""How high the band is on which a room's name is written."""
TOKEN, WEAPON = 37, 33

Cell = tuple[int, int]
"""Row and column."""


def cells_of(sign: str) -> frozenset[Cell]:
    """All squares of the plan with this sign."""
    return frozenset((row, at) for row, line in enumerate(PLAN) for at, each in enumerate(line) if each == sign)


ROOM_CELLS: Mapping[str, frozenset[Cell]] = MappingProxyType({room: cells_of(sign) for sign, room in LEGEND.items()})
HALLWAY_CELLS = cells_of(HALLWAY)
STAIR_CELLS = cells_of("#")
OUTSIDE_CELLS = cells_of(" ")


def corner(row: float, column: float) -> Point:
    """The upper left corner of a square."""
    return Point(LEFT + column * CELL, TOP + row * CELL)


def box(cells: Collection[Cell]) -> Rect:
    """The smallest rectangle around some squares."""
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    start = corner(min(rows), min(columns))
    end = corner(max(rows) + 1, max(columns) + 1)
    return Rect(start.x, start.y, end.x - start.x, end.y - start.y)


def centre(square: str) -> Point:
    """The middle of a square of the hallway, by its name."""
    row, column = row_and_column(square)
    return corner(row + 0.5, column + 0.5)


_TURNS: Mapping[str, tuple[float, float, int]] = MappingProxyType(
    {"up": (0, -0.5, 0), "right": (0.5, 0, 90), "down": (0, 0.5, 180), "left": (-0.5, 0, 270)}
)


def doorway(door: Door) -> tuple[Point, int]:
    """The middle of a door's opening, and by how many degrees it is turned from one that leads up."""
    right, down, turn = _TURNS[door.inward]
    before = centre(door.square)
    return Point(before.x + right * CELL, before.y + down * CELL), turn


def outline(cells: Collection[Cell]) -> str:
    """The border around some squares as a path.

    >>> outline({(0, 0)})
    'M32 12H71V51H32Z'
    """
    ahead = _edges(set(cells))
    drawn = ""
    while ahead:
        start = at = next(iter(ahead))
        loop = [start]
        while (at := ahead[at].pop()) != start:
            loop.append(at)
        ahead = {point: others for point, others in ahead.items() if others}
        drawn += _loop(loop)
    return drawn


def _edges(cells: set[Cell]) -> dict[Cell, list[Cell]]:
    """The sides of the squares that have no neighbour there, clockwise, from (row, column) to the next."""
    ahead: dict[Cell, list[Cell]] = {}
    for row, column in sorted(cells):
        sides = (
            ((row - 1, column), (row, column), (row, column + 1)),
            ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
            ((row + 1, column), (row + 1, column + 1), (row + 1, column)),
            ((row, column - 1), (row + 1, column), (row, column)),
        )
        for beyond, start, end in sides:
            if beyond not in cells:
                ahead.setdefault(start, []).append(end)
    return ahead


def _loop(points: list[Cell]) -> str:
    around = [points[-1], *points, points[0]]
    turns = [
        at
        for before, at, after in zip(around, around[1:], around[2:], strict=False)
        if not (before[0] == at[0] == after[0] or before[1] == at[1] == after[1])
    ]
    spots = [corner(*at) for at in turns]
    first = f"M{spots[0].x:g} {spots[0].y:g}"
    parts = (f"H{b.x:g}" if a.y == b.y else f"V{b.y:g}" for a, b in pairwise(spots))
    return f"{first}{''.join(parts)}Z"


@dataclass(frozen=True, slots=True)
class Floor:
    """How a room is used: where its name is written, and the rows where pawns stand and weapons lie."""

    name_row: int
    name_at: float
    """The column at the middle of the name: no door opens through it."""
    tokens: tuple[int, float, int]
    """The row, its middle as a column, and how many squares wide it is."""
    weapons: tuple[int, float, int]


FLOORS: Mapping[str, Floor] = MappingProxyType(
    {
        "study": Floor(0, 3, (2, 3.5, 7), (3, 4, 6)),
        "hall": Floor(0, 12, (4, 12, 6), (5, 12, 6)),
        "lounge": Floor(0, 21, (3, 20.5, 7), (4, 20.5, 7)),
        "library": Floor(6, 3.5, (8, 3.5, 7), (9, 3.5, 7)),
        "billiard_room": Floor(12, 3.8, (14, 3, 6), (15, 3, 6)),
        "dining_room": Floor(9, 20.2, (12, 20, 8), (13, 20, 8)),
        "conservatory": Floor(20, 2.6, (22, 3, 6), (23, 3.5, 5)),
        "ballroom": Floor(17, 12, (20, 12, 8), (21, 12, 8)),
        "kitchen": Floor(18, 21.4, (21, 21, 6), (22, 21, 6)),
    }
)

PASSAGE_CELLS: Mapping[str, Cell] = MappingProxyType(
    {"study": (3, 0), "lounge": (5, 23), "conservatory": (23, 0), "kitchen": (23, 23)}
)


def stage(room: str) -> Rect:
    """The rectangle in which a room is drawn; what does not belong to the room is cut off."""
    first = FLOORS[room].name_row
    return box({(row, column) for row, column in ROOM_CELLS[room] if row >= first})


def name_spot(room: str) -> Point:
    """The middle of a room's name."""
    floor = FLOORS[room]
    middle = corner(floor.name_row, floor.name_at)
    return Point(middle.x, middle.y + BAND / 2 + 1)


def passage(room: str) -> Rect:
    """The secret stair of a corner room."""
    at = corner(*PASSAGE_CELLS[room])
    return Rect(at.x + 2, at.y + 1, CELL - 4, CELL - 4)


def token_spots(room: str, count: int) -> list[Point]:
    """Where pawns stand in a room."""
    return _row(FLOORS[room].tokens, count)


def weapon_spots(room: str, count: int) -> list[Point]:
    """Where weapons lie in a room."""
    return _row(FLOORS[room].weapons, count)


def _row(row: tuple[int, float, int], count: int) -> list[Point]:
    number, middle, width = row
    pitch = min(CELL, width * CELL / max(count, 1))
    at = corner(number + 0.5, middle)
    return [Point(at.x + pitch * (place - (count - 1) / 2), at.y) for place in range(count)]
