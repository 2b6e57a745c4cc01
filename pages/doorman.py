"""How many pages one address may open in a minute, and how many of their sockets it may have at a time.

A page costs the server more than a look at a room over the protocol does, and tells as much: whether there is a room of
that code. So both are counted together.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from clueapp.api.guard import Guard
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.clock import SystemClock

_SOCKET = "/_nicegui_ws/"
_NOT_PAGES = ("/_nicegui", "/api/", "/art/", "/assets/", "/fonts/", "/healthz", "/metrics", "/ws/")


def is_page(path: str) -> bool:
    """Whether a browser that asks for this path is shown a page, be it the one that says that there is none."""
    return not path.startswith(_NOT_PAGES)


class Doorman:
    """Turns away who asks for too much, before anything is made for them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._clock = SystemClock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        guard: Guard = scope["app"].state.guard
        if scope["type"] == "websocket" and scope["path"].startswith(_SOCKET):
            with guard.connection(HTTPConnection(scope)) as is_admitted:
                if is_admitted:
                    await self._app(scope, receive, send)
                else:
                    await send({"type": "websocket.close"})
            return
        try:
            if scope["type"] == "http" and _opens_something(scope):
                guard.admit(HTTPConnection(scope), guard.lookups, self._clock.now())
        except IllegalAction as refusal:
            await PlainTextResponse(refusal.message, 429, {"retry-after": "60"})(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _opens_something(scope: Scope) -> bool:
    """Whether this asks for a page, or for a connection of a browser in which websockets do not work."""
    path = scope["path"]
    return is_page(path) or (path.startswith(_SOCKET) and b"sid=" not in scope["query_string"])
