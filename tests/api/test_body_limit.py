"""What a request may carry: so much to the byte, whether it says so first or not."""

from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from clueapp.api.headers import BodyLimit
from tests.api.raw import dialled
from tests.api.server import Server

MOST = 1_048_576
CHUNK = 65_536


async def swallow(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads all that comes, and says how much it was."""
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size += len(message.get("body", b""))
        more = message.get("more_body", False)
    await PlainTextResponse(str(size))(scope, receive, send)


async def chunks(size: int) -> AsyncIterator[bytes]:
    for begin in range(0, size, CHUNK):
        yield b" " * min(CHUNK, size - begin)


@pytest.mark.req("P-8.6", "P-5.4")
@pytest.mark.parametrize("is_told", [True, False])
@pytest.mark.parametrize(("size", "status"), [(MOST, 200), (MOST + 1, 413), (4 * MOST, 413)])
async def test_a_megabyte_is_taken_and_not_a_byte_more(size: int, status: int, is_told: bool) -> None:
    transport = httpx.ASGITransport(BodyLimit(swallow))
    async with httpx.AsyncClient(transport=transport, base_url="http://parlour") as http:
        answer = await http.post("/", content=b" " * size if is_told else chunks(size))
    assert answer.status_code == status
    if status == 200:
        assert answer.text == str(size)
    else:
        assert answer.json() == {"code": "too_large", "message": "That is more than this server takes."}


@pytest.mark.req("P-8.6")
async def test_a_program_that_reads_as_starlette_does_raises_nothing() -> None:
    async def read_whole(scope: Scope, receive: Receive, send: Send) -> None:
        await Request(scope, receive).body()

    transport = httpx.ASGITransport(BodyLimit(read_whole))
    async with httpx.AsyncClient(transport=transport, base_url="http://parlour") as http:
        assert (await http.post("/", content=chunks(2 * MOST))).status_code == 413


@pytest.mark.req("P-8.6")
@pytest.mark.parametrize("length", ["-1", "many", "1e3", ""])
async def test_a_length_that_is_none_is_refused(length: str) -> None:
    transport = httpx.ASGITransport(BodyLimit(swallow))
    async with httpx.AsyncClient(transport=transport, base_url="http://parlour") as http:
        answer = await http.post("/", content=chunks(1), headers={"content-length": length})
    assert answer.status_code == 413


@pytest.mark.req("P-8.6")
async def test_the_protocol_takes_sixteen_kilobytes(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for size, code in ((16_384, "bad_json"), (16_385, "too_large")):
            for body in (b" " * size, chunks(size)):
                answer = await http.post("/api/rooms", content=body)
                assert answer.json()["code"] == code


@pytest.mark.req("P-8.6")
@pytest.mark.parametrize("path", ["/metrics", "/api/rooms", "/no/such/page"])
async def test_every_route_has_the_limit_and_does_not_wait_for_the_rest(server: Server, path: str) -> None:
    async with dialled(server) as client:
        await client.says(f"POST {path} HTTP/1.1\r\nhost: parlour\r\ncontent-length: {MOST + 1}\r\n\r\n".encode())
        assert (await client.hears_the_end()).startswith(b"HTTP/1.1 413 ")
