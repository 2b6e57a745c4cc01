"""NiceGUI's own socket in hostile hands: whatever is sent, nothing raises and nobody else notices."""

import json
import re
from ast import literal_eval
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
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


def open_page(server: Server) -> dict[str, str]:
    """The query by which the home page's script would connect."""
    html = urlopen(server.url).read().decode()
    found = re.search(r"query: (\{.*?\}),\n", html)
    assert found is not None
    return {name: str(value) for name, value in literal_eval(found.group(1)).items()}


@contextmanager
def dial(server: Server, query: dict[str, str]) -> Iterator[ClientConnection]:
    """A connection with this query, as far as engine.io's greeting."""
    wanted = {"EIO": "4", "transport": "websocket", "implicit_handshake": "true", **query}
    with connect(f"{server.ws_url}/_nicegui_ws/socket.io/?{urlencode(wanted)}") as socket:
        assert str(socket.recv(10)).startswith("0")
        socket.send("40")
        yield socket


@contextmanager
def page_socket(server: Server) -> Iterator[tuple[ClientConnection, str]]:
    """The socket of an opened home page, and the name of its client."""
    query = {**open_page(server), "tab_id": "t", "document_id": "d", "implicit_handshake": "true"}
    with dial(server, query) as socket:
        assert str(socket.recv(10)).startswith("40")
        yield socket, query["client_id"]


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


@pytest.mark.req("P-5.4")
def test_nobody_speaks_for_the_page_of_another(server: Server) -> None:
    with page_socket(server) as (victim, name), page_socket(server) as (thief, _):
        thief.send("42" + json.dumps(["ack", {"client_id": name, "next_message_id": 10**9}]))
        thief.send("42" + json.dumps(["event", {"client_id": name, "id": 4, "listener_id": "x", "args": ["{}"]}]))
        victim.send("3")  # it is heard, and not cut off
        assert is_unharmed(server)
        assert victim.close_code is None
