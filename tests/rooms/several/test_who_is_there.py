"""Who is there by way of any server is there for all."""

import pytest

from clueapp.api.news import News
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.events import HostPassed
from clueapp.rooms.people.others import TURN_TO_RING
from clueapp.rooms.people.presence import FLICKER, RETURNING
from tests.rooms.clock import ManualClock, settle
from tests.rooms.parlour import Parlour
from tests.rooms.street import Street, elsewhere, told

pytestmark = pytest.mark.req("P-6.4")


async def test_a_page_on_any_server_is_a_presence_on_all(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob, _ = await street.sit(*parlours)
    tab = await elsewhere(bob, parlours[0])
    bob.closes()
    await clock.advance(60_000)
    assert ann.table.players[1].connected
    tab.closes()
    await clock.advance(FLICKER - 1)
    assert ann.table.players[1].connected
    await clock.advance(1)
    assert not ann.table.players[1].connected
    await bob.opens()
    await settle()
    assert ann.table.players[1].connected


@pytest.mark.req("T-7.2")
async def test_every_process_tells_of_a_lost_connection_and_of_its_return(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob, _ = await street.sit(*parlours)
    news = News(ann.handle)
    news.everything()
    bob.closes()
    await clock.advance(FLICKER)
    gone, *_ = news.since_last()
    assert '"type":"PLAYER_LEFT"' in gone
    assert '"reason":"disconnected"' in gone
    await bob.opens()
    await settle()
    back, *_ = news.since_last()
    assert '"type":"PLAYER_JOINED"' in back


async def test_who_leaves_on_one_is_gone_on_all_until_they_act_again_anywhere(
    street: Street, parlours: list[Parlour]
) -> None:
    ann, bob, cy = await street.sit(*parlours, expected=3)
    tab = await elsewhere(bob, parlours[2])
    street.clock.skip(street.clock.now() + 5)
    await bob.does(c.Leave())
    await settle()
    assert not ann.table.players[1].connected
    assert not cy.table.players[1].connected
    street.clock.skip(street.clock.now() + 5)
    await tab.does(c.Chat("I stay"))
    await settle()
    assert ann.table.players[1].connected
    assert bob.table.players[1].connected


async def test_a_server_that_wakes_the_room_later_knows_who_is_there(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, _ = await street.sit(*parlours[:2])
    await clock.advance(60_000)
    watcher = await parlours[2].watcher(ann.code)
    assert all(each.connected for each in watcher.table.players)
    assert watcher.room.viewers.presence.here_since(ann.player) == ann.room.viewers.presence.here_since(ann.player)


async def test_who_has_just_sat_down_by_way_of_another_server_is_not_shown_as_gone(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann = await parlours[0].host("Ann")
    await parlours[0].manager.join(ann.code, "Bob")
    watcher = await parlours[1].watcher(ann.code)
    assert all(each.connected for each in watcher.table.players)
    await clock.advance(FLICKER + TURN_TO_RING)
    assert [each.connected for each in watcher.table.players] == [True, False]


@pytest.mark.req("P-9.3")
async def test_who_changes_servers_is_not_shown_as_gone_by_one_that_wakes_the_room_meanwhile(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(parlours[0], parlours[0])
    await clock.advance(10_000)
    await parlours[0].manager.leave()
    ann = await elsewhere(ann, parlours[1])
    assert all(each.connected for each in ann.table.players)
    await elsewhere(bob, parlours[2])
    await clock.advance(RETURNING)
    assert all(each.connected for each in ann.table.players)


async def test_in_a_room_that_has_slept_nobody_is_expected(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(parlours[0], parlours[0])
    for person in (ann, bob):
        person.closes()
    await clock.advance(700_000)
    parlours[0].manager.let_sleep()
    ann = await elsewhere(ann, parlours[1])
    assert [each.connected for each in ann.table.players] == [True, False]


async def test_the_host_is_not_deposed_because_he_is_on_another_server(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(*parlours[:2])
    await clock.advance(300_000)
    assert not told(bob, HostPassed)
    ann.closes()
    await clock.advance(61_000)
    assert told(bob, HostPassed) == [HostPassed(bob.player)]


@pytest.mark.req("P-9.1")
async def test_who_is_there_by_way_of_several_is_counted_once(street: Street, parlours: list[Parlour]) -> None:
    ann, _, _ = await street.sit(*parlours)
    await elsewhere(ann, parlours[2])
    await settle()
    assert sum(parlour.manager.players() for parlour in parlours) == 3
