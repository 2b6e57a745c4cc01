"""What Redis, and the line to it, may do to a bus."""

import time
from pathlib import Path

import orjson
import pytest
from structlog.testing import capture_logs

from clueapp import metrics
from clueapp.bus import redis as redis_bus
from clueapp.bus.names import PROCESSES, room_key
from clueapp.bus.redis import RedisBus
from clueapp.bus.values import BusLost
from clueapp.bus.wire import Said, to_bytes
from tests.bus.conftest import Valkey, WorldOfRedis
from tests.bus.ends import OTHER_ROOM, ROOM, Listening, here, line, there, until, wall_clock
from tests.cluster.proxy import Proxy

pytestmark = pytest.mark.req("P-6.4")


async def two_at_one_table(world: WorldOfRedis, *ports: int) -> tuple[Listening, Listening]:
    """Ann is there by way of the first, Bob by way of the second, and both are certain of it."""
    one, two = [Listening(await world.make(port=port)) for port in (ports or (None, None))]
    one.bus.follow(ROOM, here("ann"))
    two.bus.follow(ROOM, here("bob"))
    await until(lambda: there(one.bus) == {two.bus.name: {"bob"}} and there(two.bus) == {one.bus.name: {"ann"}})
    return one, two


async def both_hear_all(one: Listening, two: Listening) -> None:
    """Everybody is there again, and is told what happens."""
    await until(lambda: one.bus.is_hearing and two.bus.is_hearing)
    await until(lambda: there(one.bus) == {two.bus.name: {"bob"}} and there(two.bus) == {one.bus.name: {"ann"}})
    for each in (one, two):
        each.lines.clear()

    def hear_each_other() -> bool:
        """Tell again, since what is told to a line that has just broken is dropped."""
        one.bus.tell(ROOM, [line(1_001)])
        two.bus.tell(ROOM, [line(1_002)])
        return 1_002 in one.seqs and 1_001 in two.seqs

    await until(hear_each_other)


def nobody_was_lost(one: Listening, two: Listening) -> bool:
    """None of the two was ever taken for dead."""
    return not (one.ever_lost() | two.ever_lost()) & {one.bus.name, two.bus.name}


async def newcomer_learns_all(world: WorldOfRedis, one: Listening, two: Listening, port: int | None = None) -> None:
    """What is written down is complete."""
    new = await world.make(port=port)
    new.follow(ROOM, here())
    await until(lambda: there(new) == {one.bus.name: {"ann"}, two.bus.name: {"bob"}})
    await new.close()


async def test_at_the_start_nothing_is_certain_until_everybody_has_been_heard(redis_world: WorldOfRedis) -> None:
    one = Listening(await redis_world.make())
    one.bus.follow(ROOM, here("ann"))
    assert not (await one.bus.read_roll(ROOM)).is_certain
    await until(lambda: one.rolls and one.rolls[-1][1].is_certain)
    assert not one.rolls[0][1].is_certain


async def test_a_black_hole_is_noticed_and_nobody_is_taken_for_dead(redis_world: WorldOfRedis) -> None:
    one, two = await two_at_one_table(redis_world)
    redis_world.proxy.clog()
    began = time.monotonic()
    await until(lambda: not one.bus.is_hearing and not two.bus.is_hearing)
    assert time.monotonic() - began < 5
    with pytest.raises(BusLost):
        await one.bus.read_roll(ROOM)
    one.bus.tell(ROOM, [line(1)])
    accepted = redis_world.proxy.accepted
    await until(lambda: redis_world.proxy.accepted > accepted + 2)
    redis_world.proxy.mend()
    await both_hear_all(one, two)
    await until(lambda: one.bus.roll(ROOM).is_certain and two.bus.roll(ROOM).is_certain)
    assert nobody_was_lost(one, two)
    await newcomer_learns_all(redis_world, one, two)


async def test_who_alone_is_in_a_black_hole_is_lost_to_the_others_and_comes_back(
    redis_world: WorldOfRedis, valkey: Valkey
) -> None:
    one, two = await two_at_one_table(redis_world, redis_world.proxy.port, valkey.port)
    redis_world.proxy.clog()
    clogged = wall_clock()
    await until(lambda: one.bus.name in two.bus.roll(ROOM).lost)
    lost = two.bus.roll(ROOM).lost[one.bus.name]
    assert lost.attendance == here("ann")
    assert clogged - 3_000 < lost.since <= clogged + 500
    assert two.rolls[-1][1].lost
    redis_world.proxy.mend()
    await both_hear_all(one, two)
    assert two.bus.roll(ROOM).lost == {}
    assert one.ever_lost() == set()


