"""A house that is full: no room is made beyond the number that there may be, and none is half made (P-5.4)."""

from __future__ import annotations

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.store import StoreFailed
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, TroubledStore

DAY = 86_400_000


@pytest.fixture
async def small(parlour: Parlour) -> Parlour:
    """A parlour for two rooms."""
    await parlour.closes()
    await parlour.opens(most_rooms=2)
    return parlour


async def is_turned_away(parlour: Parlour, name: str) -> None:
    before = parlour.manager.awake, parlour.store.rooms
    with pytest.raises(IllegalAction, match=r"^This server has no space for another room\.") as refusal:
        await parlour.host(name)
    assert refusal.value.code == "house_full"
    assert (parlour.manager.awake, parlour.store.rooms) == before


@pytest.mark.req("P-5.4", "P-5.1", "P-6.5")
async def test_a_room_too_many_is_refused_until_one_is_removed(small: Parlour, clock: ManualClock) -> None:
    ann, bob = await small.host("Ann"), await small.host("Bob")
    for name in ("Cleo", "Dan"):
        await is_turned_away(small, name)
    assert small.store.rooms == 2
    for person in (ann, bob):
        person.closes()
    clock.skip(clock.now() + 40 * DAY)
    assert len(await small.manager.remove_stale(30)) == 2
    assert small.store.rooms == 0
    await small.host("Cleo")
    assert small.store.rooms == 1


@pytest.mark.req("P-5.4", "P-6.2")
async def test_a_host_who_cannot_sit_down_leaves_no_room_behind(small: Parlour) -> None:
    store: TroubledStore = small.store
    for _ in range(5):
        store.fails_before.append(StoreFailed("the disk is full"))
        with pytest.raises(IllegalAction, match="couldn’t save that"):
            await small.host("Ann")
    assert (store.rooms, small.manager.awake) == (0, [])
    store.fails_after.append(StoreFailed("the line is dead"))
    with pytest.raises(IllegalAction, match="couldn’t save that"):
        await small.host("Ann")
    assert (store.rooms, small.manager.awake) == (0, [])
    await small.host("Ann")
    assert store.rooms == 1
