"""The mansion's geometry: every place has room for what may stand there, and nothing hides anything else."""

from itertools import product

import pytest

from clueapp.games.classic.board import DOORS, SQUARES, row_and_column
from clueapp.games.classic.plan import PASSAGES
from clueapp.games.mystery.cards import ROOMS
from components.art.shapes import Point, Rect
from components.tables.classic.art.geometry import (
    BAND,
    CELL,
    FLOORS,
    ROOM_CELLS,
    SIZE,
    TOKEN,
    WEAPON,
    box,
    centre,
    corner,
    doorway,
    name_spot,
    outline,
    passage,
    stage,
    token_spots,
    weapon_spots,
)

BOARD = Rect(0, 0, SIZE, SIZE)


def around(spot: Point, size: float) -> Rect:
    return Rect(spot.x - size / 2, spot.y - size / 2, size, size)


def is_inside(room: str, piece: Rect) -> bool:
    """Whether all four corners lie on squares of the room."""
    at = corner(0, 0)
    corners = product((piece.x, piece.x + piece.w - 0.01), (piece.y, piece.y + piece.h - 0.01))
    return all((int((y - at.y) // CELL), int((x - at.x) // CELL)) in ROOM_CELLS[room] for x, y in corners)


def test_everything_lies_on_the_board() -> None:
    assert set(ROOM_CELLS) == set(FLOORS) == set(ROOMS)
    for room in ROOMS:
        assert BOARD.contains(box(ROOM_CELLS[room]))
        assert box(ROOM_CELLS[room]).contains(stage(room))
        assert stage(room).contains(around(name_spot(room), BAND - 4))
    assert all(BOARD.contains(around(centre(square), CELL)) for square in SQUARES)


@pytest.mark.req("D-3.7")
def test_a_doorway_lies_between_its_square_and_its_room() -> None:
    for door in DOORS:
        middle, _ = doorway(door)
        before = centre(door.square)
        beyond = Point(2 * middle.x - before.x, 2 * middle.y - before.y)
        assert is_inside(door.room, around(beyond, CELL)), door
        assert abs(middle.x - before.x) + abs(middle.y - before.y) == CELL / 2


@pytest.mark.parametrize("room", ROOMS)
def test_pieces_in_a_room_never_overlap(room: str) -> None:
    stairs = [passage(room)] if room in PASSAGES else []
    for tokens, weapons in product(range(7), range(7)):
        standing = [around(spot, 32) for spot in token_spots(room, tokens)]
        lying = [around(spot, 31) for spot in weapon_spots(room, weapons)]
        taken = [*standing, *lying, *stairs]
        assert len(standing) + len(lying) == tokens + weapons
        assert all(is_inside(room, piece) for piece in taken)
        assert not any(a.overlaps(b) for at, a in enumerate(taken) for b in taken[:at]), (tokens, weapons)


def test_a_pawn_fits_its_square() -> None:
    assert max(TOKEN, WEAPON) < CELL
    assert centre("0,0") == Point(corner(0, 0).x + CELL / 2, corner(0, 0).y + CELL / 2)


def test_an_outline_goes_round_all_its_squares() -> None:
    """The area inside, by the shoelace formula, is that of the squares."""
    for room, cells in ROOM_CELLS.items():
        shape = outline(cells)
        assert shape.count("M") == shape.count("Z") == 1
        points = _points(shape)
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2
        assert area == len(cells) * CELL * CELL, room


def _points(shape: str) -> list[tuple[float, float]]:
    x, y = (float(part) for part in shape[1:].split("H")[0].split("V")[0].split())
    points = [(x, y)]
    rest = shape[1:-1].replace("H", " H").replace("V", " V").split()[2:]
    for part in rest:
        x, y = (float(part[1:]), y) if part[0] == "H" else (x, float(part[1:]))
        points.append((x, y))
    return points


def test_squares_are_named_by_row_and_column() -> None:
    assert all(
        centre(square) == corner(row + 0.5, at + 0.5) for square in SQUARES for row, at in [row_and_column(square)]
    )
