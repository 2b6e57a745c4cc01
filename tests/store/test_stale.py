"""Which rooms are stale, to the millisecond, and that nothing goes with them that is not theirs."""

import pytest
from sqlalchemy import create_engine

from clueapp.store import KeyChange, Store
from clueapp.store.engines import address
from clueapp.store.values import Lessons
from tests.store.samples import NOON, a_room, lines, seqs

TABLES = {"room": "code", "entry": "room", "seat_key": "room"}


def rows(url: str) -> dict[str, list[str]]:
    """The rooms that the rows of each table belong to."""
    engine = create_engine(address(url))
    with engine.connect() as connection:
        found = {
            table: sorted(connection.exec_driver_sql(f"SELECT {column} FROM {table}").scalars())
            for table, column in TABLES.items()
        }
    engine.dispose()
    return found


async def fill(store: Store) -> None:
    """Rooms on both sides of noon, finished and not, each with two lines and two keys."""
    for code, status, touched_at in (
        ("OLDEST", "lobby", NOON - 86_400_000),
        ("BEFORE", "playing", NOON - 1),
        ("AT_IT", "playing", NOON),
        ("AFTER", "lobby", NOON + 1),
        ("ENDED", "over", NOON - 86_400_000),
    ):
        keys = [KeyChange("everywhere", "p1", True), KeyChange(f"key of {code}", "p2", True)]
        await store.create(a_room(code, status=status, touched_at=touched_at), lines(1, 2), keys)


@pytest.mark.req("P-6.5")
async def test_a_room_is_stale_that_was_touched_before_the_moment_and_not_at_it(store: Store) -> None:
    await fill(store)
    assert await store.stale(NOON - 86_400_000) == []
    assert await store.stale(NOON - 86_400_000 + 1) == ["OLDEST"]
    assert await store.stale(NOON) == ["OLDEST", "BEFORE"]
    assert await store.stale(NOON + 1) == ["OLDEST", "BEFORE", "AT_IT"]
    assert await store.stale(NOON + 2) == ["OLDEST", "BEFORE", "AT_IT", "AFTER"]


@pytest.mark.req("P-6.5")
async def test_a_room_goes_with_its_lines_and_keys_and_no_other_room_does(store: Store, url: str) -> None:
    await fill(store)
    assert [await store.remove_stale(code, NOON) for code in ("AT_IT", "AFTER", "ENDED", "NONE")] == [False] * 4
    everything = rows(url)
    assert everything["room"] == ["AFTER", "AT_IT", "BEFORE", "ENDED", "OLDEST"]
    assert await store.remove_stale("BEFORE", NOON)
    assert not await store.remove_stale("BEFORE", NOON), "it is gone already"
    left = ["AFTER", "AT_IT", "ENDED", "OLDEST"]
    twice = sorted(2 * left)
    assert rows(url) == {"room": left, "entry": twice, "seat_key": twice}
    for code in left:
        assert await seqs(store, code) == [1, 2]
        assert [row.code for row, _ in await store.rooms_of(f"key of {code}")] == [code]


@pytest.mark.req("P-6.5", "P-5.4")
async def test_a_key_to_a_removed_room_opens_no_later_room_of_its_code(store: Store) -> None:
    await fill(store)
    assert await store.remove_stale("BEFORE", NOON)
    await store.create(a_room("BEFORE"), lines(1), [KeyChange("new", "p1", True)])
    assert await store.rooms_of("key of BEFORE") == []
    assert "BEFORE" not in {row.code for row, _ in await store.rooms_of("everywhere")}
    assert await seqs(store, "BEFORE") == [1]


@pytest.mark.req("P-6.5")
async def test_what_is_written_touches_a_room_and_what_a_company_has_seen_stays(store: Store) -> None:
    await store.create(a_room("ABCD", touched_at=NOON), [])
    await store.append("ABCD", lines(1), lessons=[Lessons("friends", "trivia", ("q1",))])
    assert await store.stale(NOON + 1000) == [], "the line was written a second after noon"
    assert await store.stale(NOON + 1001) == ["ABCD"]
    assert await store.remove_stale("ABCD", NOON + 1001)
    assert await store.seen("friends", "trivia") == {"q1": 1}
