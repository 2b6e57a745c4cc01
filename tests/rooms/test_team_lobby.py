"""The lobby of a game with teams: who gives whom which place, teams by lot, and what is missing."""

from __future__ import annotations

from collections import Counter

import pytest

from clueapp.rooms.lobby import commands as c
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim", "Lou")
FOUR = {"Ann": "red_spymaster", "Bob": "red_operative", "Cy": "blue_spymaster", "Dee": "blue_operative"}


async def in_lobby(parlour: Parlour, places: dict[str, str]) -> list[Person]:
    """People at these places; the first is the host."""
    first, *others = places
    ann = await parlour.host(first, game="codenames")
    await ann.does(c.Pick(places[first]))
    return [ann, *[await Person(parlour, name, ann.code).sits_down(places[name]) for name in others]]


def places(person: Person) -> dict[str, str]:
    return {player.name: player.place for player in person.table.players}


@pytest.mark.req("W-2.11", "P-1.3")
async def test_the_host_gives_anybody_a_free_place(parlour: Parlour) -> None:
    ann, bob, *_ = await in_lobby(parlour, FOUR)
    await ann.does(c.Assign(bob.player, "blue_operative"))
    assert places(bob) == {**FOUR, "Bob": "blue_operative"}
    assert bob.feed[-1] == "The host made you Blue operative."
    assert ann.feed[-1] == "The host made Bob Blue operative."
    assert bob.table.you is not None
    assert bob.table.you.has_chosen


@pytest.mark.req("W-2.11")
async def test_where_the_chair_is_taken_two_change_places(parlour: Parlour) -> None:
    ann, _, cy, dee = await in_lobby(parlour, FOUR)
    await ann.does(c.Assign(dee.player, "blue_spymaster"))
    assert places(ann) == {**FOUR, "Cy": "blue_operative", "Dee": "blue_spymaster"}
    assert cy.feed[-1] == "The host made Dee Blue spymaster and you Blue operative."
    await ann.does(c.Assign(ann.player, "blue_spymaster"))
    assert places(ann)["Ann"] == "blue_spymaster", "the host's own place is no other"
    assert places(ann)["Dee"] == "red_spymaster"


@pytest.mark.req("W-2.11")
async def test_on_a_full_bench_the_last_one_changes_places(parlour: Parlour) -> None:
    reds = dict.fromkeys(("Bob", "Dee", "Eve", "Fay", "Gus"), "red_operative")
    ann, *_, cy = await in_lobby(parlour, {"Ann": "red_spymaster", **reds, "Cy": "blue_operative"})
    assert "red_operative" not in ann.table.open_places
    await ann.does(c.Assign(cy.player, "red_operative"))
    assert places(ann) == {"Ann": "red_spymaster", **reds, "Cy": "red_operative", "Gus": "blue_operative"}


async def test_the_place_that_one_has_already_changes_nothing(parlour: Parlour) -> None:
    ann, bob, *_ = await in_lobby(parlour, FOUR)
    lines = len(ann.feed)
    await ann.does(c.Assign(bob.player, "red_operative"))
    assert (places(ann), len(ann.feed)) == (FOUR, lines)


@pytest.mark.req("W-2.11", "P-5.4")
async def test_only_the_host_assigns_and_shuffles_and_only_in_the_lobby(parlour: Parlour) -> None:
    ann, bob, *_ = await in_lobby(parlour, FOUR)
    watcher = await parlour.watcher(ann.code)
    for action in (c.Assign(ann.player, "red_operative"), c.Randomize()):
        await bob.is_refused("not_host", action)
        await watcher.is_refused("not_seated", action)
    await ann.is_refused("no_such_player", c.Assign("nobody", "red_operative"))
    await ann.is_refused("no_such_seat", c.Assign(bob.player, "red_king"))
    await ann.does(c.Start())
    for action in (c.Assign(bob.player, "blue_operative"), c.Randomize()):
        await ann.is_refused("game_begun", action)
    await ann.does(c.EndGame())
    assert (ann.table.status, places(ann)) == ("lobby", FOUR), "seats kept (W-2.13)"
    await ann.does(c.Assign(bob.player, "blue_operative"))


