"""Leaving the lobby, a game, or the room for good."""

import pytest

from clueapp.rooms.lobby import commands as c
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, log_of, replayed
from tests.rooms.test_host import finish


@pytest.mark.req("P-1.6")
async def test_in_the_lobby_the_seat_is_free_again(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    await bob.does(c.Leave())
    assert "mustard" in ann.table.open_places
    assert ann.feed[-1] == "Bob left the room."
    assert bob.handle.has_lost_seat
    await Person(parlour, "Cy", ann.code).sits_down("mustard")


@pytest.mark.req("P-1.6", "P-1.5")
async def test_a_host_who_leaves_hands_over_at_once(parlour: Parlour) -> None:
    ann, bob, cy = await parlour.lobby("Ann", "Bob", "Cy")
    await ann.does(c.Leave())
    assert bob.table.is_host
    assert cy.feed[-2:] == ["Ann left the room.", "Bob is the host now."]


@pytest.mark.req("P-1.6", "P-1.2")
async def test_when_all_have_left_the_next_to_come_is_host(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    await ann.does(c.Leave())
    await bob.does(c.Leave())
    assert bob.table.players == ()
    cy = await Person(parlour, "Cy", ann.code).sits_down()
    assert cy.table.is_host


@pytest.mark.req("P-1.6", "P-1.2")
@pytest.mark.parametrize("is_over", [False, True])
async def test_when_all_have_left_a_game_for_good_the_table_is_free(
    parlour: Parlour, clock: ManualClock, *, is_over: bool
) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    watcher = await parlour.watcher(people[0].code)
    if is_over:
        await finish(people, clock)
    for person in people:
        await person.does(c.Leave(for_good=True))
    assert watcher.table.status == "lobby"
    assert watcher.table.players == ()
    assert watcher.feed[-1] == "Everyone has left, so the table is free."
    dan = await Person(parlour, "Dan", people[0].code).sits_down()
    assert dan.table.is_host
    assert (await replayed(dan)).state == dan.room.state


@pytest.mark.req("P-1.6", "T-6.3")
@pytest.mark.parametrize("has_begun", [False, True])
async def test_system_players_leave_with_the_last_person(parlour: Parlour, *, has_begun: bool) -> None:
    ann = await parlour.host("Ann", game="trivia")
    await ann.does(c.AddBot())
    if not has_begun:
        await ann.does(c.EndGame())
    await ann.does(c.Leave(for_good=True))
    assert ann.table.status == "lobby"
    assert ann.table.players == ()


@pytest.mark.req("P-1.6", "P-2.4")
async def test_in_a_game_the_seat_is_kept_and_all_see_at_once_that_its_player_is_away(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    hand = bob.table.view.own.hand if bob.table.view else None
    entries = len(await log_of(ann))
    told = ann.told
    await bob.does(c.Leave())
    assert ann.told > told
    assert not connected(ann, "Bob"), "although the page is open still"
    assert len(await log_of(ann)) == entries
    bob.closes()
    await clock.advance(10_000)
    await bob.opens()
    assert connected(ann, "Bob")
    assert bob.table.view is not None
    assert bob.table.view.own.hand == hand


@pytest.mark.req("P-1.6", "P-2.4")
async def test_one_who_leaves_when_awaited_is_stood_in_for_although_a_tab_is_open(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(c.Leave())
    await clock.advance(29_999)
    assert ann.table.is_your_turn
    await clock.advance(1)
    assert bob.table.is_your_turn


@pytest.mark.req("P-1.6")
async def test_one_who_acts_after_leaving_is_back(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(c.Leave())
    await ann.does(c.Chat("One moment!"))
    assert connected(bob, "Ann")
    await clock.advance(60_000)
    assert ann.table.is_your_turn


@pytest.mark.req("P-1.6")
async def test_who_leaves_for_good_is_played_for_as_the_game_says(parlour: Parlour) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(c.Leave(for_good=True))
    assert bob.table.is_host
    assert bob.table.is_your_turn, "the turn has passed on"
    assert "Ann left the game for good." in cy.feed
    (gone,) = [each for each in cy.table.players if each.is_gone_for_good]
    assert (gone.name, gone.connected) == ("Ann", False)
    assert ann.table.view is not None
    assert ann.table.view.own is None, "a watcher's view"
    await ann.is_refused("not_seated", c.Chat("wait"))


@pytest.mark.req("P-1.6")
async def test_seats_of_those_gone_for_good_are_free_after_the_game(parlour: Parlour) -> None:
    ann, bob, *_ = await parlour.seats("Ann", "Bob", "Cy", "Di")
    await bob.does(c.Leave(for_good=True))
    await ann.does(c.EndGame())
    assert "mustard" in ann.table.open_places
    assert [each.name for each in ann.table.players] == ["Ann", "Cy", "Di"]


def connected(person: Person, name: str) -> bool:
    return next(each.connected for each in person.table.players if each.name == name)
