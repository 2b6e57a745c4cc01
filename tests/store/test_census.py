"""How many rooms a store holds, and that it holds no more than it may, on either database."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy.exc import OperationalError

from clueapp.store import RoomExists, Store, StoreFailed, StoreFull, census
from tests.store.conftest import commits_held
from tests.store.samples import NOON, a_room, lines

MOST = 3


@pytest.fixture
async def small(url: str) -> AsyncIterator[Store]:
    """A store for three rooms."""
    store = await Store.open(url, most_rooms=MOST)
    yield store
    await store.close()


async def fill(store: Store, there: int = 0) -> None:
    for number in range(there, MOST):
        await store.create(a_room(f"F{number}"), lines(1))


@pytest.mark.req("P-5.4", "P-6.3")
async def test_rooms_are_counted_as_they_are_made_and_removed(small: Store, url: str) -> None:
    assert small.rooms == 0
    await fill(small)
    with pytest.raises(StoreFull):
        await small.create(a_room("MORE"), lines(1))
    assert (small.rooms, await small.load("MORE")) == (MOST, None)
    assert await small.remove_stale("F1", NOON + 10_000)
    assert not await small.remove_stale("F1", NOON + 10_000)
    assert small.rooms == MOST - 1
    await small.create(a_room("MORE"), lines(1))
    await small.append("MORE", lines(2))
    assert small.rooms == MOST
    again = await Store.open(url)
    assert again.rooms == MOST, "counted at the start"
    await again.close()


@pytest.mark.req("P-5.4")
async def test_of_many_made_at_once_no_more_are_stored_than_there_is_place_for(small: Store) -> None:
    await small.create(a_room("F0"), lines(1))
    with commits_held() as commits:
        append = asyncio.create_task(small.append("F0", lines(2)))
        await commits.begun()
        makes = [asyncio.create_task(small.create(a_room(f"R{number}"), lines(1))) for number in range(10)]
        beside = asyncio.create_task(small.append("F0", lines(3)))
        await asyncio.sleep(0)
        commits.let_go()
        answers = await asyncio.gather(append, beside, *makes, return_exceptions=True)
    assert answers[:4] == [None] * 4
    assert all(isinstance(answer, StoreFull) for answer in answers[4:])
    assert small.rooms == MOST


@pytest.mark.req("P-5.4")
async def test_a_room_that_is_not_stored_takes_no_place(small: Store) -> None:
    await small.create(a_room("F0"), lines(1))
    with pytest.raises(RoomExists):
        await small.create(a_room("F0"), lines(1))
    assert small.rooms == 1
    await fill(small, there=1)
    assert small.rooms == MOST


@pytest.mark.req("P-5.4")
async def test_after_a_write_of_which_nobody_knows_the_end_they_are_counted_again(
    small: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    scribe = small._writer._scribe

    def is_cut_off(*_: object) -> None:
        raise OperationalError("COMMIT", None, Exception("the line is dead"))

    with monkeypatch.context() as broken:
        broken.setattr(scribe, "write", is_cut_off)
        for number in range(2 * MOST):
            with pytest.raises(StoreFailed):
                await small.create(a_room(f"L{number}"), lines(1))
    small._census.rooms = MOST  # as if they had counted
    await fill(small)
    assert small.rooms == MOST
    with pytest.raises(StoreFull):
        await small.create(a_room("MORE"), lines(1))


@pytest.mark.req("P-5.4", "P-6.4")
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_rooms_that_others_make_and_remove_count_as_well(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(census, "HOLDS", 0.02)
    one, other = [await Store.open(url, name, MOST, beside_others=True) for name in ("one", "other")]
    await one.create(a_room("F0"), lines(1))
    await other.create(a_room("F1"), lines(1))
    await one.create(a_room("F2"), lines(1))
    await asyncio.sleep(0.05)
    with pytest.raises(StoreFull):
        await other.create(a_room("MORE"), lines(1))
    assert await one.remove_stale("F1", NOON + 10_000)
    await asyncio.sleep(0.05)
    await other.create(a_room("MORE"), lines(1))
    assert await other.remove_stale("MORE", NOON + 10_000)
    for _ in range(100):
        if one.rooms == other.rooms == MOST - 1:
            break
        await asyncio.sleep(0.05)
    assert one.rooms == other.rooms == MOST - 1
    await one.close()
    assert one.rooms == MOST - 1
    await other.close()
