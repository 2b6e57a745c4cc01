"""What each patch for speed brings: the program with all of them beside the program without one, in turns of a second.

    python bench/patches.py --rooms 6 --turns 15

The processor is that of the server while it is its turn. Whatever else the machine does meanwhile, it does to both.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from aiohttp import ClientSession

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures
from bench.client import session
from bench.latency import NO_LIMITS, SETTLE, seat
from bench.pace import Tally, play_all
from bench.table import Table
from e2e.server import Server
from pages.nicegui_inside import PATCHES

EVERY = 0.1
"""Seconds between two actions of a room."""
ALL = " ".join(PATCHES)


@dataclass
class Side:
    """One of the two servers, and what it has used."""

    server: Server
    tables: list[Table] = field(default_factory=list)
    page_ms: float = 0
    act_ms: float = 0

    async def seat(self, rooms: int) -> None:
        parties = await seat(self.server.url, rooms)
        self.tables = [Table(code, cookies, Tally()) for code, cookies in parties]

    async def open(self, at: int, http: ClientSession) -> None:
        before = milliseconds(self.server.pid)
        await self.tables[at].open(http, self.server.url)
        if at:  # the first fills what is kept for all
            self.page_ms += milliseconds(self.server.pid) - before

    async def play(self, seconds: float) -> None:
        before = milliseconds(self.server.pid)
        await play_all(self.tables, seconds, EVERY)
        self.act_ms += milliseconds(self.server.pid) - before

    @property
    def page(self) -> float:
        return self.page_ms / sum(len(table.players) for table in self.tables[1:])

    @property
    def act(self) -> float:
        return self.act_ms / sum(table.tally.actions for table in self.tables)


def milliseconds(pid: int) -> float:
    """On a processor until now, of all threads."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e6


async def compare(sides: tuple[Side, Side], rooms: int, turns: int) -> None:
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


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the program beside itself without each of its patches.")
    parser.add_argument("--rooms", type=int, default=6)
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--without", nargs="+", default=[*PATCHES, ALL, ""])
    given = parser.parse_args()
    figures.allow_many_connections()
    print(f"{'without':>20} {'ms/act':>16} {'more, %':>8} {'ms/page':>16} {'more, %':>8}")
    for left_out in given.without:
        with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder, ExitStack() as stack:
            servers = (
                Server(Path(folder) / name, {**NO_LIMITS, "LEFT_OUT": names}, module="e2e.unpatched")
                for name, names in (("with", ""), ("without", left_out))
            )
            usual, other = sides = (Side(stack.enter_context(next(servers))), Side(stack.enter_context(next(servers))))
            uvloop.run(compare(sides, given.rooms, given.turns))
        acts, pages = (f"{usual.act:.2f} -> {other.act:.2f}", f"{usual.page:.1f} -> {other.page:.1f}")
        more = ((other.act / usual.act - 1) * 100, (other.page / usual.page - 1) * 100)
        name = "all" if left_out == ALL else left_out or "nothing"
        print(f"{name:>20} {acts:>16} {more[0]:>+8.1f} {pages:>16} {more[1]:>+8.1f}", flush=True)


if __name__ == "__main__":
    main()
