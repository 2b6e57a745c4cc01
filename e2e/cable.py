"""A TCP line to the server that can die at one of its ends while the other hears nothing of it.

So do lines when a laptop changes from one network to another, or a router forgets them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Literal

from e2e.server import HOST

PATIENCE = 30.0
End = Literal["browser", "server"]


class _Line:
    """One connection: from a browser to the cable, and from there to the server."""

    def __init__(self, browser: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.ends = {"browser": browser, "server": server}
        self.is_cut = False
        self.is_let_go = Event()
        """The server has closed its end."""

    async def carry(self, source: asyncio.StreamReader, to: End) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65_536):
                if not self.is_cut:
                    self.ends[to].write(data)
        if to == "browser":
            self.is_let_go.set()
        if not self.is_cut:
            self.ends[to].close()

    def cut(self, end: End) -> None:
        self.is_cut = True
        self.ends[end].transport.abort()


class Cable:
    """All lines that go through it; those that come after a cut are good again."""

    def __init__(self, server_port: int) -> None:
        self.address = ""
        self._server_port = server_port
        self._lines: list[_Line] = []
        self._carrying: set[asyncio.Task[None] | None] = set()
        """Nobody else holds the task of a line whose browser has gone."""
        self._is_ready = Event()

    def cut(self, end: End) -> list[Event]:
        """All lines end there, without a word to the other end; each event is set when the server lets go of one."""
        return asyncio.run_coroutine_threadsafe(self._cut(end), self._loop).result(PATIENCE)

    @contextmanager
    def laid(self) -> Iterator[None]:
        """It carries what it is given, in a thread of its own."""
        thread = Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        thread.start()
        assert self._is_ready.wait(PATIENCE)
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(self._is_over.set)
            thread.join(PATIENCE)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._is_over = asyncio.Event()
        listener = await asyncio.start_server(self._connect, HOST, 0)
        self.address = f"{HOST}:{listener.sockets[0].getsockname()[1]}"
        self._is_ready.set()
        await self._is_over.wait()
        listener.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._carrying.add(asyncio.current_task())
        server_reader, server_writer = await asyncio.open_connection(HOST, self._server_port)
        line = _Line(writer, server_writer)
        self._lines.append(line)
        with suppress(asyncio.CancelledError):  # as all are in the end
            await asyncio.gather(line.carry(reader, "server"), line.carry(server_reader, "browser"))
        for end in (writer, server_writer):
            end.transport.abort()

    async def _cut(self, end: End) -> list[Event]:
        lines, self._lines = self._lines, []
        living = [line for line in lines if not line.is_let_go.is_set()]
        for line in living:
            line.cut(end)
        return [line.is_let_go for line in living]
