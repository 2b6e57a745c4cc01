"""The socket of a page: for the browser that the page was made for, and for no other."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from aiohttp import ClientSession

from bench.client import Tab, session
from e2e.server import Server

LOOKUPS = 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    env = {"CLUEAPP_LOOKUPS_PER_MINUTE": str(LOOKUPS)}
    with Server(tmp_path_factory.mktemp("sockets"), env=env) as running:
        yield running


@pytest.fixture
async def http() -> AsyncIterator[ClientSession]:
    async with session() as opened:
        yield opened


class Swapping(Tab):
    """A page whose socket brings another cookie than the page was asked for with."""

    brought = ""

    async def get(self, path: str) -> dict[str, Any]:
        query = await super().get(path)
        self.cookie = self.brought
        return query


class Noting(Tab):
    """Keeps what was answered to messages that ask for an answer."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.answers: list[str] = []

    def hear(self, text: str, at: float) -> None:
        if text.startswith("43"):
            self.answers.append(text)
        super().hear(text, at)


@asynccontextmanager
async def opened(tab: Tab, path: str = "/") -> AsyncIterator[Tab]:
    await tab.open(path)
    try:
        yield tab
    finally:
        await tab.close()


async def says_no(tab: Tab, times: int) -> None:
    """Ask for a room that is not there, and be told so: what was sent before has been heard by then."""
    tab.send("click", {"type": "JOIN", "code": "ZZZZZZ"})
    await tab.until(lambda: len(tab.refusals) == times)


def rooms_made(server: Server) -> float:
    figures = httpx.get(f"{server.url}/metrics", timeout=60).text
    return sum(map(float, re.findall(r"^clueapp_rooms_created_total\{.*\} ([\d.]+)$", figures, re.MULTILINE)))


@pytest.mark.req("P-5.4", "P-2.1")
async def test_a_socket_without_the_cookie_of_its_page_is_refused(server: Server, http: ClientSession) -> None:
    tab = Swapping(http, server.url)
    with pytest.raises(ConnectionRefusedError, match="No cookie"):
        await tab.open("/")
    await tab.close()
    tab.brought = "clueapp=bm9ib2R5.made.up"
    with pytest.raises(ConnectionRefusedError, match="No cookie"):
        await tab.open("/")
    await tab.close()


@pytest.mark.req("P-5.4", "P-2.1")
async def test_a_socket_with_the_cookie_of_another_browser_is_refused(server: Server, http: ClientSession) -> None:
    other = Tab(http, server.url)
    await other.get("/")
    tab = Swapping(http, server.url)
    tab.brought = other.cookie
    with pytest.raises(ConnectionRefusedError, match="Implicit handshake failed"):
        await tab.open("/")
    await tab.close()


@pytest.mark.req("P-5.4", "P-5.1")
async def test_nobody_speaks_for_the_page_of_another(server: Server, http: ClientSession) -> None:
    """The thief knows all that the victim's page is made of, and has a page of their own."""
    made = rooms_made(server)
    async with opened(Tab(http, server.url)) as victim, opened(Noting(http, server.url)) as thief:
        assert isinstance(thief, Noting)
        element, listener = victim._listener("click")
        wish = json.dumps({"type": "CREATE", "game": "clueless", "name": "Eve"})
        event = {"id": int(element), "listener_id": listener, "args": [wish], "client_id": victim.client_id}
        thief.say("42" + json.dumps(["event", event]))
        handshake = {"client_id": victim.client_id, "tab_id": "t", "document_id": "d", "next_message_id": 0}
        thief.say("427" + json.dumps(["handshake", {**handshake, "old_tab_id": None}]))
        await thief.until(lambda: thief.answers)
        assert thief.answers == ["437[false]"]
        thief.say("42" + json.dumps(["event", event]))
        await says_no(thief, 1)
        await says_no(victim, 1)
        assert (victim.asked_to_open, thief.asked_to_open) == ("", "")
        assert rooms_made(server) == made
        victim.say("42" + json.dumps(["event", event]))
        await victim.until(lambda: victim.asked_to_open)
        assert rooms_made(server) == made + 1, "the very same message from its own socket is good"


@pytest.mark.req("P-5.4")
def test_a_trusted_proxy_says_for_whom_it_asks_and_they_are_counted_apart(server: Server) -> None:
    def asks(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return httpx.get(f"{server.url}/room/ZZZZZZ", headers=headers, timeout=60).status_code

    assert 429 in {asks("198.51.100.7") for _ in range(3 * LOOKUPS)}
    assert asks("198.51.100.8") == 404


@pytest.mark.req("P-5.4")
def test_nobody_else_is_believed(tmp_path_factory: pytest.TempPathFactory) -> None:
    env = {"CLUEAPP_LOOKUPS_PER_MINUTE": "2", "CLUEAPP_TRUSTED_PROXIES": "10.0.0.1"}
    with Server(tmp_path_factory.mktemp("unbelieved"), env=env) as server:
        headers = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in range(20)]
        answers = [httpx.get(f"{server.url}/room/ZZZZZZ", headers=each, timeout=60).status_code for each in headers]
    assert answers[:2] == [404, 404]
    assert 429 in answers
