"""Three processes with all that they need, and what is broken in them on purpose."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from clueapp.cluster.cluster import Cluster
from clueapp.cluster.packages import PackageMissing
from clueapp.cluster.process import Process
from clueapp.games.trivia.clocks import Timing
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import open_library
from clueapp.kernel.game import AnyGame
from clueapp.kernel.registry import games
from clueapp.store.values import LogLine
from tests.cluster.projection import Projection
from tests.cluster.tables import Kind, Table

N = 3
AHEAD = 5
"""Seconds by which one of the wall clocks is wrong, in all tests."""
SECONDS = {"category": 0.5, "window": 1, "answer": 2, "resolution": 0.5, "stay": 3}
"""Of the duel's clocks: quicker than usual where nothing is to be read. Its ticks are as they are."""
LIMITS = ("ROOMS_PER_MINUTE", "JOINS_PER_MINUTE", "LOOKUPS_PER_MINUTE", "REQUESTS_PER_MINUTE")
SIGNS = ("Traceback (most recent call last)", '"level":"error"', '"level":"critical"', '"exception":')
ABSENCE = frozenset({"game_paused", "stand_in_began", "host_passed", "paused", "left_for_good", "player_deserted"})
"""What is only decided when somebody is taken for gone."""


def game_of(name: str) -> AnyGame:
    """The game as the processes play it."""
    return TriviaGame(open_library(None), Timing(**SECONDS)) if name == "trivia" else games()[name]


def environment(**rigged: float) -> dict[str, str]:
    """For all processes; `rigged`: more seconds of the duel, such as its time of grace."""
    limits = {f"CLUEAPP_{name}": "100000" for name in LIMITS}
    return {**limits, "RIGGED_TIMING": json.dumps({**SECONDS, **rigged}), "CLUEAPP_LOG_LEVEL": "info"}


def made(folder: Path, **rigged: float) -> Cluster:
    """Nothing is started yet; the clock of the second process is wrong. Skips where a package is missing."""
    wrong = {1: {"CLOCK_AHEAD": str(AHEAD)}}
    try:
        return Cluster(folder, N, module="tests.cluster.program", env=environment(**rigged), env_of=wrong)
    except PackageMissing as missing:
        pytest.skip(str(missing))


class Parlour:
    """A cluster that runs, as the tests see it."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    @property
    def addresses(self) -> list[str]:
        return [each.url for each in self.cluster.processes]

    @property
    def database(self) -> str:
        return self.cluster.postgres.url

    def process_at(self, address: str) -> Process:
        return next(each for each in self.cluster.processes if each.url == address)

    def pids(self) -> list[int]:
        """Of the processes that run."""
        return [each.pid for each in self.cluster.processes if each.is_running]

    async def tables(
        self, kinds: Sequence[Kind], rng: random.Random, addresses: Sequence[str] | None = None, *, at_home: bool = True
    ) -> list[Table]:
        """A room for each, with its players on one process after the other."""
        there = self.addresses if addresses is None else addresses
        laid = (Table.laid(kind, there, rng, first=at, at_home=at_home) for at, kind in enumerate(kinds))
        return list(await asyncio.gather(*laid))

    async def healths(self) -> list[int]:
        """What each process says of its own health; 0 if it says nothing."""
        async with httpx.AsyncClient(timeout=3) as http:
            return list(await asyncio.gather(*(_health(http, each) for each in self.addresses)))

    def complaints(self, process: Process) -> list[str]:
        """The lines of its log that tell of something gone wrong."""
        return [line for line in process.log().splitlines() if any(sign in line for sign in SIGNS)]

    async def restart(self, process: Process) -> None:
        await asyncio.to_thread(process.start)


async def _health(http: httpx.AsyncClient, address: str) -> int:
    try:
        return (await http.get(f"{address}/healthz")).status_code
    except httpx.HTTPError:
        return 0


def judged_absent(game: AnyGame, code: str, lines: Sequence[LogLine]) -> list[str]:
    """What the log says that was decided because somebody was taken for gone."""
    found, present = [], 0
    for deed in Projection(game, code, lines, "").deeds:
        event = deed.event
        why = event.get("stoodIn") or (event.get("reason") if event["kind"] == "match_ended" else None)
        has_fewer = event["kind"] == "attended" and len(event["present"]) < present
        if has_fewer or event["kind"] in ABSENCE or why in ("away", "left", "forfeit", "abandoned"):
            found.append(f"{deed.line}: {event['kind']} {why or ''}")
        present = len(event["present"]) if event["kind"] == "attended" else present
    return found
