"""The cluster tests' own client hangs up if it gets no answer, and knows which turns it ended itself."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.cluster import client as player
from tests.cluster.client import Client, only
from tests.cluster.history import Frame

SEAT = {"roomId": "ABCDEF", "playerId": "ann", "token": "secret"}
ANN = {"id": "ann", "seat": "scarlet", "connected": True, "left": False}
STATE = {"type": "ROOM_STATE", "seq": 1, "players": [ANN]}


class ScriptedServer:
    """A server that tells a client how the room stands, and then answers every message with the same frames."""

    def __init__(self) -> None:
        self.answer: Sequence[Frame] = ()

    async def serve(self, socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(json.dumps(STATE))
        async for _ in socket:
            for frame in self.answer:
                await socket.send(json.dumps(frame))


@pytest.fixture
def server() -> ScriptedServer:
    return ScriptedServer()


@pytest.fixture
async def ann(server: ScriptedServer) -> AsyncIterator[Client]:
    async with serve(server.serve, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        ann = Client(SEAT, only(f"http://127.0.0.1:{port}"))
        ann.arrive()
        await ann.until(lambda: ann.is_here)
        yield ann
        await ann.depart()


async def test_a_player_who_gets_no_answer_hangs_up_and_comes_back(
    ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "ANSWER_WITHIN", 0.1)
    op = await ann.do({"type": "END_TURN"})
    assert (op.outcome, op.code) == ("unknown", "no answer")
    assert not ann.is_here, "what it saw there may be old"
    await ann.until(lambda: len(ann.story.sessions) == 2)


@pytest.mark.parametrize(("before", "outcome"), [("moved", "acknowledged"), ("accusation_failed", "refused")])
async def test_a_turn_that_a_false_accusation_ended_was_not_ended_by_hand(
    ann: Client, server: ScriptedServer, before: str, outcome: str
) -> None:
    told = [{"type": "EVENT", "seq": seq, "kind": kind} for seq, kind in enumerate((before, "turn_began"), 2)]
    server.answer = [*told, {"type": "ERROR", "code": "not_your_turn"}]
    assert (await ann.do({"type": "END_TURN"})).outcome == outcome
