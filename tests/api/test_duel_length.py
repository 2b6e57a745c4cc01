"""T-3.1 on the wire: players and watchers are sent the same for a longer clue, until the shorter one ends."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.pack import Pack
from clueapp.games.trivia.questions import Question
from tests.api.client import Client, Seat, create, join, seated, watching
from tests.api.server import serving
from tests.rooms.clock import ManualClock

CATEGORY, TICK = 3_000, 500
SHORTER, LONGER = 214, 249


def game_of(length: int) -> TriviaGame:
    """Every clue of this game has so many letters, and all of them begin alike."""
    clue = ("It begins in the dark and goes on for a good while. " * 5)[:length]
    return TriviaGame(
        Library([Pack("dark", "Dark", tuple(Question(f"q{at}", "Dark", clue, ("night",), "Night") for at in range(3)))])
    )


class Telling:
    """All that a match sends to everybody, in the order in which it is asked for, with names for what is random."""

    def __init__(self, ann: Seat, bob: Seat) -> None:
        self._names = {ann.room: "ROOM", ann.player: "ANN", bob.player: "BOB"}
        self.lines: list[str] = []

    def add(self, text: str) -> None:
        for found, name in self._names.items():
            text = text.replace(found, name)
        self.lines.append(text)

    def keep(self, *clients: Client) -> None:
        for client in clients:
            for line in client.raw:
                self.add(line)
            client.raw.clear()


async def tick(clock: ManualClock, *clients: Client) -> None:
    await clock.advance(TICK)
    for client in clients:
        await client.until("CLUE_TICK")
        await client.until("VIEW")


async def told(folder: Path, length: int) -> list[str]:
    """Everything sent up to the last tick before the shorter clue ends: with a halt, a reconnect and a restart."""
    clock, games = ManualClock(), {"trivia": game_of(length)}
    async with serving(folder, games=games, clock=clock) as server, AsyncExitStack() as lines:
        host = await create(server, "Ann", "trivia")
        guest = await join(server, host.room, "Bob")
        telling = Telling(host, guest)
        ann, bob = [await lines.enter_async_context(seated(server, each)) for each in (host, guest)]
        dan = await lines.enter_async_context(watching(server, host.room))
        everybody = (ann, bob, dan)
        await clock.advance(CATEGORY)
        await ann.until("VIEW", phase="BETTING")
        await ann.send("BET", amount=50)
        await bob.until("BET_PLACED")
        await bob.send("MATCH")
        for each in everybody:
            await each.until("VIEW", phase="CLUE")
        for _ in range(10):
            await tick(clock, *everybody)
        telling.keep(*everybody)
        await bob.send("BUZZ")
        for each in everybody:
            await each.until("VIEW", phase="ANSWER")
        telling.keep(*everybody)
        async with watching(server, host.room) as late, httpx.AsyncClient(base_url=server.url) as http:
            telling.keep(late)
            telling.add((await http.get(f"/api/rooms/{host.room}")).text)
        await bob.send("ANSWER", text="no idea")
        for each in everybody:
            await each.until("VIEW", phase="CLUE")
        await tick(clock, *everybody)
        telling.keep(*everybody)
    async with serving(folder, games=games, clock=clock) as server, AsyncExitStack() as lines:
        ann, bob = [await lines.enter_async_context(seated(server, each)) for each in (host, guest)]
        dan = await lines.enter_async_context(watching(server, host.room))
        while len(ann.table["view"]["clue"]) + 6 < SHORTER:
            await tick(clock, ann, bob, dan)
        telling.keep(ann, bob, dan)
    return telling.lines


@pytest.mark.req("T-3.1", "P-5.2", "P-4.1", "P-6.2")
async def test_nothing_that_is_sent_tells_a_clue_from_a_longer_one(tmp_path: Path) -> None:
    for length in (SHORTER, LONGER):
        (tmp_path / str(length)).mkdir()
    shorter, longer = [await told(tmp_path / str(length), length) for length in (SHORTER, LONGER)]
    assert len(shorter) > 200
    assert [pair for pair in zip(shorter, longer, strict=True) if pair[0] != pair[1]] == []
