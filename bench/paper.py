"""What ten thousand rooms would need, worked out of what was measured: on paper, and every step is shown."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import markdown
from bench.meters import LOG_BYTES, POSTGRES, PROCESSES, PUBLISHED, TOLD_BYTES, VALKEY, WRITES
from bench.store_race import Look
from bench.trial import Result
from clueapp.bus.beats import BEAT_SECONDS
from clueapp.bus.redis import HEALING_SECONDS
from clueapp.rooms.keeping_up import EVERY as LOOK_SECONDS

ROOMS, SIX = 10_000, 6
BUSY = 0.6
"""The share of a core that a process is given at the most: what is asked of it comes in bursts."""
PACES = (10.0, 5.0, 1.0)
"""Seconds between two actions of a room."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What the sums are made of."""

    alone: Result
    """One process, without Redis."""
    together: Result
    """A room's six on one of several processes."""
    spread: Result
    """On all of them."""
    looks: Sequence[Look]

    def further(self, what: str) -> float:
        """What each further process adds to an action that has the room awake."""
        return max(0.0, (self.spread.each(what) - self.together.each(what)) / (self.spread.processes - 1))

    def each(self, what: str, homes: float) -> float:
        """What an action takes where so many processes have the room awake."""
        return self.together.each(what) + self.further(what) * (homes - 1)

    def sum(self, what: str, digits: int = 2) -> str:
        """The same, as a sum."""
        return f"({self.together.each(what):.{digits}f} + {self.further(what):.{digits}f} × (m − 1))"

    def look(self, rooms: float) -> Look:
        """What a look at so many rooms takes, by the largest that was measured."""
        largest = max(self.looks, key=lambda each: each.rooms)
        share = rooms / largest.rooms
        return Look(round(rooms), largest.ms * share, largest.process_ms * share, largest.database_ms * share)

    def rooms_alone(self, every: float) -> float:
        """How many rooms one process carries by itself."""
        return BUSY * 1000 / (self.alone.each(PROCESSES) / every + SIX * self.alone.page_idle)


@dataclass(frozen=True, slots=True)
class Need:
    """What one pace needs; cores are those of this machine."""

    every: float
    processes: int
    homes: float
    """Processes that have a room awake, on average."""
    acting: float
    idling: float
    looking: float

    @property
    def actions(self) -> float:
        """A second."""
        return ROOMS / self.every

    @property
    def cores(self) -> float:
        return self.acting + self.idling + self.looking

    @property
    def awake(self) -> float:
        """Rooms on each process."""
        return ROOMS * self.homes / self.processes


def need(measured: Measured, every: float, is_spread: bool = True) -> Need:
    """The fewest processes that are no busier than they may be."""
    processes = 1
    while True:
        homes = processes * (1 - (1 - 1 / processes) ** SIX) if is_spread else 1.0
        acting = ROOMS / every * measured.each(PROCESSES, homes) / 1000
        idling = ROOMS * SIX * measured.alone.page_idle / 1000
        looking = processes * measured.look(ROOMS * homes / processes).process_ms / LOOK_SECONDS / 1000
        found = Need(every, processes, homes, acting, idling, looking)
        if found.cores <= processes * BUSY:
            return found
        processes = max(processes + 1, ceil(acting / BUSY))


def on_paper(measured: Measured) -> str:
    """The table, one column for each pace."""
    alone, spread, pages = measured.alone, measured.spread, ROOMS * SIX
    one, base, page = alone.each(PROCESSES), spread.base / 1000, spread.page_memory / 1000
    writes, database, log = spread.each(WRITES), spread.each(POSTGRES), spread.each(LOG_BYTES) / 1000
    published, kilobytes = spread.each(PUBLISHED), spread.kilobytes
    rows: list[tuple[str, Callable[[Need], str]]] = [
        (
            f"one process: rooms = {BUSY * 1000:.0f} ms ÷ ({one:.2f} ms ÷ seconds + 6 × {alone.page_idle:.3f} ms)",
            lambda n: f"{measured.rooms_alone(n.every):,.0f}",
        ),
        ("**10,000 rooms**: actions a second", lambda n: f"{n.actions:,.0f}"),
        ("processes P", lambda n: f"**{n.processes}**"),
        ("processes that have a room awake, m = P × (1 − (1 − 1/P)⁶)", lambda n: f"{n.homes:.2f}"),
        (f"cores for actions: actions × {measured.sum(PROCESSES)} ms", lambda n: f"{n.acting:.1f}"),
        (f"cores for pages that only stay open: 60,000 × {alone.page_idle:.3f} ms", lambda n: f"{n.idling:.1f}"),
        ("cores for two looks a second of each process at its rooms", lambda n: f"{n.looking:.1f}"),
        (f"cores in all, at most {BUSY} × P", lambda n: f"**{n.cores:.1f}**"),
        (
            f"memory: P × {base * 1000:.0f} MB + 60,000 × {page * 1000:.2f} MB",
            lambda n: f"{n.processes * base + pages * page:.0f} GB",
        ),
        (f"PostgreSQL, writes a second: actions × {writes:.2f}", lambda n: f"{n.actions * writes:,.0f}"),
        ("PostgreSQL, looks a second: 2 × P", lambda n: f"{n.processes / LOOK_SECONDS:.0f} at {n.awake:,.0f} rooms"),
        (f"PostgreSQL, cores: actions × {database:.2f} ms, and the looks", lambda n: _database_cores(measured, n)),
        (f"PostgreSQL, its log: actions × {log:.1f} kB", lambda n: f"{n.actions * log / 1000:.1f} MB/s"),
        (f"Redis, published a second: actions × {published:.2f}", lambda n: f"{n.actions * published:,.0f}"),
        (
            "Redis, delivered, also to whoever published: published × m",
            lambda n: f"{n.actions * published * n.homes:,.0f}",
        ),
        (f"Redis, heartbeats delivered: P² ÷ {BEAT_SECONDS:g} s", lambda n: f"{n.processes**2 / BEAT_SECONDS:,.0f}"),
        (
            f"Redis, attendance said again: 10,000 × m ÷ {HEALING_SECONDS:.0f} s",
            lambda n: f"{ROOMS * n.homes / HEALING_SECONDS:,.0f}",
        ),
        (
            f"Redis, told of actions: actions × {measured.sum(TOLD_BYTES, 0)} bytes",
            lambda n: f"{n.actions * measured.each(TOLD_BYTES, n.homes) / 1e6:.1f} MB/s",
        ),
        (
            f"Redis, cores for actions: actions × {measured.sum(VALKEY, 3)} ms",
            lambda n: f"{n.actions * measured.each(VALKEY, n.homes) / 1000:.2f}",
        ),
        (
            f"to players: actions × 6 × {kilobytes:.1f} kB",
            lambda n: f"{n.actions * SIX * kilobytes * 8 / 1000:,.0f} Mbit/s",
        ),
        (
            "for comparison, processes if a room's six always met on one",
            lambda n: f"{need(measured, n.every, is_spread=False).processes}",
        ),
    ]
    needs = [need(measured, every) for every in PACES]
    head = ["each room acts every", *(f"{every:g} s" for every in PACES)]
    return markdown.table(head, ([name, *map(cell, needs)] for name, cell in rows))


def _database_cores(measured: Measured, found: Need) -> str:
    looks = found.processes / LOOK_SECONDS * measured.look(found.awake).database_ms
    return f"{(found.actions * measured.spread.each(POSTGRES) + looks) / 1000:.1f}"
