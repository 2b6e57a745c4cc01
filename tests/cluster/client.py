"""A player over the JSON socket who comes back unaided, to any process that lives, and keeps a history of it all."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.cluster.deeds import is_acknowledged_by
from tests.cluster.history import Frame, Heard, Op, Session, Story

DIAL_WITHIN = 2.0
"""Seconds in which a process has to take a connection, and to say how the room stands."""
ANSWER_WITHIN = 4.0
"""Seconds after which one who gets no answer hangs up, and tries another process."""
BETWEEN_DIALS = 0.05
AT_ONCE, PER_SECOND = 30, 4.0
"""How much a client sends, and how fast: within what the server allows."""
FAILURES = frozenset({"store_failed", "server_error"})
"""Refusals after which one does not know what has happened."""
Addresses = Callable[[], Sequence[str]]
"""The processes to try, as http://…, the best one first."""
now = time.monotonic


class Client:
    """One player. What is asked for one at a time has one of three ends: acknowledged, refused, unknown."""

    def __init__(self, seat: Frame, addresses: Addresses) -> None:
        self.seat_given = seat
        self.story = Story(seat["roomId"], seat["playerId"])
        self.room_state: Frame = {}
        self.table: Frame = {}
        self.gone_seen: list[tuple[float, Frame]] = []
        """Each time that somebody was shown as not connected: when, and who."""
        self.changed = asyncio.Event()
        self.refusal = ""
        """The code with which a connection was refused or ended, if one ever was."""
        self._addresses = addresses
        self._socket: ClientConnection | None = None
        self._op: Op | None = None
        self._known = 0
        """The highest number that this client has been told of."""
        self._known_before = 0
        """The same when it asked for something: what it is told again is no answer."""
        self._last_event = ""
        """The kind of the last event that it was told of."""
        self._ended: asyncio.Future[None] | None = None
        self._may_send, self._counted_at = float(AT_ONCE), now()
        self._asking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    # Being connected
    def arrive(self) -> None:
        """Connect, and stay connected."""
        self._task = asyncio.create_task(self._stay())

    async def depart(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def player(self) -> str:
        return self.story.player

    @property
    def is_here(self) -> bool:
        return self._socket is not None

    @property
    def address(self) -> str:
        """Where it is, or was last."""
        return self.story.sessions[-1].address if self.story.sessions else ""

    async def _stay(self) -> None:
        while True:
            for address in self._addresses():
                with suppress(OSError, WebSocketException, TimeoutError):
                    await self._connected(address)
                    break
            await asyncio.sleep(BETWEEN_DIALS)

    async def _connected(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/ws/{self.story.room}"
        async with connect(
            url, open_timeout=DIAL_WITHIN, close_timeout=0.2, ping_interval=None, max_queue=None, compression=None
        ) as socket:
            await socket.send(json.dumps({"type": "JOIN_ROOM", **self.seat_given}))
            async with asyncio.timeout(DIAL_WITHIN):
                state = json.loads(await socket.recv())
            if state["type"] == "ERROR":
                self.refusal = state["code"]
                raise OSError(state["code"])
            session = Session(address, state, now())
            self.story.sessions.append(session)
            self._known = max(self._known, state["seq"])
            self._take_state(state, session.began_at)
            self._socket = socket
            try:
                async for text in socket:
                    self._hear(session, json.loads(text))
            finally:
                self._socket = None
                session.ended_at = now()
                self._settle("unknown")

    def hang_up(self) -> None:
        """Break the connection without a word, as a client does that gets no answer, and look at its table no more."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None

    # Hearing
    def _hear(self, session: Session, frame: Frame) -> None:
        at = now()
        session.heard.append(Heard(at, frame))
        match frame["type"]:
            case "ROOM_STATE":
                self._take_state(frame, at)
            case "VIEW":
                self.table = frame
            case "ERROR":
                self._settle(
                    "unknown" if frame["code"] in ("store_failed", "server_error") else "refused", frame["code"]
                )
        is_new = frame.get("seq", self._known_before + 1) > self._known_before
        self._known = max(self._known, frame.get("seq", 0))
        op, before = self._op, self._last_event
        if op and is_new and is_acknowledged_by(op.message, frame, self.player, self.seat, before):
            op.session, op.place = len(self.story.sessions) - 1, len(session.heard) - 1
            self._settle("acknowledged")
        if frame["type"] == "EVENT":
            self._last_event = frame["kind"]
        self.changed.set()

    def _take_state(self, frame: Frame, at: float) -> None:
        self.room_state = self.table = frame
        self.gone_seen += [(at, each) for each in frame["players"] if not each["connected"] and not each["left"]]
        self.changed.set()

    @property
    def seat(self) -> str:
        """The seat, or the place that was picked."""
        return next((each["seat"] for each in self.room_state["players"] if each["id"] == self.player), "")

    @property
    def is_host(self) -> bool:
        return bool(self.room_state.get("host") == self.player)

    @property
    def forms(self) -> dict[str, Frame]:
        return {form["type"]: form["fields"] for form in self.table["legal"]}

    @property
    def status(self) -> str:
        return str(self.table.get("status", ""))

    # Asking
    async def do(self, message: Frame) -> Op:
        """Ask for something, and return when it is known how that ended, or that it will not be known."""
        async with self._asking:
            await self._pace()
            return await self._ask(message)

    async def _ask(self, message: Frame) -> Op:
        op = Op(message, now())
        self.story.ops.append(op)
        socket = self._socket
        if socket is None:
            op.outcome, op.ended_at = "refused", now()  # it was never sent
            return op
        self._known_before = self._known
        self._op, self._ended = op, asyncio.get_running_loop().create_future()
        try:
            await socket.send(json.dumps(message))
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._ended
        except TimeoutError:  # an OSError too, so it comes first
            op.code = "no answer"
            self._settle("unknown")
            self.hang_up()
        except (OSError, WebSocketException):
            self._settle("unknown")
        return op

    def _settle(self, outcome: Any, code: str = "") -> None:
        op, ended = self._op, self._ended
        if op is None or ended is None:
            return
        op.outcome, op.ended_at, op.code = outcome, now(), op.code or code
        self._op = None
        if not ended.done():
            ended.set_result(None)

    async def _pace(self) -> None:
        at = now()
        self._may_send = min(AT_ONCE, self._may_send + (at - self._counted_at) * PER_SECOND) - 1
        self._counted_at = at
        if self._may_send < 0:
            await asyncio.sleep(-self._may_send / PER_SECOND)

    async def until(self, condition: Callable[[], object], within: float = 10.0) -> None:
        """Wait for what this client will see."""
        async with asyncio.timeout(within):
            while not condition():
                self.changed.clear()
                await self.changed.wait()


def from_anywhere(addresses: Sequence[str], rng: random.Random, home: int | None = None) -> Addresses:
    """First one's own process, if there is one, then the others in any order."""

    def choose() -> list[str]:
        others = list(addresses)
        rng.shuffle(others)
        return others if home is None else [addresses[home], *others]

    return choose


def only(address: str) -> Addresses:
    return lambda: (address,)
