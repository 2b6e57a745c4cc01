"""What lies within reach of a roll, against plain enumeration of every legal walk (D-3.4, D-3.7, D-3.9)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.reach import Position, all_walks, somewhere
from clueapp.games.classic.board import DOORS, DOORS_OF, NEXT, SQUARES
from clueapp.games.classic.movement import reach, shortest_path, ways_out
from clueapp.games.mystery.cards import ROOMS

positions = st.integers(min_value=0, max_value=2**32).map(lambda seed: somewhere(Random(seed)))


@pytest.mark.req("D-3.4", "D-3.7", "D-3.9", "D-3.10")
@given(position=positions, steps=st.integers(min_value=0, max_value=8))
def test_reach_is_exactly_where_some_legal_walk_ends(position: Position, steps: int) -> None:
    within = reach(position.here, position.closed, steps)
    assert set(within) == all_walks(position, steps)


@pytest.mark.req("D-3.4", "D-3.9")
@given(position=positions)
def test_a_shortest_path_is_a_legal_walk_as_long_as_the_distance(position: Position) -> None:
    within = reach(position.here, position.closed, 12)
    for to, distance in within.items():
        path = shortest_path(position.here, position.closed, to)
        assert path is not None
        assert (len(path), path[-1]) == (distance, to)
        assert len(set(path)) == len(path)
        assert not set(path) & position.closed
        assert all(after in NEXT[before] for before, after in zip((position.here, *path), path, strict=False))
        assert not set(path[:-1]) & set(ROOMS)
        assert to not in reach(position.here, position.closed, distance - 1)


@pytest.mark.req("D-3.4")
@given(position=positions)
def test_a_single_step_is_what_lies_within_one(position: Position) -> None:
    one = set(reach(position.here, position.closed, 1))
    steps = set(ways_out(position.here, position.closed).values())
    assert steps <= one
    if position.here in SQUARES:
        assert steps == one


@pytest.mark.req("D-3.7")
@pytest.mark.parametrize("door", DOORS, ids=lambda door: f"{door.room}-{door.square}")
def test_a_pawn_before_a_door_blocks_it_both_ways(door) -> None:
    others = {each.square for each in DOORS_OF[door.room]} - {door.square}
    assert set(reach(door.room, {door.square}, 1)) == others
    outside = next(place for place in NEXT[door.square] if place in SQUARES and place not in others)
    assert door.room in reach(outside, others, 2)
    assert door.room not in reach(outside, others | {door.square}, 12)


@pytest.mark.req("D-3.7")
def test_no_way_out_where_every_door_is_blocked() -> None:
    for room, doors in DOORS_OF.items():
        closed = {door.square for door in doors}
        assert reach(room, closed, 12) == {}
        assert not ways_out(room, closed)
        assert shortest_path(room, closed, "7,15") is None


@pytest.mark.req("D-3.7")
def test_no_way_leads_through_a_room() -> None:
    """Through the Hall it would be four steps from one side to the other."""
    assert reach("4,8", (), 12)["7,11"] == 6
    assert reach("4,8", {"5,8", "4,7", "3,8"}, 12) == {"hall": 1}


@pytest.mark.req("D-3.4")
def test_a_square_used_before_is_no_way_to_go_on() -> None:
    assert "0,7" in reach("1,7", (), 1)
    assert reach("0,7", {"0,7", "1,7"}, 12) == {}
