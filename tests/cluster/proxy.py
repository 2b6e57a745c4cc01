"""A TCP line between a client and a server on loopback that a test can cut, clog and make slow."""

from __future__ import annotations

import asyncio
from types import TracebackType

HOST = "127.0.0.1"
MOST_BYTES = 65536


class Proxy:
    """Whoever connects to `port` reaches the server; `async with` starts and stops it."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.port = 0
        self.delay = 0.0
        """So many seconds late does everything arrive, each way."""
        self.accepted = 0
        """How often somebody has connected."""
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._accept, HOST, self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        await self._hang_up()

    async def cut(self) -> None:
        """Every connection breaks, and a new one breaks at once, until `mend`."""
        self._is_cut = True
        await self._hang_up()

    async def drop(self) -> None:
        """Every connection breaks; new ones are as good as before."""
        await self._hang_up()

    def clog(self) -> None:
        """A black hole: connections stay open, new ones are accepted, and nothing arrives any more, until `mend`."""
        self._flows.clear()

    def mend(self) -> None:
        """All is well again; what was sent into a clogged line arrives now, as TCP would have it."""
        self._is_cut = False
        self.delay = 0.0
        self._flows.set()

    async def _hang_up(self) -> None:
        lines = tuple(self._lines)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.accepted += 1
        if self._is_cut:
            writer.transport.abort()
            return
        line = asyncio.ensure_future(self._connect(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            await self._flows.wait()
            back, onward = await asyncio.open_connection(HOST, self.server_port)
            ends.append(onward)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._carry(reader, onward))
                both.create_task(self._carry(back, writer))
        except* OSError:
            pass  # one end is gone, and so goes the other
        finally:
            for end in ends:
                end.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """What comes from the one goes to the other, in order; its end is the end of the whole line."""
        now = asyncio.get_running_loop().time
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(maxsize=100)

        async def deliver() -> None:
            while True:
                due, chunk = await on_the_way.get()
                await asyncio.sleep(max(0.0, due - now()))
                await self._flows.wait()
                if not chunk:
                    raise ConnectionResetError
                sink.write(chunk)
                await sink.drain()

        async with asyncio.TaskGroup() as group:
            group.create_task(deliver())
            chunk = b"-"
            while chunk:
                chunk = await source.read(MOST_BYTES)
                await on_the_way.put((now() + self.delay, chunk))
