"""Many at once, in any order, and with anything that can be said."""

import asyncio
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clueapp.games.mystery.actions import EndTurn
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.state import RoomState
from tests.rooms.parlour import Parlour, Person, any_action, log_of, replayed

SAME_PARLOUR = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
SEATS = ("scarlet", "mustard", "white", "green", "peacock", "plum", "butler", "")
ROBOT = "a system player"
OPTIONS = st.dictionaries(
    st.sampled_from(("expected", "fill", "grace_seconds", "chat", "turn_seconds", "allow_two", "no_such_thing")),
    st.sampled_from((True, False, 0, 2, 3, 6, 7, 30, 60, "x", "")),
    max_size=3,
)
COMMANDS = st.one_of(
    st.builds(c.Pick, st.sampled_from(SEATS)),
    st.builds(c.SetOptions, OPTIONS),
    st.builds(c.AddBot, st.sampled_from(("", "novice", "genius")), st.sampled_from(("", *SEATS))),
    st.builds(c.SetBot, st.sampled_from(("Ann", "Bob", ROBOT)), seat=st.sampled_from(SEATS)),
    st.builds(c.Remove, st.sampled_from(("Ann", "Bob", "Cy", "Di", ROBOT, "nobody"))),
    st.just(c.Start()),
    st.builds(c.Leave, st.booleans()),
    st.just(c.EndGame()),
    st.just(c.Rematch()),
    st.builds(c.Chat, st.text(max_size=310)),
    st.just(EndTurn()),
)
STEPS = st.lists(
    st.tuples(st.integers(0, 3), st.one_of(COMMANDS, st.sampled_from(("join", "link", "close")))), max_size=25
)


@pytest.mark.req("P-5.1", "P-6.1")
@settings(suppress_health_check=SAME_PARLOUR, max_examples=25)
@given(data=st.data())
async def test_the_log_has_no_gap_however_they_interleave(parlour: Parlour, data: st.DataObject) -> None:
    rng = parlour.chance
    rng.seed(data.draw(st.integers(0, 2**32)))
    people = await parlour.seats("Ann", "Bob", "Cy", "Di")
    for _ in range(6):
        asked = [(person, action) for person in people for action in wishes(person, rng)]
        order = data.draw(st.permutations(range(len(asked))))
        await asyncio.gather(*(late(n % 3, *asked[at]) for n, at in enumerate(order)))
        await parlour.clock.advance(2_000)
    lines = await log_of(people[0])
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
    assert (await replayed(people[0])).state == people[0].room.state
    for person in people:
        person.closes()


@pytest.mark.req("P-5.1")
@pytest.mark.parametrize("tabs", [2, 5])
async def test_the_same_action_doubled_is_carried_out_once(parlour: Parlour, tabs: int) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    rng = Random(7)
    for _ in range(30):
        mover = next(person for person in people if person.table.is_your_turn)
        action = any_action(mover.menu, rng)
        before = mover.table.seq
        results = await asyncio.gather(*(mover.does(action) for _ in range(tabs)), return_exceptions=True)
        assert Counter(type(each) for each in results) == {type(None): 1, IllegalAction: tabs - 1}
        assert mover.table.seq > before
        await parlour.clock.advance(1_000)
    assert (await replayed(people[0])).state == people[0].room.state


@pytest.mark.req("P-1.4")
async def test_a_host_who_leaves_as_the_last_one_joins(parlour: Parlour) -> None:
    for host_first in (True, False):
        ann, bob = await parlour.lobby("Ann", "Bob", expected=3)
        cy = Person(parlour, "Cy", ann.code)
        work = [ann.does(c.Leave()), cy.sits_down()]
        await asyncio.gather(*(work if host_first else reversed(work)))
        if host_first:
            assert bob.table.status == "lobby"
            assert bob.table.is_host
        else:
            assert bob.table.status == "playing"
            assert ann.table.is_host, "who leaves a game keeps the seat"
        assert (await replayed(bob)).state == bob.room.state


@pytest.mark.req("P-5.1", "P-5.4")
async def test_one_who_is_removed_while_sending_does_nothing_more(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    sent = (ann.does(c.Remove(bob.player)), *(bob.does(each) for each in (c.Chat("hm"), c.Pick("plum"), c.Leave())))
    first, *rest = await asyncio.gather(*sent, return_exceptions=True)
    assert first is None
    assert [each.code for each in rest if isinstance(each, IllegalAction)] == ["not_seated"] * 3
    assert ann.feed[-1] == "Bob was removed from the room."
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-5.1", "P-8.6", "P-6.1")
@settings(suppress_health_check=SAME_PARLOUR, max_examples=80)
@given(steps=STEPS, expected=st.sampled_from((3, 4, 6)))
async def test_whatever_is_asked_of_a_room_it_does_or_refuses(
    parlour: Parlour, steps: list[tuple[int, Action | str]], expected: int
) -> None:
    parlour.chance.seed(0)
    people = [await parlour.host("Ann", expected=expected)]
    people += [Person(parlour, name, people[0].code) for name in ("Bob", "Cy", "Di")]
    for person in people[1:]:
        await person.opens()
    for who, step in steps:
        before = people[0].room.state
        refusal = await take(people, people[who], step)
        if refusal is not None:
            assert refusal.message.endswith(".")
            assert people[0].room.state == before
        await parlour.clock.advance(1_000)
        check_sense(people[0].room.state)
    assert (await replayed(people[0])).state == people[0].room.state
    for person in people:
        person.closes()
    people[0].room.close()


async def take(people: list[Person], person: Person, step: Action | str) -> IllegalAction | None:
    try:
        await carry_out(people, person, step)
    except IllegalAction as refusal:
        return refusal
    return None


async def carry_out(people: list[Person], person: Person, step: Action | str) -> None:
    match step:
        case "join":
            await person.sits_down()
        case "close":
            person.closes()
            await person.opens()
        case "link":
            await person.room.move_seat(await person.handle.make_seat_link(), person.key)
        case c.Remove(name) | c.SetBot(name):
            await person.does(replace(step, player=id_of(people, name)))
        case _:
            assert isinstance(step, Action)
            await person.does(step)


def id_of(people: list[Person], name: str) -> str:
    """By which the room knows one of them, or the first of its system players."""
    robots = [each.id for each in people[0].room.state.people.values() if each.robot]
    known = {each.name: each.player for each in people} | {ROBOT: robots[0] if robots else "nobody"}
    return known.get(name, name)


def check_sense(state: RoomState) -> None:
    """What holds in every room at every moment."""
    here = [person.id for person in state.people.values() if not person.is_gone_for_good]
    assert state.host in here or (state.host == "" and not here)
    places = [person.place for person in state.people.values()]
    assert len(places) == len(set(places))
    assert set(state.keys.values()) <= set(here)
    assert set(state.links.values()) <= set(here)
    assert set(state.seats.values()) <= set(state.people)
    assert (state.truth is None) == (state.seats == {})


def wishes(person: Person, rng: Random) -> list[Action]:
    """What a person sends at once: something of the game twice, and something else."""
    game = any_action(person.menu, rng) if person.table.is_your_turn else EndTurn()
    return [game, game, rng.choice((c.Chat("hm"), c.Pick("plum"), c.Start()))]


async def late(ticks: int, person: Person, action: Action) -> None:
    for _ in range(ticks):
        await asyncio.sleep(0)
    await person.tries(action)
