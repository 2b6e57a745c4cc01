"""Clocks that are set: no deadline moves by it, and no room goes in which somebody is."""

import asyncio
import time

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.clocks.clock import SystemClock
from clueapp.rooms.lobby import commands as c
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour

SECOND, HOUR, DAY = 1_000, 3_600_000, 86_400_000
JUMPS = (20 * SECOND, HOUR, 31 * DAY)
A_MOMENT = 10 * SECOND
"""Longer than a test that only looks at a clock takes on any machine."""


@pytest.mark.req("P-7.1", "P-7.3")
@pytest.mark.parametrize("jump", [sign * jump for jump in JUMPS for sign in (-1, 1)])
def test_the_servers_clock_goes_on_evenly_when_the_wall_clock_is_set(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, wall = SystemClock(), time.time_ns
    before = clock.now()
    assert abs(before - wall() // 1_000_000) < A_MOMENT
    monkeypatch.setattr(time, "time_ns", lambda: wall() + jump * 1_000_000)
    assert 0 <= clock.now() - before < A_MOMENT


@pytest.mark.req("P-7.1", "P-7.3", "P-9.3")
@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_was_set_back_before_a_restart_takes_and_gives_nobody_time(
    parlour: Parlour, clock: ManualClock, jump: int
) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    clock.skip(clock.now() - jump)
    await parlour.restart()
    for person in (ann, bob):
        await person.opens()
    assert ann.table.clock is not None
    assert ann.table.clock.due == ann.handle.now + 60_000, "as it is shown"
    await clock.advance(59_999)
    assert ann.table.is_your_turn
    await clock.advance(1)
    assert bob.table.is_your_turn
    await clock.advance(60_000)
    assert not bob.table.is_your_turn, "and so on"


@pytest.mark.req("P-6.5")
async def test_a_room_with_somebody_in_it_is_never_removed(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    clock.skip(clock.now() + 31 * DAY)
    assert await parlour.manager.remove_stale(days=30) == []
    await people[0].does(c.Chat("still here"))
    clock.skip(clock.now() + 31 * DAY)
    await parlour.restart()
    await people[1].opens()
    assert await parlour.manager.remove_stale(days=30) == []
    people[1].closes()
    assert await parlour.manager.remove_stale(days=30) == [], "somebody has only just gone"
    await clock.advance(31 * DAY)
    assert await parlour.manager.remove_stale(days=30) == [people[0].code]


@pytest.mark.req("P-6.5")
async def test_a_room_that_was_chosen_for_removal_and_then_touched_stays(
    parlour: Parlour, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await parlour.host("Ann")
    await parlour.restart()
    clock.skip(clock.now() + 31 * DAY)
    choose = parlour.store.stale

    async def chosen_as_ann_comes_back(untouched_since: int) -> list[str]:
        codes = await choose(untouched_since)
        await ann.opens()
        return codes

    monkeypatch.setattr(parlour.store, "stale", chosen_as_ann_comes_back)
    assert await parlour.manager.remove_stale(days=30) == []
    await ann.does(c.Chat("just in time"))


@pytest.mark.req("P-6.5")
async def test_who_asks_for_a_room_while_it_is_removed_gets_no_ghost_of_it(
    parlour: Parlour, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await parlour.host("Ann")
    ann.closes()
    clock.skip(clock.now() + 31 * DAY)
    remove, coming = parlour.store.remove_stale, []

    async def removed_as_ann_comes_back(code: str, untouched_since: int) -> bool:
        coming.append(asyncio.create_task(ann.opens()))
        await asyncio.sleep(0)
        return await remove(code, untouched_since)

    monkeypatch.setattr(parlour.store, "remove_stale", removed_as_ann_comes_back)
    assert await parlour.manager.remove_stale(days=30) == [ann.code]
    with pytest.raises(IllegalAction, match="no room with that code"):
        await coming[0]
