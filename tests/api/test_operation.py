"""Health, figures and clean logs."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
import structlog

from clueapp.api import operation
from clueapp.api.address_limits import AddressLimits
from clueapp.bus.here import BusHere, Hub
from clueapp.bus.values import Attendance
from clueapp.logs import set_up_logs
from clueapp.store import proof
from tests.api.client import create, game, join, seated, watching
from tests.api.server import Server


@pytest.mark.req("P-9.1")
async def test_health_tells_that_the_store_answers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        well = await http.get("/healthz")
        assert (well.status_code, well.json()) == (200, {"status": "ok"})
        monkeypatch.setattr(operation, "STORE_ANSWERS_WITHIN", 0.05)
        monkeypatch.setattr(server.manager.store, "ping", lambda: asyncio.sleep(5))
        ill = await http.get("/healthz")
        assert (ill.status_code, ill.json()["message"]) == (503, "The store does not answer.")


@pytest.mark.req("P-9.1")
async def test_health_tells_that_the_store_takes_writes(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proof, "PATIENCE", 50)
    other = sqlite3.connect(tmp_path / "clueapp.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        ill = await http.get("/healthz")
        assert (ill.status_code, ill.json()["message"]) == (503, "The store cannot write.")
        other.execute("COMMIT")
        other.close()
        assert (await http.get("/healthz")).status_code == 200


@pytest.mark.req("P-9.1", "P-6.4")
async def test_health_tells_that_the_other_processes_are_heard(server: Server) -> None:
    hub = Hub(server.manager.clock.now)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        server.manager.bus = BusHere(hub)
        assert (await http.get("/healthz")).status_code == 200
        assert figures((await http.get("/metrics")).text)["clueapp_hearing"] == 1
        hub.is_cut = True
        ill = await http.get("/healthz")
        assert (ill.status_code, ill.json()["message"]) == (503, "The other processes are not heard here.")
        assert figures((await http.get("/metrics")).text)["clueapp_hearing"] == 0


@pytest.mark.req("P-9.1", "P-9.3")
async def test_health_tells_that_the_server_starts_and_stops(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        server.app.state.is_stopping = True
        ill = await http.get("/healthz")
        assert (ill.status_code, ill.json()["message"]) == (503, "The server is stopping.")
        server.app.state.is_stopping, server.app.state.manager = False, None
        ill = await http.get("/healthz")
        assert (ill.status_code, ill.json()["message"]) == (503, "The server is starting.")
        assert (await http.get("/metrics")).status_code == 200
        server.app.state.manager = server.manager


@pytest.mark.req("P-9.1", "P-6.4")
async def test_a_room_is_counted_by_the_first_of_those_who_have_it_and_stored_rooms_by_the_first_of_all(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await create(server)
    room = await create(server)
    hub = Hub(server.manager.clock.now)
    server.manager.bus = BusHere(hub, "b")
    BusHere(hub, "a").follow(room.room, Attendance())
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        now = figures((await http.get("/metrics")).text)
        assert [now[f"clueapp_rooms{each}"] for each in ("", "_in_memory", "_stored")] == [1, 2, 2]
        monkeypatch.setattr(AddressLimits, "is_first", False)
        assert figures((await http.get("/metrics")).text)["clueapp_rooms_stored"] == 0


@pytest.mark.req("P-9.1")
async def test_the_figures_count_what_happens(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http, game(server) as (ann, *_):
        assert ann.seat
        before = figures((await http.get("/metrics")).text)
        await ann.does("MOVE", to="hall-lounge")
        assert await ann.refused("MOVE", to="hall") == "wrong_phase"
        after = figures((await http.get("/metrics")).text)
    changed = {name: after[name] - before.get(name, 0) for name in after}
    assert after["clueapp_rooms"] == 1
    assert changed['clueapp_actions_total{game="clueless"}'] == 1
    assert changed["clueapp_action_seconds_count"] == 1
    assert changed['clueapp_refusals_total{code="wrong_phase"}'] == 1
    assert "clueapp_errors_total" in after


@pytest.mark.req("P-9.1")
async def test_players_are_counted_once_and_reconnects_only_when_they_had_gone(server: Server) -> None:
    host = await create(server)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        before = figures((await http.get("/metrics")).text)

        async def since() -> tuple[float, ...]:
            now = figures((await http.get("/metrics")).text)
            sockets = (f'clueapp_connections{{kind="socket",role="{role}"}}' for role in ("player", "watcher"))
            return tuple(now[name] - before[name] for name in ("clueapp_reconnects_total", "clueapp_players", *sockets))

        async with seated(server, host), watching(server, host.room):
            assert await since() == (0, 1, 1, 1)
            async with seated(server, host):
                assert await since() == (0, 1, 2, 1), "a second socket beside the first"
        await until(since, (0, 0, 0, 0))
        async with seated(server, host) as ann:
            assert await since() == (1, 1, 1, 0)
            await ann.send("LEAVE")
            await ann.closed()
        await until(since, (1, 0, 0, 0))


async def until(what: Callable[[], Awaitable[tuple[float, ...]]], wanted: tuple[float, ...]) -> None:
    """Wait for what the server notes a moment later."""
    async with asyncio.timeout(60):
        while await what() != wanted:
            await asyncio.sleep(0.02)


def figures(text: str) -> dict[str, float]:
    lines = (line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("clueapp"))
    return {name: float(value) for name, value in lines}


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that is logged, as the server writes it."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    set_up_logs("debug", "json", stream)
    yield stream
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


@pytest.mark.req("P-9.1", "P-5.3")
async def test_the_log_of_a_game_is_json_and_holds_no_secret(log: io.StringIO, server: Server) -> None:
    async with game(server) as (ann, ben, _):
        assert ann.seat
        assert ben.seat
        await ann.does("MOVE", to="hall-lounge")
        await ann.send("CHAT", text="xyzzy-chat")
        await ben.until("EVENT", kind="chatted")
        hand = ann.table["view"]["hand"]
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            await http.get(f"/healthz?token={ann.seat.token}", headers={"cookie": "session=xyzzy-cookie"})
    structlog.get_logger().info("room woken", room=ann.seat.room)
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert lines[-1]["event"] == "room woken"
    assert {"event", "level", "timestamp", "logger"} <= set(lines[-1])
    for secret in (ann.seat.token, ben.seat.token, "xyzzy-chat", "xyzzy-cookie", *(f'"{card}"' for card in hand)):
        assert secret not in log.getvalue()


@pytest.mark.req("P-9.1", "P-5.3")
async def test_a_failure_is_logged_by_what_and_where_and_not_by_what_it_held(
    log: io.StringIO, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up_logs("info", "json", log)
    host = await create(server)
    monkeypatch.setattr(server.manager, "join", fails)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = await http.post(f"/api/rooms/{host.room}/players", json={"name": "Ben"})
    assert (answer.status_code, answer.json()["code"]) == (500, "server_error")
    (line,) = [line for line in map(json.loads, log.getvalue().splitlines()) if line["level"] == "error"]
    assert line["exception"][0] == "KeyError"
    assert any("test_operation.py" in each for each in line["exception"])
    assert "the rope" not in log.getvalue()


async def fails(*_: object, **__: object) -> None:
    raise KeyError("the rope")


@pytest.mark.req("P-8.6")
async def test_a_failure_while_an_action_is_carried_out_is_answered_and_play_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await create(server)
    await join(server, host.room, "Ben")
    async with seated(server, host) as ann:
        room = await server.manager.wake(host.room)
        with monkeypatch.context() as broken:
            broken.setattr(room, "submit", fails)
            assert await ann.refused("CHAT", text="hello") == "server_error"
        await ann.send("CHAT", text="hello")
        await ann.until("EVENT", kind="chatted")


def test_what_must_not_be_logged_is_hidden_wherever_it_stands(log: io.StringIO) -> None:
    structlog.get_logger().warning(
        "GET /room/ABC234?seat=hush", token="hush", details={"hand": ["hush"], "ok": "fine"}, name="h-u_sh" * 8
    )
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "1.2.3.4", "/_nicegui_ws/?client_id=hush")
    logging.getLogger("uvicorn.error").warning("%s is odd", "/_nicegui_ws/?client_id=hush")
    logging.getLogger("asyncio").error("Task exception was never retrieved: <Task exception=KeyError('hush')>")
    text = log.getvalue()
    assert len(text.splitlines()) == 3
    assert "fine" in text
    assert "hush" not in text.replace("h-u_sh", "hush")
