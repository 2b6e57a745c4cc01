"""An accusation is revealed on every page at the same pace; until then nothing else changes and nobody acts."""

import pytest

from clueapp.games.mystery.actions import Accuse, Mark
from clueapp.games.mystery.clocks import REVEAL
from clueapp.games.mystery.events import AccusationFailed, Accused, TurnBegan
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.clocks.stand_in import COURTESY
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.events import RematchWished, StandInBegan
from tests.rooms.clock import ManualClock, settle
from tests.rooms.house import House
from tests.rooms.parlour import Parlour, Person, events
from tests.rooms.test_minds import A_MOMENT, at_the_table

OPENED, JUDGED, OVER = (round(moment * 1000) for moment in REVEAL)


def false_charge(person: Person) -> Accuse:
    """An accusation that doesn't match the case file."""
    solution = person.room.state.truth.vault.solution
    return Accuse("green" if solution.suspect != "green" else "plum", "rope", "hall")


def true_charge(person: Person) -> Accuse:
    return Accuse(*person.room.state.truth.vault.solution.cards)


def is_held_back(person: Person) -> bool:
    """Whether this person's page still shows and says nothing about an accusation's outcome."""
    table = person.handle.shown_table()
    told = {type(line.event) for line in person.handle.shown_feed()[0]}
    is_before = table.status == "playing" and not table.view.public.out and not table.awaited
    assert (table.revealing is not None) is is_before
    return is_before and told.isdisjoint({Accused, AccusationFailed, RematchWished})


