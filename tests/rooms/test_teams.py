"""A game with teams in a real room: places with capacities, what is missing, roles that change, presence, a pause."""

from __future__ import annotations

import pytest

from clueapp.rooms.lobby import commands as c
from clueapp.rooms.people.presence import FLICKER, RETURNING
from tests import doors
from tests.doors import words as w
from tests.doors.state import Night
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, log_of

FOUR = {"Ann": "red_keeper", "Bob": "red_runner", "Cy": "blue_keeper", "Dee": "blue_runner"}
SIX = {**FOUR, "Eve": "red_runner", "Fay": "blue_runner"}


@pytest.fixture(autouse=True)
async def doors_here(parlour: Parlour) -> None:
    parlour.games = {"doors": doors.GAME}
    await parlour.closes()
    await parlour.opens()


async def in_lobby(parlour: Parlour, places: dict[str, str]) -> list[Person]:
    """People at these places; the first is the host."""
    first, *others = places
    ann = await parlour.host(first, game="doors")
    await ann.does(c.Pick(places[first]))
    return [ann, *[await Person(parlour, name, ann.code).sits_down(places[name]) for name in others]]


async def begun(parlour: Parlour, places: dict[str, str]) -> list[Person]:
    people = await in_lobby(parlour, places)
    await people[0].does(c.Start())
    return people


def night(person: Person) -> Night:
    assert person.table.view is not None
    found = person.table.view.public
    assert isinstance(found, Night)
    return found


def on_turn(people: list[Person]) -> Person:
    return next(person for person in people if person.table.menu.form(w.TryDoor))


def door_of(person: Person) -> int | None:
    assert person.table.view is not None
    found: int | None = doors.GAME.show(person.table.view)["door"]
    return found


@pytest.mark.req("P-1.3", "P-1.4")
async def test_a_place_takes_as_many_as_it_has_the_capacity_for(parlour: Parlour) -> None:
    ann, *_ = await in_lobby(parlour, {"Ann": "red_runner", "Bob": "red_runner", "Cy": "red_runner"})
    assert "red_runner" not in ann.table.open_places
    with pytest.raises(Exception, match="Runner of the reds is taken") as refusal:
        await Person(parlour, "Dee", ann.code).sits_down("red_runner")
    assert getattr(refusal.value, "code", "") == "seat_taken"
    await ann.does(c.Pick("red_keeper"))
    dee = await Person(parlour, "Dee", ann.code).sits_down("red_runner")
    assert [player.name for player in dee.table.at_place("red_runner")] == ["Bob", "Cy", "Dee"]
    assert "has just taken" in await dee.is_refused("seat_taken", c.Pick("red_keeper"))


@pytest.mark.req("P-1.4")
async def test_the_game_says_what_is_missing_with_all_picks_in_hand(parlour: Parlour) -> None:
    ann, bob, *_ = await in_lobby(parlour, {"Ann": "red_keeper", "Bob": "red_runner", "Cy": "blue_runner"})
    assert ann.table.missing is not None
    assert ann.table.missing.sentence == "The blues have no keeper."
    await Person(parlour, "Dee", ann.code).sits_down("blue_keeper")
    assert ann.table.missing is None
    await Person(parlour, "Eve", ann.code).sits_down("red_runner")
    assert await ann.is_refused("uneven_teams", c.Start()) == "The reds are 3, the blues 2."
    assert ann.table.status == "lobby", "only the host starts such a game"
    await bob.does(c.Leave())
    await ann.does(c.Start())
    assert ann.table.status == "playing"


@pytest.mark.req("P-1.2")
async def test_who_picks_nothing_is_given_what_the_game_lacks(parlour: Parlour) -> None:
    ann = await parlour.host("Ann", game="doors")
    people = [ann, *[await Person(parlour, name, ann.code).sits_down() for name in ("Bob", "Cy", "Dee")]]
    teams = [person.table.you.place.split("_")[0] for person in people if person.table.you]
    assert sorted(teams) == ["blue", "blue", "red", "red"]
    assert not any(person.table.you and person.table.you.has_chosen for person in people)


async def test_a_seat_is_a_chair_and_keeps_its_name_when_the_role_changes(parlour: Parlour) -> None:
    people = await begun(parlour, SIX)
    ann, bob, *_ = people
    seats = [person.seat for person in people]
    assert sorted(seats) == [f"seat-{number}" for number in range(1, 7)]
    assert (door_of(ann) is not None, door_of(bob)) == (True, None)
    await ann.does(w.HandOver(bob.seat))
    assert [person.seat for person in people] == seats
    assert night(ann).roles[bob.seat] == "red_keeper"
    assert night(ann).roles[ann.seat] == "red_runner"
    assert door_of(bob) == door_of(ann), "what the new role may know is told to its seat"
    assert all(door_of(person) is None for person in people[3:] if person.name != "Cy")
    assert "Your team’s treasure" in bob.feed[-1]
    assert "Your team’s treasure" not in people[4].feed[-1]


