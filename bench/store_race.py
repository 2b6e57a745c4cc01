"""What it takes to append a line first, to come second, and to ask how far many rooms have got, on PostgreSQL."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, time_ns

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import markdown
from bench.figures import percentile
from bench.markdown import times
from bench.meters import LOAD, POSTGRES, SECONDS, Counts, Meters, since
from bench.store import BODY
from clueapp.cluster.cluster import Cluster
from clueapp.store.store import Store
from clueapp.store.values import LogLine, RoomRow, SequenceTaken

ROOM = "RACE"
AT_ONCE = 500


@dataclass(slots=True)
class Race:
    """What several stores took that all wanted to write the next line of one room, again and again."""

    stores: int
    won: list[float] = field(default_factory=list)
    lost: list[float] = field(default_factory=list)
    """Until what the winner wrote was read as well."""
    used: Counts = field(default_factory=dict)

    def each(self, what: str) -> float:
        """Milliseconds of processor for one round."""
        return self.used[what] / max(1, len(self.won))


def race_table(races: Sequence[Race]) -> str:
    head = (
        "stores that want the next line", "rounds a second", "won, p50 / p99 ms", "lost and read, p50 / p99 ms",
        "processor of the stores for a round, ms", "of PostgreSQL, ms",
    )  # fmt: skip
    rows = (
        (
            f"{each.stores}",
            f"{len(each.won) / each.used[SECONDS]:.0f}",
            times(each.won, 0.5, 0.99, digits=2),
            times(each.lost, 0.5, 0.99, digits=2),
            f"{each.each(LOAD):.2f}",
            f"{each.each(POSTGRES):.2f}",
        )
        for each in races
    )
    alone, last = races[0], races[-1]
    losers = last.stores - 1
    costs = (markdown.share(last.each(part), alone.each(part), losers) for part in (LOAD, POSTGRES))
    said = "To lose costs, in ms of processor: {} of the store, and {} of PostgreSQL.".format(*costs)
    return f"{markdown.table(head, rows)}\n\n{said}"


async def races(cluster: Cluster, meters: Meters, seconds: float) -> list[Race]:
    """One store alone, two, and three, each as a process has one."""
    stores = [await Store.open(cluster.postgres.url) for _ in range(3)]
    try:
        await stores[0].create(RoomRow(ROOM, "clueless", 1, "playing", 0, 0), [])
        found, seq = [], 0
        for number in (1, 2, 3):
            race = Race(number)
            before, end = meters.read(), perf_counter() + seconds
            while perf_counter() < end:
                seq += 1
                await asyncio.gather(*(_append(store, seq, race) for store in stores[:number]))
            race.used = since(before, meters.read())
            found.append(race)
        return found
    finally:
        for store in stores:
            await store.close()


async def _append(store: Store, seq: int, race: Race) -> None:
    begin = perf_counter()
    try:
        await store.append(ROOM, [LogLine(seq, time_ns() // 1_000_000, BODY)])
    except SequenceTaken:
        await store.load_since(ROOM, seq - 1)
        race.lost.append(perf_counter() - begin)
    else:
        race.won.append(perf_counter() - begin)


@dataclass(frozen=True, slots=True)
class Look:
    """What it takes to ask how far so many rooms have got."""

    rooms: int
    ms: float
    process_ms: float
    database_ms: float


def look_table(looks: Iterable[Look]) -> str:
    head = ("rooms awake", "asked until answered, p50 ms", "processor of the process, ms", "of PostgreSQL, ms")
    cells = ((f"{each.rooms:,}", each.ms, each.process_ms, each.database_ms) for each in looks)
    return markdown.table(head, ([rooms, *(f"{value:.1f}" for value in values)] for rooms, *values in cells))


async def looks(cluster: Cluster, meters: Meters, numbers: Sequence[int], times: int) -> list[Look]:
    """What every process asks twice a second, with so many rooms awake on it."""
    store = await Store.open(cluster.postgres.url, most_rooms=10 * max(numbers))
    try:
        codes = [f"L{number:05}" for number in range(max(numbers))]
        for at in range(0, len(codes), AT_ONCE):
            rows = [RoomRow(code, "clueless", 1, "playing", 0, 0) for code in codes[at : at + AT_ONCE]]
            await asyncio.gather(*(store.create(row, [LogLine(1, 0, BODY)]) for row in rows))
        return [await _look(store, meters, codes[:number], times) for number in numbers]
    finally:
        await store.close()


async def _look(store: Store, meters: Meters, codes: Sequence[str], times: int) -> Look:
    took, before = [], meters.read()
    for _ in range(times):
        begin = perf_counter()
        await store.last_seqs(codes)
        took.append(perf_counter() - begin)
    used = since(before, meters.read())
    return Look(len(codes), percentile(took, 0.5) * 1000, used[LOAD] / times, used[POSTGRES] / times)
