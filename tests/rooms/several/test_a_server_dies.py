"""A server dies, or says farewell, and a table notices no more than that somebody comes back."""

from random import Random

import pytest

from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.events import GamePaused
from clueapp.rooms.people.others import TURN_TO_RING
from clueapp.rooms.people.presence import RETURNING
from tests.rooms.clock import ManualClock, settle
from tests.rooms.house import House
from tests.rooms.parlour import Parlour, any_action, log_of
from tests.rooms.street import Street, duelists, elsewhere, letters, told

pytestmark = pytest.mark.req("P-6.4")
DEAD_AFTER = 3_000
GRACE = 30_000
TICK = 500


async def test_who_was_on_a_server_that_died_is_gone_since_its_last_sign_of_life(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob, _ = await street.sit(*parlours, expected=3)
    street.falls_silent(parlours[1])
    last_beat = clock.now()
    await clock.advance(DEAD_AFTER)
    assert ann.table.players[1].connected
    street.is_missed(parlours[1], last_beat)
    await settle()
    assert not ann.table.players[1].connected
    assert ann.room.viewers.presence.gone_since(bob.player) == last_beat
    back = await elsewhere(bob, parlours[2])
    await settle()
    assert ann.table.players[1].connected
    await back.does(c.Chat("back"))


@pytest.mark.req("P-7.1", "P-7.3")
async def test_a_tick_comes_once_and_hardly_late_when_the_first_to_ring_is_dead(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await duelists(street, parlours[2], parlours[1])
    watcher = await parlours[0].watcher(ann.code)
    await settle()
    await clock.advance(TICK)
    assert letters(ann) == letters(bob) == letters(watcher)
    one = letters(ann)
    lines = len(await log_of(ann))
    street.falls_silent(parlours[0])
    await clock.advance(TICK)
    assert letters(ann) == one, "nobody knows that the first is dead"
    await clock.advance(TURN_TO_RING)
    assert letters(ann) == letters(bob) == 2 * one
    assert len(await log_of(ann)) == lines + 1
    await clock.advance(TICK)
    assert letters(ann) == 3 * one, "the delay does not add up"


@pytest.mark.req("T-5.1", "T-5.3")
async def test_nobody_forfeits_and_nothing_stands_still_when_the_server_of_both_dies(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await duelists(street, parlours[0], parlours[0])
    watcher = await parlours[1].watcher(ann.code)
    await settle()
    street.falls_silent(parlours[0])
    last_beat = clock.now()
    await clock.advance(DEAD_AFTER)
    street.is_missed(parlours[0], last_beat)
    await clock.advance(RETURNING - DEAD_AFTER - 1_000)
    assert not told(watcher, GamePaused)
    again = [await elsewhere(person, parlours[1]) for person in (ann, bob)]
    await clock.advance(GRACE)
    assert not told(watcher, GamePaused)
    assert again[0].table.status == "playing"


@pytest.mark.req("T-5.3")
async def test_a_duel_stands_still_when_those_do_not_come_back_who_were_on_a_dead_server(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, _ = await duelists(street, parlours[0], parlours[0])
    watcher = await parlours[1].watcher(ann.code)
    await settle()
    street.falls_silent(parlours[0])
    street.is_missed(parlours[0], clock.now())
    await clock.advance(RETURNING + 200)
    assert told(watcher, GamePaused)


@pytest.mark.req("P-9.3")
@pytest.mark.parametrize("hangs_up_first", [False, True])
async def test_a_server_that_says_farewell_leaves_its_players_time_to_come_back(
    street: Street, parlours: list[Parlour], clock: ManualClock, hangs_up_first: bool
) -> None:
    ann, bob = await duelists(street, parlours[0], parlours[0])
    watcher = await parlours[1].watcher(ann.code)
    if hangs_up_first:
        parlours[0].manager.close()
        for person in (ann, bob):
            person.closes()
    await parlours[0].manager.leave()
    for person in (ann, bob):
        person.closes()
    await clock.advance(RETURNING - 1_000)
    assert not told(watcher, GamePaused)


@pytest.mark.req("B-2.5")
async def test_system_players_think_on_one_server_and_on_the_next_when_that_is_gone(
    street: Street, clock: ManualClock
) -> None:
    houses = [House(), House()]
    parlours = await street.opens(2)
    for parlour, house in zip(parlours, houses, strict=True):
        parlour.manager.games = {"house": house}
    ann, bob = await street.sit(*parlours, game="house")
    await ann.does(c.AddBot())
    await ann.does(c.Start())
    await settle()
    for _ in range(60):
        for person in (ann, bob):
            if person.table.is_your_turn:
                await person.does(any_action(person.menu, Random(3)))
                await settle()
        await clock.advance(500)
        if sum(houses[0].asked.values()) > 2:
            break
    assert houses[0].asked
    assert not houses[1].asked
    street.falls_silent(parlours[0])
    street.is_missed(parlours[0], clock.now())
    for _ in range(200):
        if bob.table.is_your_turn:
            await bob.does(any_action(bob.menu, Random(3)))
        await clock.advance(500)
        if houses[1].asked or bob.table.status == "over":
            break
    assert houses[1].asked
