"""The floor: a bare Starlette websocket that tells all six of a room what one of them says, and nothing else.

It is served just as the program is, so that the difference is the program's own.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from aiohttp import ClientConnectionError, ClientSession
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.client import Line
from bench.pace import Paced, Tally
from e2e.server import HOST, ROOT, free_port

START_SECONDS = 20.0


class Listener(Line):
    """One of six."""

    def __init__(self, http: ClientSession, table: FloorTable) -> None:
        super().__init__(http)
        self._table = table

    def hear(self, text: str, at: float) -> None:
        if self._table.is_expected(self) and text.startswith(self._table.said):
            self._table.saw(self, at)


class FloorTable(Paced):
    """Six websockets in one room."""

    said = ""

    def __init__(self, name: str, tally: Tally) -> None:
        super().__init__(name, tally)
        self._name = name
        self._number = 0
        self.lines: list[Listener] = []

    async def open(self, http: ClientSession, base: str) -> None:
        self.lines = [Listener(http, self) for _ in range(6)]
        for line in self.lines:
            await line.connect(f"{base}/{self._name}")

    async def close(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))

    @property
    def is_open(self) -> bool:
        return all(line.is_open for line in self.lines)

    def act(self) -> bool:
        self._number += 1
        self.said = f"{self._number} "
        self.expect(self.lines)
        self.rng.choice(self.lines).say(self.said)
        return True


@asynccontextmanager
async def running_floor(size: int) -> AsyncIterator[tuple[str, int]]:
    """A process that serves the floor; its address and its id."""
    port = free_port()
    command = ["-m", "bench.floor", "--port", str(port), "--bytes", str(size)]
    process = await asyncio.create_subprocess_exec(sys.executable, *command, cwd=ROOT)
    base = f"ws://{HOST}:{port}"
    try:
        await _until_it_answers(f"{base}/hello")
        yield base, process.pid
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _until_it_answers(url: str) -> None:
    async with asyncio.timeout(START_SECONDS), ClientSession() as http:
        while True:
            try:
                async with http.ws_connect(url):
                    return
            except ClientConnectionError:
                await asyncio.sleep(0.05)


def application(size: int) -> Starlette:
    """The server: whatever is said to a room is sent to all who are in it, with as many bytes as a real update has."""
    rooms: defaultdict[str, set[WebSocket]] = defaultdict(set)
    padding = "x" * size

    async def room(socket: WebSocket) -> None:
        members = rooms[socket.path_params["name"]]
        await socket.accept()
        members.add(socket)
        try:
            async for text in socket.iter_text():
                told = text + padding
                for each in tuple(members):
                    await each.send_text(told)
        finally:
            members.discard(socket)

    return Starlette(routes=[WebSocketRoute("/{name}", room)])


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the floor.")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--bytes", type=int, default=0)
    given = parser.parse_args()
    uvicorn.run(
        application(given.bytes),
        host=HOST,
        port=given.port,
        log_level="warning",
        access_log=False,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main()
