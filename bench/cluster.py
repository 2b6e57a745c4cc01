"""Rooms of six over one, two and three processes, on PostgreSQL and Valkey: what several cost, add and bring.

    python bench/cluster.py --quick
    python bench/cluster.py --into docs/performance.md

See bench/README.md for what each figure means.
"""

from __future__ import annotations

import argparse
import logging
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import structlog
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures, report
from bench.bus import telling
from bench.conditions import conditions, tell, write_into
from bench.latency import NO_LIMITS, Party, seat
from bench.meters import PROCESSES, Meters
from bench.paper import Measured, on_paper
from bench.room_race import contest_table, contests, hold
from bench.store_race import look_table, looks, race_table, races
from bench.trial import Plan, Result, Stage, trial
from clueapp.cluster.cluster import Cluster
from e2e.server import Server

FULL = Plan(rooms=30, load=60, seconds=10, idle=3, step=3)
QUICK = Plan(rooms=6, load=12, seconds=3, idle=1, step=0)
ALONE, TOGETHER, SPREAD = "1 process, PostgreSQL", "3 processes, each room on one", "3 processes, spread"


class Bench:
    """All of it, in a folder that is thrown away."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder = folder
        self._plan = plan
        self._parties: list[Party] = []
        self.is_quick = not plan.step
        self.results: dict[str, Result] = {}
        self.contests = contests()
        self._begin = perf_counter()

    def play(self) -> None:
        """The same load on SQLite, on PostgreSQL alone, and on several processes."""
        if not self.is_quick:
            self._play_on_sqlite()
        with Cluster(self._folder / "seated", 1, env=NO_LIMITS, redis=False, caddy=False) as cluster:
            self._parties = uvloop.run(seat(cluster.url, self._plan.rooms))
        self._play_on(1)
        if not self.is_quick:
            self._play_on(1, is_alone=False)
        for number in (3,) if self.is_quick else (2, 3):
            for is_spread in (False, True):
                self._play_on(number, is_spread)
        self._play_through_caddy()

    def _play_on_sqlite(self) -> None:
        """Without a search for the most: `bench latency` is about one process on SQLite."""
        server = Server(self._folder / "sqlite", NO_LIMITS)
        with server:
            parties = uvloop.run(seat(server.url, self._plan.rooms))
        with server:
            stage = Stage(Meters({PROCESSES: [server.pid]}), [server.url])
            self._note("1 process, SQLite", uvloop.run(trial(stage, parties, replace(self._plan, step=0))))

    def _play_on(self, number: int, is_spread: bool = False, *, is_alone: bool | None = None) -> None:
        """`is_alone`: without Valkey, as one process usually is; with it, one says what that adds, and nothing else."""
        alone = number == 1 if is_alone is None else is_alone
        plan = self._plan if is_alone is None else replace(self._plan, step=0)
        with self._cluster(number, redis=not alone) as cluster:
            stage = Stage(Meters.of(cluster), [each.url for each in cluster.processes], is_spread)
            result = uvloop.run(trial(stage, self._parties, plan))
        where = "spread" if is_spread else "each room on one"
        beside = "PostgreSQL" if alone else "PostgreSQL and Valkey"
        self._note(f"{number} processes, {where}" if number > 1 else f"1 process, {beside}", result)

    def _play_through_caddy(self) -> None:
        """Without a search for the most: Caddy is there to say what it adds."""
        plan = replace(self._plan, step=0)
        with self._cluster(3, caddy=True) as cluster:
            cookies = [cluster.caddy.cookie_for(each.port) for each in cluster.processes]
            sent = [f"{name}={value}" for each in cookies for name, value in each.items()]
            stage = Stage(Meters.of(cluster), [cluster.url] * 3, True, sent)
            self._note(f"{SPREAD}, through Caddy", uvloop.run(trial(stage, self._parties, plan)))

    def race(self) -> None:
        """Bus, store and rooms, where several want the same."""
        seconds = 1.0 if self.is_quick else 4.0
        with Cluster(self._folder / "racing", 0, caddy=False) as cluster, Meters.of(cluster) as meters:
            self._telling = uvloop.run(telling(cluster, meters, seconds))
            self._races = uvloop.run(races(cluster, meters, seconds))
            numbers, times = ((100, 1_000), 5) if self.is_quick else ((100, 1_000, 5_000), 20)
            self._looks = uvloop.run(looks(cluster, meters, numbers, times))
        rooms = 4 if self.is_quick else 10
        with Cluster(self._folder / "contest", 3, env=NO_LIMITS, caddy=False) as cluster, Meters.of(cluster) as meters:
            for each in (contests()[2], *self.contests):  # the first warms up, and does not count
                uvloop.run(hold(each, cluster, meters, rooms, 1.25 * seconds))

    def tables(self) -> Iterator[tuple[str, str]]:
        """Each with its heading."""
        grown = {name: each for name, each in self.results.items() if each.grown}
        alone, together, spread = (self.results[name] for name in (ALONE, TOGETHER, SPREAD))
        yield "The same load", report.same_load(self.results)
        yield "When each page has the update", report.arrivals(self.results)
        yield "What else an action is", report.each_action(self.results)
        yield "Nobody acts", report.left_alone(self.results)
        if grown:
            yield "The most", report.growth(grown)
        yield "The bus alone", self._telling.table()
        yield "The store: who comes first, and who comes second", race_table(self._races)
        yield "The room: players of several processes act at the same moment", contest_table(self.contests)
        yield "The store: how far have my rooms got?", look_table(self._looks)
        yield "Ten thousand rooms, on paper", on_paper(Measured(alone, together, spread, self._looks))

    @contextmanager
    def _cluster(self, number: int, *, redis: bool = True, caddy: bool = False) -> Iterator[Cluster]:
        """One that has the rooms as they were when all had sat down."""
        folder = self._folder / f"trial-{len(self.results)}"
        subprocess.run(["cp", "-a", self._folder / "seated", folder], check=True)
        with Cluster(folder, number, env=NO_LIMITS, redis=redis, caddy=caddy) as cluster:
            yield cluster

    def _note(self, name: str, result: Result) -> None:
        self.results[name] = result
        times = f"p50 {result.at(0.5):.1f} p99 {result.at(0.99):.1f} ms"
        tell(f"{perf_counter() - self._begin:4.0f} s  {name}: {times} {result.troubles}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure several processes beside one.")
    parser.add_argument("--quick", action="store_true", help="a try of a minute: its figures say little")
    parser.add_argument("--into", type=Path, help="a document whose tables are written anew")
    given = parser.parse_args()
    figures.allow_many_connections()
    signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))  # so that all of it is stopped
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING)
    )  # the bus is started here too
    begin = perf_counter()
    parts = [conditions()]
    with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder:
        Path(folder).chmod(0o711)  # PostgreSQL may run as somebody else
        bench = Bench(Path(folder), QUICK if given.quick else FULL)
        bench.play()
        bench.race()
    parts += [f"### {heading}\n\n{table}" for heading, table in bench.tables()]
    text = "\n\n".join(parts) + "\n"
    print(text)
    if given.into is not None:
        write_into(given.into, "cluster", text)
    tell(f"that took {perf_counter() - begin:.0f} s")
    if any(each.troubles for each in bench.results.values()) or any(each.lost for each in bench.contests):
        sys.exit(1)


if __name__ == "__main__":
    main()
