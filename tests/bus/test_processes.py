"""Processes that die, or sleep."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

import orjson
import pytest

from tests.bus.conftest import Valkey, WorldOfRedis
from tests.bus.ends import ROOM, Listening, here, line, there, until, wall_clock

pytestmark = pytest.mark.req("P-6.4")


class Process:
    """Another process of the parlour, where Bob is; and what it has written."""

    def __init__(self, process: asyncio.subprocess.Process, name: str) -> None:
        self.name = name
        self.written: list[dict[str, object]] = []
        self._process = process
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for each in self._process.stdout:
            self.written.append(orjson.loads(each))

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def ever_lost(self) -> set[str]:
        return {name for each in self.written for name in each.get("lost", [])}

    def heard(self) -> list[int]:
        return [seq for each in self.written for seq in each.get("lines", [])]

    async def close(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
        await self._reading


@pytest.fixture
async def start(valkey: Valkey) -> AsyncIterator[Callable[[str], Awaitable[Process]]]:
    started: list[Process] = []

    async def start(name: str) -> Process:
        command = (sys.executable, "-m", "tests.bus.process", valkey.url, name, ROOM, "bob")
        pipe = asyncio.subprocess.PIPE
        started.append(Process(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe), name))
        return started[-1]

    yield start
    for each in started:
        await each.close()


async def test_a_process_that_is_killed_is_lost_from_its_last_beat_on(
    redis_world: WorldOfRedis, start: Callable[[str], Awaitable[Process]]
) -> None:
    one = Listening(await redis_world.make())
    one.bus.follow(ROOM, here("ann"))
    other = await start("other")
    await until(lambda: there(one.bus) == {"other": {"bob"}})
    killed = wall_clock()
    other.send(signal.SIGKILL)
    await until(lambda: one.ever_lost() == {"other"})
    lost = one.bus.roll(ROOM).lost["other"]
    assert wall_clock() - killed < 8_000
    assert lost.attendance == here("bob")
    assert killed - 3_000 < lost.since <= killed
    assert there(one.bus) == {}
    assert (await one.bus.read_roll(ROOM)).lost == {"other": lost}
    late = await redis_world.make()
    late.follow(ROOM, here())
    await until(lambda: there(late) == {one.bus.name: {"ann"}})
    assert late.roll(ROOM).lost == {"other": lost}


async def test_a_process_that_sleeps_is_lost_and_takes_nobody_for_dead_when_it_wakes(
    redis_world: WorldOfRedis, start: Callable[[str], Awaitable[Process]]
) -> None:
    one = Listening(await redis_world.make())
    one.bus.follow(ROOM, here("ann"))
    other = await start("other")
    await until(lambda: there(one.bus) == {"other": {"bob"}})
    await until(lambda: any(each.get("there") == [one.bus.name] for each in other.written))
    other.send(signal.SIGSTOP)
    await until(lambda: "other" in one.bus.roll(ROOM).lost)
    one.bus.tell(ROOM, [line(1)])
    known = len(other.written)
    other.send(signal.SIGCONT)
    await until(lambda: there(one.bus) == {"other": {"bob"}})
    await until(lambda: any(each.get("is_certain") is False for each in other.written[known:]))
    await until(lambda: other.written[-1].get("is_certain"))
    one.bus.tell(ROOM, [line(2)])
    await until(lambda: 2 in other.heard())
    assert other.ever_lost() == set()
    assert other.written[-2]["there"] == [one.bus.name]
    assert one.bus.roll(ROOM).lost == {}
