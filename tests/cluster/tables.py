"""Rooms of all four games, with a player on every process, who play by themselves."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import httpx

from clueapp.kernel.game import AnyGame
from clueapp.store.values import LogLine
from tests.cluster.bots import Mind, chatter, detective, duellist, play, spy
from tests.cluster.check import complaints
from tests.cluster.client import Client, from_anywhere
from tests.cluster.history import Frame, Story
from tests.cluster.projection import log_of

TOLD_WITHIN = 1.0
"""Seconds within which everybody has heard of what has happened, whatever else happens."""
FLICKER = 1.5
"""Seconds for which a player may be away without being shown as gone."""
QUIET = 1.2
"""Seconds after which there is nothing more to hear."""


@dataclass(frozen=True)
class Kind:
    """How one of the games is played here."""

    game: str
    players: int
    mind: Mind
    options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


QUICK = (
    Kind("clueless", 3, detective(), {"expected": 3}),
    Kind("classic", 3, detective(0.3), {"expected": 3, "ceremony": False}),
    Kind("codenames", 4, spy),
    Kind("trivia", 2, duellist(0.5), {"questions": 3}),
)
"""Games that are soon over."""
LONG = (
    Kind("clueless", 3, detective(0.01), {"expected": 3}),
    Kind("classic", 3, detective(0.01), {"expected": 3, "ceremony": False}),
    Kind("codenames", 4, spy),
    Kind("trivia", 2, duellist(0.01), {"questions": 7}),
)
"""Games with more in them; over, they are begun again."""


class Table:
    """One room, and those who play there."""

    def __init__(self, kind: Kind, code: str, clients: Sequence[Client], rng: random.Random) -> None:
        self.kind = kind
        self.code = code
        self.clients = clients
        self.stories: list[Story] = []
        self.lines: list[LogLine] = []
        """The history of a table that is closed, and its log."""
        self._told_until = 0.0
        self._rng = rng
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def laid(
        cls, kind: Kind, addresses: Sequence[str], rng: random.Random, *, first: int = 0, at_home: bool = True
    ) -> Table:
        """Players who sit down one process after the other, are all connected, and have begun to play.

        `at_home`: each comes back to the process where they sat down, as long as it lives.
        """
        async with httpx.AsyncClient(timeout=10) as http:
            seats: list[Frame] = []
            for number in range(kind.players):
                address = addresses[(first + number) % len(addresses)]
                path = f"/api/rooms/{seats[0]['roomId']}/players" if seats else "/api/rooms"
                body = {} if seats else {"game": kind.game, "options": dict(kind.options)}
                answer = await http.post(f"{address}{path}", json={"name": f"Player {number}", **body})
                assert answer.status_code == 201, answer.text
                seats.append(answer.json())
        homes = [(first + number) % len(addresses) for number in range(kind.players)]
        clients = [
            Client(seat, from_anywhere(addresses, rng, home if at_home else None))
            for seat, home in zip(seats, homes, strict=True)
        ]
        table = cls(kind, seats[0]["roomId"], clients, rng)
        await table._arrive()
        return table

    async def _arrive(self) -> None:
        for client in self.clients:
            client.arrive()
        for client in self.clients:
            await client.until(lambda client=client: client.room_state and _all_here(client.room_state))
        host = self.clients[0]
        if host.status == "lobby":
            assert (await host.do({"type": "START"})).outcome == "acknowledged"
        for client in self.clients:
            await client.until(lambda client=client: client.status != "lobby")
            client.gone_seen.clear()  # until the last of them had come

    def play(self, *, again: bool = False, thought: float = 0.05, chat: bool = False) -> None:
        """Let them play on; see `is_over`."""
        for client in self.clients:
            seed = random.Random(self._rng.random())
            self._tasks.append(asyncio.create_task(play(client, self.kind.mind, seed, again=again, thought=thought)))
            if chat:
                self._tasks.append(asyncio.create_task(chatter(client, seed)))

    async def over(self, within: float) -> None:
        """Return when the game has come to its end for all of them."""
        async with asyncio.timeout(within):
            await asyncio.gather(*self._tasks)

    async def close(self, url: str) -> None:
        """Stop playing, hear what there is still to hear, read the log, and leave."""
        for task in self._tasks:
            task.cancel()
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await asyncio.sleep(QUIET)
        self._told_until = (time.time() - TOLD_WITHIN) * 1000
        self.stories = [client.story.so_far() for client in self.clients]
        self.lines = await log_of(url, self.code)
        for client in self.clients:
            await client.depart()
        for result in results:
            if isinstance(result, Exception):
                raise result

    def wrongly_gone(self) -> list[str]:
        """Who was shown as gone, and was there, or had been a moment before."""
        stories = {client.player: client.story for client in self.clients}
        return [
            f"{each['name']} at {at:.2f}, {away:.2f} s away, to {client.address}"
            for client in self.clients
            for at, each in client.gone_seen
            if (away := _away(stories[each["id"]], at)) < FLICKER
        ]

    def check(self, game: AnyGame) -> list[LogLine]:
        """The log of a table that is closed, after it was found that all that was seen and done agrees with it."""
        found = complaints(game, self.code, self.lines, self.stories, self._told_until)
        assert not found, "\n".join(found[:10])
        return self.lines


def _away(story: Story, at: float) -> float:
    """For how long somebody had not been connected at a moment."""
    begun = [session for session in story.sessions if session.began_at <= at]
    ended = begun[-1].ended_at if begun else None
    return 0.0 if ended is None or ended > at else at - ended


def _all_here(state: Frame) -> bool:
    return all(each["connected"] for each in state["players"])


async def close(tables: Sequence[Table], url: str) -> None:
    await asyncio.gather(*(table.close(url) for table in tables))
