"""The cookie by which a browser is known, of the real program: how it is set, and that a forged one opens nothing."""

from __future__ import annotations

import json
import re
import stat
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from aiohttp import ClientSession
from itsdangerous import TimestampSigner

from bench.client import Tab, session
from e2e.server import Server
from tests.api.test_headers import check

OTHER_SECRET = "an attacker has guessed this and is wrong"
FREE_CHAIR, HOSTS_BUTTON = 'data-testid="player-name"', 'data-testid="start"'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The program as it is installed: nobody has set a secret."""
    with Server(tmp_path_factory.mktemp("cookies")) as running:
        yield running


@pytest.fixture
async def http() -> AsyncIterator[ClientSession]:
    async with session() as opened:
        yield opened


def set_cookie(server: Server) -> str:
    """The header with which a new browser is given its cookie."""
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        (given,) = browser.get("/").headers.get_list("set-cookie")
    return str(given)


def flags(given: str) -> set[str]:
    """All that is said of a cookie but its name and value."""
    return {flag.strip().lower() for flag in given.split(";")[1:]}


def value_of(cookie: str) -> str:
    return cookie.split(";")[0].removeprefix("clueapp=")


def identity(cookie: str) -> str:
    return str(json.loads(b64decode(value_of(cookie).split(".")[0]))["id"])


def signed(who: str, secret: str) -> str:
    """A cookie for this identity, as the program writes it."""
    data = b64encode(json.dumps({"id": who}).encode())
    return f"clueapp={TimestampSigner(secret).sign(data).decode()}"


def secret_of(server: Server) -> str:
    return (server.folder / "clueapp.secret").read_text("utf-8")


async def new_room(http: ClientSession, server: Server) -> tuple[str, str]:
    """Somebody opens a room on the home page: the room's path, and their cookie."""
    tab = Tab(http, server.url)
    await tab.open("/")
    tab.send("click", {"type": "CREATE", "game": "clueless", "name": "Ann"})
    path = await tab.until(lambda: tab.asked_to_open)
    await tab.close()
    return path, tab.cookie


def drawn(tab: Tab) -> str:
    return "\n".join(str(each.get("props", {}).get("innerHTML", "")) for each in tab.elements.values())


async def is_a_stranger(http: ClientSession, server: Server, path: str, cookie: str) -> None:
    """Whoever brings this cookie gets another, is shown the room as one who has no seat, and moves nothing in it."""
    tab = Tab(http, server.url, cookie)
    await tab.open(path)
    assert tab.cookie != cookie, "a new one was set"
    if "." in cookie:
        assert identity(tab.cookie) != identity(cookie)
    assert FREE_CHAIR in drawn(tab)
    assert HOSTS_BUTTON not in drawn(tab)
    refused = "You’re watching. Only players can do that."
    orders = ({"type": "SET_OPTIONS", "options": {"expected": 3}}, {"type": "CHAT", "text": "I am Ann"})
    for number, order in enumerate(orders, 1):
        tab.send("click", order)
        await tab.until(lambda number=number: len(tab.refusals) == number)  # type: ignore[misc]
    assert tab.refusals == [refused, refused]
    await tab.close()


async def is_the_host(http: ClientSession, server: Server, path: str, cookie: str) -> None:
    """Whoever brings this cookie stays who they are, and keeps the office."""
    tab = Tab(http, server.url, cookie)
    await tab.open(path)
    assert identity(tab.cookie) == identity(cookie)
    assert HOSTS_BUTTON in drawn(tab)
    assert "I am Ann" not in drawn(tab)
    tab.send("click", {"type": "SET_OPTIONS", "options": {"expected": 5}})
    await tab.until(lambda: "You set the number of players to 5." in drawn(tab))
    await tab.close()


@pytest.mark.req("P-2.1", "P-5.4")
def test_the_cookie_is_for_this_site_alone_and_closed_to_scripts(server: Server) -> None:
    given = set_cookie(server)
    assert given.startswith("clueapp=")
    assert flags(given) == {"path=/", "max-age=31536000", "httponly", "samesite=lax"}


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(("public_url", "more"), [("http://clue.example", set()), ("https://clue.example", {"secure"})])
def test_where_people_come_by_https_it_goes_no_other_way(tmp_path: Path, public_url: str, more: set[str]) -> None:
    with Server(tmp_path, env={"CLUEAPP_PUBLIC_URL": public_url}) as server:
        assert flags(set_cookie(server)) == {"path=/", "max-age=31536000", "httponly", "samesite=lax"} | more


@pytest.mark.req("P-5.4")
def test_pages_and_what_they_load_have_the_security_headers(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        answers = [browser.get(path) for path in ("/", "/room/ZZZZZZ", "/seat/ZZZZZZ/x", "/rules", "/nowhere")]
        answers += [browser.get(path) for path in re.findall(r'href="(/assets/[^"]*)"', answers[0].text)[:1]]
    assert [each.status_code for each in answers] == [200, 404, 404, 200, 404, 200]
    for each in answers:
        check(each)


@pytest.mark.req("P-5.4", "P-9.2")
def test_it_is_signed_with_the_secret_of_this_installation(server: Server) -> None:
    signer = TimestampSigner(secret_of(server))
    first, second = (value_of(set_cookie(server)) for _ in range(2))
    assert signer.validate(first)
    assert signer.validate(second)
    assert stat.S_IMODE((server.folder / "clueapp.secret").stat().st_mode) == 0o600
    assert identity(first) != identity(second)
    assert len(identity(first)) == 32, "24 random bytes"


@pytest.mark.req("P-5.4", "P-2.1")
async def test_a_forged_cookie_opens_nothing(server: Server, http: ClientSession) -> None:
    path, cookie = await new_room(http, server)
    stranger = Tab(http, server.url)
    await stranger.get("/")
    data, moment, signature = value_of(cookie).split(".")
    _, _, other_signature = value_of(stranger.cookie).split(".")
    elsewhere = signed(identity(cookie), OTHER_SECRET)
    forged = (
        elsewhere,
        f"clueapp={data}.{moment}.{other_signature}",
        f"clueapp={data}.{moment}.{signature[:-2]}{'AA' if signature[-2:] != 'AA' else 'BB'}",
        f"clueapp={data}.{moment}.",
        f"clueapp={data}",
        f"clueapp={identity(cookie)}",
    )
    for each in forged:
        await is_a_stranger(http, server, path, each)
    await is_the_host(http, server, path, signed(identity(cookie), secret_of(server)))
    await is_the_host(http, server, path, cookie)


@pytest.mark.req("P-5.4", "P-2.1", "P-9.2")
async def test_with_another_secret_the_cookies_of_before_open_nothing(tmp_path: Path, http: ClientSession) -> None:
    with Server(tmp_path) as server:
        path, cookie = await new_room(http, server)
    with Server(tmp_path, env={"CLUEAPP_SECRET": OTHER_SECRET}) as server:
        await is_a_stranger(http, server, path, cookie)
        await is_the_host(http, server, path, signed(identity(cookie), OTHER_SECRET))
