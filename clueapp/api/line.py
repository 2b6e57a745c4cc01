"""The line to one client: reads within bounds, sends in order, and hangs up on bad conduct."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from clueapp import metrics
from clueapp.api.messages import ErrorFrame
from clueapp.buckets import Bucket
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.clocks.clock import Clock
from clueapp.rooms.people.pace import BURST, PER_SECOND

BAD_CONDUCT = 1008
FAILED = 1011
STRIKES = 10
WITHIN = 60_000
"""So many bad messages in so many milliseconds end the connection."""
SEND_WITHIN = 8.0
"""Seconds after which a client that does not read is taken for gone (P-2.4)."""
BAD_MESSAGES = frozenset(
    {"bad_json", "bad_message", "binary", "unknown_type", "too_large", "too_fast", "join_first", "already_joined"}
)
"""Refusals that are no part of a game."""


class Line:
    """One websocket, its manners and its patience."""

    def __init__(self, socket: WebSocket, clock: Clock) -> None:
        self._socket = socket
        self._clock = clock
        self._bucket = Bucket(BURST, PER_SECOND)
        self._strikes: deque[int] = deque(maxlen=STRIKES)
        self._sending = asyncio.Lock()
        self._is_closed = False

    async def read(self) -> str:
        """The next message that is text and not too soon; what is not is refused. WebSocketDisconnect at the end."""
        while True:
            packet = await self._socket.receive()
            if packet["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(packet.get("code", 1005))
            text = packet.get("text")
            if not self._bucket.take(self._clock.now()):
                await self.strike(IllegalAction("too_fast", "Not so fast, please."))
            elif text is None:
                await self.strike(IllegalAction("binary", "Messages are text: JSON in UTF-8."))
            else:
                return str(text)

    async def strike(self, refusal: IllegalAction) -> None:
        """Refuse a message; too many bad ones, and the connection ends."""
        await self.refuse(refusal)
        if refusal.code not in BAD_MESSAGES:
            return
        metrics.refusals.labels(refusal.code).inc()
        now = self._clock.now()
        self._strikes.append(now)
        if len(self._strikes) == STRIKES and now - self._strikes[0] < WITHIN:
            await self.close(BAD_CONDUCT, "too many bad messages")
            raise WebSocketDisconnect(BAD_CONDUCT)

    async def refuse(self, refusal: IllegalAction) -> None:
        await self.send(self.error(refusal.code, refusal.message))

    @staticmethod
    def error(code: str, message: str) -> str:
        return ErrorFrame(code=code, message=message).to_json()

    async def send(self, message: str) -> None:
        """Send, in order, and return when the client takes it: whoever reads slowly is waited for here alone."""
        await self._patiently(self._socket.send_text(message))

    async def close(self, code: int, reason: str) -> None:
        """Hang up; nothing can be sent afterwards."""
        await self._patiently(self._socket.close(code, reason))
        self._is_closed = True

    async def _patiently(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            async with asyncio.timeout(SEND_WITHIN), self._sending:
                if self._is_closed:
                    raise WebSocketDisconnect
                await work
        except TimeoutError:
            self._is_closed = True
            raise WebSocketDisconnect from None
        finally:
            work.close()
