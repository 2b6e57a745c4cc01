"""A TCP connection of one who writes bytes as they like."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.api.server import Server

PATIENCE = 10.0
TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10


def frame(opcode: int, content: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame of a websocket's client, masked with nothing."""
    length = bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2)
    return bytes([opcode | (0x80 if is_last else 0)]) + length + bytes(4) + content


class Raw:
    """Both directions of it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def says(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def upgrades(self, path: str) -> None:
        """Become a websocket."""
        head = (
            f"GET {path} HTTP/1.1\r\nhost: parlour\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
        )
        await self.says(head.encode())
        answer = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 101"), answer

    async def hears_the_end(self) -> bytes:
        """All that is sent until the server hangs up."""
        heard = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while some := await self.reader.read(65_536):
                    heard += some
            except ConnectionResetError:
                pass
        return heard

    @property
    def has_ended(self) -> bool:
        return self.reader.at_eof() or self.reader.exception() is not None


@asynccontextmanager
async def dialled(server: Server) -> AsyncIterator[Raw]:
    """A connection to a server, which has said nothing yet."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
