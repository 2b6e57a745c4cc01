"""A bad line between the server and each page, to find tests and pages that rely on a good one.

`E2E_LAG=600 python3 run.py test e2e` runs every journey over it: each page gets some of its news up to so many
milliseconds late, and some of its clicks arrive so late, in their order, while others are at once.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Any
from weakref import WeakKeyDictionary

from engineio import packet  # type: ignore[import-untyped]
from engineio.async_socket import AsyncSocket  # type: ignore[import-untyped]

_chance = SystemRandom()
_freed: WeakKeyDictionary[Any, float] = WeakKeyDictionary()
"""When a socket last held something up."""
_PAUSE = 0.01
_LATE = 0.4
"""How often something is late at all."""


def install() -> None:
    """Hold packets up, where E2E_LAG says for how many milliseconds at most."""
    most = float(os.environ.get("E2E_LAG") or 0) / 1000
    if not most:
        return
    send: Callable[[Any], Awaitable[list[Any]]] = AsyncSocket.poll
    receive = AsyncSocket.receive

    async def send_late(socket: Any) -> list[Any]:
        packets = await send(socket)
        if socket.upgraded:
            await _hold(socket, most)
        return packets

    async def receive_late(socket: Any, received: Any) -> None:
        if socket.upgraded and received.packet_type == packet.MESSAGE:
            await _hold(socket, most)
        await receive(socket, received)

    AsyncSocket.poll = send_late
    AsyncSocket.receive = receive_late


async def _hold(socket: Any, most: float) -> None:
    """One of many that come at once is late, and the others with it."""
    now = time.monotonic()
    if now - _freed.get(socket, 0) > _PAUSE and _chance.random() < _LATE:
        await asyncio.sleep(_chance.uniform(0, most))
        _freed[socket] = time.monotonic()
