"""The same rooms on some processes: opened, left alone, played at one pace, and at the highest that goes well."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from aiohttp import ClientSession

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.client import session
from bench.figures import percentile
from bench.latency import AT_ONCE, Party, troubles_of
from bench.meters import PROCESSES, SECONDS, Counts, Meters, since
from bench.pace import Tally, play_all
from bench.spread import Arrivals, SpreadTable

GOOD = 0.1
"""Seconds that 99 of 100 actions may take at the most."""
KEPT_UP = 0.95
"""The share of the actions asked for that has to be carried out."""
TRIES, HOPELESS = 2, 3.0
"""So often a load is tried before it is too much, as anything may happen on a machine once; unless it took so many
times as long as it may."""
WARM_UP = 3.0
"""Seconds of play that do not count: a process does much for the first time then, and several do it several times."""
SETTLE = 4.0
"""Seconds until everybody's arrival has been told to everybody, and every page has said that it has read it."""
STEP, HALVINGS = 2, 3
MOST = 10_000


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is done."""

    rooms: int
    load: float
    """Actions a second."""
    seconds: float
    idle: float
    step: float
    """Seconds for each load that is tried on the way to the highest; none are tried without."""


@dataclass(frozen=True, slots=True)
class Grown:
    """The highest load that went well."""

    actions: int
    p50: float
    p99: float
    used: Counts

    @property
    def load(self) -> float:
        """Actions a second."""
        return self.actions / self.used[SECONDS]

    def cores(self, what: str) -> float:
        """How many cores a part has kept busy."""
        return self.used.get(what, 0) / self.used[SECONDS] / 1000


@dataclass(frozen=True, slots=True)
class Result:
    """What one trial said."""

    tally: Tally
    arrivals: Arrivals
    used: Counts
    empty: Counts
    """While there were no pages."""
    idle: Counts
    """While they were left alone."""
    processes: int
    pages: int
    base: float
    """MB of a process before pages were opened."""
    page_memory: float
    page_ms: float
    received: int
    """Bytes, of all players, while they played."""
    grown: Grown | None
    troubles: str

    @property
    def actions(self) -> int:
        return self.tally.actions

    def at(self, share: float) -> float:
        """Milliseconds from a click until all six have the update, at this share of the actions."""
        return percentile(self.tally.seconds, share) * 1000

    def each(self, what: str) -> float:
        """What one action took of something, beside what is used while nobody acts."""
        return (self.used.get(what, 0) - self.alone(what) * self.used[SECONDS]) / max(1, self.actions)

    def alone(self, what: str) -> float:
        """What is used each second while nobody does anything."""
        return self.idle.get(what, 0) / self.idle[SECONDS]

    @property
    def page_idle(self) -> float:
        """Milliseconds of processor a second for a page on which nothing happens."""
        return max(0.0, self.alone(PROCESSES) - self.empty[PROCESSES] / self.empty[SECONDS]) / self.pages

    @property
    def kilobytes(self) -> float:
        """What one player receives for one action."""
        return self.received / max(1, self.actions) / 6 / 1000


@dataclass(frozen=True, slots=True)
class Stage:
    """Where it is played."""

    meters: Meters
    bases: Sequence[str]
    """The address of each process."""
    is_spread: bool = False
    cookies: Sequence[str] = ()
    """Where one address stands for all of them: by which a browser comes to each."""

    def homes(self, room: int) -> list[int]:
        """On which process each of the six of a room is; not in all rooms the same are on the same."""
        return [(room + at * self.is_spread) % len(self.bases) for at in range(6)]

    def table(self, room: int, party: Party, tally: Tally, arrivals: Arrivals) -> SpreadTable:
        (code, cookies), homes = party, self.homes(room)
        if self.cookies:
            cookies = tuple(f"{each}; {self.cookies[home]}" for each, home in zip(cookies, homes, strict=True))
        return SpreadTable(code, cookies, homes, tally, arrivals)


async def trial(stage: Stage, parties: Sequence[Party], plan: Plan) -> Result:
    tally, arrivals = Tally(), Arrivals()
    tables = [stage.table(room, party, tally, arrivals) for room, party in enumerate(parties)]
    pages, number = 6 * len(tables), len(stage.bases)
    with stage.meters as meters:
        async with session() as http:
            base, empty = meters.memory, await _left_alone(meters, plan.idle / 2)
            opening = await _open(tables, stage, http)
            memory = meters.memory - base
            await _warm_up(tables, plan)
            idle = await _left_alone(meters, plan.idle)
            received = _received(tables)
            used = await _played(tables, meters, plan.seconds, plan.rooms / plan.load)
            received = _received(tables) - received
            grown = await _highest(tables, meters, plan) if plan.step else None
            await asyncio.sleep(0.5)
            stale = sum([await table.is_stale(http, stage.bases[at % number]) for at, table in enumerate(tables)])
            troubles = troubles_of(tables, stale)
            await asyncio.gather(*(table.close() for table in tables))
    page = memory / pages, opening[PROCESSES] / pages
    return Result(tally, arrivals, used, empty, idle, number, pages, base / number, *page, received, grown, troubles)


async def _open(tables: Sequence[SpreadTable], stage: Stage, http: ClientSession) -> Counts:
    before = stage.meters.read()
    rest = iter(enumerate(tables))
    while some := list(islice(rest, AT_ONCE)):
        await asyncio.gather(*(_open_one(table, room, stage, http) for room, table in some))
    await asyncio.sleep(1)
    return since(before, stage.meters.read())


async def _warm_up(tables: Sequence[SpreadTable], plan: Plan) -> None:
    counted, noted = tables[0].tally, tables[0].arrivals
    _count(tables, Tally(), Arrivals())
    await play_all(tables, WARM_UP, plan.rooms / plan.load)
    _count(tables, counted, noted)
    await asyncio.sleep(SETTLE)


def _count(tables: Sequence[SpreadTable], tally: Tally, arrivals: Arrivals) -> None:
    """Count from now on what is done and seen at these tables."""
    for table in tables:
        table.tally, table.arrivals = tally, arrivals


async def _open_one(table: SpreadTable, room: int, stage: Stage, http: ClientSession) -> None:
    await table.open(http, *(stage.bases[home] for home in stage.homes(room)))


async def _left_alone(meters: Meters, seconds: float) -> Counts:
    before = meters.read()
    await asyncio.sleep(seconds)
    return since(before, meters.read())


async def _played(tables: Sequence[SpreadTable], meters: Meters, seconds: float, every: float) -> Counts:
    before = meters.read()
    await play_all(tables, seconds, every)
    return since(before, meters.read())


def _received(tables: Sequence[SpreadTable]) -> int:
    return sum(player.bytes for table in tables for player in table.players)


async def _highest(tables: Sequence[SpreadTable], meters: Meters, plan: Plan) -> Grown | None:
    """Twice as much until it is too much, then between the two."""
    best: Grown | None = None
    good, load, too_much, halvings = plan.load, plan.load * STEP, 0.0, 0
    while halvings <= HALVINGS and load < MOST:
        if (found := await _try(tables, meters, load, plan.step)) is None:
            too_much = load
        else:
            best, good = found, load
        halvings += bool(too_much)
        load = (good + too_much) / 2 if too_much else load * STEP
    return best


async def _try(tables: Sequence[SpreadTable], meters: Meters, load: float, seconds: float) -> Grown | None:
    for _ in range(TRIES):
        tally = Tally()
        _count(tables, tally, Arrivals())
        used = await _played(tables, meters, seconds, len(tables) / load)
        p50, p99 = (percentile(tally.seconds, share) for share in (0.5, 0.99))
        if p99 < GOOD and not tally.lost and tally.actions > load * seconds * KEPT_UP:
            return Grown(tally.actions, p50 * 1000, p99 * 1000, used)
        if p99 > GOOD * HOPELESS:
            break
    return None
