"""What the parts of a cluster have used until now: processor, writes, messages."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter, process_time
from types import TracebackType
from typing import Self

import psycopg
from redis import Redis

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.figures import usage
from bench.sides import milliseconds
from clueapp.cluster.cluster import Cluster

PROCESSES, POSTGRES, VALKEY, CADDY, LOAD = "processes", "PostgreSQL", "Valkey", "Caddy", "load"
SECONDS, WRITES, LOG_BYTES, PUBLISHED, TOLD_BYTES = "seconds", "writes", "log bytes", "published", "told bytes"
Counts = Mapping[str, float]
"""Milliseconds of processor by part, and the others by their names."""
_WRITTEN = "SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint, pg_current_wal_insert_lsn() - '0/0'"


class Meters:
    """Reads all of it at once; what there is not is nothing."""

    def __init__(self, parts: Mapping[str, Sequence[int]], database: str | None = None, redis: str | None = None):
        """`parts`: the ids of the processes of each part."""
        self.parts = parts
        self._database = database
        self._redis = redis
        self._ending = ExitStack()

    @classmethod
    def of(cls, cluster: Cluster) -> Meters:
        """Those of a cluster that runs."""
        programs = {POSTGRES: cluster.postgres, VALKEY: cluster.valkey, CADDY: cluster.caddy}
        parts = {name: [each.pid] for name, each in programs.items() if each.is_running}
        redis = cluster.valkey.url if cluster.valkey.is_running else None
        return cls({PROCESSES: [each.pid for each in cluster.processes], **parts}, cluster.postgres.url, redis)

    def __enter__(self) -> Self:
        self._line = self._ending.enter_context(psycopg.connect(self._database)) if self._database else None
        if self._line is not None:
            self._line.autocommit = True
        self._valkey = self._ending.enter_context(Redis.from_url(self._redis)) if self._redis else None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ending.close()

    def read(self) -> Counts:
        used = {name: sum(map(processor, pids)) for name, pids in self.parts.items()}
        return {SECONDS: perf_counter(), LOAD: process_time() * 1000, **used, **self._written(), **self._told()}

    @property
    def memory(self) -> float:
        """MB of all processes that serve."""
        return sum(usage(pid).memory for pid in self.parts[PROCESSES])

    def _written(self) -> Counts:
        row = self._line.execute(_WRITTEN).fetchone() if self._line is not None else None
        return {WRITES: float(row[0]), LOG_BYTES: float(row[1])} if row else {}

    def _told(self) -> Counts:
        if self._valkey is None:
            return {}
        published = self._valkey.info("commandstats").get("cmdstat_publish", {"calls": 0})["calls"]
        return {PUBLISHED: published, TOLD_BYTES: self._valkey.info("stats")["total_net_output_bytes"]}


def since(before: Counts, after: Counts) -> dict[str, float]:
    """What was used between two readings."""
    return {name: value - before[name] for name, value in after.items()}


def processor(pid: int) -> float:
    """Milliseconds on a processor until now, of a process and all that it has started and that still run."""
    return sum(map(_milliseconds, family(pid)))


def family(pid: int) -> Iterator[int]:
    """A process, and all that it has started."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in _text(children).split():
            yield from family(int(child))


def _milliseconds(pid: int) -> float:
    try:
        return milliseconds(pid)
    except OSError:
        return 0  # it has just ended


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""
