"""From a click to the update received by all six, with N rooms of six, beside a bare websocket as the floor.

    python bench/latency.py --rooms 10 50 100 --seconds 20

See bench/README.md for what each figure means.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from time import process_time

import uvloop
from aiohttp import ClientSession

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures
from bench.client import session
from bench.figures import Opening, Row, usage
from bench.floor import FloorTable, running_floor
from bench.pace import Tally, play_all
from bench.table import Table, seat_party
from e2e.server import Server

PLENTY = "1000000"
NO_LIMITS = {
    f"CLUEAPP_{name}": PLENTY
    for name in (
        "ROOMS_PER_MINUTE",
        "JOINS_PER_MINUTE",
        "LOOKUPS_PER_MINUTE",
        "REQUESTS_PER_MINUTE",
        "CONNECTIONS_PER_ADDRESS",
    )
}
AT_ONCE = 4
"""Rooms that are seated or opened side by side."""
SETTLE = 2.5
"""Seconds until everybody's arrival has been told to everybody."""
Party = tuple[str, tuple[str, ...]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the time from a click to the update received by all six.")
    parser.add_argument("--rooms", type=int, nargs="+", default=[10, 50, 100])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=1 / 3, help="seconds between two actions of a room")
    parser.add_argument("--no-floor", action="store_true")
    given = parser.parse_args()
    figures.allow_many_connections()
    with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder:
        rows = measure_program(Path(folder), given.rooms, given.seconds, given.every)
    if not given.no_floor:
        print("\nthe floor: a bare websocket that broadcasts as many bytes to six")
        print(figures.heading())
        for row in rows:
            floor = uvloop.run(floor_row(row, given.seconds, given.every))
            ratios = (f"p{share * 100:.0f} {row.at(share) / floor.at(share):.1f}" for share in (0.5, 0.95, 0.99))
            print(f"{floor}   the program takes {' '.join(ratios)} times as long", flush=True)
    if any(row.troubles for row in rows):
        sys.exit(1)


def measure_program(folder: Path, numbers: Sequence[int], seconds: float, every: float) -> list[Row]:
    """A row for each number of rooms; the server is started anew for each, on the same log."""
    server = Server(folder, NO_LIMITS)
    with server:
        parties = uvloop.run(seat(server.url, max(numbers)))
    print("the program, with its durable log; milliseconds from the click until all six have the update")
    print(figures.heading())
    rows = []
    for number in numbers:
        with server:
            rows.append(uvloop.run(program_row(server, parties[:number], seconds, every)))
        print(rows[-1], flush=True)
    return rows


async def seat(base: str, number: int) -> list[Party]:
    """Rooms in which six have sat down, and so the game has begun."""
    async with session() as http:
        parties: list[Party] = []
        while len(parties) < number:
            some = min(AT_ONCE, number - len(parties))
            parties += await asyncio.gather(*(seat_party(http, base) for _ in range(some)))
        return parties


async def program_row(server: Server, parties: Sequence[Party], seconds: float, every: float) -> Row:
    tally = Tally()
    tables = [Table(code, cookies, tally) for code, cookies in parties]
    async with session() as http:
        opening = await open_all(tables, server, http)
        received = sum(player.bytes for table in tables for player in table.players)
        before, load = usage(server.pid), process_time()
        took = await play_all(tables, seconds, every)
        after, load = usage(server.pid), process_time() - load
        await asyncio.sleep(0.5)
        received = sum(player.bytes for table in tables for player in table.players) - received
        stale = sum([await table.is_stale(http, server.url) for table in tables])
        troubles = troubles_of(tables, stale)
        await asyncio.gather(*(table.close() for table in tables))
    cpu, load = (after.cpu - before.cpu) / took * 100, load / took * 100
    return Row(len(tables), tally, took, cpu, load, received, after.memory, opening, troubles)


async def open_all(tables: Sequence[Table], server: Server, http: ClientSession) -> Opening | None:
    """Open everybody's page of every table; what each page cost the server, but for those of the first table.

    The first fills what is kept for all, such as the drawing of the board.
    """
    await tables[0].open(http, server.url)
    await asyncio.sleep(SETTLE)
    before = usage(server.pid)
    rest = iter(tables[1:])
    while some := list(islice(rest, AT_ONCE)):
        await asyncio.gather(*(table.open(http, server.url) for table in some))
    await asyncio.sleep(SETTLE)
    after = usage(server.pid)
    pages = sum(len(table.players) for table in tables[1:])
    if not pages:
        return None
    first = tables[0].players[0]
    milliseconds = (after.cpu - before.cpu) / pages * 1000
    memory = (after.memory - before.memory) / pages
    return Opening(memory, milliseconds, first.html_bytes / 1000, len(first.elements))


def troubles_of(tables: Sequence[Table], stale: int) -> str:
    players = [player for table in tables for player in table.players]
    tally = tables[0].tally
    counted = {
        "lost": tally.lost,
        "nobody could act": tally.stuck,
        "refused": sum(len(player.refusals) for player in players),
        "dropped connections": sum(not player.is_open for player in players),
        "messages missing": sum(player.gaps for player in players),
        "pages not up to date": stale,
    }
    return ", ".join(f"{number} {what}" for what, number in counted.items() if number)


async def floor_row(row: Row, seconds: float, every: float) -> Row:
    """The same number of rooms at the same pace, with as many bytes, on the bare websocket."""
    tally = Tally()
    async with running_floor(int(row.bytes_each)) as (base, pid), session() as http:
        tables = [FloorTable(f"room{number}", tally) for number in range(row.rooms)]
        for table in tables:
            await table.open(http, base)
        before, load = usage(pid), process_time()
        took = await play_all(tables, seconds, every)
        after, load = usage(pid), process_time() - load
        received = sum(line.bytes for table in tables for line in table.lines)
        await asyncio.gather(*(table.close() for table in tables))
    cpu, load = (after.cpu - before.cpu) / took * 100, load / took * 100
    return Row(row.rooms, tally, took, cpu, load, received, after.memory)


if __name__ == "__main__":
    main()
