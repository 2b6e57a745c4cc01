"""Limits by address on several processes: each process is an AddressLimits, and between them is a real Valkey."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from redis import Redis
from starlette.requests import HTTPConnection

from clueapp.api import shared_counts
from clueapp.api.address_limits import TOO_MANY, TOO_MUCH, AddressLimits, PerMinute
from clueapp.api.shared_counts import ANSWERS_WITHIN, BEAT, SharedCounts
from clueapp.cluster.valkey import Valkey
from clueapp.kernel.errors import IllegalAction
from clueapp.settings import Settings
from tests.api.valkey import running_valkey
from tests.cluster.proxy import Proxy

SECRET = "a secret that all processes share"
LIMITS = {"rooms_per_minute": 3, "lookups_per_minute": 5, "requests_per_minute": 8, "connections_per_address": 3}
SOON = 10.0


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, Redis is waited for."""
    monkeypatch.setattr(shared_counts, "ANSWERS_WITHIN", SOON)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Valkey]:
    with running_valkey(tmp_path_factory.mktemp("valkey")) as found:
        yield found


@pytest.fixture
def valkey(server: Valkey) -> Valkey:
    """Empty."""
    if not server.is_running:
        server.start()
    look(server).flushall()
    return server


def look(valkey: Valkey) -> Redis:
    return Redis.from_url(valkey.url, decode_responses=True)


class Process:
    """One process's limits."""

    def __init__(self, url: str, name: str) -> None:
        self.shared = SharedCounts(url, SECRET, LIMITS["connections_per_address"], name)
        self.limits = AddressLimits(Settings(_env_file=None, **LIMITS), self.shared)

    async def admits(self, to: PerMinute | None = None, address: str = "10.0.0.1") -> bool:
        try:
            await self.limits.admit(connection(address), to or self.limits.rooms, now())
        except IllegalAction as refusal:
            return refusal.message != TOO_MUCH
        return True

    async def reaches(self, wanted: bool = True) -> None:
        await until(lambda: self.shared.is_reached == wanted)


@asynccontextmanager
async def process(url: str, name: str = "a") -> AsyncIterator[Process]:
    found = Process(url, name)
    async with found.limits.running():
        await found.reaches()
        yield found


@pytest.fixture
async def both(valkey: Valkey) -> AsyncIterator[tuple[Process, Process]]:
    async with process(valkey.url, "a") as first, process(valkey.url, "b") as second:
        yield first, second


def connection(address: str = "10.0.0.1", **scope: object) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (address, 1234), "headers": [], **scope})


def now() -> int:
    return time.monotonic_ns() // 1_000_000


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not what():
            await asyncio.sleep(0.01)


Both = tuple[Process, Process]


@pytest.mark.req("P-5.4", "P-6.4")
async def test_two_processes_together_give_no_more_than_one(both: Both) -> None:
    first, second = both
    assert [await each.admits() for each in (first, second, first, second, first)] == [True] * 3 + [False] * 2
    assert await second.admits(address="10.0.0.2"), "another address"
    assert await second.admits(second.limits.lookups), "another limit"


@pytest.mark.req("P-5.4", "P-6.4")
async def test_all_at_once_get_no_more_than_one_by_one(both: Both) -> None:
    asked = [each.admits(address=f"10.0.0.{at}") for at in range(20) for each in both for _ in range(3)]
    assert sum(await asyncio.gather(*asked)) == 20 * LIMITS["rooms_per_minute"]


@pytest.mark.req("P-5.4", "P-6.4")
async def test_what_was_taken_comes_back_with_time(both: Both) -> None:
    first, second = both
    now_and_then = [PerMinute("rooms", 20)]
    assert {await first.shared.ask("10.0.0.1", now_and_then) for _ in range(20)} == {None}
    assert await second.shared.ask("10.0.0.1", now_and_then) == TOO_MUCH
    await asyncio.sleep(3.1)
    assert await second.shared.ask("10.0.0.1", now_and_then) is None
    assert await second.shared.ask("10.0.0.1", now_and_then) == TOO_MUCH


@pytest.mark.req("P-5.4", "P-6.4")
async def test_who_is_refused_here_is_refused_without_asking(both: Both, valkey: Valkey) -> None:
    first, _ = both
    for _ in range(LIMITS["rooms_per_minute"]):
        assert await first.admits()
    asked: list[object] = []
    first.shared.ask = lambda *_: asked.append(_)  # type: ignore[method-assign, assignment, func-returns-value]
    assert not await first.admits()
    assert asked == []


@pytest.mark.req("P-5.4", "P-6.4")
async def test_a_request_that_falls_under_two_limits_asks_once(both: Both) -> None:
    first, second = both
    trips = count_trips(first)
    page = connection()
    await first.limits.admit(page, first.limits.requests, now(), also=first.limits.lookups)
    assert trips == [["requests", "lookups"]]
    call = connection()
    first.limits.begin(call, first.limits.requests, now())
    await first.limits.admit(call, first.limits.rooms, now())
    await first.limits.finish(call)
    assert trips[1:] == [["requests", "rooms"]]
    begun = connection()
    first.limits.begin(begun, first.limits.requests, now())
    await first.limits.finish(begun)
    assert trips[2:] == [["requests"]]
    left = LIMITS["requests_per_minute"] - 3
    assert [await second.admits(second.limits.requests) for _ in range(left + 1)] == [True] * left + [False]


def count_trips(process: Process) -> list[list[str]]:
    trips: list[list[str]] = []
    ask = process.shared.ask

    async def counted(household: str, limits: list[PerMinute], connections: int | None = None) -> str | None:
        trips.append([each.name for each in limits])
        return await ask(household, limits, connections)

    process.shared.ask = counted  # type: ignore[method-assign, assignment]
    return trips


