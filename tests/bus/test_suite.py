"""What every bus does; each test runs on a bus within a process and on a real Valkey."""

import time

import pytest

from clueapp.bus.values import Attendance, BusLost
from tests.bus.conftest import World
from tests.bus.ends import OTHER_ROOM, ROOM, Listening, here, line, there, until, wall_clock

pytestmark = pytest.mark.req("P-6.4")


async def test_each_process_has_a_name_of_its_own_and_is_not_alone(world: World) -> None:
    buses = [await world.make() for _ in range(3)]
    assert len({bus.name for bus in buses}) == 3
    assert not any(bus.is_alone for bus in buses)
    assert all(bus.is_hearing for bus in buses)


async def test_what_is_told_reaches_those_who_follow_the_room_in_order_and_nobody_else(world: World) -> None:
    one, two, three = [Listening(await world.make()) for _ in range(3)]
    for each in (one, two):
        each.bus.follow(ROOM, here())
    three.bus.follow(OTHER_ROOM, here())
    await until(lambda: one.bus.roll(ROOM).there and two.bus.roll(ROOM).there)
    for seq in range(1, 301, 3):
        one.bus.tell(ROOM, [line(seq), line(seq + 1), line(seq + 2)])
    one.bus.tell(OTHER_ROOM, [line(7)])
    await until(lambda: len(two.lines) == 300 and three.lines)
    assert two.lines == [(ROOM, line(seq)) for seq in range(1, 301)]
    assert three.lines == [(OTHER_ROOM, line(7))]
    assert one.lines == []


async def test_everybody_knows_who_is_there_by_way_of_the_others(world: World) -> None:
    one, two = [Listening(await world.make()) for _ in range(2)]
    full = Attendance({"ann": 10, "Zoë": 20}, {"bob": 30}, {"cy": 40})
    one.bus.follow(ROOM, full)
    two.bus.follow(ROOM, here())
    await until(lambda: two.bus.roll(ROOM).there.get(one.bus.name) == full)
    await until(lambda: there(one.bus) == {two.bus.name: set()})
    two.rolls.clear()
    one.bus.follow(ROOM, here("ann"))
    await until(lambda: two.bus.roll(ROOM).there.get(one.bus.name) == here("ann"))
    await until(lambda: any(there(two.bus)[one.bus.name] == {"ann"} for code, _ in two.rolls if code == ROOM))
    assert two.bus.roll(ROOM).lost == {}
    assert two.bus.roll(OTHER_ROOM).there == {}


async def test_who_comes_later_learns_who_was_there_before(world: World) -> None:
    one = Listening(await world.make())
    one.bus.follow(ROOM, here("ann"))
    two = Listening(await world.make())
    two.bus.follow(ROOM, here("bob"))
    await until(lambda: there(two.bus) == {one.bus.name: {"ann"}})
    await until(lambda: there(one.bus) == {two.bus.name: {"bob"}})


async def test_who_leaves_a_room_is_neither_there_nor_lost_and_may_come_back(world: World) -> None:
    one, two = [Listening(await world.make()) for _ in range(2)]
    one.bus.follow(ROOM, here("ann"))
    two.bus.follow(ROOM, here("bob"))
    await until(lambda: there(one.bus) and there(two.bus))
    one.rolls.clear()
    two.bus.unfollow(ROOM)
    two.bus.unfollow(ROOM)
    await until(lambda: not one.bus.roll(ROOM).there and one.rolls)
    assert one.bus.roll(ROOM).lost == {}
    one.bus.tell(ROOM, [line(1)])
    two.bus.follow(ROOM, here("bob", "cy"))
    await until(lambda: there(one.bus) == {two.bus.name: {"bob", "cy"}})
    await until(lambda: there(two.bus) == {one.bus.name: {"ann"}})
    one.bus.tell(ROOM, [line(2)])
    await until(lambda: 2 in two.seqs)
    assert 1 not in two.seqs


