"""Nothing that a client sends raises an unhandled exception, changes the room by being refused, or holds up others."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import SHUT_RDWR
from typing import Any

import httpx
import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from clueapp import metrics
from clueapp.kernel.registry import games
from clueapp.logs import set_up_logs
from clueapp.rooms.lobby.commands import ROOM_COMMANDS
from tests.api.server import Server, serving_apart

TYPES = sorted({kind.wire_name for kind in (*ROOM_COMMANDS, *games()["clueless"].actions)} | {"JOIN_ROOM"})
WORDS = ["type", "seat", "options", "player", "forGood", "text", "to", "card", "suspect", "weapon", "room", "mark"]
fuzz = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(min_value=10**30, max_value=10**300),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["plum", "rope", "hall-lounge", "scarlet", "'; DROP TABLE room; --", "<script>", "\u202e", "\x00"]),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=10), inner, max_size=4)),
    max_leaves=8,
)
# A message with a bogus field at least, so that none of them can be right.
almost = st.builds(
    lambda kind, fields: {"type": kind, **fields, "bogus": 1},
    st.one_of(st.sampled_from(TYPES), scalars),
    st.dictionaries(st.sampled_from(WORDS[1:]), values, max_size=4),
)
texts = st.one_of(
    st.text(max_size=200),
    values.map(json.dumps),
    almost.map(json.dumps),
    st.integers(1, 7_000).map(lambda depth: '{"type":' * depth),
    st.integers(1, 7_000).map(lambda depth: "[" * depth + "]" * depth),
    st.integers(16_300, 70_000).map(lambda size: json.dumps({"type": "CHAT", "text": "x" * size, "bogus": 1})),
    st.sampled_from(TYPES).map(lambda kind: json.dumps({"type": kind, "type2": "é" * 100})),
)
messages = st.one_of(texts, st.binary(max_size=200))


@pytest.fixture(scope="module")
def log() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    set_up_logs("info", "json", stream)
    yield stream
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


@pytest.fixture(scope="module")
def server(log: io.StringIO, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving_apart(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


OPTIONS = {"expected": 3, "graceSeconds": 120}
"""Nobody is stood in for while this goes on."""


@pytest.fixture(scope="module")
def seats(server: Server) -> list[dict[str, str]]:
    """Three players of a game that has begun; the last of them is neither host nor to move."""
    with httpx.Client(base_url=server.url, timeout=60) as http:
        host = http.post("/api/rooms", json={"game": "clueless", "name": "Ann", "options": OPTIONS}).json()
        path = f"/api/rooms/{host['roomId']}/players"
        return [host, *(http.post(path, json={"name": name}).json() for name in ("Ben", "Cleo"))]


@pytest.fixture(autouse=True)
def _no_failure(log: io.StringIO) -> Iterator[None]:
    before = metrics.errors._value.get()
    yield
    assert metrics.errors._value.get() == before
    assert "Traceback" not in log.getvalue()
    assert not [line for line in log.getvalue().splitlines() if json.loads(line)["level"] in ("error", "critical")]


@contextmanager
def dialled(server: Server, seat: dict[str, str]) -> Iterator[tuple[ClientConnection, Any]]:
    """A connection that has joined, and the state that it was told."""
    with connect(f"{server.ws}/{seat['roomId']}", max_queue=None) as socket:
        socket.send(json.dumps({"type": "JOIN_ROOM", **seat}))
        yield socket, json.loads(socket.recv(60))


def table_of(server: Server, room: str) -> Any:
    state = httpx.get(f"{server.url}/api/rooms/{room}", timeout=60).json()
    return {name: value for name, value in state.items() if name != "players"}


@pytest.mark.req("P-8.6", "P-5.1")
@fuzz
@given(batch=st.lists(messages, min_size=1, max_size=9))
def test_whatever_a_player_sends(server: Server, seats: list[dict[str, str]], batch: list[str | bytes]) -> None:
    before = table_of(server, seats[0]["roomId"])
    with dialled(server, seats[2]) as (socket, state):
        assert state["type"] == "ROOM_STATE"
        for message in batch:
            socket.send(message)
            answer = json.loads(socket.recv(60))
            while answer["type"] == "ROOM_STATE":  # somebody is seen to be here, or gone
                answer = json.loads(socket.recv(60))
            assert answer["type"] == "ERROR", (message, answer)
    assert table_of(server, seats[0]["roomId"]) == before
    with dialled(server, {"roomId": seats[0]["roomId"]}) as (_, state):
        assert state["seq"] == before["seq"]


@pytest.mark.req("P-8.6")
@fuzz
@given(first=messages)
def test_whatever_is_said_first(server: Server, seats: list[dict[str, str]], first: str | bytes) -> None:
    with connect(f"{server.ws}/{seats[0]['roomId']}") as socket:
        socket.send(first)
        assert json.loads(socket.recv(60))["type"] == "ERROR"


@pytest.mark.req("P-8.6")
def test_broken_frames_and_hasty_goodbyes(server: Server, seats: list[dict[str, str]]) -> None:
    for garbage in (b"\x81\x04\xff\xff\xff\xff", b"\xff" * 50, b"\x81\xfe\xff\xff" + b"x" * 10, b"\x88\x00", b""):
        with dialled(server, seats[1]) as (socket, _):
            socket.socket.sendall(garbage)
            with suppress(OSError):
                socket.socket.shutdown(SHUT_RDWR)
    with dialled(server, seats[1]) as (_, state):
        assert state["you"] == seats[1]["playerId"]


codes = st.one_of(st.text(max_size=12), st.sampled_from(["AAAAAA", "..", "%00", "a/b", "ws", "√√√√√√"]))
bodies = st.one_of(
    st.binary(max_size=300),
    values.map(json.dumps).map(str.encode),
    st.fixed_dictionaries(
        {}, optional={"game": scalars, "name": scalars, "options": values, "seat": scalars, "bogus": scalars}
    ).map(lambda body: json.dumps(body).encode()),
    st.integers(16_000, 40_000).map(lambda size: b'{"game": "' + b"x" * size + b'"}'),
)


@pytest.mark.req("P-8.6", "P-8.2")
@fuzz
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH"]),
    route=st.sampled_from(["/api/rooms", "/api/rooms/{}", "/api/rooms/{}/players", "/api/{}", "/healthz", "/ws/{}"]),
    code=codes,
    body=bodies,
)
def test_whatever_is_requested(server: Server, method: str, route: str, code: str, body: bytes) -> None:
    path = route.format(httpx.QueryParams({"x": code})["x"].replace("?", "").replace("#", ""))
    try:
        url = httpx.URL(server.url).copy_with(path=path)
    except (httpx.InvalidURL, UnicodeEncodeError):
        return
    answer = httpx.request(method, url, content=body, timeout=60)
    assert answer.status_code < 500
    if path.startswith("/api/rooms") and answer.status_code >= 400 and answer.status_code not in (404, 405):
        assert set(answer.json()) == {"code", "message"}
