"""What people's clicks take while system players think in many other rooms.

    python bench/robots.py --rooms 100 --people 10 --seconds 20

See bench/README.md for what each figure means.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import uvloop
from aiohttp import ClientSession, ClientWebSocketResponse

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures
from bench.client import session
from bench.figures import usage
from bench.latency import NO_LIMITS, SETTLE, Party, open_all, seat, troubles_of
from bench.pace import Tally, play_all
from bench.table import Table
from e2e.server import Server

STRENGTHS = ("novice", "detective", "mastermind")
"""The others think no more than these: a guest as a novice, an inspector less than a detective."""
OPPONENTS = 5
HESITATION = 1.5
"""Seconds that the one person of such a room takes for everything."""
HARMLESS = ("MOVE", "STAY", "SUGGEST", "SHOW", "END_TURN", "REMATCH")
Message = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure people's clicks while system players think in other rooms.")
    parser.add_argument("--rooms", type=int, default=100, help="rooms with one person and five system players")
    parser.add_argument("--people", type=int, default=10, help="rooms of six people, whose clicks are measured")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=1 / 3, help="seconds between two actions of a room of six")
    given = parser.parse_args()
    figures.allow_many_connections()
    print(f"{given.people} rooms of six people click, beside {given.rooms} rooms in which five system players think")
    print("strength     acts/s    p50    p95    p99    max   CPU %  elsewhere %   house acts/s")
    for strength in (None, *STRENGTHS):
        with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder, Server(Path(folder), NO_LIMITS) as server:
            print(uvloop.run(row(server, strength, given)), flush=True)


async def row(server: Server, strength: str | None, given: argparse.Namespace) -> str:
    """What the clicks took beside rooms of this strength, or none."""
    parties = await seat(server.url, given.people)
    async with session() as http:
        solitaires = [Solitaire(http, server.url, strength, number) for number in range(given.rooms if strength else 0)]
        async with played(solitaires):
            return await measured(server, http, strength, parties, solitaires, given)


async def measured(
    server: Server,
    http: ClientSession,
    strength: str | None,
    parties: Sequence[Party],
    solitaires: Sequence[Solitaire],
    given: argparse.Namespace,
) -> str:
    tally = Tally()
    tables = [Table(code, cookies, tally) for code, cookies in parties]
    await open_all(tables, server, http)
    await asyncio.sleep(SETTLE)
    acted, before, thought = sum(each.events for each in solitaires), usage(server.pid), elsewhere(server.pid)
    took = await play_all(tables, given.seconds, given.every)
    acted, after = sum(each.events for each in solitaires) - acted, usage(server.pid)
    thought = elsewhere(server.pid) - thought
    troubles = troubles_of(tables, 0)
    await asyncio.gather(*(table.close() for table in tables))
    times = (f"{figures.percentile(tally.seconds, share) * 1000:6.1f}" for share in (0.5, 0.95, 0.99, 1))
    return (
        f"{strength or 'none':11} {tally.actions / took:7.0f} {' '.join(times)} "
        f"{(after.cpu - before.cpu) / took * 100:7.0f} {thought / took * 100:12.0f} {acted / took:14.0f}   {troubles}"
    )


def elsewhere(server: int) -> float:
    """Seconds of processor in the processes that think for a server."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return sum(usage(int(child)).cpu for child in children)


class Solitaire:
    """A room with one person and five system players. The person does anything that does not end the game."""

    def __init__(self, http: ClientSession, base: str, strength: str | None, number: int) -> None:
        self._http, self._base, self._strength = http, base, strength
        self._rng = Random(number)
        self.events = 0
        """What has happened there, as its person was told."""

    async def play(self) -> None:
        players = OPPONENTS + 1
        options = {"expected": players, "fill": players, "fillStrength": self._strength}
        asked = {"game": "clueless", "name": "Player", "options": options}
        async with self._http.post(f"{self._base}/api/rooms", json=asked) as answer:
            seated = await answer.json()
        async with self._http.ws_connect(f"{self._base}/ws/{seated['roomId']}") as line:
            await line.send_json({"type": "JOIN_ROOM", **seated})
            await line.send_json({"type": "START"})
            await self._answer(line)

    async def _answer(self, line: ClientWebSocketResponse) -> None:
        async for heard in line:
            message = heard.json()
            self.events += message["type"] == "EVENT"
            if message["type"] in ("VIEW", "ROOM_STATE") and (said := self._choice(message["legal"])):
                await asyncio.sleep(HESITATION)
                await line.send_json(said)

    def _choice(self, legal: Sequence[Message]) -> Message | None:
        forms = [form for form in legal if form["type"] in HARMLESS]
        if not forms:
            return None
        form = self._rng.choice(forms)
        return {"type": form["type"], **{name: self._rng.choice(values) for name, values in form["fields"].items()}}


@asynccontextmanager
async def played(solitaires: Sequence[Solitaire]) -> AsyncIterator[None]:
    """While these are played."""
    tasks = [asyncio.create_task(each.play()) for each in solitaires]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    main()
