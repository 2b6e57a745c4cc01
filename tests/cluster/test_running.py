"""The cluster of `python3 run.py cluster` as a library: all of it starts, and nothing of it stays."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from clueapp.cluster.cluster import Cluster
from clueapp.cluster.packages import PackageMissing
from clueapp.cluster.program import ClusterError
from tests.cluster.leftovers import belonging_to

PATIENCE = 30


@pytest.fixture
def folder() -> Iterator[Path]:
    """Not tmp_path, which is closed to others: run by root, PostgreSQL is somebody else."""
    with tempfile.TemporaryDirectory(prefix="clueapp-cluster-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def made(folder: Path, n: int = 1, **options: object) -> Cluster:
    try:
        return Cluster(folder, n, **options)  # type: ignore[arg-type]
    except PackageMissing as missing:
        pytest.skip(str(missing))


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
