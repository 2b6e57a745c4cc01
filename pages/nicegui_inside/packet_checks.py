"""What comes on the sockets of pages and cannot be read ends its connection, quietly.

Wraps the application that NiceGUI mounts for its sockets, and engine.io's handler of messages; both raise at what is
hostile, or gather it without end. Without it the log fills with tracebacks, and the memory with announced bytes.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

import structlog
from nicegui import core
from starlette.routing import Mount
from starlette.types import ASGIApp, Receive, Scope, Send

from pages.nicegui_inside.places import PlaceMissing, need

MAX_MESSAGE = 64 * 1024
UNREADABLE = 1007
SOCKETS = "/_nicegui_ws"
WITH_ATTACHMENTS = ("5", "6")
"""How packets of socket.io begin that announce bytes to come."""
log = structlog.get_logger()


def install() -> None:
    eio = core.sio.eio
    need("python-engineio", eio, "max_http_buffer_size", "cors_allowed_origins", "handlers", "disconnect")
    eio.max_http_buffer_size = MAX_MESSAGE
    eio.cors_allowed_origins = []  # it lets every site's pages in, and says so; `OwnPagesOnly` does not
    # The library writes an error with a traceback for each packet of an unknown kind: that is the client's error.
    eio.logger.setLevel(logging.CRITICAL)
    mounts = [route for route in core.app.routes if isinstance(route, Mount) and route.path == SOCKETS]
    if not mounts:
        raise PlaceMissing("nicegui", f"application at {SOCKETS}")
    for mount in mounts:
        mount.app = Tolerant(mount.app)
    if "message" not in eio.handlers:
        raise PlaceMissing("python-socketio", "handler of messages")
    eio.on("message", checked_packets(eio.handlers["message"]))


class Tolerant:
    """Ends a connection on which something came that the socket library cannot read, and says so quietly."""

    def __init__(self, inner: ASGIApp) -> None:
        self._inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._inner(scope, receive, send)
        except Exception:
            log.info("an unreadable packet ended a connection")
            with suppress(Exception):  # it may have ended already
                await self._end(scope, send)

    async def _end(self, scope: Scope, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": UNREADABLE})
        else:
            await send({"type": "http.response.start", "status": 400, "headers": []})
            await send({"type": "http.response.body", "body": b""})


def checked_packets(handler: Any) -> Any:
    async def check(eio_sid: str, packet: Any) -> None:
        try:
            if not isinstance(packet, str) or packet.startswith(WITH_ATTACHMENTS):
                raise ValueError("no page attaches bytes")  # which the library would gather without end
            await handler(eio_sid, packet)
        except Exception:
            # No page sends what cannot be read, so no page is lost.
            log.info("a malformed packet ended a connection")
            await core.sio.eio.disconnect(eio_sid)

    return check
