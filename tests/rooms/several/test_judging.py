"""Nobody is judged absent by what cannot be known."""

from random import Random

import pytest

from clueapp.bus.values import Roll
from clueapp.games.mystery.events import TurnEnded
from clueapp.rooms.log.events import GamePaused, HostPassed, StandInBegan
from clueapp.rooms.people.presence import FLICKER
from tests.rooms.clock import ManualClock, settle
from tests.rooms.parlour import Parlour, any_action
from tests.rooms.street import Street, duelists, told

pytestmark = pytest.mark.req("P-6.4")
GRACE = 30_000


@pytest.mark.req("P-2.4", "B-2.5")
async def test_without_the_bus_nothing_is_done_for_the_absent_but_clocks_go_on(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob, cy = await street.sit(*parlours, expected=3, turn_seconds=60, grace_seconds=10)
    while ann.table.is_your_turn:
        await ann.does(any_action(ann.menu, Random(1)))
    await settle()
    for person in (bob, cy):
        person.closes()
    await clock.advance(5_000)
    street.hub.is_cut = True
    await clock.advance(40_000)
    assert not told(ann, StandInBegan)
    assert not [event for event in told(ann, TurnEnded) if event.stood_in]  # type: ignore[attr-defined]
    ended = len(told(ann, TurnEnded))
    await clock.advance(75_000)
    await parlours[0].manager.compare()
    await settle()
    assert len(told(ann, TurnEnded)) > ended, "the turn clock needs nobody to be judged"


@pytest.mark.req("P-2.4")
async def test_what_was_put_off_is_done_soon_after_the_bus_is_back(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(*parlours[:2])
    ann.closes()
    await clock.advance(30_000)
    street.hub.is_cut = True
    await clock.advance(120_000)
    assert not told(bob, HostPassed)
    street.hub.is_cut = False
    await clock.advance(1_500)
    assert told(bob, HostPassed)


@pytest.mark.req("P-2.4", "T-5.1")
async def test_nobody_is_judged_who_is_on_a_server_that_lives_and_is_not_heard(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await duelists(street, *parlours[:2])
    street.is_missed(parlours[1], clock.now())
    for _ in range(2 * GRACE // 1_000):
        await parlours[1].manager.store.give_sign(parlours[1].manager.bus.name, clock.now())
        await clock.advance(1_000)
    assert ann.table.status == bob.table.status == "playing"
    await clock.advance(GRACE)
    assert ann.table.status == "over", "it has given no sign for a while"


@pytest.mark.req("P-2.4")
async def test_nothing_is_done_before_it_is_certain_that_all_others_were_heard(
    street: Street, parlours: list[Parlour], clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await street.sit(*parlours[:2])

    async def hardly_knows(code: str) -> Roll:
        return Roll(is_certain=False)

    ann.closes()
    with monkeypatch.context() as just_back:
        for parlour in parlours:
            just_back.setattr(parlour.manager.bus, "read_roll", hardly_knows)
        await clock.advance(120_000)
        assert not told(bob, HostPassed)
    await clock.advance(1_500)
    assert told(bob, HostPassed)


@pytest.mark.req("T-5.3")
async def test_who_is_certainly_back_is_waited_for_no_longer_though_nobody_else_can_be_asked(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await duelists(street, *parlours[:2])
    for person in (ann, bob):
        person.closes()
    await clock.advance(FLICKER + 500)
    watcher = await parlours[0].watcher(ann.code)
    assert told(watcher, GamePaused)
    street.hub.is_cut = True
    await ann.opens()
    await clock.advance(1_000)
    assert ann.table.status == "playing"


async def test_in_a_room_that_wakes_while_nobody_can_be_asked_nobody_is_shown_as_gone(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, _ = await street.sit(*parlours[:2])
    street.hub.is_cut = True
    watcher = await parlours[2].watcher(ann.code)
    await clock.advance(60_000)
    assert all(each.connected for each in watcher.table.players)


async def test_who_may_not_have_been_heard_yet_is_not_shown_as_gone(
    street: Street, parlours: list[Parlour], clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await street.sit(*parlours[:2])
    bob.closes()
    await clock.advance(FLICKER)
    parlours[1].manager.forget(ann.code)

    async def just_begun(code: str) -> Roll:
        return Roll(is_certain=False)

    with monkeypatch.context() as started:
        started.setattr(parlours[2].manager.bus, "read_roll", just_begun)
        watcher = await parlours[2].watcher(ann.code)
    await clock.advance(5_000)
    assert all(each.connected for each in watcher.table.players)
    told_before = watcher.told
    watcher.room.take_roll(parlours[2].manager.bus.roll(ann.code))
    assert [each.connected for each in watcher.table.players] == [True, False]
    assert watcher.told > told_before
