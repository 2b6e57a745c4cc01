"""`WS /ws/CODE`: the table as a stream of JSON messages, for bots, other clients and tests."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from clueapp.api.address_limits import AddressLimits
from clueapp.api.http import OUT_OF_ORDER, known_code
from clueapp.api.line import BAD_CONDUCT, FAILED, Line
from clueapp.api.messages import JoinRoom
from clueapp.api.news import News
from clueapp.failures import note_failure
from clueapp.kernel.errors import IllegalAction
from clueapp.protocol.reader import read, reader_of, type_of
from clueapp.rooms.handle import Handle
from clueapp.rooms.lobby.commands import Chat, Leave
from clueapp.rooms.manager import Manager

JOIN_WITHIN = 10.0
"""Seconds in which a new connection has to say who it is."""
JOIN_FIRST = IllegalAction("join_first", "Please send JOIN_ROOM first.")
GOODBYE = 1000
router = APIRouter()


@router.websocket("/ws/{code}")
async def play(socket: WebSocket, code: str) -> None:
    """Play or watch in a room."""
    manager: Manager = socket.app.state.manager
    limits: AddressLimits = socket.app.state.address_limits
    async with limits.connection(socket, limits.lookups, manager.clock.now()) as objection:
        with suppress(WebSocketDisconnect):
            await socket.accept()
            await _serve(Line(socket, manager.clock), manager, code, objection)


async def _serve(line: Line, manager: Manager, code: str, objection: IllegalAction | None) -> None:
    try:
        if objection is not None:
            raise objection
        watcher = await manager.handle(known_code(code))
        handle = await _seat_for(manager, watcher, await _first_message(line))
        await Session(line, handle).run()
    except IllegalAction as refusal:
        await line.refuse(refusal)
        await line.close(BAD_CONDUCT, refusal.code)
    except WebSocketDisconnect:
        raise
    except Exception as error:
        note_failure("a socket failed", error, room=code[:40])
        await line.send(line.error(OUT_OF_ORDER.code, OUT_OF_ORDER.message))
        await line.close(FAILED, OUT_OF_ORDER.code)


async def _first_message(line: Line) -> JoinRoom:
    """What a connection begins with; what is no message is refused, and may be said better."""
    try:
        async with asyncio.timeout(JOIN_WITHIN):
            while True:
                raw = await line.read()
                try:
                    if type_of(raw) != "JOIN_ROOM":
                        raise JOIN_FIRST
                    return read(JoinRoom, raw)
                except IllegalAction as refusal:
                    await line.strike(refusal)
    except TimeoutError:
        raise JOIN_FIRST from None


async def _seat_for(manager: Manager, watcher: Handle, wanted: JoinRoom) -> Handle:
    """Return the seat that the token opens, or a watcher's place without one; raises IllegalAction if it is another's.

    A person who has asked to step in watches until the host agrees.
    """
    if known_code(wanted.room_id) != watcher.code:
        raise IllegalAction("wrong_room", "This connection belongs to another room.")
    if wanted.token is None:
        return watcher
    handle = await manager.handle(watcher.code, token=wanted.token)
    known = handle.player or (handle.asked.id if handle.asked else None)
    if known is None or wanted.player_id not in (None, known):
        raise IllegalAction("bad_token", "This token doesn’t open that player’s seat in this room.")
    return handle


class Session:
    """One client at a table: a task that reads what it wants, and one that tells it what is new."""

    def __init__(self, line: Line, handle: Handle) -> None:
        self._line = line
        self._handle = handle
        self._news = News(handle)
        self._changed = asyncio.Event()
        self._is_leaving = False

    async def run(self) -> None:
        """Serve the client until either side has had enough."""
        self._handle.open(self._changed.set, "socket")
        try:
            await self._send_all(self._news.everything())
            await _first_of(self._listen(), self._tell())
        finally:
            self._handle.close()

    async def _listen(self) -> None:
        while not self._is_leaving:
            raw = await self._line.read()
            try:
                await self._carry_out(raw)
            except IllegalAction as refusal:
                await self._line.strike(refusal)
            except WebSocketDisconnect:
                raise
            except Exception as error:
                note_failure("a message could not be carried out", error, room=self._handle.code)
                await self._line.send(self._line.error(OUT_OF_ORDER.code, OUT_OF_ORDER.message))
        await self._line.close(GOODBYE, "left")

    async def _carry_out(self, raw: str) -> None:
        if type_of(raw) == "JOIN_ROOM":
            raise IllegalAction("already_joined", "You’re already in the room.")
        action = reader_of(self._handle.game).read(raw)
        if self._handle.player is not None and isinstance(action, Chat) and _is_blank(action.text):
            return  # fits the form of CHAT, so it is accepted; there is nothing to pass on
        self._is_leaving = isinstance(action, Leave)
        try:
            await self._handle.send(action)
        except BaseException:
            self._is_leaving = False
            raise

    async def _tell(self) -> None:
        """Send what is new whenever something has changed; however much it was, it is looked at once."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if not self._handle.has_lost_seat:
                await self._send_all(self._news.since_last())
            elif not self._is_leaving:
                await self._go_on_watching()

    async def _go_on_watching(self) -> None:
        table, player = self._handle.table(), self._handle.player
        is_moved = any(each.id == player and not each.is_gone_for_good for each in table.players)
        self._handle.close()
        self._handle = self._handle.watching()
        self._handle.open(self._changed.set, "socket")
        self._news = News(self._handle)
        if is_moved:
            error = self._line.error("seat_moved", "Your seat was moved to another device. You’re watching now.")
        else:
            error = self._line.error("removed", "Your seat isn’t yours any more. You’re watching now.")
        await self._send_all([error, *self._news.everything()])

    async def _send_all(self, messages: list[str]) -> None:
        for each in messages:
            await self._line.send(each)


def _is_blank(text: str) -> bool:
    return not any(letter.isprintable() and not letter.isspace() for letter in text)


async def _first_of(*works: Coroutine[Any, Any, None]) -> None:
    """Run all until one ends, then end the others; raises what that one raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome
