"""How much one address may ask for in a minute, how many pages of that, and how many sockets it may have at a time.

A page costs the server more than a look at a room over the protocol does, and tells as much: whether there is a room of
that code. So both are counted together.
"""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from clueapp.api.address_limits import AddressLimits
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.clocks.clock import SystemClock
from pages.nicegui_inside.sockets import is_open

_SOCKET = "/_nicegui_ws/"
_STATIC = ("/_nicegui/", "/art/", "/assets/", "/fonts/")
_ASKS_FOR_MORE = "/api/rooms"
"""What falls under another limit as well, which whoever answers it knows."""
_NOT_PAGES = (*_STATIC, "/_nicegui", "/api/", "/healthz", "/metrics", "/readyz", "/ws/")


def is_page(path: str) -> bool:
    """Whether a browser that asks for this path is shown a page, be it the one that says that there is none."""
    return not path.startswith(_NOT_PAGES)


class RequestLimits:
    """Turns away who asks for too much, before anything is made for them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._clock = SystemClock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        limits: AddressLimits = scope["app"].state.address_limits
        connection = HTTPConnection(scope)
        if scope["type"] == "websocket" and scope["path"].startswith(_SOCKET):
            async with limits.connection(connection) as objection:
                if objection is None:
                    await self._app(scope, receive, send)
                else:
                    await send({"type": "websocket.close"})
            return
        try:
            if scope["type"] == "http" and not scope["path"].startswith(_STATIC):
                await self._admit(limits, connection)
        except IllegalAction as refusal:
            await _refusal(scope["path"], refusal)(scope, receive, send)
        else:
            await self._app(scope, receive, send)
            await limits.finish(connection)

    async def _admit(self, limits: AddressLimits, connection: HTTPConnection) -> None:
        now = self._clock.now()
        if _opens_something(connection.scope):
            await limits.admit(connection, limits.requests, now, also=limits.lookups)
        elif connection.scope["path"].startswith(_ASKS_FOR_MORE):
            limits.begin(connection, limits.requests, now)
        else:
            await limits.admit(connection, limits.requests, now)


def _refusal(path: str, refusal: IllegalAction) -> Response:
    headers = {"retry-after": "60"}
    if path.startswith("/api/"):
        return JSONResponse({"code": refusal.code, "message": refusal.message}, 429, headers)
    return PlainTextResponse(refusal.message, 429, headers)


def _opens_something(scope: Scope) -> bool:
    """Whether this asks for a page, or for a connection of a browser in which websockets do not work."""
    path = scope["path"]
    return is_page(path) or (path.startswith(_SOCKET) and not _goes_on(scope["query_string"]))


def _goes_on(query: bytes) -> bool:
    """Whether a request belongs to a connection that there is."""
    names = parse_qs(query.decode("latin-1")).get("sid", [])
    return len(names) == 1 and is_open(names[0])
