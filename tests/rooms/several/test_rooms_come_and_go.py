"""Rooms sleep, are removed, lose their end and are written on by later versions, on several servers."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import pytest

from clueapp.bus.values import Roll
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.people.presence import FLICKER
from clueapp.store import LogLine, SequenceTaken
from tests.rooms.clock import ManualClock, settle
from tests.rooms.parlour import Parlour, log_of
from tests.rooms.spies import guessing
from tests.rooms.street import Street, elsewhere, same_everywhere

pytestmark = pytest.mark.req("P-6.4")
GRACE = 30_000


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
