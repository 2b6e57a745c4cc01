"""What it takes when players on several processes act in one room at the same moment."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

import orjson
from aiohttp import ClientSession

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import markdown
from bench.client import Line, session
from bench.markdown import times
from bench.meters import LOAD, POSTGRES, PROCESSES, VALKEY, Counts, Meters, since
from clueapp.cluster.cluster import Cluster

PLAYERS = 3
EVERY = 0.3
"""Seconds between two rounds of a room: no player may act more than five times a second for long."""
IN_TURN = 0.08
LOST_AFTER = 5.0
_CONFLICTS = re.compile(r"^clueapp_conflicts_total (\S+)", re.MULTILINE)


@dataclass(slots=True)
class Contest:
    """Rounds in which each of some players of a room has a note of their own written down."""

    name: str
    number: int
    """How many of them act."""
    is_spread: bool
    is_at_once: bool
    seconds: list[float] = field(default_factory=list)
    lost: int = 0
    conflicts: float = 0
    used: Counts = field(default_factory=dict)

    def each(self, what: str) -> float:
        """Milliseconds of processor for a note."""
        return self.used.get(what, 0) / max(1, len(self.seconds))

    def row(self) -> Sequence[str]:
        number = len(self.seconds)
        return (
            self.name,
            f"{number:,}" + (f", {self.lost} refused or never seen" if self.lost else ""),
            f"{self.conflicts / max(1, number):.2f}",
            times(self.seconds, 0.5, 0.99, 1),
            *(f"{self.each(what):.2f}" for what in (PROCESSES, POSTGRES, VALKEY, LOAD)),
        )


def contest_table(contests: Sequence[Contest]) -> str:
    head = (
        "who acts", "notes", "decisions that lost, for each note", "sent until seen, p50 / p99 / max ms",
        "processes, ms of processor for a note", "PostgreSQL", "Valkey", "load",
    )  # fmt: skip
    in_turn, _, at_once, _ = contests
    lost = max(at_once.conflicts, 1) / max(1, len(at_once.seconds))
    costs = (markdown.share(at_once.each(part), in_turn.each(part), lost) for part in (PROCESSES, POSTGRES))
    said = "To lose costs, in ms of processor: {} of the processes, and {} of PostgreSQL.".format(*costs)
    return f"{markdown.table(head, (each.row() for each in contests))}\n\n{said}"


def contests() -> list[Contest]:
    return [
        Contest("three on three processes, one after the other", 3, is_spread=True, is_at_once=False),
        Contest("two at once on two processes", 2, is_spread=True, is_at_once=True),
        Contest("three at once on three processes", 3, is_spread=True, is_at_once=True),
        Contest("three at once on one process", 3, is_spread=False, is_at_once=True),
    ]


class Seat(Line):
    """One player's socket, who writes into the notebook."""

    def __init__(self, http: ClientSession, seated: dict[str, str]) -> None:
        super().__init__(http)
        self._seated = seated
        self._numbers = count()
        self._seen = asyncio.Event()
        self._at = 0.0
        self._awaited = ""
        self.is_playing = asyncio.Event()
        self.refusals: list[str] = []

    async def open(self, base: str) -> None:
        await self.connect(f"{base}/ws/{self._seated['roomId']}")
        self.say(orjson.dumps({"type": "JOIN_ROOM", **self._seated}).decode())

    def hear(self, text: str, at: float) -> None:
        message = orjson.loads(text)
        if message["type"] == "ERROR":
            self.refusals.append(message["code"])
        if message["type"] not in ("VIEW", "ROOM_STATE") or message["status"] != "playing":
            return
        self.is_playing.set()
        if self._awaited and message["view"]["notes"].get("rope:scarlet") == self._awaited:
            self._at = at
            self._seen.set()

    async def note(self) -> float | None:
        """Write a letter, and wait until one's own view shows it: how many seconds that took, None if it does not."""
        self._awaited = "abcdefgh"[next(self._numbers) % 8]
        self._seen.clear()
        begin = perf_counter()
        self.say(orjson.dumps({"type": "MARK", "card": "rope", "player": "scarlet", "mark": self._awaited}).decode())
        try:
            async with asyncio.timeout(LOST_AFTER):
                await self._seen.wait()
        except TimeoutError:
            return None
        return self._at - begin


async def hold(contest: Contest, cluster: Cluster, meters: Meters, rooms: int, seconds: float) -> None:
    """Hold a contest in many rooms side by side, each with three players."""
    async with session() as http:
        tables = [await _table(cluster, http, at, contest.is_spread) for at in range(rooms)]
        conflicts, before = await _conflicts(cluster, http), meters.read()
        await asyncio.gather(*(_play(table[: contest.number], contest, at, seconds) for at, table in enumerate(tables)))
        contest.used = since(before, meters.read())
        contest.conflicts = await _conflicts(cluster, http) - conflicts
        for seat in (seat for table in tables for seat in table):
            contest.lost += len(seat.refusals)
            await seat.close()


async def _table(cluster: Cluster, http: ClientSession, room: int, is_spread: bool) -> list[Seat]:
    bases = [cluster.processes[(room + at * is_spread) % len(cluster.processes)] for at in range(PLAYERS)]
    asked = {"game": "clueless", "name": "Player 1", "options": {"expected": PLAYERS}}
    host = await _post(http, f"{bases[0].url}/api/rooms", asked)
    seats = [Seat(http, host)]
    for number, base in enumerate(bases[1:], 2):
        address = f"{base.url}/api/rooms/{host['roomId']}/players"
        seats.append(Seat(http, await _post(http, address, {"name": f"Player {number}"})))
    for seat, base in zip(seats, bases, strict=True):
        await seat.open(base.ws_url)
    async with asyncio.timeout(LOST_AFTER):
        for seat in seats:
            await seat.is_playing.wait()
    return seats


async def _post(http: ClientSession, url: str, what: Mapping[str, object]) -> dict[str, str]:
    async with http.post(url, json=what) as answer:
        seated: dict[str, str] = await answer.json()
        return seated


async def _play(seats: Sequence[Seat], contest: Contest, room: int, seconds: float) -> None:
    await asyncio.sleep(Random(room).random() * EVERY)
    end = perf_counter() + seconds
    while perf_counter() < end:
        due = perf_counter() + EVERY
        waits = [0 if contest.is_at_once else at * IN_TURN for at in range(len(seats))]
        for took in await asyncio.gather(*(_note(seat, wait) for seat, wait in zip(seats, waits, strict=True))):
            if took is None:
                contest.lost += 1
            else:
                contest.seconds.append(took)
        await asyncio.sleep(max(0.0, due - perf_counter()))


async def _note(seat: Seat, wait: float) -> float | None:
    await asyncio.sleep(wait)
    return await seat.note()


async def _conflicts(cluster: Cluster, http: ClientSession) -> float:
    """How often all processes have had to decide again."""
    total = 0.0
    for process in cluster.processes:
        async with http.get(f"{process.url}/metrics") as answer:
            found = _CONFLICTS.search(await answer.text())
            total += float(found[1]) if found else 0
    return total
