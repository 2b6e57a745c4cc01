"""One address opens so many pages and sockets, and no more."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import httpx
import pytest
from nicegui import core
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from clueapp.api.address_limits import AddressLimits
from clueapp.settings import Settings
from pages.request_limits import RequestLimits

Asks = Callable[[str, str], Awaitable[int]]


async def keep_open(socket: WebSocket) -> None:
    await socket.accept()
    await socket.receive()


@pytest.fixture
def app() -> Starlette:
    """Anything that answers, with limits that let one address have three pages a minute, and two sockets."""
    routes = [
        Route("/{path:path}", lambda _: PlainTextResponse("here you are")),
        WebSocketRoute("/_nicegui_ws/socket.io/", keep_open),
    ]
    found = Starlette(routes=routes, middleware=[Middleware(RequestLimits)])
    limits = {"lookups_per_minute": 3, "requests_per_minute": 8, "connections_per_address": 2}
    found.state.address_limits = AddressLimits(Settings(_env_file=None, **limits))
    return found


@pytest.fixture
def asks(app: Starlette) -> Asks:
    """Ask for a path from an address; the status that is answered."""

    async def ask(path: str, address: str = "10.0.0.1") -> int:
        transport = httpx.ASGITransport(app, client=(address, 1234))
        async with httpx.AsyncClient(transport=transport, base_url="http://parlour") as http:
            return (await http.get(path)).status_code

    return ask


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("path", ["/", "/room/ABCDEF", "/seat/ABCDEF/x", "/nothing", "/_nicegui_ws/socket.io/?EIO=4"])
async def test_pages_can_be_opened_so_often(asks: Asks, path: str) -> None:
    assert [await asks(path, "10.0.0.1") for _ in range(5)] == [200, 200, 200, 429, 429]
    assert await asks(path, "10.0.0.2") == 200


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("path", ["/art/logo.svg", "/fonts/a.woff2", "/assets/1/parlour.js", "/_nicegui/3/static/x.js"])
async def test_what_a_page_is_made_of_is_not_counted(asks: Asks, path: str) -> None:
    assert {await asks(path, "10.0.0.1") for _ in range(10)} == {200}


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/api/schema", "/api/rooms/ABCDEF", "/_nicegui_ws/x?sid=one"])
async def test_everything_else_is_under_a_limit(asks: Asks, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(core.sio.eio, "sockets", {"one": object()})
    assert [await asks(path, "10.0.0.1") for _ in range(10)] == [200] * 8 + [429] * 2
    assert await asks(path, "10.0.0.2") == 200


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("query", ["?EIO=4&xsid=1", "?EIO=4&sid=", "?sid=nobody", "?sid=one&sid=two", "?Sid=one"])
async def test_a_new_connection_does_not_pass_for_one_that_there_is(
    asks: Asks, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    monkeypatch.setattr(core.sio.eio, "sockets", {"one": object()})
    assert [await asks(f"/_nicegui_ws/socket.io/{query}", "10.0.0.1") for _ in range(5)] == [200] * 3 + [429] * 2


class Dialled:
    """A connection to the socket of the pages, as the server sees it."""

    def __init__(self, app: Starlette) -> None:
        self.sent: list[str] = []
        self.app = app

    async def talk(self, other: Callable[[], Awaitable[None]]) -> None:
        """While it is open, `other` goes on."""
        scope = {
            "type": "websocket",
            "path": "/_nicegui_ws/socket.io/",
            "query_string": b"",
            "headers": [],
            "client": ("10.0.0.1", 1234),
            "subprotocols": [],
        }
        coming = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]

        async def receive() -> MutableMapping[str, Any]:
            if len(coming) == 1:
                await other()
            return coming.pop(0)

        async def send(message: MutableMapping[str, Any]) -> None:
            self.sent.append(message["type"])

        await self.app(scope, receive, send)


@pytest.mark.req("P-5.4")
async def test_so_many_sockets_can_be_open_at_a_time(app: Starlette) -> None:
    calls = [Dialled(app) for _ in range(4)]

    async def nothing() -> None: ...

    await calls[0].talk(lambda: calls[1].talk(lambda: calls[2].talk(nothing)))
    await calls[3].talk(nothing)
    opened, refused = ["websocket.accept"], ["websocket.close"]
    assert [call.sent for call in calls] == [opened, opened, refused, opened]
