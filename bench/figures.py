"""What a process has used, and rows of figures."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.pace import Tally

COLUMNS = (
    ("rooms", 5), ("acts/s", 7), ("p50", 6), ("p95", 6), ("p99", 6), ("max", 6), ("late", 5), ("lost", 5),
    ("CPU %", 6), ("load %", 6), ("kB/act", 7), ("RSS MB", 7), ("MB/pl.", 7), ("ms/page", 8),
    ("HTML kB", 8), ("elem.", 6),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Usage:
    """What a process has used until now."""

    cpu: float
    """Seconds on a processor, of all its threads."""
    memory: float
    """MB in memory."""


def usage(pid: int) -> Usage:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    ticks = int(fields[11]) + int(fields[12])
    return Usage(ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6)


def allow_many_connections() -> None:
    """As many as the system lets us have, for the simulated tabs; the server sees to its own."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed.

    >>> percentile([1, 2, 3, 4], 0.5)
    2
    """
    ordered = sorted(values)
    return ordered[max(0, -(-int(len(ordered) * share * 1000) // 1000) - 1)] if ordered else float("nan")


@dataclass(frozen=True, slots=True)
class Opening:
    """What the pages cost to open, each."""

    memory: float
    milliseconds: float
    html: float
    elements: int


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement."""

    rooms: int
    tally: Tally
    seconds: float
    cpu: float
    load: float
    bytes: int
    memory: float
    opening: Opening | None = None
    troubles: str = ""

    def at(self, share: float) -> float:
        """Milliseconds from a click until all six have read the update, at this share of the actions."""
        return percentile(self.tally.seconds, share) * 1000

    @property
    def bytes_each(self) -> float:
        """What one player receives for one action."""
        return self.bytes / max(1, self.tally.actions) / 6

    def __str__(self) -> str:
        opening = self.opening
        values = [
            f"{self.rooms}", f"{self.tally.actions / self.seconds:.0f}",
            *(f"{self.at(share):.1f}" for share in (0.5, 0.95, 0.99, 1)),
            f"{self.tally.late}", f"{self.tally.lost}", f"{self.cpu:.0f}", f"{self.load:.0f}",
            f"{self.bytes_each / 1000:.1f}", f"{self.memory:.0f}",
            *((f"{opening.memory:.2f}", f"{opening.milliseconds:.1f}", f"{opening.html:.0f}", f"{opening.elements}")
              if opening else ()),
        ]  # fmt: skip
        cells = (value.rjust(width) for value, (_, width) in zip(values, COLUMNS, strict=False))
        return " ".join(cells) + (f"  {self.troubles}" if self.troubles else "")


def heading() -> str:
    return " ".join(name.rjust(width) for name, width in COLUMNS)
