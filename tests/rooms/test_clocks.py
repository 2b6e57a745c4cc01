"""Deadlines: stored, raced, and missed."""

import asyncio
from random import Random

import pytest

from clueapp import metrics
from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import EndTurn
from clueapp.rooms.clocks.clock import SystemClock
from clueapp.rooms.lobby import commands as c
from clueapp.store import StoreFailed
from tests.rooms.clock import ManualClock, settle
from tests.rooms.parlour import Parlour, Person, events, log_of, replayed, snapshot


@pytest.mark.req("P-7.1")
async def test_a_deadline_is_the_same_for_all_and_after_a_restart(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=90)
    started = clock.now()
    watcher = await parlour.watcher(ann.code)
    due = {person.table.clock.due for person in (ann, bob, watcher) if person.table.clock}
    assert due == {started + 90_000}
    await clock.advance(20_000)
    await bob.does(c.Chat("tick"))
    await parlour.restart(down_for=10_000)
    await bob.opens()
    assert bob.table.clock is not None
    assert bob.table.clock.due == started + 90_000


@pytest.mark.req("P-7.1", "P-7.3")
async def test_a_turn_whose_time_is_up_passes(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    await clock.advance(59_999)
    assert ann.table.is_your_turn
    await clock.advance(1)
    assert bob.table.is_your_turn
    assert bob.table.clock is not None
    assert bob.table.clock.due == clock.now() + 60_000


@pytest.mark.req("P-7.2")
@pytest.mark.parametrize("alarm_first", [True, False])
@pytest.mark.parametrize("behind_other_work", [True, False])
async def test_an_action_that_arrives_as_its_deadline_fires_wins(
    parlour: Parlour, clock: ManualClock, alarm_first: bool, behind_other_work: bool
) -> None:
    people, mover = await about_to_end_a_turn(parlour)
    assert mover.table.clock is not None
    ended = turns_ended_for_somebody(mover)
    others = [asyncio.create_task(people[n].does(c.Chat("hm"))) for n in range(2)] if behind_other_work else []
    left = mover.table.clock.due - clock.now()
    if alarm_first:
        assert clock.ring(left) == 1
        sent = asyncio.create_task(mover.does(EndTurn()))
    else:
        sent = asyncio.create_task(mover.does(EndTurn()))
        assert clock.ring(left) == 1
    await asyncio.gather(sent, *others)
    await settle()
    assert turns_ended_for_somebody(mover) == ended
    assert not mover.table.is_your_turn
    assert mover.table.clock.due == clock.now() + 60_000, "the next turn has its own clock"
    await clock.advance(59_999)
    assert turns_ended_for_somebody(mover) == ended
    await clock.advance(1)
    assert turns_ended_for_somebody(mover) == ended + 1


@pytest.mark.req("P-7.2")
async def test_an_action_after_its_deadline_has_fired_is_refused(parlour: Parlour, clock: ManualClock) -> None:
    _, mover = await about_to_end_a_turn(parlour)
    assert mover.table.clock is not None
    await clock.advance(mover.table.clock.due - clock.now())
    await mover.is_refused("not_your_turn", EndTurn())


@pytest.mark.req("P-7.3")
@pytest.mark.parametrize("down_for", [60_000, 3_600_000])
async def test_a_deadline_that_passed_while_the_server_was_down_fires_once(
    parlour: Parlour, clock: ManualClock, down_for: int
) -> None:
    ann, bob, cy = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    await parlour.restart(down_for=down_for)
    for person in (ann, bob, cy):
        await person.opens()
    await clock.advance(0)
    assert turns_ended_for_somebody(bob) == 1
    assert bob.table.is_your_turn
    assert bob.table.clock is not None
    assert bob.table.clock.due == clock.now() + 60_000
    await parlour.restart()
    await bob.opens()
    await clock.advance(59_999)
    assert turns_ended_for_somebody(bob) == 1


@pytest.mark.req("P-7.3", "P-6.1")
async def test_a_deadline_that_could_not_be_stored_is_tried_again(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    parlour.store.fails_before.extend((StoreFailed("disk full"), StoreFailed("disk full")))
    await clock.advance(60_000)
    assert ann.table.is_your_turn
    await clock.advance(3_000)
    assert bob.table.is_your_turn
    assert turns_ended_for_somebody(bob) == 1
    assert (await replayed(bob)).state == bob.room.state


@pytest.mark.req("P-7.3", "P-6.1", "P-9.2")
async def test_a_store_that_fails_for_long_is_asked_less_and_less_often(parlour: Parlour, clock: ManualClock) -> None:
    ann, bob, _ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    troubles = parlour.store.fails_before = [StoreFailed("disk full") for _ in range(1_000)]
    counted = metrics.retries._value.get()
    await clock.advance(60_000)
    assert len(troubles) == 999
    await clock.advance(7_000)
    assert len(troubles) == 996, "after one, two and four seconds"
    for _ in range(60):  # whoever comes and goes meanwhile does not hurry it
        bob.closes()
        await clock.advance(5_000)
        await bob.opens()
        await clock.advance(5_000)
    assert 1_000 - len(troubles) < 30
    assert metrics.retries._value.get() - counted == 1_000 - len(troubles)
    troubles.clear()
    await clock.advance(30_000)
    assert turns_ended_for_somebody(ann) == 1


@pytest.mark.req("P-7.3")
async def test_a_store_that_has_taken_something_again_is_asked_at_once(parlour: Parlour, clock: ManualClock) -> None:
    _, bob, _ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    parlour.store.fails_before = [StoreFailed("disk full") for _ in range(8)]
    await clock.advance(60_000 + 1_000 + 2_000 + 4_000 + 8_000 + 16_000 + 30_000)
    assert len(parlour.store.fails_before) == 1
    assert await bob.tries(c.Chat("hello?")) is not None
    await bob.does(c.Chat("hello"))
    await clock.advance(1)
    assert turns_ended_for_somebody(bob) == 1


@pytest.mark.req("P-7.3")
async def test_a_deadline_whose_append_had_an_unknown_end_fires_once(parlour: Parlour, clock: ManualClock) -> None:
    _, bob, _ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    parlour.store.fails_after.append(StoreFailed("connection lost"))
    await clock.advance(65_000)
    assert turns_ended_for_somebody(bob) == 1
    assert bob.table.is_your_turn


@pytest.mark.req("P-7.1")
async def test_a_game_that_was_ended_has_no_clock_left(parlour: Parlour, clock: ManualClock) -> None:
    ann, *_ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    await clock.advance(30_000)
    await ann.does(c.EndGame())
    entries = len(await log_of(ann))
    await clock.advance(600_000)
    assert len(await log_of(ann)) == entries
    await ann.does(c.Start())
    assert ann.table.clock is not None
    assert ann.table.clock.due == clock.now() + 60_000


@pytest.mark.req("P-7.1")
async def test_a_clock_that_the_game_has_nothing_to_say_about_does_not_ring_for_ever(
    parlour: Parlour, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, *_ = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    monkeypatch.setattr(type(ann.room.game), "expire", lambda *_: ())
    await clock.advance(120_000)
    await ann.does(c.Chat("still here"))
    await clock.advance(120_000)
    assert ann.table.is_your_turn


@pytest.mark.req("P-7.1")
async def test_the_machines_clock_rings_and_can_be_silenced() -> None:
    clock, rung = SystemClock(), asyncio.Event()
    clock.ring_at(clock.now() - 1_000, lambda: pytest.fail("it was cancelled")).cancel()
    clock.ring_at(clock.now() - 1_000, rung.set)
    await asyncio.wait_for(rung.wait(), 5)


@pytest.mark.req("P-3.2", "P-7.2")
async def test_what_was_meant_for_one_turn_does_nothing_in_another(parlour: Parlour, clock: ManualClock) -> None:
    _, mover = await about_to_end_a_turn(parlour)
    number = mover.table.game.turn_number(mover.table.view.public)  # type: ignore[union-attr]
    before = snapshot(mover.room)
    await mover.handle.send(EndTurn(), turn=number - 1)
    assert snapshot(mover.room) == before
    await mover.handle.send(EndTurn(), turn=number)
    assert not mover.table.is_your_turn

    # A second page that presses too is not refused, and the next player keeps their turn.
    before = snapshot(mover.room)
    await mover.handle.send(EndTurn(), turn=number)
    assert snapshot(mover.room) == before


async def about_to_end_a_turn(parlour: Parlour) -> tuple[list[Person], Person]:
    people = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    rng = Random(5)
    while people[0].table.phase != "end":
        await parlour.act(people, rng)
    return people, next(person for person in people if person.table.is_your_turn)


def turns_ended_for_somebody(person: Person) -> int:
    return sum(isinstance(each, e.TurnEnded) and each.stood_in == "late" for each in events(person))