@pytest.mark.req("C-7.5", "C-7.3", "P-3.3")
async def test_pages_hold_a_false_accusation_back_until_it_is_revealed(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    wendy = await parlour.watcher(ann.code)
    everybody = (ann, bob, cy, wendy)
    length = ann.handle.shown_feed()[1]
    await ann.does(false_charge(ann))
    assert bob.table.is_your_turn, "JSON clients know at once"
    steps = []
    for passed in (0, OPENED - 1, 1, JUDGED - OPENED, OVER - JUDGED - 1):
        told = wendy.told
        await clock.advance(passed)
        assert all(map(is_held_back, everybody))
        steps.append((ann.handle.shown_table().revealing.step, wendy.told > told))
    assert steps == [(0, False), (0, False), (1, True), (2, True), (2, False)]
    for person in everybody:
        assert person.handle.shown_table().revealing.outcome == person.table
        assert {form.action for form in person.handle.shown_table().menu.forms} <= {Mark}
    told = wendy.told
    await clock.advance(1)
    assert wendy.told > told
    for person in everybody:
        assert person.handle.shown_table() == person.table
        assert not is_held_back(person)
        lines = person.handle.shown_feed(length)[0]
        assert [type(line.event) for line in lines][:2] == [Accused, type(lines[1].event)]
        assert lines == person.handle.feed(length.game)[0]


@pytest.mark.req("C-7.5", "C-7.2")
async def test_a_game_is_not_over_on_pages_before_the_true_accusation_is_revealed(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(true_charge(ann))
    assert bob.table.status == "over"
    await cy.does(c.Rematch())  # by the wire, where it is known already
    await clock.advance(OVER - 1)
    assert is_held_back(ann)
    assert is_held_back(bob)
    assert await status_at_home(ann) == "playing"
    await clock.advance(1)
    assert bob.handle.shown_table().status == "over"
    assert bob.handle.shown_feed()[0][-1].text == "Cy would like a rematch."
    assert await status_at_home(ann) == "over"


async def status_at_home(person: Person) -> str:
    """The status of this person's room on the home page."""
    (room,) = await person.parlour.manager.rooms_of(person.browser)
    return room.status


@pytest.mark.req("C-7.5")
async def test_notes_and_options_are_shown_during_a_reveal(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(false_charge(ann))
    await bob.does(Mark("rope", ann.seat, "yes"))
    await ann.does(c.SetOptions({"chat": False}))
    shown = bob.handle.shown_table()
    assert shown.view.own.notes == {f"rope:{ann.seat}": "yes"}
    assert shown.options["chat"] is False
    assert is_held_back(bob)
    assert ann.handle.shown_table().view.own.notes == {}


@pytest.mark.req("C-7.5", "P-3.4")
async def test_people_can_chat_during_a_reveal_and_each_line_comes_once(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    shown = bob.handle.shown_feed()[1]
    await ann.does(false_charge(ann))
    await bob.does(c.Chat("Oh no!"))
    lines, shown = bob.handle.shown_feed(shown)
    assert [line.text for line in lines] == ["Oh no!"]
    assert bob.handle.shown_feed(shown)[0] == []
    await clock.advance(OVER)
    lines, shown = bob.handle.shown_feed(shown)
    assert [type(line.event) for line in lines] == [Accused, AccusationFailed, TurnBegan]
    await bob.does(c.Chat("My turn!"))
    assert [line.text for line in bob.handle.shown_feed(shown)[0]] == ["My turn!"]


@pytest.mark.req("C-7.5")
@pytest.mark.parametrize("late", [Mark("rope", "green", "yes"), None])
async def test_a_busy_server_still_tells_everybody_when_the_reveal_ends(
    parlour: Parlour, clock: ManualClock, late: Mark | None
) -> None:
    """The moment passes while somebody writes a note, which only they are told about, or while the alarm fails."""
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(false_charge(ann))
    await clock.advance(OVER - 1)
    told = cy.told
    clock.skip(clock.now() + 20)
    if late:
        await bob.does(Mark("rope", ann.seat, "yes"))
    else:
        parlour.store.fails_before.append(IllegalAction("store_failed", "The disk is full."))
    await clock.advance(5_000)
    assert cy.told > told
    assert not is_held_back(cy)


@pytest.mark.req("C-7.5", "P-1.6", "P-2.1")
async def test_leaving_while_a_true_accusation_is_revealed_keeps_the_seat(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(true_charge(ann))
    for person in (ann, bob):  # their pages still offer it, since they don't show yet that the game is over
        await person.handle.walk_out()
    await clock.advance(OVER)
    for person in (ann, bob):
        await person.opens()
        assert person.table.you is not None
    assert ann.table.is_host
    await cy.does(c.Leave())  # by the wire, which knows that it is over
    assert cy.handle.has_lost_seat


@pytest.mark.req("C-7.5", "P-1.6")
async def test_an_accuser_may_leave_for_good_in_the_middle(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(false_charge(ann))
    await clock.advance(OPENED)
    await ann.does(c.Leave(for_good=True))
    assert "Ann left the room." in [line.text for line in bob.handle.shown_feed()[0]]
    assert all(map(is_held_back, (bob, cy)))
    assert bob.handle.shown_table().is_host
    await clock.advance(OVER - OPENED)
    assert bob.handle.shown_table() == bob.table
    assert bob.table.is_your_turn


@pytest.mark.req("C-7.5", "P-6.5")
async def test_a_reveal_that_everybody_walks_out_of_ends_all_the_same(parlour: Parlour, clock: ManualClock) -> None:
    people = ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(false_charge(ann))
    for person in people:
        person.closes()
    await clock.advance(OVER)
    await bob.opens()
    assert bob.handle.shown_table() == bob.table
    assert bob.table.is_your_turn


@pytest.mark.req("C-7.5", "P-7.1")
async def test_the_next_turns_clock_starts_when_the_reveal_ends(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    began = clock.now()
    await ann.does(false_charge(ann))
    assert bob.handle.shown_table().clock is None
    await clock.advance(OVER)
    assert bob.handle.shown_table().clock.due == began + OVER + 60_000
    await clock.advance(60_000 - 1)
    assert bob.table.is_your_turn
    await clock.advance(1)
    assert cy.table.is_your_turn


@pytest.mark.req("C-7.5", "B-2.4")
async def test_system_players_wait_for_the_reveal_at_any_pace(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann")
    ann.room._judging._bots_pace = 0.001
    await ann.does(false_charge(ann))
    said = len(events(ann))
    await clock.advance(OVER - 1)
    assert len(events(ann)) == said
    await clock.advance(1 + A_MOMENT)
    assert len(events(ann)) > said


@pytest.mark.req("C-7.5", "B-2.5")
async def test_a_system_player_that_takes_over_meanwhile_hurries_nobody(parlour: Parlour, clock: ManualClock) -> None:
    parlour.games = parlour.manager.games = {"house": House()}
    ann, bob = await parlour.lobby("Ann", "Bob", game="house", stand_ins=True)
    await bob.does(c.Pick("plum"))
    await ann.does(c.AddBot(seat="white"))
    await ann.does(c.Start())
    await ann.does(false_charge(ann))
    await ann.does(c.Leave(for_good=True))
    assert StandInBegan in map(type, events(bob))
    said = len(events(bob))
    await clock.advance(OVER - 1)
    assert len(events(bob)) == said, "the next player waits for the end of the reveal"
    await clock.advance(1 + A_MOMENT)
    assert len(events(bob)) > said


@pytest.mark.req("C-7.5", "P-2.4")
async def test_stand_ins_wait_for_the_reveal(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", grace_seconds=30)
    bob.closes()
    await clock.advance(60_000)
    await ann.does(false_charge(ann))
    await clock.advance(OVER)
    assert ann.table.awaited == {bob.seat}
    await clock.advance(COURTESY)
    assert ann.table.awaited != {bob.seat}


@pytest.mark.req("C-7.5", "C-7.4")
async def test_accusations_in_quick_succession_are_revealed_one_after_the_other(
    parlour: Parlour, clock: ManualClock
) -> None:
    ann, bob, cy = people = await parlour.seats("Ann", "Bob", "Cy")
    for person in people:  # as JSON clients, which don't wait
        await person.does(false_charge(person))
        await clock.advance(100)
    assert ann.table.status == "over"
    out: list[set[str]] = []
    for person in people:
        table = cy.handle.shown_table()
        assert table.revealing.step == 0
        assert table.view.public.accusation.seat == person.seat
        out.append(set(table.view.public.out))
        await clock.advance(OVER - (0 if person is not ann else 300))
    assert out == [set(), {ann.seat}, {ann.seat, bob.seat}]
    assert cy.handle.shown_table().status == "over"


@pytest.mark.req("C-7.5", "P-6.2", "P-2.2")
async def test_a_restart_or_reload_picks_up_the_reveal_where_it_is(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(false_charge(ann))
    await parlour.restart(down_for=OPENED)
    for person in (ann, bob):
        await person.opens()
        assert is_held_back(person)
        assert person.handle.shown_table().revealing.step == 1
    await clock.advance(OVER - OPENED)
    assert not is_held_back(bob)
    await parlour.restart()
    await bob.opens()
    assert bob.handle.shown_table().revealing is None


@pytest.mark.req("C-7.5", "P-1.6")
async def test_a_new_game_does_not_wait_for_the_reveal_of_the_last_one(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    await ann.does(true_charge(ann))
    await ann.does(c.Rematch())
    await settle()
    shown = bob.handle.shown_table()
    assert (shown.revealing, shown.games_played, shown.clock.due) == (None, 2, clock.now() + 60_000)
    assert TurnBegan in {type(line.event) for line in bob.handle.shown_feed()[0]}
    await ann.does(false_charge(ann))
    await ann.does(c.EndGame())
    assert bob.handle.shown_table().status == "lobby"