async def test_a_redis_that_is_stopped_and_goes_on(redis_world: WorldOfRedis, valkey: Valkey) -> None:
    one, two = await two_at_one_table(redis_world)
    valkey.stop()
    await until(lambda: not one.bus.is_hearing and not two.bus.is_hearing)
    one.bus.follow(ROOM, here("ann", "cy"))
    one.bus.follow(ROOM, here("ann"))
    with pytest.raises(BusLost):
        await two.bus.read_roll(ROOM)
    valkey.go_on()
    await both_hear_all(one, two)
    assert nobody_was_lost(one, two)


async def test_a_redis_that_is_killed_and_started_empty(mortal_valkey: Valkey) -> None:
    async with Proxy(mortal_valkey.port) as proxy:
        world = WorldOfRedis(proxy)
        one, two = await two_at_one_table(world)
        mortal_valkey.kill()
        await until(lambda: not one.bus.is_hearing and not two.bus.is_hearing)
        mortal_valkey.start()
        await both_hear_all(one, two)
        await newcomer_learns_all(world, one, two)
        await until(lambda: one.bus.roll(ROOM).is_certain and two.bus.roll(ROOM).is_certain)
        assert nobody_was_lost(one, two)
        await world.close()


async def test_a_redis_that_forgets_everything_is_told_again(redis_world: WorldOfRedis, valkey: Valkey) -> None:
    one, two = await two_at_one_table(redis_world)
    valkey.client.flushall()
    await until(lambda: valkey.client.hlen(room_key(ROOM)) == 2)
    await newcomer_learns_all(redis_world, one, two)
    await both_hear_all(one, two)
    assert nobody_was_lost(one, two)


async def test_who_is_cut_off_as_too_slow_hears_again(redis_world: WorldOfRedis, valkey: Valkey) -> None:
    one, two = await two_at_one_table(redis_world)
    for _ in range(3):
        valkey.client.client_kill_filter(_type="pubsub")
        one.bus.follow(ROOM, here("ann", "cy"))
        two.bus.follow(OTHER_ROOM, here("bob"))
        await until(lambda: there(two.bus).get(one.bus.name) == {"ann", "cy"})
        one.bus.follow(ROOM, here("ann"))
        two.bus.unfollow(OTHER_ROOM)
        await both_hear_all(one, two)
    valkey.client.client_kill_filter(_type="normal", skipme=True)
    await both_hear_all(one, two)
    assert nobody_was_lost(one, two)


async def test_what_was_left_while_nobody_listened_is_known_in_the_end(
    redis_world: WorldOfRedis, valkey: Valkey
) -> None:
    one, two = await two_at_one_table(redis_world, redis_world.proxy.port, valkey.port)
    await redis_world.proxy.cut()
    two.bus.unfollow(ROOM)
    await until(lambda: not valkey.client.hexists(room_key(ROOM), two.bus.name))
    redis_world.proxy.mend()
    await until(lambda: one.bus.roll(ROOM).is_certain)
    assert one.bus.roll(ROOM).there == one.bus.roll(ROOM).lost == {}


async def test_a_redis_that_is_not_there_at_the_start_may_come_later(mortal_valkey: Valkey) -> None:
    mortal_valkey.kill()
    bus = await RedisBus(mortal_valkey.url, wall_clock).open()
    bus.follow(ROOM, here("ann"))
    bus.tell(ROOM, [line(1)])
    assert not bus.is_hearing
    with pytest.raises(BusLost):
        await bus.read_roll(ROOM)
    mortal_valkey.start()
    await until(lambda: bus.is_hearing)
    await until(lambda: mortal_valkey.client.hlen(room_key(ROOM)) == 1)
    await bus.close()


async def test_farewell_can_be_said_without_a_redis(redis_world: WorldOfRedis) -> None:
    bus = await redis_world.make()
    redis_world.proxy.clog()
    began = time.monotonic()
    await bus.close()
    assert time.monotonic() - began < 5


async def test_what_was_written_goes_some_time_after_the_farewell(redis_world: WorldOfRedis, valkey: Valkey) -> None:
    bus = await redis_world.make()
    for code in (ROOM, OTHER_ROOM):
        bus.follow(code, here("ann"))
    await until(lambda: valkey.client.hlen(room_key(ROOM)) == valkey.client.hlen(room_key(OTHER_ROOM)) == 1)
    assert 80_000 < valkey.client.ttl(room_key(ROOM)) <= 86_400
    bus.unfollow(OTHER_ROOM)
    await bus.close()
    assert 0 < valkey.client.ttl(room_key(ROOM)) <= 120
    assert not valkey.client.exists(room_key(OTHER_ROOM))


