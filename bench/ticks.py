"""How late the letters of a clue are when hundreds of duels are played at once.

    python bench/ticks.py --matches 50 100 200 300 --seconds 40

See bench/README.md for what each figure means.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from html import unescape
from pathlib import Path
from time import perf_counter, process_time

import uvloop
from aiohttp import ClientSession

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures
from bench.client import Tab, session
from bench.figures import percentile, usage
from bench.latency import AT_ONCE, NO_LIMITS
from e2e.server import Server

TICK, LETTERS = 0.5, 6
"""Seconds between two ticks, and letters that each of them brings."""
THINK = 0.3
"""Seconds after which a player bets or matches."""
_LETTERS = re.compile(r'data-testid="clue-letters">([^<]*)<')
HEADING = "matches  ticks/s    p50    p95    p99    max  merged  CPU %  load %  kB/tick  RSS MB  troubles"


class Duelist(Tab):
    """One player's page: bets as little as can be, never buzzes, and notes when letters come."""

    def __init__(self, http: ClientSession, base: str) -> None:
        super().__init__(http, base, told=self._look)
        self.arrivals: dict[int, dict[int, float]] = defaultdict(dict)
        """For each clue by its number: when each of its ticks came."""
        self._clue, self._length = 0, 0
        self._places: dict[str, str] = {}
        self._has_acted = ""

    def part(self, testid: str) -> str:
        """The HTML of an element by its test id."""
        name = self._places.get(testid)
        if name is None or name not in self.elements:
            found = (name for name, each in self.elements.items() if each.get("props", {}).get("data-testid") == testid)
            name = self._places[testid] = next(found, "")
        return str(self.elements.get(name, {}).get("props", {}).get("innerHTML", ""))

    def _look(self, _tab: Tab, at: float) -> None:
        match = _LETTERS.search(self.part("clue"))
        letters = unescape(match[1]) if match else ""
        if len(letters) < self._length:
            self._clue += 1
        self._length = len(letters)
        if letters:
            self.arrivals[self._clue].setdefault(math.ceil(len(letters) / LETTERS), at)
        prompt = self.part("prompt")
        if prompt != self._has_acted:
            self._has_acted = prompt
            if "action-bet-5" in prompt:
                self._later({"type": "BET", "amount": 5})
            elif "action-match" in prompt:
                self._later({"type": "MATCH"})

    def _later(self, fields: dict[str, str | int]) -> None:
        asyncio.get_running_loop().call_later(THINK, self.send, "click", fields)

    @property
    def lateness(self) -> list[float]:
        """For each tick how much later it came than the clue's promptest one would have had it come."""
        late: list[float] = []
        for ticks in self.arrivals.values():
            promptest = min(at - number * TICK for number, at in ticks.items())
            late += [at - number * TICK - promptest for number, at in ticks.items()]
        return late

    @property
    def merged(self) -> int:
        """Ticks that came with the next one, because the page could not be drawn in between."""
        return sum(max(ticks) - min(ticks) + 1 - len(ticks) for ticks in self.arrivals.values())


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how late the letters of clues come.")
    parser.add_argument("--matches", type=int, nargs="+", default=[50, 100, 200, 300])
    parser.add_argument("--seconds", type=float, default=40)
    given = parser.parse_args()
    figures.allow_many_connections()
    print("milliseconds by which the letters of a clue come late")
    print(HEADING)
    is_well = True
    for number in given.matches:
        with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder, Server(Path(folder), NO_LIMITS) as server:
            is_well &= uvloop.run(measure(server, number, given.seconds))
    sys.exit(0 if is_well else 1)


async def measure(server: Server, number: int, seconds: float) -> bool:
    """Print a row; False if anything was lost."""
    async with session() as http:
        tabs: list[Duelist] = []
        while len(tabs) < 2 * number:
            some = min(AT_ONCE, number - len(tabs) // 2)
            pairs = await asyncio.gather(*(seat_pair(http, server.url) for _ in range(some)))
            tabs += [tab for pair in pairs for tab in pair]
        await asyncio.sleep(4)  # the last of them bet
        received = sum(tab.bytes for tab in tabs)
        for tab in tabs:
            tab.arrivals.clear()
        before, load, begun = usage(server.pid), process_time(), perf_counter()
        await asyncio.sleep(seconds)
        after, load, took = usage(server.pid), process_time() - load, perf_counter() - begun
        received = sum(tab.bytes for tab in tabs) - received
        late = [each * 1000 for tab in tabs for each in tab.lateness]
        merged = sum(tab.merged for tab in tabs)
        troubles = sum(tab.gaps + (not tab.is_open) + len(tab.refusals) for tab in tabs)
        await asyncio.gather(*(tab.close() for tab in tabs))
    print(row(number, late, took, after.cpu - before.cpu, load, received, after.memory, merged, troubles), flush=True)
    return troubles == 0


def row(
    number: int,
    late: Sequence[float],
    took: float,
    cpu: float,
    load: float,
    received: int,
    memory: float,
    merged: int,
    troubles: int,
) -> str:
    p50, p95, p99 = (percentile(late, share) for share in (0.5, 0.95, 0.99))
    times = f"{p50:6.1f} {p95:6.1f} {p99:6.1f} {max(late):6.1f} {merged:7}"
    shares = f"{cpu / took * 100:6.0f} {load / took * 100:7.0f}"
    sizes = f"{received / len(late) / 1000:8.2f} {memory:7.0f}"
    return f"{number:7} {len(late) / took:8.0f} {times} {shares} {sizes}  {troubles or 'none'}"


async def seat_pair(http: ClientSession, base: str) -> tuple[Duelist, Duelist]:
    """Two who have sat down at a table of their own, through the pages."""
    host = Tab(http, base)
    await host.open("/")
    host.send("submit", {"type": "CREATE", "game": "trivia", "name": "Ann"})
    path = await host.until(lambda: host.asked_to_open)
    await host.close()
    one, other = Duelist(http, base), Duelist(http, base)
    one.cookie = host.cookie
    await one.open(path)
    await other.open(path)
    other.send("submit", {"type": "SIT_DOWN", "name": "Bob", "seat": "P2"})
    return one, other


if __name__ == "__main__":
    main()
