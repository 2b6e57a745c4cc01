"""A page of another site, opened in the same browser, gets no connection and changes nothing."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from clueapp.api.origin import OwnPagesOnly
from tests.api.server import Server, serving

NEW_ROOM = {"game": "clueless", "name": "Ann"}


async def is_let_in(public_url: str | None, host: str, origin: str, scheme: str = "ws", method: str = "") -> bool:
    """Whether a request gets as far as the program."""
    reached: list[Any] = []

    async def program(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope)

    async def nothing(message: Any = None) -> Any: ...

    kind = "http" if method else "websocket"
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    scope = {"type": kind, "scheme": scheme, "path": "/ws/ABCDEF", "method": method, "headers": headers}
    await OwnPagesOnly(program, public_url)(scope, nothing, nothing)
    return bool(reached)


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("parlour:8080", "http://parlour:8080"),
        ("Parlour", "http://parlour"),
        ("parlour", "https://parlour"),  # behind a proxy that speaks TLS, and does not say so
        ("parlour", "https://parlour:443"),
        ("parlour:80", "http://parlour"),
        ("[::1]:8080", "http://[::1]:8080"),
        ("inner:8080", "https://clue.example"),  # the address that is set
    ],
)
async def test_pages_of_the_host_that_is_asked_are_let_in(host: str, origin: str) -> None:
    assert await is_let_in("https://clue.example", host, origin)


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("parlour", "http://evil.example"),
        ("parlour", "http://parlour.evil.example"),
        ("parlour", "http://evil.parlour"),
        ("parlour", "http://parlour@evil.example"),
        ("parlour:8080", "http://parlour"),
        ("parlour:8080", "http://parlour:8081"),
        ("parlour", "null"),
        ("parlour", ""),
        ("parlour", "file://parlour"),
        ("parlour", "http://parlour:port"),
        ("", "http://parlour"),
        ("parlour/x", "http://parlour/x"),
    ],
)
async def test_pages_of_any_other_are_not(host: str, origin: str) -> None:
    assert not await is_let_in(None, host, origin)


@pytest.mark.req("P-5.4")
async def test_over_tls_only_pages_that_came_over_tls_are_let_in() -> None:
    assert await is_let_in(None, "parlour", "https://parlour", "wss")
    assert not await is_let_in(None, "parlour", "http://parlour", "wss")


@pytest.mark.req("P-5.4")
async def test_other_sites_neither_connect_nor_change_anything(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        foreign = await http.post("/api/rooms", json=NEW_ROOM, headers={"Origin": "https://evil.example"})
        own = await http.post("/api/rooms", json=NEW_ROOM, headers={"Origin": server.url})
        readable = await http.get("/healthz", headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "other_origin")
    assert own.status_code == 201
    assert readable.status_code == 200
    assert "access-control-allow-origin" not in {**foreign.headers, **own.headers, **readable.headers}
    url = f"{server.ws}/{own.json()['roomId']}"
    with pytest.raises(InvalidStatus, match="403"):
        await connect(url, origin="https://evil.example")  # type: ignore[arg-type]
    async with connect(url, origin=server.url) as socket, connect(url):  # type: ignore[arg-type]
        assert socket.response is not None


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    ("public_url", "headers", "places", "lasts"),
    [
        (None, {"Host": "parlour:8080"}, "'self' ws://parlour:8080 wss://parlour:8080", None),
        (None, {"Host": "a; script-src *"}, "'self'", None),
        (None, {"X-Forwarded-Proto": "https", "Host": "p"}, "'self' ws://p wss://p", "max-age=31536000"),
        (
            "https://clue.example",
            {"Host": "inner"},
            "'self' ws://inner wss://inner ws://clue.example wss://clue.example",
            "max-age=31536000",
        ),
    ],
)
async def test_pages_connect_to_their_own_host_alone_and_over_tls_where_there_is_any(
    tmp_path: Path, public_url: str | None, headers: dict[str, str], places: str, lasts: str | None
) -> None:
    async with serving(tmp_path, public_url=public_url) as server, httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get("/healthz", headers=headers)
    policy = dict(each.split(" ", 1) for each in answer.headers["content-security-policy"].split("; "))
    assert policy["connect-src"] == places
    assert answer.headers.get("strict-transport-security") == lasts