async def test_an_older_message_does_not_undo_a_newer(redis_world: WorldOfRedis, valkey: Valkey) -> None:
    one, two = await two_at_one_table(redis_world)
    two.bus.follow(ROOM, here("bob", "cy"))
    await until(lambda: there(one.bus) == {two.bus.name: {"bob", "cy"}})
    old = to_bytes(Said(two.bus.name, 1, wall_clock(), here("mallory")))
    valkey.client.publish(two.bus._channels.room(ROOM), old)
    valkey.client.hset(room_key(ROOM), two.bus.name, old)
    assert there(one.bus) == {two.bus.name: {"bob", "cy"}}
    assert (await one.bus.read_roll(ROOM)).there == {two.bus.name: here("bob", "cy")}
    await two.bus.read_roll(ROOM)
    await until(lambda: b"mallory" not in valkey.client.hget(room_key(ROOM), two.bus.name))


async def test_what_is_no_message_harms_nobody_and_is_not_written_to_the_log(
    redis_world: WorldOfRedis, valkey: Valkey
) -> None:
    one, two = await two_at_one_table(redis_world)
    failed = metrics.errors._value.get()
    rubbish = [
        b"",
        b"\xff\x00",
        b"SESAME",
        b"[]",
        b'{"kind":"told","message":"SESAME"}',
        b'{"kind":"told","message":{"process":"x","lines":[{"seq":"SESAME"}]}}',
        b'{"kind":"said","message":{"process":"x","version":1,"at":1,"attendance":{"here":["SESAME"]}}}',
        b'{"kind":"beat","message":{"process":"SESAME"}}',
    ]
    with capture_logs() as logs:
        for channel in (one.bus._channels.room(ROOM), one.bus._channels.beats):
            for each in rubbish:
                valkey.client.publish(channel, each)
            valkey.client.publish(channel, b'{"kind":"of a later version"}')
        valkey.client.hset(room_key(ROOM), "x", b"SESAME")
        await both_hear_all(one, two)
        assert set((await one.bus.read_roll(ROOM)).there) == {two.bus.name}
    assert metrics.errors._value.get() - failed >= 2 * len(rubbish)
    assert "SESAME" not in repr([{**each, "exc_info": str(each["exc_info"])} for each in logs])


async def test_a_listener_that_fails_is_called_again(redis_world: WorldOfRedis) -> None:
    one, two = await two_at_one_table(redis_world)
    heard: list[str] = []

    class Failing:
        def hear_lines(self, code: str, lines: object) -> None:
            heard.append("lines")
            raise RuntimeError

        def hear_roll(self, code: str) -> None:
            heard.append("roll")
            raise RuntimeError

    two.bus.listen(Failing())
    one.bus.tell(ROOM, [line(1)])
    one.bus.follow(ROOM, here("cy"))
    one.bus.tell(ROOM, [line(2)])
    await until(lambda: heard == ["lines", "roll", "lines"])


async def test_what_cannot_be_told_is_dropped_and_counted(redis_world: WorldOfRedis) -> None:
    one, two = await two_at_one_table(redis_world)
    dropped, told = metrics.bus_dropped._value.get(), metrics.bus_told._value.get()
    redis_world.proxy.clog()
    began = time.monotonic()
    for seq in range(20_000):
        one.bus.tell(ROOM, [line(seq)])
    assert time.monotonic() - began < 2
    await until(lambda: metrics.bus_dropped._value.get() - dropped == 20_000)
    redis_world.proxy.mend()
    await both_hear_all(one, two)
    assert metrics.bus_told._value.get() > told
    assert metrics.bus_reconnects._value.get() > 0


async def test_what_was_lost_unnoticed_is_said_again_after_a_while(
    redis_world: WorldOfRedis, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "HEALING_SECONDS", 0.2)
    one, _ = await two_at_one_table(redis_world)
    valkey.client.hdel(room_key(ROOM), one.bus.name)
    await until(lambda: valkey.client.hexists(room_key(ROOM), one.bus.name))


async def test_that_a_room_was_left_is_said_again_after_what_a_broken_line_still_held(
    redis_world: WorldOfRedis, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "HEALING_SECONDS", 0.2)
    one, two = await two_at_one_table(redis_world)
    held = valkey.client.hget(room_key(ROOM), one.bus.name)
    one.bus.unfollow(ROOM)
    await until(lambda: not two.bus.roll(ROOM).there)
    valkey.client.hset(room_key(ROOM), one.bus.name, held)
    await until(lambda: not valkey.client.hexists(room_key(ROOM), one.bus.name))
    assert not two.bus.roll(ROOM).there


