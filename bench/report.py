"""What the trials of a cluster said, as tables of Markdown."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import markdown
from bench.markdown import some, times
from bench.meters import CADDY, LOAD, LOG_BYTES, POSTGRES, PROCESSES, PUBLISHED, SECONDS, TOLD_BYTES, VALKEY, WRITES
from bench.trial import Result

Results = Mapping[str, Result]
Column = tuple[str, Callable[[Result], str]]


def same_load(results: Results) -> str:
    columns: list[Column] = [
        ("actions a second", lambda each: f"{each.actions / each.used[SECONDS]:.0f}"),
        (
            "p50 / p95 / p99 / max, ms",
            lambda each: times(each.tally.seconds, 0.5, 0.95, 0.99, 1),
        ),
        ("processes, ms of processor for an action", lambda each: f"**{each.each(PROCESSES):.2f}**"),
        ("PostgreSQL", lambda each: some(each.each(POSTGRES))),
        ("Valkey", lambda each: some(each.each(VALKEY))),
        ("Caddy", lambda each: some(each.each(CADDY))),
        ("load", lambda each: f"{each.each(LOAD):.2f}"),
        ("trouble", lambda each: each.troubles or "none"),
    ]
    return _table("six players", columns, results)


def arrivals(results: Results) -> str:
    columns: list[Column] = [
        ("own page", lambda each: times(each.arrivals.own, 0.5, 0.99)),
        ("others of the same process", lambda each: times(each.arrivals.here, 0.5, 0.99)),
        ("pages of other processes", lambda each: times(each.arrivals.elsewhere, 0.5, 0.99)),
        ("these after one's own", lambda each: times(each.arrivals.later, 0.5, 0.99)),
    ]
    return _table("from the click, p50 / p99 ms", columns, results)


def each_action(results: Results) -> str:
    columns: list[Column] = [
        ("writes in PostgreSQL", lambda each: some(each.each(WRITES))),
        ("its log, kB", lambda each: some(each.each(LOG_BYTES) / 1000)),
        ("messages published", lambda each: some(each.each(PUBLISHED))),
        ("bytes told by Valkey", lambda each: some(each.each(TOLD_BYTES), 0)),
        ("kB to each player", lambda each: f"{each.kilobytes:.1f}"),
    ]
    return _table("an action", columns, results)


def left_alone(results: Results) -> str:
    columns: list[Column] = [
        ("pages", lambda each: f"{each.pages}"),
        ("processes, % of a core", lambda each: f"{each.alone(PROCESSES) / 10:.1f}"),
        ("of it for a page, ms a second", lambda each: f"{each.page_idle:.2f}"),
        ("PostgreSQL", lambda each: some(each.alone(POSTGRES) / 10)),
        ("Valkey", lambda each: some(each.alone(VALKEY) / 10)),
        ("MB of a process without pages", lambda each: f"{each.base:.0f}"),
        ("MB for a page", lambda each: f"{each.page_memory:.2f}"),
        ("processor for a page opened, ms", lambda each: f"{each.page_ms:.1f}"),
    ]
    return _table("nobody acts", columns, results)


def growth(results: Results) -> str:
    """The first is one process alone."""
    one = next(iter(results.values())).each(PROCESSES)

    def of(what: str) -> Callable[[Result], str]:
        return lambda each: f"{each.grown.cores(what):.2f}" if each.grown else ""

    columns: list[Column] = [
        ("actions a second", lambda each: f"**{each.grown.load:.0f}**" if each.grown else "none"),
        ("p50 / p99, ms", lambda each: f"{each.grown.p50:.0f} / {each.grown.p99:.0f}" if each.grown else ""),
        ("processes, ms of processor for an action", _busy),
        *((f"{what}, cores", of(what)) for what in (PROCESSES, POSTGRES, VALKEY, LOAD)),
        (
            "on paper, with a core for each: times one",
            lambda each: f"{each.processes * one / each.each(PROCESSES):.1f}",
        ),
    ]
    return _table("the most at which p99 stays under 100 ms", columns, results)


def _busy(each: Result) -> str:
    return f"{each.grown.cores(PROCESSES) / each.grown.load * 1000:.2f}" if each.grown else ""


def _table(corner: str, columns: Sequence[Column], results: Results) -> str:
    rows = ([name, *(cell(each) for _, cell in columns)] for name, each in results.items())
    return markdown.table([corner, *(name for name, _ in columns)], rows)
