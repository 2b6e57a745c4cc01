"""The line that tests cut and clog does what it says."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from tests.cluster.proxy import HOST, Proxy

pytestmark = pytest.mark.req("P-6.4")
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while chunk := await reader.read(1000):
        writer.write(chunk)
    writer.close()


@pytest.fixture
async def proxy() -> AsyncIterator[Proxy]:
    """Before a server that says everything again."""
    server = await asyncio.start_server(_echo, HOST, 0)
    async with Proxy(server.sockets[0].getsockname()[1]) as proxy:
        yield proxy
    server.close()


async def _say(line: Line, what: bytes) -> None:
    line[1].write(what)
    await line[1].drain()


async def _hears(line: Line, what: bytes) -> bool:
    async with asyncio.timeout(10):
        return await line[0].readexactly(len(what)) == what


async def _is_broken(line: Line) -> bool:
    try:
        async with asyncio.timeout(10):
            return await line[0].read(1) == b""
    except ConnectionError:
        return True


async def test_it_passes_and_delays(proxy: Proxy) -> None:
    line = await asyncio.open_connection(HOST, proxy.port)
    await _say(line, b"one")
    assert await _hears(line, b"one")
    proxy.delay = 0.1
    before = time.monotonic()
    await _say(line, b"two")
    assert await _hears(line, b"two")
    assert time.monotonic() - before >= 0.2
    line[1].close()


async def test_a_cut_breaks_old_and_new_connections_until_it_is_mended(proxy: Proxy) -> None:
    line = await asyncio.open_connection(HOST, proxy.port)
    await _say(line, b"one")
    assert await _hears(line, b"one")
    await proxy.cut()
    assert await _is_broken(line)
    assert await _is_broken(await asyncio.open_connection(HOST, proxy.port))
    proxy.mend()
    line = await asyncio.open_connection(HOST, proxy.port)
    await _say(line, b"two")
    assert await _hears(line, b"two")
    line[1].close()


async def test_what_is_sent_into_a_clogged_line_arrives_when_it_is_mended(proxy: Proxy) -> None:
    line = await asyncio.open_connection(HOST, proxy.port)
    proxy.clog()
    late = await asyncio.open_connection(HOST, proxy.port)
    await _say(line, b"one")
    await _say(late, b"two")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await line[0].read(1)
    proxy.mend()
    assert await _hears(line, b"one")
    assert await _hears(late, b"two")
    line[1].close()
    late[1].close()


async def test_without_a_server_behind_it_a_connection_breaks() -> None:
    server = await asyncio.start_server(_echo, HOST, 0)
    port = server.sockets[0].getsockname()[1]
    server.close()
    async with Proxy(port) as proxy:
        assert await _is_broken(await asyncio.open_connection(HOST, proxy.port))
