"""A process of several stops so that nobody is sent to it in vain; one that is alone just stops."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from clueapp.cluster.cluster import Cluster
from clueapp.cluster.process import Process
from tests.cluster.trial import running_cluster
from tests.program import PATIENCE, running

RESTARTS = 1012
"""What a socket is told: the service restarts."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM to be polite to")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One process with what several need."""
    with running_cluster(caddy=False) as cluster:
        yield cluster


@pytest.fixture
def process(cluster: Cluster) -> Process:
    (found,) = cluster.processes
    if not found.is_running:
        found.start()
    return found


@contextmanager
def watching(url: str) -> Iterator[ClientConnection]:
    """A socket to a new room."""
    code = httpx.post(f"{url}/api/rooms", json={"game": "clueless", "name": "Ann"}, timeout=PATIENCE).json()["roomId"]
    with connect(f"{url.replace('http', 'ws')}/ws/{code}", open_timeout=PATIENCE, proxy=None) as socket:
        socket.send(f'{{"type": "JOIN_ROOM", "roomId": "{code}"}}')
        assert "ROOM_STATE" in str(socket.recv(PATIENCE))
        yield socket


def told_at_the_end(socket: ClientConnection) -> int | None:
    """The code with which it is closed."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.req("P-9.3", "P-6.4")
def test_one_of_several_is_ill_first_and_serves_on_until_the_balancer_knows(process: Process) -> None:
    with watching(process.url) as socket:
        began = time.monotonic()
        process.ask_to_stop()
        ill = ""
        while time.monotonic() < began + 1.2:
            answer = httpx.get(f"{process.url}/healthz", timeout=PATIENCE)
            ill = ill or answer.json().get("message", "")
            assert not ill or answer.status_code == 503
            assert httpx.get(f"{process.url}/rules", timeout=PATIENCE).status_code == 200, "who is sent here is served"
            time.sleep(0.1)
        assert ill == "The server is stopping."
        assert told_at_the_end(socket) == RESTARTS
    assert time.monotonic() - began > 1.4
    assert process.wait_until_stopped() in (0, -signal.SIGTERM)
    assert time.monotonic() - began < 6.0


@pytest.mark.req("P-9.3", "P-6.4")
def test_who_asks_a_second_time_does_not_wait_for_the_balancer(process: Process) -> None:
    with watching(process.url) as socket:
        process.ask_to_stop()
        time.sleep(0.3)
        began = time.monotonic()
        process.ask_to_stop()
        assert told_at_the_end(socket) == RESTARTS
    assert time.monotonic() - began < 1.0
    assert process.wait_until_stopped() in (0, -signal.SIGTERM)


@pytest.mark.req("P-9.3")
def test_one_that_is_alone_waits_for_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as (program, port), watching(f"http://127.0.0.1:{port}") as socket:
        began = time.monotonic()
        program.terminate()
        assert told_at_the_end(socket) == RESTARTS
        assert time.monotonic() - began < 1.0
        assert program.wait(PATIENCE) in (0, -signal.SIGTERM)
