"""A real server for the tests of the protocol: uvicorn on a loopback port, rooms on a SQLite file."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from clueapp import metrics
from clueapp.api import install
from clueapp.kernel.game import AnyGame
from clueapp.kernel.registry import games as known_games
from clueapp.rooms.clocks.clock import Clock
from clueapp.rooms.manager import Manager
from clueapp.settings import Settings
from clueapp.store import Store
from pages.gate import Gate
from pages.nicegui_inside.connections import configured

HASTY = {"rooms_per_minute": 100_000, "joins_per_minute": 100_000, "lookups_per_minute": 100_000}


@dataclass
class Server:
    """Where it listens, and what it is made of."""

    port: int
    manager: Manager
    app: FastAPI
    uvicorn: uvicorn.Server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    games: Mapping[str, AnyGame] | None = None,
    clock: Clock | None = None,
    places: int = 1_000,
    **settings: object,
) -> AsyncIterator[Server]:
    """A server in the test's own event loop."""
    chosen = Settings(
        database_url=f"sqlite:///{(folder / 'clueapp.db').as_posix()}",
        **{**HASTY, **settings},  # type: ignore[arg-type]
    )

    playable = games or known_games()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(chosen.database_url, most_rooms=chosen.most_rooms)
        app.state.manager = Manager(store, playable, clock)
        metrics.count(app.state.manager)
        yield
        for room in app.state.manager.awake:
            room.close()
        await store.close()

    app = FastAPI(lifespan=lifespan)
    install(app, chosen, playable)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        server = uvicorn.Server(configured(app, Gate(places, chosen.connections_per_address, chosen.proxies)))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not task.done(), "the server did not start"
        try:
            yield Server(listener.getsockname()[1], app.state.manager, app, server)
        finally:
            server.should_exit = True
            await task


@contextmanager
def serving_apart(folder: Path, **settings: object) -> Iterator[Server]:
    """A server in a thread of its own, for tests that are not asynchronous."""
    started, stop = threading.Event(), threading.Event()
    found: list[Server] = []

    async def run() -> None:
        async with serving(folder, **settings) as server:  # type: ignore[arg-type]
            found.append(server)
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    assert started.wait(60)
    yield found[0]
    stop.set()
    thread.join(60)
