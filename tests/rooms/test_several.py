"""Several servers with the same rooms (P-6.4): players of one table by way of different ones notice nothing of it."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from clueapp.bus.values import Roll
from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.events import TurnEnded
from clueapp.games.trivia.actions import Bet, Match
from clueapp.games.trivia.state import Duel
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.log.events import GamePaused, HostPassed, StandInBegan
from clueapp.rooms.people.others import TURN_TO_RING
from clueapp.rooms.people.presence import FLICKER, RETURNING
from clueapp.store import LogLine, SequenceTaken
from tests.games.trivia_table import GAME
from tests.rooms.clock import ManualClock, settle
from tests.rooms.house import House
from tests.rooms.parlour import Parlour, Person, any_action, events, log_of, replayed
from tests.rooms.spies import guessing
from tests.rooms.street import Street, elsewhere

pytestmark = pytest.mark.req("P-6.4")
DEAD_AFTER = 3_000
GRACE = 30_000
CATEGORY, TICK = 3_000, 500


@pytest.fixture
async def street(empty_database: Path, tmp_path: Path, same_deal: Random) -> AsyncIterator[Street]:
    """An empty street."""
    file = tmp_path / "clueapp.db"
    shutil.copy(empty_database, file)
    built = Street(file, same_deal, {"trivia": GAME})
    yield built
    await built.closes()


@pytest.fixture
async def parlours(street: Street) -> list[Parlour]:
    """Three of them."""
    return await street.opens(3)


@pytest.fixture
def clock(street: Street) -> ManualClock:
    return street.clock


def told(person: Person, *kinds: type) -> list[object]:
    return [event for event in events(person) if isinstance(event, kinds)]


async def same_everywhere(people: list[Person]) -> None:
    await settle()
    stored = await replayed(people[0])
    assert all(person.room.state == stored.state for person in people)


# What happens is known everywhere


async def test_what_is_done_on_one_is_seen_on_the_others_at_once(street: Street, parlours: list[Parlour]) -> None:
    ann, bob, cy = await street.sit(*parlours)
    before = cy.told
    await ann.does(c.Chat("hello"))
    await settle()
    assert bob.feed[-1] == cy.feed[-1] == "hello"
    assert cy.told > before
    await same_everywhere([ann, bob, cy])


async def test_a_game_is_played_to_its_end_by_players_on_three_servers(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    people = await street.sit(*parlours, expected=3)
    rng = Random(5)
    for _ in range(400):
        if people[0].table.status == "over":
            break
        awaited = next(person for person in people if person.table.is_your_turn)
        await awaited.does(any_action(awaited.menu, rng, rash=rng.random() < 0.1))
        await clock.advance(100)
        assert all(each.connected for person in people for each in person.table.players)
    assert {person.table.status for person in people} == {"over"}
    await same_everywhere(people)
    seqs = [line.seq for line in await log_of(people[0])]
    assert seqs == list(range(1, len(seqs) + 1))


@pytest.mark.req("P-4.2")
async def test_a_private_note_is_told_to_its_writer_alone_on_every_server(
    street: Street, parlours: list[Parlour]
) -> None:
    ann, bob, cy = await street.sit(*parlours, expected=3)
    tab = await elsewhere(ann, parlours[1])
    await settle()
    before = bob.told, cy.told, tab.told
    await ann.does(Mark("rope", ann.seat, "no"))
    await settle()
    assert (bob.told, cy.told) == before[:2]
    assert tab.told > before[2]


async def test_what_the_bus_does_not_carry_is_read(street: Street, parlours: list[Parlour]) -> None:
    ann, bob, cy = await street.sit(*parlours)
    street.hub.is_cut = True
    await ann.does(c.Chat("one"))
    await settle()
    assert bob.feed[-1] != "one"
    await parlours[1].manager.compare()
    await settle()
    assert bob.feed[-1] == "one"
    street.hub.is_cut = False
    await bob.does(c.Chat("two"))
    await settle()
    assert cy.feed[-2:] == ["one", "two"], "what is missing before is read"


async def test_all_who_race_are_ordered_and_nobody_is_told_that_it_is_busy(
    street: Street, parlours: list[Parlour]
) -> None:
    people = await street.sit(*parlours)
    rounds = 5
    await asyncio.gather(*(person.does(c.Chat(f"{person.name} {at}")) for at in range(rounds) for person in people))
    await same_everywhere(people)
    assert sorted(people[0].feed[-3 * rounds :]) == sorted(
        f"{each.name} {at}" for at in range(rounds) for each in people
    )


# Nothing is refused for want of knowledge


async def test_a_seat_taken_on_one_is_known_on_another_at_once(street: Street, parlours: list[Parlour]) -> None:
    ann, *_ = await street.sit(*parlours)
    street.hub.is_cut = True
    seated = await parlours[0].manager.join(ann.code, "Di")
    handle = await parlours[1].manager.handle(ann.code, token=seated.token)
    assert handle.player == seated.player


async def test_a_seat_link_made_on_one_works_once_on_another(street: Street, parlours: list[Parlour]) -> None:
    _, bob, _ = await street.sit(*parlours)
    street.hub.is_cut = True
    link = await bob.handle.make_seat_link()
    owner = await parlours[2].manager.whose_link(bob.code, link)
    assert owner is not None
    assert owner.id == bob.player
    await parlours[2].manager.move_seat(bob.code, link, "phone")
    with pytest.raises(IllegalAction) as refusal:
        await parlours[0].manager.move_seat(bob.code, link, "other phone")
    assert refusal.value.code == "link_used"


async def test_an_action_is_judged_by_what_others_have_written(street: Street, parlours: list[Parlour]) -> None:
    ann, *others = await street.sit(*parlours, expected=3)
    street.hub.is_cut = True
    while ann.table.is_your_turn:
        await ann.does(any_action(ann.menu, Random(1)))
    (awaited,) = ann.table.awaited
    mover = next(person for person in others if person.seat == awaited)
    assert not mover.table.is_your_turn, "that it is has not got there yet"
    await mover.does(any_action(ann.room.view_for(mover.player).menu, Random(2)))


# Who is there


async def test_a_page_on_any_server_is_a_presence_on_all(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob, _ = await street.sit(*parlours)
    tab = await elsewhere(bob, parlours[0])
    bob.closes()
    await clock.advance(60_000)
    assert ann.table.players[1].connected
    tab.closes()
    await clock.advance(FLICKER - 1)
    assert ann.table.players[1].connected
    await clock.advance(1)
    assert not ann.table.players[1].connected
    await bob.opens()
    await settle()
    assert ann.table.players[1].connected


async def test_who_leaves_on_one_is_gone_on_all_until_they_act_again_anywhere(
    street: Street, parlours: list[Parlour]
) -> None:
    ann, bob, cy = await street.sit(*parlours, expected=3)
    tab = await elsewhere(bob, parlours[2])
    street.clock.skip(street.clock.now() + 5)
    await bob.does(c.Leave())
    await settle()
    assert not ann.table.players[1].connected
    assert not cy.table.players[1].connected
    street.clock.skip(street.clock.now() + 5)
    await tab.does(c.Chat("I stay"))
    await settle()
    assert ann.table.players[1].connected
    assert bob.table.players[1].connected


async def test_a_server_that_wakes_the_room_later_knows_who_is_there(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, _ = await street.sit(*parlours[:2])
    await clock.advance(60_000)
    watcher = await parlours[2].watcher(ann.code)
    assert all(each.connected for each in watcher.table.players)
    assert watcher.room.viewers.presence.here_since(ann.player) == ann.room.viewers.presence.here_since(ann.player)


async def test_who_has_just_sat_down_by_way_of_another_server_is_not_shown_as_gone(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann = await parlours[0].host("Ann")
    await parlours[0].manager.join(ann.code, "Bob")
    watcher = await parlours[1].watcher(ann.code)
    assert all(each.connected for each in watcher.table.players)
    await clock.advance(FLICKER + TURN_TO_RING)
    assert [each.connected for each in watcher.table.players] == [True, False]


@pytest.mark.req("P-9.3")
async def test_who_changes_servers_is_not_shown_as_gone_by_one_that_wakes_the_room_meanwhile(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(parlours[0], parlours[0])
    await clock.advance(10_000)
    await parlours[0].manager.leave()
    ann = await elsewhere(ann, parlours[1])
    assert all(each.connected for each in ann.table.players)
    await elsewhere(bob, parlours[2])
    await clock.advance(RETURNING)
    assert all(each.connected for each in ann.table.players)


async def test_in_a_room_that_has_slept_nobody_is_expected(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(parlours[0], parlours[0])
    for person in (ann, bob):
        person.closes()
    await clock.advance(700_000)
    parlours[0].manager.let_sleep()
    ann = await elsewhere(ann, parlours[1])
    assert [each.connected for each in ann.table.players] == [True, False]


async def test_the_host_is_not_deposed_because_he_is_on_another_server(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(*parlours[:2])
    await clock.advance(300_000)
    assert not told(bob, HostPassed)
    ann.closes()
    await clock.advance(61_000)
    assert told(bob, HostPassed) == [HostPassed(bob.player)]


@pytest.mark.req("P-9.1")
async def test_who_is_there_by_way_of_several_is_counted_once(street: Street, parlours: list[Parlour]) -> None:
    ann, _, _ = await street.sit(*parlours)
    await elsewhere(ann, parlours[2])
    await settle()
    assert sum(parlour.manager.players() for parlour in parlours) == 3


# A server that dies


async def test_who_was_on_a_server_that_died_is_gone_since_its_last_sign_of_life(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob, _ = await street.sit(*parlours, expected=3)
    street.falls_silent(parlours[1])
    last_beat = clock.now()
    await clock.advance(DEAD_AFTER)
    assert ann.table.players[1].connected
    street.is_missed(parlours[1], last_beat)
    await settle()
    assert not ann.table.players[1].connected
    assert ann.room.viewers.presence.gone_since(bob.player) == last_beat
    back = await elsewhere(bob, parlours[2])
    await settle()
    assert ann.table.players[1].connected
    await back.does(c.Chat("back"))


async def duelists(street: Street, *parlours: Parlour) -> list[Person]:
    people = await street.sit(*parlours, game="trivia")
    await street.clock.advance(CATEGORY)
    await people[0].does(Bet(50))
    await settle()
    await people[1].does(Match())
    await settle()
    return people


def letters(person: Person) -> int:
    view = person.table.view
    assert view is not None
    duel: Duel = view.public
    return len(duel.bout.letters)


@pytest.mark.req("P-7.1", "P-7.3")
async def test_a_tick_comes_once_and_hardly_late_when_the_first_to_ring_is_dead(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await duelists(street, parlours[2], parlours[1])
    watcher = await parlours[0].watcher(ann.code)
    await settle()
    await clock.advance(TICK)
    assert letters(ann) == letters(bob) == letters(watcher)
    one = letters(ann)
    lines = len(await log_of(ann))
    street.falls_silent(parlours[0])
    await clock.advance(TICK)
    assert letters(ann) == one, "nobody knows that the first is dead"
    await clock.advance(TURN_TO_RING)
    assert letters(ann) == letters(bob) == 2 * one
    assert len(await log_of(ann)) == lines + 1
    await clock.advance(TICK)
    assert letters(ann) == 3 * one, "the delay does not add up"


@pytest.mark.req("T-5.1", "T-5.3")
async def test_nobody_forfeits_and_nothing_stands_still_when_the_server_of_both_dies(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await duelists(street, parlours[0], parlours[0])
    watcher = await parlours[1].watcher(ann.code)
    await settle()
    street.falls_silent(parlours[0])
    last_beat = clock.now()
    await clock.advance(DEAD_AFTER)
    street.is_missed(parlours[0], last_beat)
    await clock.advance(RETURNING - DEAD_AFTER - 1_000)
    assert not told(watcher, GamePaused)
    again = [await elsewhere(person, parlours[1]) for person in (ann, bob)]
    await clock.advance(GRACE)
    assert not told(watcher, GamePaused)
    assert again[0].table.status == "playing"


@pytest.mark.req("T-5.3")
async def test_a_duel_stands_still_when_those_do_not_come_back_who_were_on_a_dead_server(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, _ = await duelists(street, parlours[0], parlours[0])
    watcher = await parlours[1].watcher(ann.code)
    await settle()
    street.falls_silent(parlours[0])
    street.is_missed(parlours[0], clock.now())
    await clock.advance(RETURNING + 200)
    assert told(watcher, GamePaused)


@pytest.mark.req("P-9.3")
@pytest.mark.parametrize("hangs_up_first", [False, True])
async def test_a_server_that_says_farewell_leaves_its_players_time_to_come_back(
    street: Street, parlours: list[Parlour], clock: ManualClock, hangs_up_first: bool
) -> None:
    ann, bob = await duelists(street, parlours[0], parlours[0])
    watcher = await parlours[1].watcher(ann.code)
    if hangs_up_first:
        parlours[0].manager.close()
        for person in (ann, bob):
            person.closes()
    await parlours[0].manager.leave()
    for person in (ann, bob):
        person.closes()
    await clock.advance(RETURNING - 1_000)
    assert not told(watcher, GamePaused)


# Nobody is judged by what cannot be known


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


# System players


@pytest.mark.req("B-2.5")
async def test_system_players_think_on_one_server_and_on_the_next_when_that_is_gone(
    street: Street, clock: ManualClock
) -> None:
    houses = [House(), House()]
    parlours = await street.opens(2)
    for parlour, house in zip(parlours, houses, strict=True):
        parlour.manager.games = {"house": house}
    ann, bob = await street.sit(*parlours, game="house")
    await ann.does(c.AddBot())
    await ann.does(c.Start())
    await settle()
    for _ in range(60):
        for person in (ann, bob):
            if person.table.is_your_turn:
                await person.does(any_action(person.menu, Random(3)))
                await settle()
        await clock.advance(500)
        if sum(houses[0].asked.values()) > 2:
            break
    assert houses[0].asked
    assert not houses[1].asked
    street.falls_silent(parlours[0])
    street.is_missed(parlours[0], clock.now())
    for _ in range(200):
        if bob.table.is_your_turn:
            await bob.does(any_action(bob.menu, Random(3)))
        await clock.advance(500)
        if houses[1].asked or bob.table.status == "over":
            break
    assert houses[1].asked


# Rooms come and go


async def test_a_room_that_sleeps_on_one_is_left_to_the_others(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(*parlours[:2])
    ann.closes()
    await clock.advance(700_000)
    assert parlours[0].manager.let_sleep() == 1
    assert parlours[1].manager.bus.rank(ann.code) == 0
    assert not bob.table.players[0].connected


async def test_a_room_removed_by_one_is_forgotten_by_the_others(street: Street, parlours: list[Parlour]) -> None:
    ann, bob = await street.sit(*parlours[:2])
    for person in (ann, bob):
        person.closes()
    await settle()
    await street.parlours[0].manager.store.remove_stale(ann.code, street.clock.now() + 1)
    await street.parlours[1].manager.compare()
    assert ann.code not in {room.code for room in parlours[1].manager.awake}


async def test_a_room_is_not_removed_while_somebody_may_be_in_it_elsewhere(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    ann, bob = await street.sit(*parlours[:2])
    ann.closes()
    await clock.advance(700_000)
    parlours[0].manager.let_sleep()
    await clock.advance(5 * 86_400_000)
    assert await parlours[0].manager.remove_stale(1) == []
    street.hub.is_cut = True
    bob.closes()
    parlours[1].manager.forget(bob.code)
    assert await parlours[0].manager.remove_stale(1) == []
    street.hub.is_cut = False
    assert await parlours[0].manager.remove_stale(1) == [ann.code]


async def test_who_is_always_too_slow_still_gets_through(street: Street, parlours: list[Parlour]) -> None:
    ann, *_ = await street.sit(*parlours)
    parlours[0].store.fails_before.extend(SequenceTaken(ann.code) for _ in range(20))
    await ann.does(c.Chat("at last"))
    assert ann.feed[-1] == "at last"


# What several servers make possible, and must not happen


async def test_what_was_done_is_not_done_again_because_what_follows_from_it_came_too_late(
    street: Street, parlours: list[Parlour], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await parlours[0].host("Ann")
    await ann.does(c.AddBot())
    appended, append = [], parlours[0].store.append

    async def second_is_too_slow(code: str, lines: Sequence[LogLine], **more: Any) -> None:
        appended.append(lines)
        if len(appended) == 2:
            await parlours[1].manager.join(code, "Bob")
        await append(code, lines, **more)

    await parlours[1].watcher(ann.code)
    monkeypatch.setattr(parlours[0].store, "append", second_is_too_slow)
    await ann.does(c.Leave())
    await settle()
    assert len(appended) == 2, "Bob is there now: the system player stays with him"


@pytest.mark.req("P-2.4", "T-5.1")
async def test_nobody_is_judged_who_is_on_a_server_that_was_never_heard(
    street: Street, parlours: list[Parlour], clock: ManualClock
) -> None:
    street.is_missed(parlours[1], clock.now())
    street.hub.lost.clear()
    ann, bob = await street.sit(*parlours[:2], game="trivia")
    for _ in range(2 * GRACE // 1_000):
        await parlours[1].manager.store.give_sign(parlours[1].manager.bus.name, clock.now())
        await parlours[1].manager.compare()
        await clock.advance(1_000)
    assert ann.table.status == bob.table.status == "playing"
    await clock.advance(GRACE)
    assert ann.table.status == "over", "it has given no sign for a while"


async def test_a_server_that_stops_gives_no_signs(street: Street, parlours: list[Parlour]) -> None:
    street.hub.is_cut = True
    for parlour in parlours:
        await parlour.manager.give_sign()
    parlours[0].manager.close()
    street.clock.skip(street.clock.now() + 1_000)
    for parlour in parlours:
        await parlour.manager.give_sign()
    signs = await parlours[0].store.signs_since(street.clock.now())
    assert signs == {parlour.manager.bus.name for parlour in parlours[1:]}


async def test_who_came_back_by_way_of_one_is_not_out_because_another_has_not_said_so(
    street: Street, parlours: list[Parlour]
) -> None:
    clock = street.clock
    _, bob = await street.sit(*parlours[:2], expected=2, game="trivia")
    clock.skip(clock.now() + 100)
    await bob.does(c.Leave())
    clock.skip(clock.now() + 100)
    tab = await elsewhere(bob, parlours[0])
    tab.closes()
    watcher = await parlours[2].watcher(bob.code)
    assert watcher.table.players[1].connected


async def test_a_log_that_the_database_has_lost_the_end_of_is_played_on_from_there(
    street: Street, parlours: list[Parlour]
) -> None:
    ann, bob = await street.sit(*parlours[:2])
    for word in ("one", "two"):
        await ann.does(c.Chat(word))
    await settle()
    with sqlite3.connect(parlours[0].file) as standby:
        standby.execute("DELETE FROM entry WHERE seq = (SELECT max(seq) FROM entry)")
        standby.execute("UPDATE room SET last_seq = last_seq - 1")
    await parlours[0].manager.compare()
    await settle()
    assert ann.feed[-1] == "one"
    await bob.does(c.Chat("three"))
    await settle()
    assert bob.feed[-2:] == ["one", "three"]
    await ann.does(c.Chat("four"))
    await settle()
    await same_everywhere([ann, bob])
    assert ann.feed[-3:] == ["one", "three", "four"]


async def test_a_room_is_not_removed_before_all_others_were_heard(
    street: Street, parlours: list[Parlour], clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await parlours[0].host("Ann")
    ann.closes()
    parlours[0].manager.forget(ann.code)
    await clock.advance(5 * 86_400_000)

    async def hardly_knows(code: str) -> Roll:
        return Roll(is_certain=False)

    with monkeypatch.context() as just_started:
        just_started.setattr(parlours[0].manager.bus, "read_roll", hardly_knows)
        assert await parlours[0].manager.remove_stale(1) == []
    assert await parlours[0].manager.remove_stale(1) == [ann.code]


@pytest.mark.req("W-3.1")
@pytest.mark.parametrize("is_cut", [False, True])
async def test_who_is_gone_is_not_taken_for_present_by_one_that_wakes_the_room(
    street: Street, parlours: list[Parlour], clock: ManualClock, is_cut: bool
) -> None:
    ring = await guessing(parlours[0])
    gone = ring.spymaster(ring.waiting)
    gone.closes()
    await clock.advance(FLICKER + 500)
    lines = len(await log_of(ring.host))
    street.is_missed(parlours[0], clock.now())
    street.hub.lost.clear()
    parlours[0].manager.close()
    street.hub.is_cut = is_cut
    await elsewhere(next(person for person in ring.people if person is not gone), parlours[1])
    await clock.advance(FLICKER - 1)
    assert [line.body for line in (await log_of(ring.host))[lines:]] == []


@pytest.mark.req("P-6.6")
async def test_what_came_before_a_line_of_a_later_version_is_shown(street: Street, parlours: list[Parlour]) -> None:
    ann, bob = await street.sit(*parlours[:2])
    street.hub.is_cut = True
    await ann.does(c.Chat("hello"))
    last = (await log_of(ann))[-1]
    await parlours[0].store.append(ann.code, [LogLine(last.seq + 1, last.at, last.body.replace('"v":', '"v":9'))])
    before = bob.told
    with pytest.raises(IllegalAction) as refusal:
        await bob.does(c.Start())
    assert refusal.value.code == "other_version"
    assert bob.told > before
    assert bob.feed[-1] == "hello"
