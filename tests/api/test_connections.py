"""Connections from the moment they are accepted: who says nothing, says it slowly, or says too much."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from clueapp import metrics
from pages import gate
from pages.nicegui_inside import connections
from tests.api.client import create, seated, watching
from tests.api.raw import CONTINUATION, PING, PONG, TEXT, Raw, dialled, frame
from tests.api.server import Server, serving


async def is_well(server: Server) -> bool:
    async with httpx.AsyncClient(base_url=server.url, timeout=10) as http:
        return (await http.get("/healthz")).status_code == 200


async def crowd(server: Server, size: int, stack: AsyncExitStack) -> list[Raw]:
    """So many connections, one after the other."""
    found = []
    for _ in range(size):
        found.append(await stack.enter_async_context(dialled(server)))
        await asyncio.sleep(0)
    return found


@pytest.mark.req("P-5.4", "P-9.2")
async def test_any_number_of_silent_connections_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "SILENT_OF_ONE", 20)
    with capture_logs() as written:
        async with serving(tmp_path, places=40) as server, AsyncExitStack() as stack:
            ann = await create(server)
            async with seated(server, ann) as at_the_table:
                silent = await crowd(server, 120, stack)
                assert await is_well(server)
                await at_the_table.send("CHAT", text="hello")
                await at_the_table.hears("hello")
                async with watching(server, ann.room):
                    pass
                ended = [each for each in silent if each.has_ended]
                assert len(ended) >= 100
                assert not silent[-1].has_ended, "the last have come just now"
    assert [line["why"] for line in written if line["log_level"] == "warning"] == ["too many"]


@pytest.mark.req("P-5.4")
async def test_when_all_places_are_taken_the_silent_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "SILENT", 1.0)
    async with serving(tmp_path, places=10) as server, AsyncExitStack() as stack:
        await crowd(server, 15, stack)
        assert await is_well(server)


@pytest.mark.req("P-5.4")
async def test_an_address_has_so_many_connections_and_no_more_whatever_they_say(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_per_address=5, trusted_proxies="10.0.0.1") as server:
        async with AsyncExitStack() as stack:
            for each in await crowd(server, 5, stack):
                await each.says(b"GET /healthz HTTP/1.1\r\nhost: parlour\r\n\r\n")
                assert await each.reader.read(12) == b"HTTP/1.1 200"
            (sixth,) = await crowd(server, 1, stack)
            assert await sixth.hears_the_end() == b""
        await asyncio.sleep(0.1)
        assert await is_well(server)


@pytest.mark.req("P-5.4")
async def test_a_trusted_proxy_has_as_many_as_it_needs(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_per_address=5) as server, AsyncExitStack() as stack:
        for each in await crowd(server, 12, stack):
            await each.says(b"GET /healthz HTTP/1.1\r\nhost: parlour\r\n\r\n")
            assert await each.reader.read(12) == b"HTTP/1.1 200"


WHOLE = b"GET /healthz HTTP/1.1\r\nhost: parlour\r\n\r\n"


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    "parts",
    [
        [],
        [b"GET /heal"],
        [b"GET /healthz HTTP/1.1\r\n", *([b"x: y\r\n"] * 20)],
        [b"POST /api/rooms HTTP/1.1\r\nhost: parlour\r\ncontent-length: 500\r\n\r\n", *([b"{"] * 20)],
        [WHOLE, b"GET /healthz HTTP/1.1\r\n", *([b"x: y\r\n"] * 20)],
    ],
    ids=["silent", "half a line", "slow head", "slow body", "slow second request"],
)
async def test_a_request_that_does_not_come_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]
) -> None:
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.4)
    async with dialled(server) as slow:
        end = asyncio.create_task(slow.hears_the_end())
        for part in parts:
            if end.done():
                break
            await slow.says(part)
            await asyncio.sleep(0.05)
        answered = await end
    assert answered.count(b"HTTP/1.1") == parts.count(WHOLE), "it is hung up on, without a word"
    assert b" 400 " not in answered


@pytest.mark.req("P-5.4", "P-2.1")
async def test_a_socket_that_says_nothing_more_stays(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.2)
    ann = await create(server)
    async with seated(server, ann) as quiet:
        await asyncio.sleep(0.6)
        await quiet.send("CHAT", text="still here")
        await quiet.hears("still here")


FLOODS = {
    "pings": frame(PING),
    "pongs": frame(PONG, b"nobody asked"),
    "empty parts": frame(CONTINUATION, is_last=False),
    "messages": frame(TEXT, b"{}"),
}


@pytest.mark.req("P-5.4", "P-8.6")
@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("has_joined", [False, True])
async def test_who_floods_a_socket_is_disconnected_and_others_play_on(
    server: Server, kind: str, has_joined: bool
) -> None:
    ann = await create(server)
    async with seated(server, ann) as playing, dialled(server) as flooding:
        await flooding.upgrades(f"/ws/{ann.room}")
        if has_joined:
            await flooding.says(frame(TEXT, json.dumps({"type": "JOIN_ROOM", "roomId": ann.room}).encode()))
            await flooding.reader.read(10)
        begin = frame(TEXT, b"{", is_last=False) if kind == "empty parts" else b""
        with suppress(ConnectionError):
            await flooding.says(begin)
            for _ in range(200):
                await flooding.says(FLOODS[kind] * 1_000)
                if flooding.has_ended:
                    break
                await asyncio.sleep(0)
            else:
                pytest.fail("200,000 frames were taken")
        await playing.send("CHAT", text="what a storm")
        await playing.hears("what a storm")


@pytest.mark.req("P-5.4", "P-8.6")
@pytest.mark.parametrize("kind", ["pings", "pongs", "empty parts"])
async def test_a_thousand_frames_at_once_are_too_many_whatever_they_are(server: Server, kind: str) -> None:
    ann = await create(server)
    async with dialled(server) as flooding:
        await flooding.upgrades(f"/ws/{ann.room}")
        begin = frame(TEXT, b"{", is_last=False) if kind == "empty parts" else b""
        await flooding.says(begin + FLOODS[kind] * 1_000)
        assert b"too many frames" in await flooding.hears_the_end()


@pytest.mark.req("P-8.6")
async def test_a_text_that_is_no_text_ends_its_connection_and_nothing_else(server: Server) -> None:
    ann = await create(server)
    before = metrics.errors._value.get()
    join = frame(TEXT, json.dumps({"type": "JOIN_ROOM", "roomId": ann.room}).encode())
    for joining in (join, join + join, b""):
        for _ in range(10):
            async with dialled(server) as hostile:
                await hostile.upgrades(f"/ws/{ann.room}")
                await hostile.says(joining + frame(TEXT, b"\xff\xfe"))
                assert b"\x88" in await hostile.hears_the_end()
    assert metrics.errors._value.get() == before


@pytest.mark.req("P-8.6")
async def test_a_well_behaved_socket_may_send_a_great_deal(server: Server) -> None:
    ann = await create(server)
    async with seated(server, ann) as eager:
        for _ in range(100):
            await eager.socket.ping()
        try:
            await eager.send("CHAT", text="phew")
            await eager.hears("phew")
        except ConnectionClosed:
            pytest.fail("a hundred pings are not too many")


@pytest.mark.skipif(not hasattr(gate, "resource"), reason="no such limit on this system")
def test_the_limit_of_open_files_is_raised_as_far_as_the_system_allows() -> None:
    before = gate.resource.getrlimit(gate.resource.RLIMIT_NOFILE)
    gate.resource.setrlimit(gate.resource.RLIMIT_NOFILE, (min(1_024, before[1]), before[1]))
    try:
        allowed = gate.raise_file_limit()
        assert allowed == gate.resource.getrlimit(gate.resource.RLIMIT_NOFILE)[0] == min(before[1], gate.WANTED_FILES)
    finally:
        gate.resource.setrlimit(gate.resource.RLIMIT_NOFILE, before)
