"""What one address may do is the same, however many processes there are; and their figures add up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from websockets.sync.client import connect

from clueapp.cluster.cluster import Cluster
from tests.cluster.trial import running_cluster

PATIENCE = 30
ROOMS = 6
ROOM = {"game": "clueless", "name": "Ann"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with running_cluster(2, caddy=False, env={"CLUEAPP_ROOMS_PER_MINUTE": str(ROOMS)}) as cluster:
        yield cluster


@pytest.mark.req("P-5.4", "P-6.4")
def test_an_address_makes_so_many_rooms_by_way_of_all_processes(cluster: Cluster) -> None:
    def makes_one(at: int, address: str) -> bool:
        headers = {"X-Forwarded-For": address}
        url = f"{cluster.processes[at % 2].url}/api/rooms"
        return httpx.post(url, json=ROOM, headers=headers, timeout=PATIENCE).status_code == 201

    # A process that is held up for a quarter of a second counts by itself for the next one, so there are some tries.
    tries = [[makes_one(at, f"203.0.113.{number}") for at in range(2 * ROOMS)] for number in range(3)]
    assert [True] * ROOMS + [False] * ROOMS in tries


@pytest.mark.req("P-9.1", "P-6.4")
def test_the_figures_of_all_processes_add_up(cluster: Cluster) -> None:
    first, second = cluster.processes
    code = httpx.post(f"{first.url}/api/rooms", json=ROOM, timeout=PATIENCE).json()["roomId"]
    seat = httpx.post(f"{second.url}/api/rooms/{code}/players", json={"name": "Ben"}, timeout=PATIENCE).json()
    before = figures(cluster)
    with ExitStack() as stack:
        for each in (first, second):
            socket = stack.enter_context(connect(f"{each.ws_url}/ws/{code}", open_timeout=PATIENCE, proxy=None))
            socket.send(f'{{"type": "JOIN_ROOM", "roomId": "{code}", "token": "{seat["token"]}"}}')
            assert "ROOM_STATE" in str(socket.recv(PATIENCE))
        wanted = {"clueapp_players": 1, 'clueapp_connections{kind="socket",role="player"}': 2}
        until = time.monotonic() + PATIENCE
        while changed(before, figures(cluster), wanted) != wanted:
            assert time.monotonic() < until, changed(before, figures(cluster), wanted)
            time.sleep(0.1)
        assert figures(cluster)["clueapp_rooms_in_memory"] > figures(cluster)["clueapp_rooms"]
        assert figures(cluster)["clueapp_hearing"] == 2
        while figures(cluster)["clueapp_rooms"] != figures(cluster)["clueapp_rooms_stored"]:
            assert time.monotonic() < until, figures(cluster)
            time.sleep(0.1)


def changed(before: dict[str, float], now: dict[str, float], names: dict[str, int]) -> dict[str, float]:
    return {name: now[name] - before[name] for name in names}


def figures(cluster: Cluster) -> dict[str, float]:
    """The sum over all processes."""
    sums: dict[str, float] = {}
    for each in cluster.processes:
        text = httpx.get(f"{each.url}/metrics", timeout=PATIENCE).text
        for line in text.splitlines():
            if line.startswith("clueapp"):
                name, value = line.rsplit(" ", 1)
                sums[name] = sums.get(name, 0) + float(value)
    return sums
