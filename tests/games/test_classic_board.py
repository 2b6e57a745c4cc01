"""Classic Clue's board: what the spec says of the layout, proven on our own data."""

from itertools import pairwise

import pytest

from clueapp.games.classic import plan
from clueapp.games.classic.board import DOORS, DOORS_OF, NEXT, PASSAGES, SQUARES, STARTS, STEPS, row_and_column
from clueapp.games.classic.movement import reach
from clueapp.games.mystery.cards import ROOMS, SUSPECTS

FAR = 1_000


@pytest.mark.req("D-3.4")
def test_24_columns_by_25_rows() -> None:
    assert len(plan.PLAN) == 25
    assert {len(row) for row in plan.PLAN} == {24}


@pytest.mark.req("D-3.7")
def test_the_doors_of_each_room() -> None:
    assert {room: len(doors) for room, doors in DOORS_OF.items()} == {
        "kitchen": 1,
        "ballroom": 4,
        "conservatory": 1,
        "dining_room": 2,
        "billiard_room": 2,
        "library": 2,
        "lounge": 1,
        "hall": 3,
        "study": 1,
    }


@pytest.mark.req("D-3.7")
@pytest.mark.parametrize("door", DOORS, ids=lambda door: f"{door.room}-{door.square}")
def test_a_door_leads_from_its_square_into_its_own_room_and_back(door) -> None:
    row, column = row_and_column(door.square)
    down, right = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[door.inward]
    assert plan.PLAN[row][column] == plan.HALLWAY
    assert plan.LEGEND[plan.PLAN[row + down][column + right]] == door.room
    assert STEPS[door.square][door.inward] == door.room
    assert door.square in NEXT[door.room]


@pytest.mark.req("D-3.7")
def test_no_square_lies_before_two_doors() -> None:
    assert len({door.square for door in DOORS}) == len(DOORS)


@pytest.mark.req("D-1.4")
def test_six_starts_each_on_a_square_of_its_own() -> None:
    assert tuple(STARTS) == SUSPECTS
    assert len(set(STARTS.values())) == 6
    assert set(STARTS.values()) <= set(SQUARES)


@pytest.mark.req("D-3.4", "D-3.7")
@pytest.mark.parametrize("start", [*STARTS.values(), *ROOMS])
def test_every_room_and_square_can_be_reached_from_everywhere_on_foot(start: str) -> None:
    assert {start, *reach(start, (), FAR)} == {*SQUARES, *ROOMS}


@pytest.mark.req("D-3.6")
def test_two_passages_between_opposite_corners() -> None:
    assert PASSAGES == {"kitchen": "study", "study": "kitchen", "conservatory": "lounge", "lounge": "conservatory"}


@pytest.mark.req("D-3.4")
def test_steps_between_squares_are_horizontal_or_vertical_and_lead_back() -> None:
    opposite = {"up": "down", "down": "up", "left": "right", "right": "left"}
    for here, ways in STEPS.items():
        for way, there in ways.items():
            if there not in ROOMS:
                (row, column), (to_row, to_column) = row_and_column(here), row_and_column(there)
                assert abs(row - to_row) + abs(column - to_column) == 1
                assert STEPS[there][opposite[way]] == here


@pytest.mark.req("D-3.7")
def test_rooms_lie_in_one_piece_and_have_no_square_of_the_hallway_in_them() -> None:
    for sign, room in plan.LEGEND.items():
        cells = {(r, c) for r, line in enumerate(plan.PLAN) for c, each in enumerate(line) if each == sign}
        edge, seen = [min(cells)], {min(cells)}
        while edge:
            r, c = edge.pop()
            beside = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & cells - seen
            seen |= beside
            edge += beside
        assert seen == cells, room
        for row in {r for r, _ in cells}:
            columns = sorted(c for r, c in cells if r == row)
            assert all(after == before + 1 for before, after in pairwise(columns)), room
