"""System players think once for each position, hold nobody up, and never let a table wait for ever."""

import pytest

from clueapp.games.mystery.actions import Accuse, Mark
from clueapp.games.mystery.events import CaseUnsolved, Suggested, TurnBegan, TurnEnded
from clueapp.rooms.lobby import commands as c
from tests.rooms.clock import ManualClock, settle
from tests.rooms.house import SECONDS, Baffled, Cheeky, Daydreamer, House, Rash
from tests.rooms.parlour import Parlour, Person, any_action, events, replayed

A_MOMENT = round(SECONDS * 1000)


async def at_the_table(parlour: Parlour, game: House, *names: str, robots: int = 2, **options: bool) -> list[Person]:
    """People and system players in a game that has just begun; the first of the people begins."""
    parlour.games = {"house": game}
    parlour.manager.games = {"house": game}
    people = await parlour.lobby(*names, game="house", **options)
    for _ in range(robots):
        await people[0].does(c.AddBot())
    if people[0].table.status == "lobby":
        await people[0].does(c.Start())
    return people


async def acts(person: Person) -> None:
    """Do something that is open now."""
    await person.does(any_action(person.menu, person.parlour.chance))
    await settle()


async def ends_turn(person: Person) -> None:
    """Do anything until the table waits for somebody else."""
    while person.table.is_your_turn:
        await acts(person)


async def plays_on(people: list[Person], clock: ManualClock, turns: int) -> None:
    """Let so many turns pass; the people do anything that is open to them."""
    begun = len(turns_of(people[0]))
    for _ in range(turns * 30):
        if people[0].table.status == "over" or len(turns_of(people[0])) >= begun + turns:
            return
        for person in people:
            if person.table.is_your_turn:
                await acts(person)
        await clock.advance(500)
    raise AssertionError("the table stands still")


def turns_of(person: Person) -> list[str]:
    """Whose turns they have been."""
    return [event.seat for event in events(person) if isinstance(event, TurnBegan)]


@pytest.mark.req("B-2.4", "D-1.2")
async def test_one_person_plays_alone_against_five(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann", robots=5)
    await plays_on([ann], clock, 18)
    assert turns_of(ann)[:12] == ["scarlet", "mustard", "white", "green", "peacock", "plum"] * 2
    assert {event.seat for event in events(ann) if isinstance(event, Suggested)} - {ann.seat}
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("B-2.4")
async def test_each_is_asked_once_for_a_position_however_often_the_table_is_told(
    parlour: Parlour, clock: ManualClock
) -> None:
    game = House()
    ann, bob = await at_the_table(parlour, game, "Ann", "Bob")
    await ends_turn(ann)
    await ends_turn(bob)
    for text in ("hm", "well"):
        await ann.does(c.Chat(text))
        await ann.does(Mark("rope", "white", "maybe"))
        bob.closes()
        await bob.opens()
        await clock.advance(100)
    assert sum(game.asked.values()) == 1
    await plays_on([ann, bob], clock, 12)
    assert set(game.asked.values()) == {1}


@pytest.mark.req("B-2.4")
async def test_it_takes_its_moment_whatever_is_said_meanwhile(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, House(), "Ann")
    await ends_turn(ann)
    await clock.advance(A_MOMENT // 2)
    await ann.does(c.Chat("Well?"))
    await clock.advance(A_MOMENT // 2 - 1)
    told = len(events(ann))
    await clock.advance(1)
    assert len(events(ann)) > told


@pytest.mark.req("B-2.4", "P-2.4")
async def test_while_it_thinks_the_others_go_on_and_what_came_too_late_is_thrown_away(
    parlour: Parlour, clock: ManualClock
) -> None:
    parlour.manager._thinker = thinker = Daydreamer()
    ann, bob = await at_the_table(parlour, House(), "Ann", "Bob", robots=1)
    for person in (ann, bob):
        while person.table.is_your_turn:
            await person.does(any_action(person.menu, parlour.chance))
    await ann.does(c.Chat("Are you asleep?"))
    clock.ring(10 * A_MOMENT)
    assert (thinker.begun, thinker.given_up) == (1, 0)
    assert ann.table.status == "playing"
    await ann.does(c.EndGame())
    await settle()
    assert (thinker.begun, thinker.given_up) == (1, 1)
    assert ann.table.status == "lobby"


@pytest.mark.req("B-2.4", "P-6.2")
async def test_killed_in_the_middle_of_a_thought_it_thinks_the_same_again(parlour: Parlour, clock: ManualClock) -> None:
    game = House()
    (ann,) = await at_the_table(parlour, game, "Ann")
    await ends_turn(ann)
    await clock.advance(A_MOMENT // 2)
    assert len(game.chosen) == 1
    await parlour.restart()
    parlour.manager.games = {"house": game}
    await ann.opens()
    told = len(events(ann))
    await clock.advance(A_MOMENT)
    assert game.chosen[0] == game.chosen[1]
    assert len(events(ann)) > told


@pytest.mark.req("B-2.4", "P-2.4")
async def test_with_nobody_there_they_wait(parlour: Parlour, clock: ManualClock) -> None:
    game = House()
    (ann,) = await at_the_table(parlour, game, "Ann")
    await ends_turn(ann)
    ann.closes()
    await clock.advance(10 * A_MOMENT)
    seen = len(turns_of(await ann.opens()))
    await clock.advance(A_MOMENT)
    await plays_on([ann], clock, 2)
    assert len(turns_of(ann)) > seen


@pytest.mark.req("B-2.4", "C-7.4", "D-5.3")
async def test_one_who_is_out_sees_the_system_players_play_on_to_the_end(parlour: Parlour, clock: ManualClock) -> None:
    (ann,) = await at_the_table(parlour, Rash(), "Ann", robots=2)
    await ann.does(Accuse("plum", "rope", "hall"))
    await plays_on([ann], clock, 10)
    assert ann.table.status == "over"
    assert isinstance(events(ann)[-1], CaseUnsolved) or ann.table.view.public.winner


@pytest.mark.req("P-2.4")
@pytest.mark.parametrize("game", [Baffled(), Cheeky()], ids=["it fails", "it is refused"])
async def test_one_that_is_at_a_loss_holds_nobody_up(parlour: Parlour, clock: ManualClock, game: House) -> None:
    (ann,) = await at_the_table(parlour, game, "Ann")
    await plays_on([ann], clock, 9)
    ended = [event for event in events(ann) if isinstance(event, TurnEnded) and event.seat != ann.seat]
    assert ended
    assert {event.stood_in for event in ended} == {"away"}


@pytest.mark.req("P-9.3")
async def test_a_server_that_stops_begins_no_new_thoughts(parlour: Parlour) -> None:
    game = House()
    (ann,) = await at_the_table(parlour, game, "Ann")
    while game.awaits(ann.table.view.public) == {ann.seat}:
        parlour.manager.close()
        await ann.does(any_action(ann.menu, parlour.chance))
    ann.closes()
    await settle()
    assert not game.asked
