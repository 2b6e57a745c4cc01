"""Who is connected, and what is done for those who are not."""

from random import Random

import pytest

from clueapp.games.mystery import events as e
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.view import TableView
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, any_action, events, log_of


@pytest.mark.req("P-2.3")
async def test_two_tabs_show_the_same_seat_and_are_both_told(parlour: Parlour) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    tab = await second_tab(ann)
    told = tab.told, ann.told
    await ann.does(any_action(ann.menu, Random(1)))
    assert tab.told > told[0]
    assert ann.told > told[1]
    assert tab.table == ann.table
    assert tab.feed == ann.feed
    assert tab.table.view != bob.table.view


@pytest.mark.req("P-2.3")
async def test_a_tab_that_only_watched_has_the_seat_that_its_browser_takes(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    bob = Person(parlour, "Bob", ann.code)
    tab = await second_tab(bob)
    assert tab.table.you is None
    await bob.sits_down()
    assert tab.table == bob.table
    await tab.does(c.Chat("from the other tab"))


@pytest.mark.req("P-2.3", "P-2.4")
async def test_one_is_present_while_any_tab_is_open(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    tab = await second_tab(bob)
    told = ann.told
    bob.closes()
    bob.closes()
    await clock.advance(5_000)
    assert ann.table.players[1].connected
    assert ann.told == told, "a tab more or less is nobody else's business"
    tab.handle.open(lambda: None)
    tab.closes()
    await clock.advance(3_000)
    assert not ann.table.players[1].connected


@pytest.mark.req("P-2.4")
async def test_two_players_who_leave_in_quick_succession_are_both_shown_as_gone(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = await parlour.lobby("Ann", "Bob", "Cy")
    seen: list[bool] = []

    def draws_slowly() -> None:
        seen[:] = [each.connected for each in ann.table.players]
        if not all(seen):
            clock.skip(clock.now() + 60)  # meanwhile Cy's moment passes

    ann.closes()
    ann.handle.open(draws_slowly)
    bob.closes()
    await clock.advance(40)
    cy.closes()
    await clock.advance(3_000)
    assert seen == [True, False, False]


@pytest.mark.req("P-2.4")
async def test_all_see_a_closed_tab_within_3_seconds_and_a_reload_not_at_all(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    bob.closes()
    await clock.advance(1_000)
    assert ann.table.players[1].connected
    await bob.opens()
    await clock.advance(10_000)
    assert ann.table.players[1].connected
    bob.closes()
    told = ann.told
    await clock.advance(3_000)
    assert ann.told > told
    assert not ann.table.players[1].connected
    await bob.opens()
    assert ann.table.players[1].connected


@pytest.mark.req("P-2.4")
@pytest.mark.parametrize("grace", [10, 30, 60, 120])
async def test_the_turn_of_one_who_is_gone_ends_after_the_grace_time(
    parlour: Parlour, clock: ManualClock, grace: int
) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", grace_seconds=grace)
    await clock.advance(5_000)
    ann.closes()
    due = clock.now() + grace * 1000
    assert bob.table.stand_in is None, "it may be a reload"
    await clock.advance(3_000)
    assert bob.table.stand_in is not None
    assert (bob.table.stand_in.seat, bob.table.stand_in.due) == ("scarlet", due)
    await clock.advance(due - clock.now() - 1)
    assert not bob.table.is_your_turn
    await clock.advance(1)
    assert bob.table.is_your_turn
    assert bob.table.stand_in is None
    assert "Ann was away, so the turn ended." in bob.feed


@pytest.mark.req("P-2.4")
async def test_a_card_is_shown_for_a_disprover_who_is_gone(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    disprover, asker, other = await at_a_disproof(parlour, people)
    disprover.closes()
    await clock.advance(29_999)
    assert asker.table.phase == "disprove"
    await clock.advance(1)
    assert asker.table.phase == "end"
    (seen,) = [each for each in events(asker) if isinstance(each, e.CardSeen) and each.stood_in == "away"]
    assert asker.room.state.truth is not None
    assert seen.card in asker.room.state.truth.own[seen.by].hand
    assert "was away, so a card was picked and shown" in other.feed[-1]
    assert isinstance(events(other)[-1], e.CardShown)
    await disprover.opens()
    assert disprover.feed[-1].startswith("You were away, so ")


@pytest.mark.req("P-2.4")
async def test_one_who_comes_back_in_time_is_not_stood_in_for(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    ann.closes()
    await clock.advance(29_999)
    await ann.opens()
    assert bob.table.stand_in is None
    await clock.advance(600_000)
    assert ann.table.is_your_turn


@pytest.mark.req("P-2.4")
async def test_nothing_is_done_while_nobody_who_plays_is_there(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    await parlour.watcher(people[0].code)
    entries = len(await log_of(people[0]))
    for person in people:
        person.closes()
    await clock.advance(3_600_000)
    assert len(await log_of(people[0])) == entries


@pytest.mark.req("P-2.4")
async def test_a_table_left_alone_waits_anew_when_the_first_is_back(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    for person in (ann, bob, cy):
        person.closes()
    await clock.advance(300_000)
    await bob.opens()
    await clock.advance(29_999)
    assert not bob.table.is_your_turn
    await ann.opens()
    await clock.advance(60_000)
    assert ann.table.is_your_turn


@pytest.mark.req("P-2.4")
async def test_a_reload_of_those_who_wait_does_not_begin_the_grace_time_anew(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    cy.closes()
    await clock.advance(5_000)
    ann.closes()
    await clock.advance(20_000)
    bob.closes()
    await clock.advance(500)
    await bob.opens()
    await clock.advance(9_500)
    assert bob.table.is_your_turn


@pytest.mark.req("P-2.4")
async def test_the_game_goes_on_for_several_who_are_gone_without_a_full_wait_each(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    ann.closes()
    bob.closes()
    await clock.advance(30_000)
    assert cy.table.awaited == {"mustard"}
    await clock.advance(1_999)
    assert cy.table.awaited == {"mustard"}
    await clock.advance(1)
    assert cy.table.is_your_turn


@pytest.mark.req("P-2.4")
async def test_one_who_has_just_sat_down_has_the_whole_grace_time(parlour: Parlour, clock: ManualClock) -> None:
    """A seat taken by the wire, in a room that is an hour old, before the socket is open."""
    people = await parlour.lobby("Ann", "Bob", expected=3)
    await people[0].does(c.Pick("plum"))
    await people[1].does(c.Pick("green"))
    await clock.advance(3_600_000)
    await parlour.manager.join(people[0].code, "Cy", place="scarlet")
    assert people[0].table.awaited == {"scarlet"}
    await clock.advance(29_999)
    assert people[0].table.awaited == {"scarlet"}
    await clock.advance(1)
    assert people[0].table.awaited == {"green"}


@pytest.mark.req("P-2.4")
async def test_the_awaited_player_is_given_time_after_a_restart(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    ann.closes()
    await clock.advance(29_000)
    await parlour.restart(down_for=600_000)
    await bob.opens()
    assert not bob.table.players[0].connected
    await clock.advance(29_999)
    assert not bob.table.is_your_turn
    await clock.advance(1)
    assert bob.table.is_your_turn


@pytest.mark.req("P-2.4")
async def test_a_page_that_fails_holds_up_no_other(parlour: Parlour) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")

    def fails() -> None:
        raise RuntimeError("this page is broken")

    bob.handle.open(fails)
    told = cy.told
    await ann.does(c.Chat("hello"))
    assert cy.told > told
    assert bob.feed[-1] == "hello"


@pytest.mark.req("P-2.4")
async def test_a_page_may_close_while_it_is_told(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    bob.handle.open(bob.handle.close)
    await ann.does(c.Chat("hello"))
    await ann.does(c.Chat("still there?"))


@pytest.mark.req("P-2.5")
async def test_whoever_comes_back_has_the_present_view_at_once_and_the_feed_has_the_rest(
    parlour: Parlour, clock: ManualClock
) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    ann, bob, cy = people
    _, position = cy.handle.feed()
    cy.closes()
    moved = [await parlour.act(people, Random(n)) for n in range(2)]
    assert moved
    await cy.opens()
    assert cy.table.view is not None
    assert ann.table.view is not None
    assert cy.table.view.public == ann.table.view.public
    missed, _ = cy.handle.feed(position)
    assert missed
    assert [line.text for line in missed] == cy.feed[-len(missed) :]
    assert cy.feed[-1] == bob.feed[-1] or "your" in bob.feed[-1]


async def second_tab(person: Person) -> Person:
    tab = Person(person.parlour, person.name, person.code)
    tab.browser = person.browser
    return await tab.opens()


async def at_a_disproof(parlour: Parlour, people: list[Person]) -> tuple[Person, Person, Person]:
    """Play until somebody has to show a card: that one, the one who asked, and another."""

    def is_asked(table: TableView) -> bool:
        return table.phase == "disprove"

    await parlour.play_until(people, is_asked)
    assert people[0].table.view is not None
    inquiry = people[0].table.view.public.inquiry
    disprover = next(person for person in people if person.seat == inquiry.asked)
    asker = next(person for person in people if person.seat == inquiry.seat)
    return disprover, asker, next(person for person in people if person not in (disprover, asker))
