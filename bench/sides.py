"""Two servers side by side, each measured while it is its turn: whatever else the machine does, it does to both."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from aiohttp import ClientSession

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.client import session
from bench.latency import SETTLE, seat
from bench.pace import Tally, play_all
from bench.table import Table
from e2e.server import Server

EVERY = 0.1
"""Seconds between two actions of a room."""


@dataclass
class Side:
    """One of the two servers, and what it has used."""

    server: Server
    tables: list[Table] = field(default_factory=list)
    page_ms: float = 0
    act_ms: float = 0
    act_bytes: int = 0

    async def seat(self, rooms: int) -> None:
        parties = await seat(self.server.url, rooms)
        self.tables = [Table(code, cookies, Tally()) for code, cookies in parties]
        for number, table in enumerate(self.tables):
            table.rng = Random(number)  # both sides play the same games, as far as chance is rigged

    async def open(self, at: int, http: ClientSession) -> None:
        before = milliseconds(self.server.pid)
        await self.tables[at].open(http, self.server.url)
        if at:  # the first fills what is kept for all
            self.page_ms += milliseconds(self.server.pid) - before

    async def play(self, seconds: float) -> None:
        before, received = milliseconds(self.server.pid), self._received
        await play_all(self.tables, seconds, EVERY)
        self.act_ms += milliseconds(self.server.pid) - before
        self.act_bytes += self._received - received

    @property
    def page(self) -> float:
        """Milliseconds for a page opened."""
        return self.page_ms / sum(len(table.players) for table in self.tables[1:])

    @property
    def act(self) -> float:
        """Milliseconds for an action, of all six pages."""
        return self.act_ms / self._actions

    @property
    def kilobytes(self) -> float:
        """What one player receives for an action."""
        return self.act_bytes / self._actions / 6 / 1000

    @property
    def _actions(self) -> int:
        return sum(table.tally.actions for table in self.tables)

    @property
    def _received(self) -> int:
        return sum(player.bytes for table in self.tables for player in table.players)


def milliseconds(pid: int) -> float:
    """On a processor until now, of all threads."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e6


async def compare(sides: Sequence[Side], rooms: int, turns: int) -> None:
    """Open so many tables on both, and play so many seconds on each."""
    for side in sides:
        await side.seat(rooms)
    async with session() as http:
        for at in range(rooms):
            for side in sides:
                await side.open(at, http)
        await asyncio.sleep(SETTLE)
        for _ in range(turns):
            for side in sides:
                await side.play(1)
        for side in sides:
            await asyncio.gather(*(table.close() for table in side.tables))
