"""Back-up and restore, as docs/operation.md tells them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from clueapp.cluster.cluster import Cluster
from tests.cluster.trial import running_cluster

PAGE = Path(__file__).parents[2] / "docs" / "operation.md"
PATIENCE = 60


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """One process on PostgreSQL."""
    with running_cluster(redis=False, caddy=False) as cluster:
        yield cluster


def room(cluster: Cluster) -> str:
    asked = {"game": "clueless", "name": "Ann"}
    made = httpx.post(f"{cluster.url}/api/rooms", json=asked, timeout=PATIENCE)
    return str(made.json()["roomId"])


def is_there(cluster: Cluster, code: str) -> bool:
    return httpx.get(f"{cluster.url}/api/rooms/{code}", timeout=PATIENCE).status_code == 200


def do_as_told(cluster: Cluster, program: str, folder: Path) -> None:
    """Run the one command of the page that begins with this program."""
    (line,) = re.findall(rf"^{program} .*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    command = line.replace(program, str(cluster.postgres.programs / program), 1)
    env = {"CLUEAPP_DATABASE_URL": cluster.postgres.url}
    subprocess.run(["/bin/sh", "-c", command], cwd=folder, env=env, check=True, timeout=PATIENCE)


@pytest.mark.req("P-6.2", "P-6.4")
def test_what_was_backed_up_is_there_after_a_restore(cluster: Cluster, tmp_path: Path) -> None:
    before = room(cluster)
    do_as_told(cluster, "pg_dump", tmp_path)
    after = room(cluster)
    assert is_there(cluster, before)
    assert is_there(cluster, after)
    cluster.processes[0].stop()
    do_as_told(cluster, "pg_restore", tmp_path)
    cluster.processes[0].start()
    assert is_there(cluster, before)
    assert not is_there(cluster, after), "it was made later"
    assert is_there(cluster, room(cluster)), "and it goes on"
