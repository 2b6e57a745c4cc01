"""`bench latency` for this tree beside another, by turns within the hour: is it slower than before?

    git worktree add ../before COMMIT
    python bench/beside.py ../before --rooms 10 40 --turns 3

Both are driven by this tree's simulated pages, each as its own program on its own SQLite file.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures, markdown
from bench.conditions import conditions, tell, write_into
from bench.figures import Row
from bench.latency import NO_LIMITS, Party, program_row, seat
from e2e.server import ROOT, Server

Figures = tuple[float, ...]
COLUMNS = (
    "rooms", "tree", "actions a second", "p50, ms", "p95, ms", "p99, ms", "processor for an action, ms",
    "processor for a page opened, ms", "MB for a player", "kB to a player for an action",
)  # fmt: skip


class Tree:
    """One of the two, with rooms that were seated once."""

    def __init__(self, name: str, root: Path, folder: Path, rooms: int) -> None:
        self.name = name
        self._server = Server(folder, NO_LIMITS, root=root)
        with self._server:
            self._parties: list[Party] = uvloop.run(seat(self._server.url, rooms))

    def row(self, rooms: int, seconds: float, every: float) -> Row:
        with self._server:
            return uvloop.run(program_row(self._server, self._parties[:rooms], seconds, every))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure this tree beside another, by turns.")
    parser.add_argument("before", type=Path, help="the folder of the other tree")
    parser.add_argument("--rooms", type=int, nargs="+", default=[10, 40])
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--every", type=float, default=1 / 3, help="seconds between two actions of a room")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--into", type=Path, help="a document whose table is written anew")
    parser.add_argument("--quick", action="store_true", help="a try of a minute: its figures say little")
    given = parser.parse_args()
    if given.quick:
        given.rooms, given.seconds, given.turns = [5], 4, 2
    figures.allow_many_connections()
    begin = perf_counter()
    said = conditions()
    with tempfile.TemporaryDirectory(prefix="clueapp-bench-") as folder:
        roots = {"before": given.before.resolve(), "now": ROOT}
        trees = [Tree(name, root, Path(folder) / name, max(given.rooms)) for name, root in roots.items()]
        rows = by_turns(trees, given)
    text = f"{said}\n\n{markdown.table(COLUMNS, cells(rows))}"
    print(text)
    if given.into is not None:
        write_into(given.into, "beside", text)
    tell(f"that took {perf_counter() - begin:.0f} s")
    if any(row.troubles for taken in rows.values() for row in taken):
        sys.exit(1)


def by_turns(trees: Sequence[Tree], given: argparse.Namespace) -> dict[tuple[int, str], list[Row]]:
    """Each turn begins with the one that ended the last: whatever grows worse does so for both."""
    rows: dict[tuple[int, str], list[Row]] = {}
    for turn in range(given.turns):
        for rooms in given.rooms:
            for tree in trees if turn % 2 == 0 else trees[::-1]:
                row = tree.row(rooms, given.seconds, given.every)
                rows.setdefault((rooms, tree.name), []).append(row)
                tell(f"{tree.name:>8} {row}")
    return dict(sorted(rows.items()))


def cells(rows: dict[tuple[int, str], list[Row]]) -> list[list[str]]:
    """The middle one of each figure's turns, with all of them where they are what is asked for."""
    return [
        [
            f"{rooms}", name, f"{_middle([row.tally.actions / row.seconds for row in taken]):.0f}",
            *(_all([row.at(share) for row in taken]) for share in (0.5, 0.95, 0.99)),
            _all([row.cpu * row.seconds / 100 / max(1, row.tally.actions) * 1000 for row in taken], 2),
            _all([row.opening.milliseconds for row in taken if row.opening]),
            f"{_middle([row.opening.memory for row in taken if row.opening]):.2f}",
            f"{_middle([row.bytes_each / 1000 for row in taken]):.1f}",
        ]
        for (rooms, name), taken in rows.items()
    ]  # fmt: skip


def _middle(values: Sequence[float]) -> float:
    return median(values) if values else float("nan")


def _all(values: Sequence[float], digits: int = 1) -> str:
    return f"**{_middle(values):.{digits}f}** ({', '.join(f'{value:.{digits}f}' for value in values)})"


if __name__ == "__main__":
    main()
