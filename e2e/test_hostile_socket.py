"""NiceGUI's own socket in hostile hands: whatever is sent, nothing raises and nobody else notices."""

import json
import re
from ast import literal_eval
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from e2e.server import Server

OWN_SERVER = True  # nobody else meets what is done to it

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
FUZZ = settings(
    max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
NAMES = st.sampled_from(["event", "ack", "log", "javascript_response", "handshake", "connect", "nonsense", ""])
FIELDS = st.sampled_from(
    ["id", "client_id", "listener_id", "args", "next_message_id", "level", "message", "request_id"]
)


@dataclass(frozen=True)
class Opened:
    """The home page as a browser has got it: the query by which its script would connect, and the browser's cookie."""

    query: dict[str, str]
    cookie: str

    @property
    def name(self) -> str:
        return self.query["client_id"]


def open_page(server: Server, cookie: str = "") -> Opened:
    with urlopen(Request(server.url, headers={"Cookie": cookie})) as answer:
        html = answer.read().decode()
        given = str(answer.headers["Set-Cookie"]).split(";")[0]
    found = re.search(r"query: (\{.*?\}),\n", html)
    assert found is not None
    query = {name: str(value) for name, value in literal_eval(found.group(1)).items()}
    return Opened({**query, "tab_id": "t", "document_id": "d", "implicit_handshake": "true"}, given)


@contextmanager
def dial(server: Server, query: dict[str, str], **headers: str) -> Iterator[ClientConnection]:
    """A connection with this query, as far as engine.io's greeting."""
    wanted = {"EIO": "4", "transport": "websocket", "implicit_handshake": "true", **query}
    url = f"{server.ws_url}/_nicegui_ws/socket.io/?{urlencode(wanted)}"
    with connect(url, additional_headers=headers) as socket:
        assert str(socket.recv(10)).startswith("0")
        socket.send("40")
        yield socket


@contextmanager
def page_socket(server: Server, page: Opened | None = None) -> Iterator[tuple[ClientConnection, str]]:
    """The socket of an opened home page, and the name of its client."""
    page = page or open_page(server)
    with dial(server, page.query, Cookie=page.cookie) as socket:
        assert str(socket.recv(10)).startswith("40")
        yield socket, page.name


def is_unharmed(server: Server) -> bool:
    return server.is_healthy() and not server.complaints()


@pytest.mark.req("P-5.4", "P-8.6")
@FUZZ
@given(messages=st.lists(st.tuples(NAMES, st.dictionaries(FIELDS, JSON, max_size=6) | JSON), max_size=8))
def test_malformed_messages_are_passed_over(server: Server, messages: list[tuple[str, object]]) -> None:
    with page_socket(server) as (socket, client), suppress(ConnectionClosed):
        for name, body in messages:
            known = {**body, "client_id": client} if isinstance(body, dict) else body
            socket.send("42" + json.dumps([name, known]))
    assert is_unharmed(server)


@pytest.mark.req("P-5.4", "P-8.6")
@FUZZ
@given(packets=st.lists(st.text(max_size=40) | st.binary(max_size=40), max_size=6))
def test_packets_that_cannot_be_read_end_the_connection_and_nothing_else(
    server: Server, packets: list[str | bytes]
) -> None:
    with page_socket(server) as (socket, _), suppress(ConnectionClosed):
        for packet in packets:
            socket.send(packet)
    with page_socket(server) as (socket, _), suppress(ConnectionClosed):
        for packet in packets:
            socket.send(f"4{packet!r}")
    assert is_unharmed(server)


@pytest.mark.req("P-5.4", "P-8.6")
@pytest.mark.parametrize(
    "query",
    [
        {},
        {"client_id": "nobody", "tab_id": "t", "document_id": "d"},
        {"client_id": "x"},
        {"client_id": "x", "tab_id": "t", "document_id": "d", "next_message_id": "many"},
        {"client_id": "x", "tab_id": "t" * 1_000, "document_id": "d"},
    ],
)
def test_a_handshake_without_a_page_is_refused(server: Server, query: dict[str, str]) -> None:
    with dial(server, query) as socket:
        assert str(socket.recv(10)).startswith("44")
    assert is_unharmed(server)


@pytest.mark.req("P-5.4", "P-8.6")
@pytest.mark.parametrize("packet", ['4599-["event",{}]', '46999999999-["ack",{}]', b"\x00" * 1_000])
def test_no_bytes_are_gathered(server: Server, packet: str | bytes) -> None:
    with page_socket(server) as (socket, _):
        socket.send(packet)
        with suppress(ConnectionClosed):
            while socket.recv(10):
                pass  # until the server ends it
        assert socket.close_code is not None
    assert is_unharmed(server)


@pytest.mark.req("P-5.1", "P-5.4")
def test_who_knows_the_address_of_a_socket_and_not_the_cookie_is_refused(server: Server) -> None:
    victim, thief = open_page(server), open_page(server)
    forged = thief.cookie[:-1] + ("A" if thief.cookie[-1] != "A" else "B")
    with page_socket(server, victim) as (own, _):
        for headers in ({}, {"Cookie": thief.cookie}, {"Cookie": forged}, {"Cookie": "clueapp=x"}):
            with dial(server, victim.query, **headers) as socket:
                assert str(socket.recv(10)).startswith("44")
                say = {"client_id": victim.name, "next_message_id": 0}
                socket.send("42" + json.dumps(["ack", say]))
                socket.send("40")
                assert past_pings(socket).startswith("44")  # and nothing came before that
            later = {**victim.query, "implicit_handshake": "false"}
            with dial(server, later, **headers) as socket:
                socket.send("420" + json.dumps(["handshake", {**victim.query, "next_message_id": 0}]))
                assert past_pings(socket).startswith("40")
                assert past_pings(socket) == "430[false]"
        own.send("3")
        assert own.close_code is None
    with page_socket(server, victim):
        pass  # the cookie of the page is what it needs
    assert is_unharmed(server)


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("transport", ["websocket", "polling"])
def test_pages_of_other_sites_get_no_socket(server: Server, transport: str) -> None:
    page = open_page(server)
    own = server.url
    for origin in ("https://evil.example", "null", f"{own}.evil.example", f"{own}0", "http://127.0.0.1"):
        assert greeting(server, page, transport, origin) == 403
    assert greeting(server, page, transport, own) in (101, 200)


def greeting(server: Server, page: Opened, transport: str, origin: str) -> int:
    """The status with which a socket is answered that a page of some origin asks for."""
    url = f"{server.ws_url}/_nicegui_ws/socket.io/?{urlencode({'EIO': '4', **page.query, 'transport': transport})}"
    headers = {"Cookie": page.cookie, "Origin": origin}
    if transport == "websocket":
        try:
            with connect(url, additional_headers=headers) as socket:
                return int(socket.response.status_code) if socket.response else 0
        except InvalidStatus as refusal:
            return int(refusal.response.status_code)
    try:
        answer = urlopen(Request(url.replace("ws:", "http:"), headers=headers))
    except HTTPError as refusal:
        answer = refusal
    assert not [name for name in answer.headers if name.lower().startswith("access-control")]
    return int(answer.status)


def past_pings(socket: ClientConnection) -> str:
    """The next packet that is not there to see whether anybody is."""
    while (packet := str(socket.recv(10))) == "2":
        socket.send("3")
    return packet
