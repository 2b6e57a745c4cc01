"""What this process says to Redis: it waits in a queue, and all that waits is sent at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ResponseError

from clueapp import metrics
from clueapp.bus.lines import ANSWER_SECONDS, Address, live_for_ever
from clueapp.failures import note_failure

MOST_WAITING = 10_000
MOST_AT_ONCE = 200
BEAT = "beat"
Command: TypeAlias = tuple[str | bytes | int, ...]


def _nothing(_replies: Sequence[Any]) -> None:
    """Nobody asks how it went."""


@dataclass(frozen=True, slots=True)
class Errand:
    """Commands that go together, made when it is their turn."""

    commands: Callable[[], Sequence[Command]]
    answered: Callable[[Sequence[Any]], None] = _nothing
    dropped: Callable[[], None] | None = None
    """Called when the connection is lost before the answers are there; None: it is sent again on the next."""


class Speaker:
    """Sends errands in order, over a connection of its own."""

    def __init__(self, address: Address, connected: Callable[[], None]) -> None:
        self._address = address
        self._connected = connected
        self._waiting: OrderedDict[Hashable, Errand] = OrderedDict()
        self._sent: dict[Hashable, Errand] = {}
        self._is_woken = asyncio.Event()

    def beat(self, errand: Errand) -> None:
        """Send it before all that waits; if Redis refuses it, another connection may do better."""
        self._waiting[BEAT] = errand
        self._waiting.move_to_end(BEAT, last=False)
        self._is_woken.set()

    def put(self, key: Hashable, errand: Errand) -> None:
        """Send it when its turn comes; one that waits under the same key is replaced, and keeps its place."""
        if errand.dropped is not None and len(self._waiting) >= MOST_WAITING:
            errand.dropped()
            return
        self._waiting[key] = errand
        self._is_woken.set()

    async def run(self) -> None:
        await live_for_ever(self._live, self._drop, "speaking")

    async def _live(self) -> None:
        async with self._address.line() as line:
            self._connected()
            while True:
                await self._is_woken.wait()
                await self._send(line)
                if not self._waiting:
                    self._is_woken.clear()

    async def _send(self, line: AbstractConnection) -> None:
        """Send what waits, or as much as is good at once, and hand out the answers."""
        self._sent = {key: self._waiting.pop(key) for key in tuple(islice(self._waiting, MOST_AT_ONCE))}
        commands = {key: made for key, errand in self._sent.items() if (made := self._make(key, errand)) is not None}
        flat = [command for made in commands.values() for command in made]
        async with asyncio.timeout(ANSWER_SECONDS):
            await line.send_packed_command(line.pack_commands(flat))
            replies = [await _reply(line) for _ in flat]
        metrics.bus_told.inc(sum(command[0] == "PUBLISH" for command in flat))
        for key, made in commands.items():
            mine, replies = replies[: len(made)], replies[len(made) :]
            self._answer(key, mine)

    def _make(self, key: Hashable, errand: Errand) -> Sequence[Command] | None:
        """Its commands; an errand that cannot make them is given up."""
        try:
            return errand.commands()
        except Exception as error:
            self._give_up(key, error)
            return None

    def _answer(self, key: Hashable, replies: Sequence[Any]) -> None:
        refusal = next((reply for reply in replies if isinstance(reply, ResponseError)), None)
        if refusal is not None and key == BEAT:
            raise refusal
        try:
            if refusal is not None:
                raise refusal
            self._sent[key].answered(replies)
            del self._sent[key]
        except Exception as error:
            self._give_up(key, error)

    def _give_up(self, key: Hashable, error: Exception) -> None:
        note_failure("errand to Redis failed", error)
        _drop(self._sent.pop(key))

    def _drop(self) -> None:
        """The connection is lost: what need not be sent again is dropped."""
        errands = self._sent | self._waiting
        self._sent = {}
        self._waiting = OrderedDict((key, errand) for key, errand in errands.items() if errand.dropped is None)
        for errand in errands.values():
            _drop(errand)


async def _reply(line: AbstractConnection) -> Any:
    try:
        return await line.read_response()
    except ResponseError as error:
        return error


def _drop(errand: Errand) -> None:
    if errand.dropped is not None:
        errand.dropped()
