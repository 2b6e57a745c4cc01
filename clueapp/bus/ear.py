"""What this process hears from Redis, on channels of its choice."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

from redis.asyncio.connection import AbstractConnection
from redis.exceptions import TimeoutError as NoAnswer

from clueapp.bus.lines import ANSWER_SECONDS, Address, live_for_ever, stop

MOST_CHANNELS = 1_000
"""So many are asked for in one command."""


class Hearer(Protocol):
    """Whoever owns the ear."""

    def hear(self, channel: str, message: bytes) -> None:
        """Somebody has published this."""

    def hear_again(self) -> None:
        """Everything that is published from now on is heard, on all channels."""

    def hear_also(self, channel: str) -> None:
        """The same, on one more channel."""

    def hear_no_more(self) -> None:
        """The connection is lost."""


class Ear:
    """Not redis-py's PubSub: who hears nothing makes a new connection, and asks for all channels again.

    Own beats come twice a second, so that silence means that the connection is dead."""

    def __init__(self, address: Address, hearer: Hearer, channel: str) -> None:
        """`channel`: what is always heard."""
        self._address = address
        self._hearer = hearer
        self._channels = {channel: None}
        self._asks: deque[tuple[str, str]] = deque()
        self._is_asked = asyncio.Event()

    def add(self, channel: str) -> None:
        self._channels[channel] = None
        self._ask("SUBSCRIBE", channel)

    def remove(self, channel: str) -> None:
        self._channels.pop(channel, None)
        self._ask("UNSUBSCRIBE", channel)

    async def run(self) -> None:
        await live_for_ever(self._live, self._hearer.hear_no_more, "hearing")

    def _ask(self, command: str, channel: str) -> None:
        self._asks.append((command, channel))
        self._is_asked.set()

    async def _live(self) -> None:
        async with self._address.line() as line:
            await self._subscribe(line)
            both = [asyncio.create_task(work) for work in (self._listen(line), self._keep_asking(line))]
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_EXCEPTION)
            finally:
                await stop(both)
            for ended in both:
                if not ended.cancelled():
                    ended.result()

    async def _subscribe(self, line: AbstractConnection) -> None:
        """Ask for all channels, and wait until all of them are heard."""
        self._asks.clear()
        channels = tuple(self._channels)
        for start in range(0, len(channels), MOST_CHANNELS):
            asked = channels[start : start + MOST_CHANNELS]
            async with asyncio.timeout(ANSWER_SECONDS):
                await line.send_command("SUBSCRIBE", *asked)
                for _ in asked:
                    while (await line.read_response())[0] != b"subscribe":
                        pass  # what is heard before everything is heard will be read
        self._hearer.hear_again()

    async def _keep_asking(self, line: AbstractConnection) -> None:
        while True:
            await self._is_asked.wait()
            self._is_asked.clear()
            asks = [self._asks.popleft() for _ in range(len(self._asks))]
            if asks and line.is_connected:
                await line.send_packed_command(line.pack_commands(asks))

    async def _listen(self, line: AbstractConnection) -> None:
        silences = 0
        while silences < 2:  # a process that was stopped finds one, and then all that came meanwhile
            heard = await line.read_response(timeout=ANSWER_SECONDS)
            silences = 0 if heard else silences + 1
            if heard:
                self._hand_on(*heard)
        raise NoAnswer("Redis is silent")

    def _hand_on(self, kind: bytes, channel: bytes, message: Any) -> None:
        if kind == b"message":
            self._hearer.hear(channel.decode(), message)
        elif kind == b"subscribe" and channel.decode() in self._channels:
            self._hearer.hear_also(channel.decode())
