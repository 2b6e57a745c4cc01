"""The cluster of `python3 run.py cluster` as a library: all of it starts, and nothing of it stays."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from clueapp.cluster.cluster import Cluster
from clueapp.cluster.process import Process
from clueapp.cluster.program import ClusterError
from tests.cluster.leftovers import belonging_to
from tests.cluster.trial import made, open_folder, running_cluster

PATIENCE = 30


@pytest.fixture
def folder() -> Iterator[Path]:
    with open_folder() as opened:
        yield opened


@pytest.fixture(scope="module")
def two() -> Iterator[Cluster]:
    """Two processes behind one address."""
    with running_cluster(2) as cluster:
        yield cluster


def browser(cluster: Cluster, process: Process | None = None) -> httpx.Client:
    """One that comes to any process, or to this one."""
    cookies = cluster.caddy.cookie_for(process.port) if process else None
    return httpx.Client(base_url=cluster.url, cookies=cookies, timeout=PATIENCE)


@pytest.mark.req("P-6.4")
def test_a_browser_stays_with_its_process(two: Cluster) -> None:
    with browser(two) as visitor:
        (given,) = (each for each in visitor.get("/rules").headers.get_list("set-cookie") if each.startswith("lb="))
        assert given.split(";")[0] in [f"lb={two.caddy.cookie_for(each.port)['lb']}" for each in two.processes]
        assert not any("lb=" in visitor.get("/rules").headers.get("set-cookie", "") for _ in range(8))


@pytest.mark.req("P-6.4")
def test_a_process_that_is_killed_gives_nobody_an_error(two: Cluster) -> None:
    process = two.processes[0]
    with browser(two, process) as visitor:
        room = visitor.post("/api/rooms", json={"game": "clueless", "name": "Ann"}).json()["roomId"]
        process.kill()
        answers = [visitor.get(path) for path in ("/rules", f"/api/rooms/{room}", "/")]
    process.start()
    assert [each.status_code for each in answers] == [200, 200, 200]
    assert max(each.elapsed.total_seconds() for each in answers) < 5


@pytest.mark.req("P-6.4")
def test_without_any_process_a_page_looks_again_by_itself(two: Cluster) -> None:
    for process in two.processes:
        process.kill()
    with browser(two) as visitor:
        away = visitor.get("/")
        for process in two.processes:
            process.spawn()
        for process in two.processes:
            process.wait_until_ready()
        assert visitor.get("/").status_code == 200
    assert away.status_code == 503
    assert '<meta http-equiv="refresh" content="1">' in away.text
    assert away.headers["cache-control"] == "no-store"


@pytest.mark.req("P-6.4", "P-9.1")
def test_without_redis_all_are_ill_and_whoever_comes_is_served(two: Cluster) -> None:
    two.valkey.stop()
    try:
        until(lambda: not any(each.is_healthy() for each in two.processes))
        with browser(two) as visitor:
            answers = [visitor.get(path) for path in ("/rules", "/")]
    finally:
        two.valkey.start()
    assert [each.status_code for each in answers] == [200, 200]
    until(lambda: all(each.is_healthy() for each in two.processes))


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.req("P-6.4")
def test_a_game_is_there_again_at_the_next_start(folder: Path) -> None:
    for first in (True, False):
        with made(folder, redis=False, env={"CLUEAPP_PACKS": str(folder)}) as cluster:
            assert len(belonging_to(folder)) >= 3, "they can be told"
            if first:
                room = {"game": "clueless", "name": "Ann"}
                code = httpx.post(f"{cluster.url}/api/rooms", json=room, timeout=PATIENCE).json()["roomId"]
            assert httpx.get(f"{cluster.url}/api/rooms/{code}", timeout=PATIENCE).status_code == 200
        assert belonging_to(folder) == []


@pytest.mark.req("P-6.4")
def test_a_start_that_fails_leaves_nothing(folder: Path) -> None:
    cluster = made(folder, redis=False, env={"CLUEAPP_PACKS": str(folder), "CLUEAPP_LOG_LEVEL": "loud"})
    with pytest.raises(ClusterError, match=r"process-1 ended while it was starting.\nCLUEAPP_LOG_LEVEL"):
        cluster.start()
    assert belonging_to(folder) == []


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root is told so")
def test_root_is_told_which_folder_keeps_postgresql_out(tmp_path: Path) -> None:
    (tmp_path / "closed").mkdir(mode=0o700)
    with pytest.raises(
        ClusterError, match=r"^PostgreSQL does not run as root, but as nobody, who cannot pass through "
    ):
        made(tmp_path / "closed" / "cluster").start()
