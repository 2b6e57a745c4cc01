"""What a process asks that has missed something: what is new, in which rooms, and what time it is."""

import time

import pytest

from clueapp.store import Store
from tests.store.samples import a_room, lines


@pytest.mark.req("P-6.4")
async def test_what_is_new_in_a_room_comes_in_order(store: Store) -> None:
    await store.create(a_room("ABCD"), lines(1, 3))
    await store.create(a_room("OTHER"), lines(1, 9))
    await store.append("ABCD", lines(4, 5))
    assert await store.load_since("ABCD", 0) == lines(1, 5)
    assert await store.load_since("ABCD", 3) == lines(4, 5)
    assert await store.load_since("ABCD", 5) == []
    assert await store.load_since("ABCD", 99) == []
    assert await store.load_since("GONE", 0) is None


@pytest.mark.req("P-6.4")
async def test_a_room_without_lines_is_not_missing(store: Store) -> None:
    await store.create(a_room("EMPTY"), [])
    assert await store.load_since("EMPTY", 0) == []
    assert await store.last_seqs(["EMPTY"]) == {"EMPTY": 0}


@pytest.mark.req("P-6.4")
async def test_the_last_numbers_of_many_rooms_are_asked_at_once(store: Store) -> None:
    for number in range(1, 6):
        await store.create(a_room(f"R{number}"), lines(1, number))
    await store.append("R2", lines(3))
    await store.append("R3", [], status="over")
    wanted = {f"R{number}" for number in range(40_000)} | {"it's"}
    assert await store.last_seqs(wanted) == {"R1": 1, "R2": 3, "R3": 3, "R4": 4, "R5": 5}
    assert await store.last_seqs(["R4", "R4"]) == {"R4": 4}
    assert await store.last_seqs(["GONE"]) == {}
    await store.close()
    assert await store.last_seqs([]) == {}, "nothing is asked"


@pytest.mark.req("P-6.4", "P-7.1")
async def test_the_time_is_the_databases_in_milliseconds(store: Store) -> None:
    before = time.time_ns() // 1_000_000
    said = [await store.time() for _ in range(5)]
    after = time.time_ns() // 1_000_000
    assert [before - 1, *said, after + 1] == sorted([before - 1, *said, after + 1]), "it is this machine here"