async def test_what_the_dead_have_left_behind_is_known_and_then_removed(
    redis_world: WorldOfRedis, valkey: Valkey
) -> None:
    died = wall_clock() - 70_000
    for code in (ROOM, OTHER_ROOM):
        valkey.client.hset(room_key(code), "dead", to_bytes(Said("dead", 7, died - 9_000, here("dee"))))
    valkey.client.hset(PROCESSES, "dead", died)
    valkey.client.hset(PROCESSES, "also-dead", died)
    one, _ = await two_at_one_table(redis_world)
    one.bus.follow(OTHER_ROOM, here("ann"))
    assert (await one.bus.read_roll(ROOM)).lost["dead"].since == died
    await until(lambda: not valkey.client.hexists(PROCESSES, "dead"))
    await until(lambda: not valkey.client.hexists(PROCESSES, "also-dead"))
    await until(lambda: not any(valkey.client.hexists(room_key(code), "dead") for code in (ROOM, OTHER_ROOM)))
    assert one.bus.roll(ROOM).lost["dead"].attendance == here("dee")


async def test_who_was_taken_for_dead_and_removed_says_everything_again(
    redis_world: WorldOfRedis, valkey: Valkey
) -> None:
    one, two = await two_at_one_table(redis_world)
    one.bus._own.bury(two.bus.name, [ROOM])
    await until(lambda: not valkey.client.hexists(room_key(ROOM), two.bus.name))
    await until(lambda: valkey.client.hexists(room_key(ROOM), two.bus.name))
    await newcomer_learns_all(redis_world, one, two)


async def test_addresses_with_a_password_a_database_and_a_file(guarded_valkey: tuple[Valkey, Path]) -> None:
    valkey, path = guarded_valkey
    urls = (f"redis://:a%20b%2Fc@127.0.0.1:{valkey.port}/3", f"unix://:a%20b%2Fc@{path}?db=3")
    one, two = [Listening(await RedisBus(url, wall_clock).open()) for url in urls]
    one.bus.follow(ROOM, here("ann"))
    two.bus.follow(ROOM, here("bob"))
    await both_hear_all(one, two)
    for each in (one, two):
        await each.bus.close()


async def test_a_wrong_password_leaves_it_deaf_and_is_not_written_to_the_log(
    guarded_valkey: tuple[Valkey, Path],
) -> None:
    with capture_logs() as logs:
        bus = await RedisBus(f"redis://:sesame@127.0.0.1:{guarded_valkey[0].port}", wall_clock).open()
        assert not bus.is_hearing
        await bus.close()
    assert logs
    assert "sesame" not in repr([{**each, "exc_info": repr(each["exc_info"])} for each in logs])


async def test_two_parlours_in_two_databases_of_one_redis_do_not_hear_each_other(valkey: Valkey) -> None:
    ends = [Listening(await RedisBus(f"{valkey.url}/{number}", wall_clock).open()) for number in (1, 1, 2)]
    for each in ends:
        each.bus.follow(ROOM, here())
    await until(lambda: there(ends[0].bus) and there(ends[1].bus))
    ends[2].bus.tell(ROOM, [line(1)])
    ends[0].bus.tell(ROOM, [line(2)])
    await until(lambda: ends[1].seqs)
    assert ends[1].seqs == [2]
    assert there(ends[2].bus) == {}
    assert ends[2].seqs == []
    for each in ends:
        await each.bus.close()


@pytest.mark.parametrize("url", ["http://127.0.0.1", "127.0.0.1:6379", ""])
async def test_an_address_of_no_redis_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="Redis URL"):
        RedisBus(url, wall_clock)


async def test_a_thousand_rooms_are_said_and_read_again_after_a_cut(redis_world: WorldOfRedis) -> None:
    one, two = await two_at_one_table(redis_world)
    codes = [f"R{number:05}" for number in range(1_500)]
    for code in codes:
        one.bus.follow(code, here("ann"))
        two.bus.follow(code, here("bob"))
    await until(lambda: all(there(one.bus, code) and there(two.bus, code) for code in codes))
    await redis_world.cut()
    await redis_world.mend()
    await until(lambda: all(one.bus.roll(code).is_certain and two.bus.roll(code).is_certain for code in codes))
    assert all(there(one.bus, code) and there(two.bus, code) for code in codes)
    assert nobody_was_lost(one, two)


def test_json_of_a_message() -> None:
    """Processes of two versions understand each other during an upgrade: a field is added, never changed."""
    said = Said("p", 3, 5, here("ann", since=4))
    assert orjson.loads(to_bytes(said)) == {
        "kind": "said",
        "message": {
            "process": "p",
            "version": 3,
            "at": 5,
            "attendance": {"here": {"ann": 4}, "gone": {}, "out": {}},
        },
    }
