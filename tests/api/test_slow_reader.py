"""One who does not read holds nobody up and costs no memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import WebSocket, WebSocketDisconnect

from clueapp.api import line
from clueapp.api.line import Line
from clueapp.api.news import News
from clueapp.api.socket import Session
from clueapp.kernel.registry import games
from clueapp.rooms.lobby.commands import Leave
from clueapp.rooms.log import feed
from clueapp.rooms.manager import Manager
from clueapp.rooms.people.keys import hashed
from clueapp.rooms.room import Room
from clueapp.store import Store


class Deaf:
    """A websocket whose client takes a few messages, and then no more."""

    def __init__(self, takes: int) -> None:
        self.taken: list[str] = []
        self._takes = takes

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        if len(self.taken) == self._takes:
            await asyncio.Event().wait()
        self.taken.append(text)

    async def close(self, code: int, reason: str) -> None:
        await asyncio.Event().wait()


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[Manager]:
    store = await Store.open(f"sqlite:///{tmp_path / 'clueapp.db'}")
    manager = Manager(store, games())
    yield manager
    for room in manager.awake:
        room.close()
    await store.close()


async def crowd(room: Room, number: int) -> None:
    """Let so many people come and go."""
    for each in range(number):
        await room.join(f"Guest {each}", "plum", [f"key {each}"])
        await room.handle(f"key {each}").send(Leave())


@pytest.mark.req("P-2.4", "P-8.6")
async def test_who_does_not_read_is_given_up_and_holds_nobody_up(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "SEND_WITHIN", 0.3)
    ann = await manager.create("clueless", "Ann")
    room = await manager.wake(ann.code)
    deaf = Deaf(takes=3)
    session = Session(Line(cast(WebSocket, deaf), manager.clock), room.handle(hashed(ann.token)))
    running = asyncio.create_task(session.run())
    await asyncio.sleep(0.01)
    await crowd(room, 10)
    assert len(deaf.taken) == 3
    with pytest.raises(WebSocketDisconnect):
        await running
    assert room.is_asleep, "nobody is connected any more"


@pytest.mark.req("P-2.5", "P-8.3")
async def test_what_was_missed_is_told_at_once_and_within_bounds(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "KEPT", 20)
    ann = await manager.create("clueless", "Ann")
    room = await manager.wake(ann.code)
    handle = room.handle(hashed(ann.token))
    handle.open(lambda: None)
    told = News(handle)
    assert len(told.everything()) == 1
    await crowd(room, 70)
    messages = [json.loads(each) for each in told.since_last()]
    kinds = [each["type"] for each in messages]
    assert 20 <= kinds.count("EVENT") <= 120
    assert kinds[-2:] == ["ROOM_STATE", "VIEW"], "the gap is closed by the state itself"
    assert messages[-1]["seq"] == handle.table().seq
    assert told.since_last() == []
