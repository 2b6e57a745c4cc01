"""A client that is back before the server has noticed that its old line died was never gone."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from clueapp.rooms.people.presence import FLICKER
from pages.nicegui_inside import connections
from tests.api.client import Client, Seat, create, join, seated
from tests.api.raw import PATIENCE, TEXT, Raw, dialled, frame
from tests.api.server import Server, serving
from tests.rooms.clock import ManualClock

MINUTE = 60_000


@asynccontextmanager
async def silent(server: Server, seat: Seat) -> AsyncIterator[Raw]:
    """A connection that has taken its seat, and answers no ping: at the other end there is nobody any more."""
    async with dialled(server) as line:
        await line.upgrades(f"/ws/{seat.room}")
        wanted = {"type": "JOIN_ROOM", "roomId": seat.room, "playerId": seat.player, "token": seat.token}
        await line.says(frame(TEXT, json.dumps(wanted).encode()))
        await asyncio.wait_for(line.reader.readuntil(b"ROOM_STATE"), PATIENCE)
        yield line


async def has_let_go(server: Server, line: Raw, *, left: int) -> bool:
    """Whether the server ends a line, and has done with it: so many others are open then."""
    await line.hears_the_end()
    async with asyncio.timeout(PATIENCE):
        while server.app.state.address_limits._connections.total() > left:
            await asyncio.sleep(0.01)
    return True


async def sees(client: Client, player: str) -> bool:
    """Whether the client sees somebody as connected, by the time that its own words have come back to it."""
    await client.send("CHAT", text="Are you there?")
    await client.hears("Are you there?")
    return next(each["connected"] for each in client.state["players"] if each["id"] == player) is True


@pytest.mark.req("P-2.1", "P-2.4", "P-8.1")
@pytest.mark.parametrize("order", ["the new line first", "the old line first"])
async def test_who_is_back_is_there_whenever_the_old_line_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, order: str
) -> None:
    monkeypatch.setattr(connections, "PING_SECONDS", 0.2)
    monkeypatch.setattr(connections, "PONG_SECONDS", 0.3)
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as server:
        ann = await create(server, "Ann")
        ben = await join(server, ann.room, "Ben")
        async with seated(server, ben) as other, silent(server, ann) as old:
            assert await sees(other, ann.player)
            if order == "the old line first":
                assert await has_let_go(server, old, left=1)
                await clock.advance(FLICKER)
                assert not await sees(other, ann.player)
            async with seated(server, ann) as new:
                if order == "the new line first":
                    assert await has_let_go(server, old, left=2)
                await clock.advance(MINUTE)
                assert await sees(other, ann.player)
                await new.hears("Are you there?")
