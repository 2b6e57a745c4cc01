"""Rooms that nobody touches leave memory, old ones are removed, and logs of other versions are refused."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.registry import games
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.manager import IDLE_BEFORE_SLEEP, Manager
from clueapp.store import LogLine, RoomRow, StoreFailed
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, log_of, snapshot

DAY = 86_400_000


@pytest.mark.req("P-6.5")
async def test_a_room_sleeps_when_nobody_has_touched_it_and_comes_back_as_it_was(
    parlour: Parlour, clock: ManualClock
) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    await people[0].does(c.Chat("good night"))
    before = snapshot(people[0].room)
    for person in people:
        person.closes()
    await clock.advance(IDLE_BEFORE_SLEEP)
    assert parlour.manager.let_sleep() == 0
    await clock.advance(1)
    assert parlour.manager.let_sleep() == 1
    assert parlour.manager.awake == []
    assert clock.ring(DAY) == 0, "a sleeping room has no alarms"
    for person in people:
        await person.opens()
    assert snapshot(people[0].room) == before


@pytest.mark.req("P-6.5")
async def test_a_room_that_somebody_looks_at_does_not_sleep(parlour: Parlour, clock: ManualClock) -> None:
    ann = await parlour.host("Ann")
    watcher = await parlour.watcher(ann.code)
    ann.closes()
    await clock.advance(DAY)
    assert parlour.manager.let_sleep() == 0
    watcher.closes()
    await clock.advance(IDLE_BEFORE_SLEEP + 1)
    room = await parlour.manager.wake(ann.code)
    assert parlour.manager.let_sleep() == 0, "somebody is about to open it"
    room.handle(None).open(lambda: None)


@pytest.mark.req("P-6.5")
async def test_a_turn_clock_does_not_keep_a_room_awake(parlour: Parlour, clock: ManualClock) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy", turn_seconds=60)
    for person in people:
        person.closes()
    await clock.advance(IDLE_BEFORE_SLEEP + 1)
    assert parlour.manager.let_sleep() == 1
    entries = len((await parlour.store.load(people[0].code) or (0, []))[1])
    await clock.advance(DAY)
    assert len((await parlour.store.load(people[0].code) or (0, []))[1]) == entries


@pytest.mark.req("P-6.5")
async def test_all_who_come_back_at_once_come_to_the_same_room(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    await parlour.restart()
    rooms = await asyncio.gather(*(parlour.manager.wake(people[0].code) for _ in range(20)))
    assert len({id(room) for room in rooms}) == 1


@pytest.mark.req("P-6.5")
async def test_one_who_gives_up_waiting_does_not_stop_the_waking(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    await parlour.restart()
    first = asyncio.create_task(parlour.manager.wake(ann.code))
    second = asyncio.create_task(parlour.manager.wake(ann.code))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).state.host == ann.player


@pytest.mark.req("P-6.5")
async def test_a_store_that_fails_once_does_not_wake_a_room_twice(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await parlour.host("Ann")
    await parlour.restart()
    load, failures = parlour.store.load, [StoreFailed("busy")]

    async def troubled(code: str) -> tuple[RoomRow, list[LogLine]] | None:
        if failures:
            await asyncio.sleep(0)
            raise failures.pop()
        return await load(code)

    monkeypatch.setattr(parlour.store, "load", troubled)

    async def comes(patience: int) -> object:
        for _ in range(patience):
            await asyncio.sleep(0)
        try:
            return await parlour.manager.wake(ann.code)
        except IllegalAction as refusal:
            return refusal.code

    found = await asyncio.gather(*(comes(n) for n in range(30)))
    rooms = [each for each in found if each != "store_failed"]
    assert 0 < len(rooms) < 30, "some come before it has failed, and some after"
    assert {id(each) for each in rooms} == {id(await parlour.manager.wake(ann.code))}


@pytest.mark.req("P-6.5")
async def test_old_unfinished_rooms_are_removed_and_finished_ones_stay(parlour: Parlour, clock: ManualClock) -> None:
    lobby = await parlour.host("Ann")
    playing = await parlour.seats("Ann", "Bob", "Cy")
    over = await parlour.seats("Ann", "Bob", "Cy")
    for person in over:
        await person.does(c.Leave(for_good=True))
    for person in (lobby, *playing, *over):
        person.closes()
    await clock.advance(10 * DAY)
    fresh = await parlour.host("Di")
    assert set(await parlour.manager.remove_stale(days=7)) == {lobby.code, playing[0].code}
    assert {room.code for room in parlour.manager.awake} == {over[0].code, fresh.code}
    with pytest.raises(IllegalAction, match="no room with that code"):
        await parlour.manager.wake(lobby.code)


@pytest.mark.req("P-6.5", "P-5.1")
async def test_a_page_left_open_on_a_removed_room_is_told_so(parlour: Parlour, clock: ManualClock) -> None:
    ann = await parlour.host("Ann")
    handle = ann.handle
    await clock.advance(10 * DAY)
    assert await parlour.store.remove_stale(ann.code, clock.now()), "by another program"
    for _ in range(2):
        with pytest.raises(IllegalAction) as refusal:
            await handle.send(c.Chat("hello?"))
        assert refusal.value.code == "no_such_room"
    handle.close()
    await clock.advance(DAY)


@pytest.mark.req("P-6.6")
@pytest.mark.parametrize(
    ("body", "words"),
    [
        ('{"room":{"public":{"kind":"RoomPainted"}}}', "RoomPainted"),
        ('{"room":{"public":{"kind":"HostPassed","heir":"x"}}}', "HostPassed"),
        ('{"game":{"public":{"kind":"Moved","seat":"plum","to":"hall","by_passage":false}}}', "Entry 3"),
        ('{"room":{"public":{"kind":"SeatPicked","player":"nobody","seat":"plum"}}}', "Entry 3"),
        ('{"weather":{}}', "Entry 3"),
        ("rain", "Entry 3"),
    ],
)
async def test_an_entry_that_this_version_does_not_know_is_refused_with_a_clear_message(
    parlour: Parlour, body: str, words: str
) -> None:
    ann = await parlour.host("Ann")
    await parlour.store.append(ann.code, [LogLine(3, parlour.clock.now(), body)])
    await parlour.restart()
    with pytest.raises(IllegalAction, match=words) as refusal:
        await parlour.manager.wake(ann.code)
    assert refusal.value.code == "other_version"
    assert refusal.value.message.startswith(("This log", "Entry"))
    assert len((await parlour.store.load(ann.code) or (0, []))[1]) == 3


@pytest.mark.req("P-6.6")
async def test_a_log_with_a_gap_is_refused(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    await parlour.store.append(ann.code, [replace((await log_of(ann))[1], seq=3)])
    with closing(sqlite3.connect(parlour.file)) as database, database:  # the store itself leaves no gap
        database.execute("UPDATE entry SET seq = 4 WHERE room = ? AND seq = 3", (ann.code,))
    await parlour.restart()
    with pytest.raises(IllegalAction, match="no entry 3"):
        await parlour.manager.wake(ann.code)


@pytest.mark.req("P-6.6")
async def test_a_room_of_a_later_version_or_of_an_unknown_game_is_refused(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    new = games()["clueless"]

    class EarlierGame(type(new)):  # type: ignore[misc]
        info = replace(new.info, version=new.info.version - 1)

    for known in ({"clueless": EarlierGame()}, {}):
        other = Manager(parlour.store, known, parlour.clock)
        with pytest.raises(IllegalAction, match="another version") as refusal:
            await other.wake(ann.code)
        assert refusal.value.code == "other_version"


@pytest.mark.req("P-6.6")
async def test_a_log_from_before_an_option_has_its_default(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    opened = (await log_of(ann))[0]
    row = RoomRow("ABCDEF", "clueless", 1, "lobby", opened.at, opened.at)
    await parlour.store.create(
        row, [replace(opened, body=opened.body.replace('"chat":true,', "").replace(',"chat":true', ""))]
    )
    bob = await Person(parlour, "Bob", "ABCDEF").sits_down()
    assert bob.table.options["chat"] is True
    await bob.does(c.Chat("hello"))


@pytest.mark.req("P-6.5", "P-5.1")
async def test_a_room_that_is_looked_at_while_it_is_made_is_awake_once(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    create = parlour.store.create

    async def create_and_be_seen(row: RoomRow, lines: list[LogLine]) -> None:
        await create(row, lines)
        seen.append(await parlour.manager.wake(row.code))

    monkeypatch.setattr(parlour.store, "create", create_and_be_seen)
    ann = await parlour.host()
    assert seen == [ann.room]
    assert parlour.manager.awake == [ann.room]