async def test_where_there_are_no_teams_nobody_is_moved(parlour: Parlour) -> None:
    ann, bob, *_ = await parlour.lobby("Ann", "Bob")
    await ann.is_refused("no_teams", c.Assign(bob.player, "plum"))
    await ann.is_refused("no_teams", c.Randomize())


@pytest.mark.req("W-2.11", "W-1.1")
@pytest.mark.parametrize("number", range(4, 13))
async def test_teams_by_lot_are_as_equal_as_can_be_with_a_spymaster_each(parlour: Parlour, number: int) -> None:
    ann, *_ = await parlour.lobby(*NAMES[:number], game="codenames")
    met = set()
    for _ in range(12):
        await ann.does(c.Randomize())
        held = Counter(places(ann).values())
        assert held["red_spymaster"] == held["blue_spymaster"] == 1
        assert abs(held["red_operative"] - held["blue_operative"]) == number % 2
        assert sum(held.values()) == number
        assert (ann.table.missing is None) == (number % 2 == 0)
        met.add(tuple(places(ann).values()))
    assert len(met) > 1
    assert ann.feed[-1] == "The host shuffled the teams."


@pytest.mark.req("W-2.11")
@pytest.mark.parametrize("number", [1, 2, 3])
async def test_too_few_are_shuffled_as_well(parlour: Parlour, number: int) -> None:
    ann, *_ = await parlour.lobby(*NAMES[:number], game="codenames")
    await ann.does(c.Randomize())
    assert len(places(ann)) == number
    assert ann.table.missing is not None


@pytest.mark.req("W-2.10", "W-2.12")
async def test_it_is_said_what_is_missing_and_only_the_host_starts(parlour: Parlour) -> None:
    ann, bob, cy, dee = await in_lobby(parlour, {**FOUR, "Cy": "blue_operative"})
    assert dee.table.missing is not None
    assert dee.table.missing.sentence == "Blue needs a spymaster."
    assert await ann.is_refused("no_spymaster", c.Start()) == "Blue needs a spymaster."
    eve = await Person(parlour, "Eve", ann.code).sits_down("blue_spymaster")
    sentence = "You need an even number of players: red has 2 and blue has 3."
    assert await ann.is_refused("uneven_teams", c.Start()) == sentence
    await eve.does(c.Leave())
    await cy.does(c.Pick("blue_spymaster"))
    assert ann.table.missing is None
    await bob.is_refused("not_host", c.Start())
    assert ann.table.status == "lobby", "it does not start by itself, though as many are in as are expected"
    await ann.does(c.Start())
    assert ann.table.status == "playing"


@pytest.mark.req("P-6.2", "W-2.11")
async def test_what_the_host_arranged_outlasts_a_restart(parlour: Parlour, clock: ManualClock) -> None:
    people = await in_lobby(parlour, FOUR)
    ann, bob, *_ = people
    await ann.does(c.Randomize())
    await ann.does(c.Assign(bob.player, "red_spymaster"))
    before, feed = places(ann), ann.feed
    await parlour.restart(down_for=5_000)
    for person in people:
        await person.opens()
    assert (places(ann), ann.feed) == (before, feed)
    assert before["Bob"] == "red_spymaster"


@pytest.mark.req("W-2.11", "P-1.5")
async def test_with_the_host_the_right_to_arrange_passes_on(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, cy, _ = await in_lobby(parlour, FOUR)
    ann.closes()
    await clock.advance(61_000)
    assert bob.table.is_host
    await bob.does(c.Assign(cy.player, "red_operative"))
    assert places(bob)["Cy"] == "red_operative"
    await ann.opens()
    await ann.is_refused("not_host", c.Randomize())
