"""When a line is ended for bad conduct: ten bad messages within a minute, and nothing that is part of a game."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from fastapi import WebSocket, WebSocketDisconnect

from clueapp.api.line import Line
from clueapp.kernel.errors import IllegalAction
from tests.rooms.clock import ManualClock

BAD = IllegalAction("bad_json", "That is not JSON.")
ILLEGAL = IllegalAction("not_your_turn", "It is not your turn.")


class Telling:
    """A websocket that keeps what it is told."""

    def __init__(self, *texts: str) -> None:
        self.said: list[str] = []
        self.closed: list[int] = []
        self.texts = list(texts)

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": self.texts.pop(0)}

    async def send_text(self, text: str) -> None:
        self.said.append(json.loads(text)["code"])

    async def close(self, code: int, reason: str) -> None:
        self.closed.append(code)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def a_line(clock: ManualClock, *texts: str) -> tuple[Line, Telling]:
    socket = Telling(*texts)
    return Line(cast(WebSocket, socket), clock), socket


@pytest.mark.req("P-8.6")
async def test_the_tenth_bad_message_within_a_minute_ends_it(clock: ManualClock) -> None:
    line, socket = a_line(clock)
    for _ in range(9):
        await line.strike(BAD)
    clock.skip(clock.now() + 59_999)
    with pytest.raises(WebSocketDisconnect):
        await line.strike(BAD)
    assert (socket.said, socket.closed) == (["bad_json"] * 10, [1008])


@pytest.mark.req("P-8.6")
async def test_bad_messages_from_longer_ago_are_forgiven(clock: ManualClock) -> None:
    line, socket = a_line(clock)
    for _ in range(30):
        await line.strike(BAD)
        clock.skip(clock.now() + 6_667)
    assert (len(socket.said), socket.closed) == (30, [])


@pytest.mark.req("P-8.6", "P-5.1")
async def test_what_the_rules_refuse_ends_nothing(clock: ManualClock) -> None:
    line, socket = a_line(clock)
    for _ in range(100):
        await line.strike(ILLEGAL)
    assert socket.closed == []


@pytest.mark.req("P-8.6")
async def test_sixty_messages_at_once_are_read_and_then_five_a_second(clock: ManualClock) -> None:
    line, socket = a_line(clock, *map(str, range(70)))
    assert [await line.read() for _ in range(60)] == [str(number) for number in range(60)]
    clock.skip(clock.now() + 1_000)
    assert [await line.read() for _ in range(5)] == ["60", "61", "62", "63", "64"]
    assert socket.said == []
    with pytest.raises(IndexError):
        await line.read()  # all that is left is refused
    assert socket.said == ["too_fast"] * 5
