"""Old unfinished rooms are removed on time: exactly those that are old enough, each with its keys, and not one more."""

import asyncio

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby import commands as c
from clueapp.settings import Settings
from tests.rooms.clock import NOON, ManualClock
from tests.rooms.parlour import Parlour, Person
from tests.rooms.test_host import finish

DAY = 86_400_000


async def rooms_a_moment_apart(parlour: Parlour, clock: ManualClock, number: int) -> list[Person]:
    """Hosts who have made a room each, a millisecond after each other, and gone."""
    people = []
    for _ in range(number):
        person = await parlour.host()
        person.closes()
        people.append(person)
        clock.skip(clock.now() + 1)
    return people


@pytest.mark.req("P-6.5")
@pytest.mark.parametrize("is_awake", [True, False])
@pytest.mark.parametrize("days", [30, 0.5])
async def test_a_room_is_kept_for_so_many_days_to_the_millisecond(
    parlour: Parlour, clock: ManualClock, days: float, is_awake: bool
) -> None:
    rooms = await rooms_a_moment_apart(parlour, clock, 5)
    codes = [each.code for each in rooms]
    if not is_awake:
        await parlour.restart()
    clock.skip(NOON + int(days * DAY))
    assert await parlour.manager.remove_stale(days) == [], "the first was touched exactly so long ago"
    clock.skip(NOON + int(days * DAY) + 3)
    assert await parlour.manager.remove_stale(days) == codes[:3]
    assert await parlour.manager.remove_stale(days) == []
    for each in rooms[:3]:
        with pytest.raises(IllegalAction, match="no room with that code"):
            await each.opens()
        assert await parlour.manager.rooms_of(each.browser) == []
    for each in rooms[3:]:
        await each.opens()
        assert each.table.is_host
        assert [room.code for room in await parlour.manager.rooms_of(each.browser)] == [each.code]


@pytest.mark.req("P-6.5")
async def test_whatever_somebody_does_keeps_a_room_from_then_on(parlour: Parlour, clock: ManualClock) -> None:
    quiet, talking = await rooms_a_moment_apart(parlour, clock, 2)
    clock.skip(NOON + 20 * DAY)
    await (await talking.opens()).does(c.Chat("not yet"))
    talking.closes()
    clock.skip(NOON + 45 * DAY)
    await parlour.restart()
    assert await parlour.manager.remove_stale(30) == [quiet.code]
    clock.skip(NOON + 50 * DAY + 1)
    assert await parlour.manager.remove_stale(30) == [talking.code]


@pytest.mark.req("P-6.5")
async def test_a_room_that_somebody_only_looked_at_is_kept_as_long_from_then_on(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann = await parlour.host()
    clock.skip(NOON + 1_000)
    ann.closes()
    clock.skip(NOON + 1_000 + 30 * DAY)
    assert await parlour.manager.remove_stale(30) == [], "she went exactly so long ago"
    clock.skip(clock.now() + 1)
    assert await parlour.manager.remove_stale(30) == [ann.code]


@pytest.mark.req("P-6.5")
async def test_a_room_that_is_just_being_woken_is_not_removed(
    parlour: Parlour, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await parlour.host()
    await parlour.restart()
    clock.skip(NOON + 31 * DAY)
    load, may_go_on = parlour.store.load, asyncio.Event()

    async def slow(code: str) -> object:
        await may_go_on.wait()
        return await load(code)

    monkeypatch.setattr(parlour.store, "load", slow)
    coming = asyncio.create_task(ann.opens())
    await asyncio.sleep(0)
    assert await parlour.manager.remove_stale(30) == []
    may_go_on.set()
    await coming
    assert ann.table.is_host


@pytest.mark.req("P-6.5")
async def test_a_room_in_which_a_game_has_ended_is_kept_for_ever(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    await finish(people, clock)
    await people[0].does(c.EndGame())
    assert people[0].table.status == "lobby"
    for person in people:
        person.closes()
    await parlour.restart()
    clock.skip(NOON + 100_000 * DAY)
    assert await parlour.manager.remove_stale(30) == []
    await people[0].opens()


def test_thirty_days_are_the_usual() -> None:
    assert Settings(_env_file=None).stale_room_days == 30
