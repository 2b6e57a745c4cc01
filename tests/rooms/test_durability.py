"""Durable before told, and all there after a kill."""

import asyncio
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clueapp.games.mystery.actions import Mark
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.ledger import TRIES
from clueapp.store import SequenceTaken, StoreFailed
from tests.rooms.clock import ManualClock, settle
from tests.rooms.parlour import Parlour, Person, any_action, replayed, snapshot

SAME_PARLOUR = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@pytest.mark.req("P-6.1")
async def test_nobody_is_told_before_it_is_durable(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    ann = people[0]
    before, told = snapshot(ann.room), [person.told for person in people]
    parlour.store.gate.clear()
    action = asyncio.create_task(ann.does(any_action(ann.menu, Random(1))))
    for _ in range(50):
        await asyncio.sleep(0)
    assert not action.done()
    assert snapshot(ann.room) == before
    assert [person.told for person in people] == told
    parlour.store.gate.set()
    await action
    assert snapshot(ann.room) != before
    assert all(person.told > was for person, was in zip(people, told, strict=True))
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-6.1", "P-6.2")
async def test_what_was_told_to_its_actor_is_there_after_a_kill(parlour: Parlour) -> None:
    ann, *_ = await parlour.seats("Ann", "Bob", "Cy")
    await ann.does(c.Chat("remember this"))
    await parlour.restart()
    await ann.opens()
    assert ann.feed[-1] == "remember this"


@pytest.mark.req("P-6.1", "P-5.1")
async def test_when_the_store_fails_nothing_has_changed_and_the_actor_is_told_so(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    ann = people[0]
    told = [person.told for person in people]
    action = any_action(ann.menu, Random(1))
    parlour.store.fails_before.append(StoreFailed("disk full"))
    assert "try again" in await ann.is_refused("store_failed", action)
    assert [person.told for person in people] == told
    await ann.does(action)
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-6.1")
async def test_a_room_heals_by_reading_its_log_when_nobody_knows_how_an_append_ended(parlour: Parlour) -> None:
    """The lines were written, but the answer was lost: the next to come finds what the log says, and all are told."""
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    parlour.store.fails_after.append(StoreFailed("connection lost"))
    with pytest.raises(IllegalAction):
        await ann.does(c.Chat("did that arrive?"))
    assert "did that arrive?" not in bob.feed
    told = bob.told
    await ann.does(c.Chat("hello?"))
    assert bob.feed[-2:] == ["did that arrive?", "hello?"]
    assert bob.told > told
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-6.1")
async def test_what_a_room_reads_again_is_told_even_when_the_next_action_is_refused(parlour: Parlour) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    parlour.store.fails_after.append(StoreFailed("connection lost"))
    assert await ann.tries(c.Chat("did that arrive?"))
    told = bob.told
    assert await ann.tries(c.Start())
    assert bob.told > told
    assert bob.feed[-1] == "did that arrive?"
    assert bob.table.seq == bob.handle.feed()[0][-1].seq


@pytest.mark.req("P-6.1")
async def test_a_seat_taken_by_an_append_of_unknown_end_is_not_taken_twice(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    bob = Person(parlour, "Bob", ann.code)
    parlour.store.fails_after.append(StoreFailed("connection lost"))
    with pytest.raises(IllegalAction):
        await bob.sits_down("plum")
    await bob.sits_down("plum")
    assert [each.name for each in ann.table.players] == ["Ann", "Bob"]


@pytest.mark.req("P-6.1")
async def test_of_two_servers_on_one_store_the_slower_decides_again(parlour: Parlour) -> None:
    """Another process has appended to the room: what it wrote is read, and the action decided on that."""
    ann, bob = await parlour.lobby("Ann", "Bob")
    other = Parlour(parlour.file, parlour.chance)
    other.clock = parlour.clock
    await other.opens()
    elsewhere = Person(other, "Bob", ann.code)
    elsewhere.browser = bob.browser
    await elsewhere.opens()
    await elsewhere.does(c.Pick("plum"))
    await ann.does(c.Chat("hello"))
    assert ann.table.players[1].seat == "plum"
    await elsewhere.is_refused("seat_taken", c.Pick("scarlet"))
    await elsewhere.does(c.Chat("hi"))
    assert elsewhere.feed[-2:] == ["hello", "hi"]
    await ann.does(c.Chat("there"))
    assert ann.feed[-3:] == ["hello", "hi", "there"]
    await other.closes()


@pytest.mark.req("P-6.1")
async def test_who_is_always_too_slow_is_told_to_try_again(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    parlour.store.fails_before.extend(SequenceTaken(ann.code) for _ in range(TRIES))
    await ann.is_refused("busy", c.Chat("hello"))
    await ann.does(c.Chat("hello"))


@pytest.mark.req("P-6.1")
async def test_a_caller_who_is_cancelled_does_not_tear_the_room(parlour: Parlour) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy")
    parlour.store.gate.clear()
    first = asyncio.create_task(ann.does(c.Chat("one")))
    second = asyncio.create_task(bob.does(c.Chat("two")))
    third = asyncio.create_task(ann.does(c.Chat("three")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    parlour.store.gate.set()
    await third
    assert ann.feed[-3:] == ["one", "two", "three"]
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-9.3", "P-6.1")
async def test_nobody_waits_for_ever_when_the_server_stops_in_the_middle(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    parlour.store.gate.clear()
    asked = [asyncio.create_task(person.does(c.Chat("hello"))) for person in (ann, bob)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    worker = ann.room._queue._worker
    assert worker is not None
    worker.cancel()
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(each, asyncio.CancelledError) for each in results)
    parlour.store.gate.set()
    await ann.does(c.Chat("and yet it lives"))
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-6.2", "P-6.1", "P-7.1")
@settings(suppress_health_check=SAME_PARLOUR, max_examples=15)
@given(seed=st.integers(0, 2**32), kills=st.lists(st.integers(1, 12), max_size=4), clocked=st.booleans())
async def test_a_kill_at_any_moment_loses_nothing(parlour: Parlour, seed: int, kills: list[int], clocked: bool) -> None:
    """Play at random, with notes, chat, absence and rash accusations, and kill the server between any two actions."""
    rng = Random(seed)
    parlour.chance.seed(seed)
    names = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo"][: rng.randint(3, 6)]
    people = await parlour.seats(*names, turn_seconds=60 if clocked else 0)
    for actions in [*kills, 1]:
        for _ in range(actions):
            await something_happens(parlour, people, rng)
        await settle()  # what there is to tell of a game that is over comes a moment later
        before = snapshot(people[0].room)
        await parlour.restart(down_for=rng.choice((0, 10)))
        for person in people:
            await person.opens()
        await settle()
        assert snapshot(people[0].room) == before
    for person in people:
        person.closes()
    people[0].room.close()


async def something_happens(parlour: Parlour, people: list[Person], rng: Random) -> None:
    person = rng.choice(people)
    match rng.randrange(8):
        case 0:
            await person.does(c.Chat(f"I say {rng.random()}"))
        case 1:
            person.closes()
            await parlour.clock.advance(rng.choice((1_000, 20_000, 40_000)))
            await person.opens()
        case 2 if person.menu.form(Mark):
            await person.does(Mark("rope", person.seat, rng.choice(("yes", "no", "", "a"))))
        case 3 if people[0].table.status != "playing":
            host = next(person for person in people if person.table.is_host)
            await host.does(rng.choice((c.Rematch(), c.EndGame())) if people[0].table.status == "over" else c.Start())
        case _ if people[0].table.status == "playing":
            await parlour.act(people, rng, rash=rng.random() < 0.3)
    await parlour.clock.advance(3_000)


@pytest.mark.req("P-6.2")
async def test_a_restart_in_the_middle_of_an_append_finds_it_whole_or_not_at_all(
    parlour: Parlour, clock: ManualClock
) -> None:
    people = await parlour.lobby("Ann", "Bob", expected=3)
    joining = asyncio.create_task(parlour.manager.join(people[0].code, "Cy"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await parlour.restart()
    joining.cancel()
    await people[0].opens()
    assert people[0].table.status in ("lobby", "playing")
    assert len(people[0].table.players) == (3 if people[0].table.status == "playing" else 2)
    await settle()
