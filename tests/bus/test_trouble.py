"""Trouble of every kind at once, dealt by a seed; in the end everybody knows everything."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from clueapp.bus.redis import RedisBus
from clueapp.bus.values import Attendance
from tests.bus.conftest import Valkey
from tests.bus.ends import Listening, here, line, until, wall_clock
from tests.cluster.proxy import Proxy

pytestmark = pytest.mark.req("P-6.4")
CODES = [f"ROOM{number:02}" for number in range(20)]
ROUNDS = 20
HEALED_SECONDS = 60.0
"""Everything is said again twice a minute, if nothing else has healed it."""


class Parlour:
    """Three processes, each on a line of its own, and what each has said last of each room."""

    def __init__(self, ends: list[Listening], proxies: list[Proxy]) -> None:
        self.ends = ends
        self.proxies = proxies
        self.said: list[dict[str, Attendance]] = [{} for _ in ends]

    def say_something(self, chance: Random) -> None:
        number, code = chance.randrange(len(self.ends)), chance.choice(CODES)
        bus, said = self.ends[number].bus, self.said[number]
        if chance.random() < 0.3:
            said.pop(code, None)
            bus.unfollow(code)
        else:
            said[code] = here(*chance.sample("abcdef", chance.randrange(4)), since=chance.randrange(9))
            bus.follow(code, said[code])
        bus.tell(code, [line(chance.randrange(100))])

    def everybody_knows_everything(self) -> bool:
        return all(self._is_known(number, code) for number, said in enumerate(self.said) for code in said)

    def _is_known(self, number: int, code: str) -> bool:
        roll = self.ends[number].bus.roll(code)
        there = {
            self.ends[other].bus.name: said[code]
            for other, said in enumerate(self.said)
            if other != number and code in said
        }
        return roll.is_certain and roll.there == there and not roll.lost


@pytest.fixture
async def parlour(mortal_valkey: Valkey) -> AsyncIterator[Parlour]:
    proxies = [await Proxy(mortal_valkey.port).__aenter__() for _ in range(3)]
    urls = [f"redis://127.0.0.1:{proxy.port}" for proxy in proxies]
    parlour = Parlour([Listening(await RedisBus(url, wall_clock).open()) for url in urls], proxies)
    yield parlour
    for end in parlour.ends:
        await end.bus.close()
    for proxy in proxies:
        await proxy.__aexit__(None, None, None)


async def make_trouble(chance: Random, proxy: Proxy, valkey: Valkey) -> None:
    kind = chance.choice(["drop", "cut", "clog", "delay", "kick", "flush", "restart", "mend", "mend", "mend"])
    match kind:
        case "drop":
            await proxy.drop()
        case "cut":
            await proxy.cut()
        case "clog":
            proxy.clog()
        case "delay":
            proxy.delay = chance.choice([0.1, 0.7, 2.5])
        case "kick":
            valkey.client.client_kill_filter(_type=chance.choice(["pubsub", "normal"]), skipme=True)
        case "flush":
            valkey.client.flushall()
        case "restart":
            valkey.kill()
            valkey.start()
        case _:
            proxy.mend()


async def test_after_any_trouble_nobody_is_deaf_and_nobody_is_missed(
    parlour: Parlour, mortal_valkey: Valkey, same_deal: Random
) -> None:
    for _ in range(ROUNDS):
        for _ in range(10):
            parlour.say_something(same_deal)
        await make_trouble(same_deal, same_deal.choice(parlour.proxies), mortal_valkey)
        await asyncio.sleep(same_deal.random() / 2)
    for proxy in parlour.proxies:
        proxy.mend()
    await until(lambda: all(end.bus.is_hearing for end in parlour.ends))
    await until(parlour.everybody_knows_everything, HEALED_SECONDS)