async def test_a_process_that_says_farewell_is_lost_from_that_moment_on(world: World) -> None:
    one, two = [Listening(await world.make()) for _ in range(2)]
    one.bus.follow(ROOM, here("ann"))
    two.bus.follow(ROOM, here("bob"))
    two.bus.follow(OTHER_ROOM, here("bob"))
    await until(lambda: there(one.bus) == {two.bus.name: {"bob"}})
    before = wall_clock()
    began = time.monotonic()
    await two.bus.close()
    await until(lambda: two.bus.name in one.bus.roll(ROOM).lost)
    assert time.monotonic() - began < 2.5, "it was not heard, but missed"
    lost = one.bus.roll(ROOM).lost[two.bus.name]
    assert lost.attendance == here("bob")
    assert before <= lost.since <= wall_clock()
    assert there(one.bus) == {}
    assert one.rolls[-1][1].lost == one.bus.roll(ROOM).lost
    assert (await one.bus.read_roll(ROOM)).lost == {two.bus.name: lost}
    await two.bus.close()


async def test_who_comes_after_a_farewell_learns_whom_it_had(world: World) -> None:
    """They are on their way, and the first of them wakes the room where it was not awake."""
    one, two = [Listening(await world.make()) for _ in range(2)]
    one.bus.follow(ROOM, here("ann", "bob"))
    while not (await two.bus.read_roll(ROOM)).there:
        pass
    before = wall_clock()
    await one.bus.close()
    three = Listening(await world.make())
    for late in (two, three):
        late.bus.follow(ROOM, here("ann"))
        await late.bus.read_roll(ROOM)
        await until(lambda late=late: one.bus.name in late.bus.roll(ROOM).lost)  # type: ignore[misc]
        lost = late.bus.roll(ROOM).lost[one.bus.name]
        assert lost.attendance == here("ann", "bob")
        assert before <= lost.since <= wall_clock()


async def test_the_roll_can_be_read_anew(world: World) -> None:
    one, two = [Listening(await world.make()) for _ in range(2)]
    one.bus.follow(ROOM, here("ann"))
    two.bus.follow(ROOM, here("bob"))
    await until(lambda: there(one.bus))
    roll = await one.bus.read_roll(ROOM)
    assert roll.there == {two.bus.name: here("bob")}
    assert roll.lost == {}
    assert (await one.bus.read_roll(OTHER_ROOM)).there == {}


async def test_sooner_or_later_the_roll_is_certain(world: World) -> None:
    one = Listening(await world.make())
    one.bus.follow(ROOM, here("ann"))
    await until(lambda: one.bus.roll(ROOM).is_certain)
    assert (await one.bus.read_roll(ROOM)).is_certain


async def test_the_processes_that_have_a_room_awake_are_ranked_by_their_names(world: World) -> None:
    buses = [await world.make(name) for name in ("c", "a", "d", "b")]
    c, a, d, b = buses
    for bus in (c, a, d):
        bus.follow(ROOM, here())
    await until(lambda: [bus.rank(ROOM) for bus in (a, c, d)] == [0, 1, 2])
    b.follow(ROOM, here())
    await until(lambda: [bus.rank(ROOM) for bus in (a, b, c, d)] == [0, 1, 2, 3])
    await a.close()
    b.unfollow(ROOM)
    await until(lambda: [bus.rank(ROOM) for bus in (c, d)] == [0, 1])


async def test_with_the_bus_cut_nothing_waits_or_raises_and_nobody_is_declared_lost(world: World) -> None:
    one, two = [Listening(await world.make()) for _ in range(2)]
    one.bus.follow(ROOM, here("ann"))
    two.bus.follow(ROOM, here("bob"))
    await until(lambda: there(one.bus) and there(two.bus))
    await world.cut()
    await until(lambda: not one.bus.is_hearing and not two.bus.is_hearing)
    with pytest.raises(BusLost):
        await one.bus.read_roll(ROOM)
    began = time.monotonic()
    one.bus.tell(ROOM, [line(1)])
    one.bus.follow(ROOM, here("ann", "cy"))
    two.bus.follow(OTHER_ROOM, here("bob"))
    two.bus.unfollow(OTHER_ROOM)
    assert time.monotonic() - began < 0.2
    await world.mend()
    await until(lambda: there(two.bus) == {one.bus.name: {"ann", "cy"}})
    await until(lambda: there(one.bus) == {two.bus.name: {"bob"}})
    one.bus.tell(ROOM, [line(2)])
    two.bus.tell(ROOM, [line(3)])
    await until(lambda: two.seqs == [2] and one.seqs == [3])
    assert one.ever_lost() | two.ever_lost() == set()
