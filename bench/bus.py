"""From one process's word until the others have heard it, over Valkey alone."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, time_ns

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import markdown
from bench.markdown import times
from bench.meters import LOAD, VALKEY, Counts, Meters, since
from bench.store import BODY
from clueapp.bus.redis import RedisBus
from clueapp.bus.values import Attendance
from clueapp.cluster.cluster import Cluster
from clueapp.store.values import LogLine

ROOM = "BUS"
A_SECOND = 500
HEARERS = 2


@dataclass(slots=True)
class Telling:
    """What was told, and how long it took to be heard."""

    sent: dict[int, float] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    used: Counts = field(default_factory=dict)

    def hear_lines(self, code: str, lines: Sequence[LogLine]) -> None:
        self.seconds.append(perf_counter() - self.sent[lines[0].seq])

    def hear_roll(self, code: str) -> None:
        """Nobody's coming and going is measured."""

    def table(self) -> str:
        missed = len(self.sent) * HEARERS - len(self.seconds)
        used = (f"{self.used[what] / len(self.sent):.3f}" for what in (LOAD, VALKEY))
        head = (
            f"told, {A_SECOND} a second, to two", "not heard", "told until heard, p50 / p99 / max ms",
            "processor of all three ends for each, ms", "of Valkey, ms",
        )  # fmt: skip
        row = (f"{len(self.sent):,}", f"{missed}", times(self.seconds, 0.5, 0.99, 1, digits=2), *used)
        return markdown.table(head, [row])


async def telling(cluster: Cluster, meters: Meters, seconds: float) -> Telling:
    """One end tells, and two hear it, all three in this process."""
    found = Telling()
    ends = [await RedisBus(cluster.valkey.url, lambda: time_ns() // 1_000_000).open() for _ in range(1 + HEARERS)]
    try:
        for end in ends:
            end.follow(ROOM, Attendance())
        for end in ends[1:]:
            end.listen(found)
        await asyncio.sleep(0.5)
        before, begin = meters.read(), perf_counter()
        for number in range(1, int(seconds * A_SECOND) + 1):
            await asyncio.sleep(max(0.0, begin + number / A_SECOND - perf_counter()))
            found.sent[number] = perf_counter()
            ends[0].tell(ROOM, [LogLine(number, 0, BODY)])
        await asyncio.sleep(0.2)
        found.used = since(before, meters.read())
        return found
    finally:
        for end in ends:
            await end.close()
