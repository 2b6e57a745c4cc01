"""What pages leave in memory after they were closed: the program beside itself without its patch for that.

python bench/closing.py --pages 300
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import uvloop
from aiohttp import ClientSession

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures
from bench.client import Tab, session
from bench.figures import usage
from bench.latency import NO_LIMITS, seat
from e2e.server import Server

STAYING = 70
"""Pages that stay open: more than those with which a whole collection is made every minute."""
HELD = 2.5
"""Seconds for which the others are open: long enough to be set aside as something that stays."""
FORGOTTEN = 35.0
"""Seconds after which a closed page is not waited for any more."""


async def memory_after(server: Server, pages: int, rounds: int) -> list[float]:
    """Megabytes after each round of so many pages."""
    ((code, (cookie, *_)),) = await seat(server.url, 1)
    found = []
    async with session() as http:
        staying = await opened(http, server, code, cookie, STAYING)
        for _ in range(rounds):
            tabs = await opened(http, server, code, cookie, pages)
            await asyncio.sleep(HELD)
            await asyncio.gather(*(tab.close() for tab in tabs))
            await asyncio.sleep(FORGOTTEN)
            found.append(usage(server.pid).memory)
        await asyncio.gather(*(tab.close() for tab in staying))
    return found


async def opened(http: ClientSession, server: Server, code: str, cookie: str, pages: int) -> list[Tab]:
    tabs = [Tab(http, server.url, cookie) for _ in range(pages)]
    for tab in tabs:
        await tab.open(f"/room/{code}")
    return tabs


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the memory that closed pages leave behind.")
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    figures.allow_many_connections()
    for left_out in ("", "closed_pages"):
        env = {**NO_LIMITS, "LEFT_OUT": left_out}
        with (
            tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder,
            Server(Path(folder), env, module="e2e.unpatched") as server,
        ):
            found = uvloop.run(memory_after(server, given.pages, given.rounds))
        grown = (found[-1] - found[0]) / (given.rounds - 1) / given.pages * 1000
        rounds = ", ".join(f"{each:.0f}" for each in found)
        print(f"without {left_out or 'nothing'}: {rounds} MB, {grown:.0f} kB for each page that was closed", flush=True)


if __name__ == "__main__":
    main()
