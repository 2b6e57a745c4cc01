"""Who asks, how, and under which prefix: taken from a trusted proxy's word, and from nobody else's.

The server listens as the program does; requests and sockets come from another address of this machine where they
come from somebody who is not trusted.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import orjson
import pytest
import uvicorn
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from clueapp.api.address_limits import address_of
from clueapp.cluster.caddy import Caddy
from clueapp.cluster.packages import PackageMissing
from clueapp.cluster.ports import free_ports
from clueapp.settings import Settings
from pages.gate import Gate
from pages.nicegui_inside.connections import configured

STRANGER = "127.0.0.2"
FORGED = [("X-Forwarded-For", "203.0.113.66"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Prefix", "/forged")]
Headers = Iterable[tuple[str, str]]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8 on the loopback")


@dataclass(frozen=True)
class Seen:
    """What the program takes a request for."""

    address: str
    scheme: str
    prefix: str | None


async def say_what_is_seen(scope: Scope, receive: Receive, send: Send) -> None:
    """The program: it answers every request, and every socket, with what it takes it for."""
    asked = HTTPConnection(scope)
    seen = orjson.dumps([address_of(asked), scope["scheme"], asked.headers.get("x-forwarded-prefix")])
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": seen.decode()})
        await send({"type": "websocket.close"})
    else:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": seen})


@asynccontextmanager
async def serving(trusted: str) -> AsyncIterator[int]:
    """Its port."""
    proxies = Settings(_env_file=None, trusted_proxies=trusted).proxies
    gate, believed = Gate(100, 100, proxies), [str(each) for each in proxies]
    server = uvicorn.Server(configured(say_what_is_seen, gate, forwarded_allow_ips=believed, lifespan="off"))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(server.serve(sockets=[listener]))
        async with asyncio.timeout(30):
            while not server.started:
                await asyncio.sleep(0.01)
        yield listener.getsockname()[1]
        server.should_exit = True
        await task


async def by_request(port: int, headers: Headers, source: str) -> Seen:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(transport=transport, timeout=30) as http:
        return Seen(*(await http.get(f"http://127.0.0.1:{port}/", headers=list(headers))).json())


async def by_socket(port: int, headers: Headers, source: str) -> Seen:
    url = f"ws://127.0.0.1:{port}/"
    async with connect(url, additional_headers=list(headers), local_addr=(source, 0), proxy=None) as line:
        return Seen(*orjson.loads(await line.recv()))


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("headers", [FORGED, [*FORGED, *FORGED], [("x-forwarded-for", "127.0.0.1, 203.0.113.66")]])
async def test_a_stranger_is_not_believed(headers: Headers) -> None:
    async with serving("127.0.0.1, ::1") as port:
        assert await by_request(port, headers, STRANGER) == Seen(STRANGER, "http", None)
        assert await by_socket(port, headers, STRANGER) == Seen(STRANGER, "ws", None)


@pytest.mark.req("P-5.4")
async def test_nobody_is_believed_where_nobody_is_trusted() -> None:
    async with serving("") as port:
        assert await by_request(port, FORGED, "127.0.0.1") == Seen("127.0.0.1", "http", None)
        assert await by_socket(port, FORGED, "127.0.0.1") == Seen("127.0.0.1", "ws", None)


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    ("said", "address"),
    [
        (["203.0.113.9"], "203.0.113.9"),
        (["203.0.113.66, 203.0.113.9"], "203.0.113.9"),
        (["203.0.113.66, 203.0.113.9, 10.1.2.3"], "203.0.113.9"),
        (["203.0.113.66", "203.0.113.9, 10.1.2.3"], "203.0.113.9"),
        (["127.0.0.1, 10.0.0.1, 203.0.113.9, 10.1.2.3, 10.1.2.4"], "203.0.113.9"),
        (["203.0.113.9:4711"], "203.0.113.9"),
        (["[2001:db8:1:2:3::4]:4711"], "2001:db8:1:2::/64"),
        (["2001:db8:1:2:3::4, 10.1.2.3"], "2001:db8:1:2::/64"),
        (["::ffff:203.0.113.9"], "203.0.113.9"),
        (["made up, 10.1.2.3"], "made up"),
    ],
    ids=str,
)
async def test_who_asks_is_the_last_whom_no_trusted_proxy_stands_for(said: list[str], address: str) -> None:
    headers = [*(("X-Forwarded-For", each) for each in said), ("X-Forwarded-Proto", "https")]
    headers.append(("X-Forwarded-Prefix", "/games"))
    async with serving("127.0.0.1, 10.0.0.0/8") as port:
        assert await by_request(port, headers, "127.0.0.1") == Seen(address, "https", "/games")
        assert await by_socket(port, headers, "127.0.0.1") == Seen(address, "wss", "/games")


@pytest.mark.req("P-5.4", "P-6.4")
async def test_behind_caddy_everybody_is_who_they_are_whatever_they_say(tmp_path: Path) -> None:
    async with serving("127.0.0.1") as port:
        try:
            caddy = Caddy(tmp_path, next(free_ports()), [port])
        except PackageMissing as missing:
            pytest.skip(str(missing))
        await asyncio.to_thread(caddy.start)
        try:
            for headers in ([], FORGED[:2]):
                assert await by_request(caddy.port, headers, STRANGER) == Seen(STRANGER, "http", None)
                assert await by_socket(caddy.port, headers, STRANGER) == Seen(STRANGER, "ws", None)
        finally:
            caddy.kill()