@pytest.mark.req("P-5.4", "P-6.4")
async def test_connections_of_all_processes_count(both: Both) -> None:
    first, second = both
    async with AsyncExitStack() as stack:
        for each in (first, second, first):
            assert await stack.enter_async_context(each.limits.connection(connection())) is None
        async with second.limits.connection(connection()) as objection:
            assert objection is not None
            assert objection.message == TOO_MANY
        async with second.limits.connection(connection("10.0.0.2")) as objection:
            assert objection is None
    await asyncio.sleep(1.5 * BEAT)
    async with second.limits.connection(connection()) as objection:
        assert objection is None, "those that have ended do not count"


@pytest.mark.req("P-5.4", "P-6.4")
async def test_a_connection_that_falls_under_a_limit_asks_once(both: Both) -> None:
    first, second = both
    trips = count_trips(first)
    async with first.limits.connection(connection(), first.limits.lookups, now()) as objection:
        assert objection is None
    assert trips == [["lookups"]]
    left = LIMITS["lookups_per_minute"] - 1
    assert [await second.admits(second.limits.lookups) for _ in range(left + 1)] == [True] * left + [False]
    async with first.limits.connection(connection(), first.limits.lookups, now()) as objection:
        assert objection is not None
        assert objection.message == TOO_MUCH


@pytest.mark.req("P-5.4", "P-6.4")
async def test_connections_of_a_process_that_was_killed_count_for_seconds_only(valkey: Valkey) -> None:
    async with (
        process(valkey.url, "a") as living,
        Proxy(valkey.port) as line,
        process(valkey.url_at(line.port), "b") as dying,
        AsyncExitStack() as stack,
    ):
        for _ in range(3):
            await stack.enter_async_context(dying.limits.connection(connection()))
        async with living.limits.connection(connection()) as objection:
            assert objection is not None
        await line.cut()
        async with asyncio.timeout(SOON):
            while objection is not None:
                await asyncio.sleep(0.1)
                async with living.limits.connection(connection()) as objection:
                    pass
        assert look(valkey).zrange("clueapp:living", 0, -1) == ["a"]
        assert not dying.shared.is_reached
        line.mend()
        await dying.reaches()
        async with living.limits.connection(connection()) as objection:
            assert objection is not None, "it lives again, and they with it"


@pytest.mark.req("P-5.4", "P-6.4")
async def test_after_a_restart_of_redis_connections_are_told_again(both: Both, valkey: Valkey) -> None:
    first, second = both
    async with AsyncExitStack() as stack:
        for _ in range(3):
            assert await stack.enter_async_context(first.limits.connection(connection())) is None
        valkey.kill()
        await first.reaches(False)
        await second.reaches(False)
        async with second.limits.connection(connection()) as objection:
            assert objection is None, "each counts by itself"
        valkey.start()
        await first.reaches()
        await second.reaches()
        async with second.limits.connection(connection()) as objection:
            assert objection is not None


@pytest.mark.req("P-5.4", "P-6.4")
async def test_while_redis_is_silent_nobody_waits_but_the_first_and_each_counts_alone(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_counts, "ANSWERS_WITHIN", ANSWERS_WITHIN)
    async with Proxy(valkey.port) as line, process(valkey.url_at(line.port)) as first:
        line.clog()
        began = time.monotonic()
        assert await first.admits()
        assert ANSWERS_WITHIN - 0.05 < time.monotonic() - began < 4 * ANSWERS_WITHIN
        assert not first.shared.is_reached
        began = time.monotonic()
        assert [await first.admits() for _ in range(3)] == [True, True, False]
        assert await first.admits(address="10.0.0.2")
        assert time.monotonic() - began < ANSWERS_WITHIN
        line.mend()
        await first.reaches()


@pytest.mark.req("P-5.4", "P-6.4")
async def test_without_redis_at_the_start_each_process_counts_by_itself(valkey: Valkey) -> None:
    valkey.kill()
    first = Process(valkey.url, "a")
    async with first.limits.running():
        assert [await first.admits() for _ in range(4)] == [True] * 3 + [False]
        valkey.start()
        await first.reaches()
        assert await first.admits(address="10.0.0.2")


@pytest.mark.req("P-5.4", "P-6.4")
async def test_redis_holds_no_address_and_nothing_for_ever(both: Both, valkey: Valkey) -> None:
    first, second = both
    async with first.limits.connection(connection("10.20.30.40")), second.limits.connection(connection("2001:db8::7")):
        assert await first.admits(address="10.20.30.40")
        redis = look(valkey)
        kept = {key: redis.type(key) for key in redis.scan_iter()}
        held = [redis.hgetall(key) for key, kind in kept.items() if kind == "hash"]
        assert len(held) == 2
        text = f"{kept} {held} {[redis.get(key) for key, kind in kept.items() if kind == 'string']}"
        for address in ("10.20.30.40", "2001:db8"):
            assert address not in text
        lasting = {key for key in kept if redis.pttl(key) < 0}
        assert lasting == {"clueapp:living", "clueapp:secret"}
        assert all(redis.pttl(key) <= 60_000 for key in kept)


@pytest.mark.req("P-9.1", "P-6.4")
async def test_one_process_tells_what_is_true_of_all(valkey: Valkey) -> None:
    assert AddressLimits(Settings(_env_file=None)).is_first, "alone"
    async with process(valkey.url, "b") as second:
        assert second.limits.is_first
        async with process(valkey.url, "a") as first:
            assert first.limits.is_first
            await until(lambda: not second.limits.is_first)
        await until(lambda: second.limits.is_first)
    assert look(valkey).zrange("clueapp:living", 0, -1) == []
