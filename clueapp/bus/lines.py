"""Connections to Redis, one after the other: who loses one makes another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

from redis.asyncio.connection import AbstractConnection, Connection, parse_url

from clueapp import metrics
from clueapp.failures import note_failure

ANSWER_SECONDS = 1.0
"""Redis has so much time to answer."""
SHORTEST_WAIT = 0.05
LONGEST_WAIT = 0.5
LONG_LIFE_SECONDS = 2.0


class Address:
    """Where Redis is, by a URL of redis://, rediss:// or unix://; ValueError if it is none."""

    def __init__(self, url: str) -> None:
        self._options: dict[str, Any] = dict(parse_url(url))
        self._kind = cast(type[AbstractConnection], self._options.pop("connection_class", Connection))
        self.database = int(self._options.get("db", 0))

    @asynccontextmanager
    async def line(self) -> AsyncIterator[AbstractConnection]:
        """A new connection, which never makes itself anew. Who uses it looks after the time."""
        # Without a time-out of its own: before Python 3.12 that may swallow the end of a task.
        mine = {"socket_timeout": None, "socket_connect_timeout": ANSWER_SECONDS, "protocol": 2, "driver_info": None}
        line = self._kind(**{**self._options, **mine})
        try:
            async with asyncio.timeout(2 * ANSWER_SECONDS):
                await line.connect()  # type: ignore[no-untyped-call]
            yield line
        finally:
            await line.disconnect(nowait=True)


async def live_for_ever(life: Callable[[], Awaitable[None]], end: Callable[[], None], what: str) -> None:
    """Live one life after the other; each ends by an error, and then by `end`."""
    wait = SHORTEST_WAIT
    task = asyncio.current_task()
    while True:
        began = time.monotonic()
        try:
            await life()
        except Exception as error:  # whatever it is, nobody stays deaf or mute
            if time.monotonic() - began > LONG_LIFE_SECONDS:
                wait = SHORTEST_WAIT
            if wait == SHORTEST_WAIT:
                note_failure("connection to Redis lost", error, line=what)
        end()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError  # an error on the way has hidden it
        metrics.bus_reconnects.inc()
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


async def stop(tasks: Sequence[asyncio.Task[None]]) -> None:
    """End them, and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
