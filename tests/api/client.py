"""A tiny client of the protocol: what any stranger could write from the documentation."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.api.server import Server

PATIENCE = 30.0
THREE = ("Ann", "Ben", "Cleo")
FIRST_STEPS = ("hall-lounge", "dining_room-lounge", "ballroom-kitchen")
Frame = dict[str, Any]


@dataclass(frozen=True)
class Seat:
    """What the server says to whoever sits down."""

    room: str
    player: str
    token: str


class Client:
    """One connection: sends messages, keeps every frame, and remembers how the table stands."""

    def __init__(self, socket: ClientConnection, seat: Seat | None = None) -> None:
        self.socket = socket
        self.seat = seat
        self.raw: list[str] = []
        self.state: Frame = {}
        self.table: Frame = {}

    async def send(self, kind: str, **fields: Any) -> None:
        await self.say(json.dumps({"type": kind, **fields}))

    async def say(self, raw: str | bytes) -> None:
        await self.socket.send(raw)

    async def next(self) -> Frame:
        """The next frame, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: Frame = json.loads(raw)
        if frame["type"] == "ROOM_STATE":
            self.state = frame
        if frame["type"] in ("ROOM_STATE", "VIEW"):
            self.table = frame
        return frame

    async def until(self, message: str, /, **fields: Any) -> Frame:
        """The next message of this type with these fields."""
        while True:
            frame = await self.next()
            if frame["type"] == message and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def does(self, kind: str, **fields: Any) -> Frame:
        """Send something that changes the game, and wait until that is seen."""
        await self.send(kind, **fields)
        return await self.until("VIEW")

    async def error(self) -> str:
        """The code of the next frame, which is a refusal."""
        frame = await self.next()
        assert frame["type"] == "ERROR", frame
        assert set(frame) == {"type", "code", "message"}
        assert frame["message"]
        return str(frame["code"])

    async def refused(self, kind: str, **fields: Any) -> str:
        await self.send(kind, **fields)
        return await self.error()

    async def closed(self) -> int:
        """The code with which the server hangs up, after whatever it still has to say."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def hears(self, words: str) -> None:
        """Until somebody has said so; all that happened before has been told by then."""
        while not str((await self.next()).get("text", "")).endswith(words):
            pass

    async def is_quiet(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes."""
        try:
            async with asyncio.timeout(seconds):
                await self.next()
        except TimeoutError:
            return True
        return False

    @property
    def forms(self) -> dict[str, Frame]:
        return {form["type"]: form["fields"] for form in self.table["legal"]}


def fill_in(form: Frame, rng: random.Random) -> Frame:
    """A message that fits a form, made without knowing the game."""
    return {"type": form["type"]} | {name: _value(field, rng) for name, field in form["fields"].items()}


def _value(field: Any, rng: random.Random) -> Any:
    if isinstance(field, list):
        return rng.choice(field)
    if "min" in field:
        return rng.randint(field["min"], field["max"])
    return "x" * rng.randint(0, field["maxLength"])


async def create(server: Server, name: str = "Ann", game: str = "clueless", **options: Any) -> Seat:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = await http.post("/api/rooms", json={"game": game, "name": name, "options": options})
    return _seat(answer)


async def join(server: Server, room: str, name: str, seat: str | None = None) -> Seat:
    body = {"name": name} | ({"seat": seat} if seat else {})
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = await http.post(f"/api/rooms/{room}/players", json=body)
    return _seat(answer)


def _seat(answer: httpx.Response) -> Seat:
    assert answer.status_code == 201, answer.text
    return Seat(*(answer.json()[name] for name in ("roomId", "playerId", "token")))


@asynccontextmanager
async def dialled(server: Server, room: str) -> AsyncIterator[Client]:
    """A connection on which nothing was said yet."""
    async with connect(f"{server.ws}/{room}", max_queue=None) as socket:
        yield Client(socket)


@asynccontextmanager
async def seated(server: Server, seat: Seat) -> AsyncIterator[Client]:
    """A connection that has taken its seat and seen the room."""
    async with dialled(server, seat.room) as client:
        client.seat = seat
        await client.send("JOIN_ROOM", roomId=seat.room, playerId=seat.player, token=seat.token)
        assert (await client.next())["type"] == "ROOM_STATE"
        yield client


@asynccontextmanager
async def watching(server: Server, room: str) -> AsyncIterator[Client]:
    async with dialled(server, room) as client:
        await client.send("JOIN_ROOM", roomId=room)
        assert (await client.next())["type"] == "ROOM_STATE"
        yield client


@asynccontextmanager
async def table(server: Server, names: Sequence[str] = THREE, **options: Any) -> AsyncIterator[list[Client]]:
    """Players in the lobby, all connected, the first of them host."""
    seats = [await create(server, names[0], **options)]
    for name in names[1:]:
        seats.append(await join(server, seats[0].room, name))
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(seated(server, seat)) for seat in seats]


@asynccontextmanager
async def game(server: Server, names: Sequence[str] = THREE) -> AsyncIterator[list[Client]]:
    """Players at the first turn of a game; the first of them is host and to move."""
    async with table(server, names) as clients:
        await clients[0].send("START")
        for each in clients:
            await each.until("VIEW", status="playing")
        yield clients


async def walk_into_the_lounge(scarlet: Client, *others: Client) -> None:
    """A first round of one step each, and Miss Scarlet's second turn up to her suggestion in the lounge."""
    for client, step in zip((scarlet, *others), FIRST_STEPS, strict=True):
        while "MOVE" not in client.forms:
            await client.until("VIEW")
        await client.does("MOVE", to=step)
        await client.does("END_TURN")
    while "MOVE" not in scarlet.forms:
        await scarlet.until("VIEW")
    await scarlet.does("MOVE", to="lounge")
