"""The player of the cluster tests: one who gets no answer hangs up, and takes nobody else's deed for their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.cluster import client as player
from tests.cluster.client import Client, only
from tests.cluster.history import Frame

SEAT = {"roomId": "ABCDEF", "playerId": "ann", "token": "secret"}
ANN = {"id": "ann", "seat": "scarlet", "connected": True, "left": False}
STATE = {"type": "ROOM_STATE", "seq": 1, "players": [ANN]}


class Deaf:
    """A server that says how the room stands, hears everything, and says only what it is told to say."""

    def __init__(self) -> None:
        self.heard: list[Frame] = []
        self.says: Callable[[Frame], Sequence[Frame]] = lambda _: ()

    async def serve(self, socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(json.dumps(STATE))
        async for text in socket:
            self.heard.append(json.loads(text))
            for frame in self.says(self.heard[-1]):
                await socket.send(json.dumps(frame))


@pytest.fixture
async def deaf() -> Deaf:
    return Deaf()


@pytest.fixture
async def ann(deaf: Deaf, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    monkeypatch.setattr(player, "ANSWER_WITHIN", 0.2)
    async with serve(deaf.serve, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        ann = Client(SEAT, only(f"http://127.0.0.1:{port}"))
        ann.arrive()
        await ann.until(lambda: ann.is_here)
        yield ann
        await ann.depart()


async def test_a_player_who_gets_no_answer_hangs_up_and_comes_back(ann: Client, deaf: Deaf) -> None:
    op = await ann.do({"type": "END_TURN"})
    assert (op.outcome, op.code) == ("unknown", "no answer")
    assert not ann.is_here, "what it saw there may be old"
    async with asyncio.timeout(5):
        while not ann.is_here:
            await asyncio.sleep(0.01)
    assert len(ann.story.sessions) == 2
    assert deaf.heard == [{"type": "END_TURN"}]


@pytest.mark.parametrize(("before", "outcome"), [("moved", "acknowledged"), ("accusation_failed", "refused")])
async def test_a_turn_that_a_false_accusation_ended_was_not_ended_by_hand(
    ann: Client, deaf: Deaf, before: str, outcome: str
) -> None:
    told = [{"type": "EVENT", "seq": seq, "kind": kind} for seq, kind in enumerate((before, "turn_began"), 2)]
    deaf.says = lambda _: [*told, {"type": "ERROR", "code": "not_your_turn"}]
    assert (await ann.do({"type": "END_TURN"})).outcome == outcome
