"""Connections end where nothing is asked for in time, or too much is sent.

Extends uvicorn's protocols, which wait for a request without end and read any number of frames. Without it whoever
connects and says nothing keeps others out, and pings without end hold everybody up.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from functools import partial
from time import monotonic_ns
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from clueapp.buckets import Bucket
from clueapp.failures import note_often
from pages.gate import Gate
from pages.nicegui_inside.pings import PING_SECONDS, PONG_SECONDS
from pages.nicegui_inside.places import need

REQUEST_WITHIN = 15.0
"""Seconds in which a connection, or one that has begun to ask for something, has to have asked for it."""
FRAMES_AT_ONCE, FRAMES_PER_SECOND = 500, 50
"""How many frames of any kind a socket may send: pings, pongs and parts of messages cost time as well."""
SLICE = 1024
"""Bytes that are read at a time, so that what is too much is noticed after a few milliseconds."""

ONLY_PROXIES_SAY = (b"x-forwarded-prefix",)
"""Headers that NiceGUI believes whoever sends them; those that uvicorn reads, it believes trusted proxies alone."""


def configured(app: ASGIApp, gate: Gate, **more: Any) -> uvicorn.Config:
    """How uvicorn serves: tuned for many small messages, with manners; PlaceMissing if it cannot have them."""
    need("uvicorn", HttpToolsProtocol, *_public(Http))
    need("uvicorn", WebSocketsSansIOProtocol, "handle_parser_exception", *_public(Socket))
    http: Any = partial(Http, gate=gate)
    socket: Any = partial(Socket, gate=gate)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http,
        ws=socket,
        ws_per_message_deflate=False,
        ws_max_size=1024 * 1024,  # what is too large for us but not for the machine is answered with an error
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        server_header=False,
        **more,
    )


def _public(protocol: type) -> list[str]:
    """What it has another way of doing."""
    return [name for name in vars(protocol) if not name.startswith("_")]


class Http(HttpToolsProtocol):
    """Ends a connection on which no whole request comes in time."""

    def __init__(self, *args: Any, gate: Gate, **more: Any) -> None:
        super().__init__(*args, **more)
        self._gate = gate
        self._patience: TimerHandle | None = None
        self._is_proxy = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_proxy = self._gate.is_proxy(transport)
        if self._gate.enter(transport):
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        self._wait()
        super().data_received(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._is_proxy or name.lower() not in ONLY_PROXIES_SAY:
            super().on_header(name, value)

    def on_message_complete(self) -> None:
        self._gate.hear(self.transport)
        self._wait_no_more()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(REQUEST_WITHIN, self._give_up)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        note_often("connections that asked for nothing were ended", why="too slow")
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """Ends a connection that sends more frames than anybody needs, whatever kind they are of."""

    def __init__(self, *args: Any, gate: Gate, **more: Any) -> None:
        super().__init__(*args, **more)
        self._gate = gate
        self._frames = Bucket(FRAMES_AT_ONCE, FRAMES_PER_SECOND)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + SLICE])

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        if self.close_sent and self.transport.is_closing():  # by us, because of what came: for the program it is gone
            raise ClientDisconnected
        await super().send(message)

    def handle_text(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._takes_one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_pong(event)

    def _takes_one_more(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._frames.take(monotonic_ns() // 1_000_000):
            return True
        note_often("sockets were ended", why="too many frames")
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.handle_parser_exception()
        return False
