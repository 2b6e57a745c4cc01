"""What a page sends is passed on at the pace of hands."""

from typing import Any

import pytest
from nicegui.testing import User

from clueapp.rooms.manager import Manager
from pages.nicegui_inside import message_checks, packet_checks


@pytest.mark.req("P-5.4")
async def test_a_flood_from_a_page_is_passed_over(
    user: User, manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    monkeypatch.setattr(message_checks, "monotonic_ns", lambda: now)
    await user.open("/")
    assert user.client is not None
    (socket,) = user.client._socket_to_document_id
    heard: list[Any] = []
    say = message_checks._checked(
        lambda _, message: heard.append(message), lambda _client, message: "bad" not in message
    )
    for _ in range(1_000):
        say(socket, {"client_id": user.client.id})
    assert len(heard) == message_checks.AT_ONCE
    now = 1_000_000_000
    for _ in range(1_000):
        say(socket, {"client_id": user.client.id})
    assert len(heard) == message_checks.AT_ONCE + message_checks.PER_SECOND
    now = 2_000_000_000
    say(socket, {"client_id": user.client.id, "bad": True})
    say("another socket", {"client_id": user.client.id})
    assert len(heard) == message_checks.AT_ONCE + message_checks.PER_SECOND


@pytest.mark.req("P-2.5", "P-5.4")
async def test_what_a_page_sends_again_is_heard_once(user: User, manager: Manager) -> None:
    await user.open("/")
    assert user.client is not None
    element = next(each for each in user.client.elements.values() if each._event_listeners)
    (listener, *_) = element._event_listeners
    sent = {"id": element.id, "listener_id": listener, "args": []}
    presses = [1, 2, 2, 1, 3, None, "4", 3, 4]
    heard = [press for press in presses if message_checks._is_new(user.client, {**sent, "press": press})]
    assert heard == [1, 2, 3, None, "4", 4]
    assert not message_checks._is_new(user.client, {**sent, "listener_id": "none", "press": 5})
    assert message_checks._is_new(user.client, {**sent, "press": 5})


@pytest.mark.req("P-5.4", "P-8.6")
@pytest.mark.parametrize(
    ("argument", "is_good"),
    [
        ("{}", True),
        ("null", True),
        (f'"{"x" * 16_382}"', True),
        (f'"{"x" * 16_383}"', False),
        ("{", False),
        ("[" * 8_000, False),
        (7, False),
        ({}, False),
    ],
)
def test_what_a_page_sends_is_json_of_at_most_16_kib(argument: object, is_good: bool) -> None:
    assert message_checks._is_json(argument) is is_good


@pytest.mark.req("P-5.4", "P-8.6")
@pytest.mark.parametrize(
    ("changes", "is_good"),
    [
        ({}, True),
        ({"next_message_id": 7}, True),
        ({"next_message_id": "7" * 15}, True),
        ({"next_message_id": "7" * 16}, False),
        ({"next_message_id": "-1"}, False),
        ({"client_id": "c" * 100}, True),
        ({"client_id": "c" * 101}, False),
        ({"tab_id": None}, False),
        ({"document_id": 5}, False),
    ],
)
def test_a_handshake_names_its_page_its_tab_and_its_document(changes: dict[str, Any], is_good: bool) -> None:
    handshake = {"client_id": "c", "tab_id": "t", "document_id": "d", "next_message_id": "0"}
    assert message_checks._is_handshake({**handshake, **changes}) is is_good


@pytest.mark.req("P-5.4")
def test_so_much_a_page_may_send() -> None:
    assert (message_checks.AT_ONCE, message_checks.PER_SECOND, packet_checks.MAX_MESSAGE) == (200, 20, 65_536)