@pytest.mark.req("P-2.1", "P-6.2")
async def test_a_changed_role_outlasts_a_restart_and_a_rematch(parlour: Parlour, clock: ManualClock) -> None:
    people = await begun(parlour, SIX)
    ann, bob, *_ = people
    await ann.does(w.HandOver(bob.seat))
    known = door_of(bob)
    await parlour.restart(down_for=5_000)
    for person in people:
        await person.opens()
    assert door_of(bob) == known
    while ann.table.status == "playing":
        runner = on_turn(people)
        tried = night(runner).tried[night(runner).team]
        await runner.does(w.TryDoor(next(door for door in range(1, 10) if door not in tried)))
    await ann.does(c.Rematch())
    assert night(ann).roles[bob.seat] == "red_keeper", "places as they were at the end"
    assert (door_of(ann), door_of(bob) is not None) == (None, True)
    assert bob.table.you is not None
    assert bob.table.you.place == "red_keeper"


@pytest.mark.req("P-2.4", "P-6.1")
async def test_who_is_there_is_a_fact_of_the_log(parlour: Parlour, clock: ManualClock) -> None:
    people = await begun(parlour, FOUR)
    ann, bob, *_ = people
    lines = len(await log_of(ann))
    bob.closes()
    await clock.advance(FLICKER - 100)
    assert len(await log_of(ann)) == lines, "he may be loading the page again"
    await bob.opens()
    await clock.advance(FLICKER)
    assert len(await log_of(ann)) == lines
    bob.closes()
    await clock.advance(FLICKER + 100)
    assert bob.seat not in night(ann).present
    assert "Attended" in (await log_of(ann))[-1].body
    await bob.opens()
    await clock.advance(100)
    assert bob.seat in night(ann).present


@pytest.mark.req("P-6.2")
async def test_after_a_restart_those_who_were_there_may_still_come(parlour: Parlour, clock: ManualClock) -> None:
    people = await begun(parlour, FOUR)
    ann, bob, cy, dee = people
    await parlour.restart()
    await ann.opens()
    await clock.advance(FLICKER + 100)
    assert night(ann).present == {person.seat for person in people}
    await bob.opens()
    await cy.opens()
    await clock.advance(RETURNING)
    assert night(ann).present == {ann.seat, bob.seat, cy.seat}
    await dee.opens()
    await clock.advance(100)
    assert dee.seat in night(ann).present


@pytest.mark.req("P-7.1")
async def test_a_pause_is_a_status_for_all_and_has_no_clock(parlour: Parlour, clock: ManualClock) -> None:
    people = await in_lobby(parlour, FOUR)
    ann, bob, _, dee = people
    await ann.does(c.SetOptions({"turn_seconds": 30}))
    await ann.does(c.Start())
    runner, other = (bob, dee) if on_turn(people) is bob else (dee, bob)
    other.closes()
    await clock.advance(FLICKER + 100)
    await runner.does(w.Scribble(1))
    assert ann.table.status == "playing", "only when the turn passes"
    assert ann.table.clock is not None
    wrong = next(door for door in range(1, 10) if door != door_of_team(people, runner))
    await runner.does(w.TryDoor(wrong))
    assert (ann.table.status, ann.table.phase, ann.table.clock) == ("paused", "paused", None)
    assert (await parlour.manager.rooms_of(ann.browser))[0].status == "paused"
    await clock.advance(600_000)
    assert ann.table.status == "paused"
    assert await runner.is_refused("not_paused", w.Resume())
    await parlour.restart()
    for person in people:
        await person.opens()
    await clock.advance(FLICKER)
    await ann.does(w.Resume())
    assert (ann.table.status, ann.table.clock is not None) == ("playing", True)
    assert on_turn(people) is other


def door_of_team(people: list[Person], runner: Person) -> int | None:
    return next(door_of(each) for each in people if door_of(each) and each.table.you and same_team(each, runner))


def same_team(one: Person, other: Person) -> bool:
    return night(one).team_of(one.seat) == night(one).team_of(other.seat)


@pytest.mark.req("P-1.6")
async def test_while_it_is_paused_one_may_leave_and_the_host_may_end_it(parlour: Parlour, clock: ManualClock) -> None:
    people = await begun(parlour, SIX)
    ann, *_ = people
    runner = on_turn(people)
    for person in people:
        if night(ann).roles[person.seat].endswith("_runner") and not same_team(person, runner):
            person.closes()
    await clock.advance(FLICKER + 100)
    await runner.does(w.TryDoor(next(d for d in range(1, 10) if d != door_of_team(people, runner))))
    assert ann.table.status == "paused"
    await runner.does(c.Leave())
    player = next(each for each in ann.table.players if each.id == runner.player)
    assert (player.connected, player.is_gone_for_good) == (False, False), "the seat is kept"
    assert await ann.is_refused("game_begun", c.Pick("blue_runner"))
    await ann.does(c.EndGame())
    assert ann.table.status == "lobby"


async def test_a_game_that_does_not_ask_is_told_of_nobodys_coming_and_going(
    parlour: Parlour, clock: ManualClock
) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    lines = len(await log_of(people[0]))
    people[1].closes()
    await clock.advance(FLICKER * 2)
    await people[1].opens()
    await clock.advance(FLICKER)
    assert len(await log_of(people[0])) == lines


async def test_only_those_who_play_can_be_missed(parlour: Parlour) -> None:
    """A watcher's coming and going is no fact of any game."""
    ann, *_ = await begun(parlour, FOUR)
    lines = len(await log_of(ann))
    watcher = await parlour.watcher(ann.code)
    watcher.closes()
    assert len(await log_of(ann)) == lines
    assert night(ann).present == night(watcher).present
