"""Appends a second and CPU time an append, one line each, on SQLite in a temporary folder: `python -m bench.store`."""

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ClassVar

from sqlalchemy import Connection, Engine, event

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from clueapp.store import LogLine, RoomRow, Store

SECONDS = 1.1
BODY = '{"kind":"SuggestionMade","seat":"scarlet","suspect":"plum","weapon":"rope","room":"study","to":["all"]}'
commits: list[Connection] = []


class Room:
    """A room that appends one line at a time, as a game does."""

    def __init__(self, store: Store, code: str) -> None:
        self._store = store
        self.code = code
        self.seq = 0

    async def make(self) -> None:
        await self._store.create(RoomRow(self.code, "clueless", 1, "playing", 0, 0), [])

    def next_line(self) -> LogLine:
        self.seq += 1
        return LogLine(self.seq, time.time_ns() // 1_000_000, BODY)

    async def append(self) -> None:
        await self._store.append(self.code, [self.next_line()])


class Idler(Room):
    """A room that stores nothing: what the measuring itself costs."""

    async def append(self) -> None:
        self.next_line()
        await asyncio.sleep(0)


class Peer(Room):
    """A room that writes with sqlite3 alone, three lines a transaction: the least that being durable costs here."""

    connection: sqlite3.Connection
    waiting: ClassVar[list[tuple[str, LogLine]]] = []

    async def append(self) -> None:
        self.waiting.append((self.code, self.next_line()))
        if len(self.waiting) < 3:
            return
        self.connection.execute("BEGIN IMMEDIATE")
        self.connection.executemany(
            "UPDATE room SET touched_at = ? WHERE code = ?", [(line.at, code) for code, line in self.waiting]
        )
        self.connection.executemany(
            "INSERT INTO entry VALUES (?, ?, ?, ?)",
            [(code, line.seq, line.at, line.body) for code, line in self.waiting],
        )
        self.connection.execute("COMMIT")
        self.waiting.clear()


async def flat_out(rooms: list[Room]) -> None:
    """Every room appends its next line as soon as the last is durable."""
    end = time.perf_counter() + SECONDS

    async def play(room: Room) -> None:
        while time.perf_counter() < end:
            await room.append()

    await asyncio.gather(*map(play, rooms))


async def paced(rooms: list[Room]) -> None:
    """300 appends a second in all, in bursts of three, by the rooms in turn."""
    start = time.perf_counter()
    running: set[asyncio.Task[None]] = set()
    for burst in range(int(SECONDS * 100)):
        await asyncio.sleep(max(0.0, start + burst / 100 - time.perf_counter()))
        for place in range(3):
            task = asyncio.create_task(rooms[(3 * burst + place) % len(rooms)].append())
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)


async def measure(kind: type[Room], load: Callable[[list[Room]], Awaitable[None]], number: int, folder: Path) -> None:
    """Prints one row of the table."""
    file = folder / f"{kind.__name__}-{load.__name__}-{number}.db"
    store = await Store.open(f"sqlite:///{file}")
    rooms = [kind(store, f"R{place:03}") for place in range(number)]
    for room in rooms:
        await room.make()
    Peer.connection = sqlite3.connect(file, isolation_level=None)
    Peer.connection.execute("PRAGMA synchronous = FULL")
    commits.clear()
    wall, cpu = time.perf_counter(), time.process_time()
    await load(rooms)
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    appends = sum(room.seq for room in rooms)
    group = f"{appends / len(commits):.1f}" if commits else "-"
    what = {Room: "store", Idler: "nothing", Peer: "sqlite3"}[kind]
    pace = "flat out" if load is flat_out else "300/s"
    print(f"{what:>8} {pace:>9} {number:>6} {appends / wall:>10,.0f} {cpu / appends * 1e6:>12.0f} {group:>15}")
    Peer.connection.close()
    await store.close()


async def main() -> None:
    event.listen(Engine, "commit", commits.append)
    print(f"{'what':>8} {'pace':>9} {'rooms':>6} {'appends/s':>10} {'CPU µs each':>12} {'lines a commit':>15}")
    with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder:
        for number in (1, 10, 100):
            await measure(Room, flat_out, number, Path(folder))
        for kind, number in ((Room, 1), (Room, 10), (Room, 100), (Peer, 100), (Idler, 100)):
            await measure(kind, paced, number, Path(folder))


if __name__ == "__main__":
    asyncio.run(main())
