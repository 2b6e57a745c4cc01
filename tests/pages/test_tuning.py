"""The shortcuts past NiceGUI give what NiceGUI gives."""

import asyncio
import functools
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from nicegui import core
from nicegui.client import HTML_ESCAPE_TABLE
from nicegui.testing import User
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import RedirectResponse
from starlette.routing import Route

from clueapp.rooms.manager import Manager
from pages import tuning


class Handlers:
    """Callables of every kind that somebody may register."""

    def nothing(self) -> None: ...
    def one(self, event: object) -> None: ...
    def optional(self, event: object = None) -> None: ...
    def any_number(self, *events: object) -> None: ...
    def named(self, *, event: object) -> None: ...
    def named_optional(self, *, event: object = None) -> None: ...
    def everything(self, *events: object, **more: object) -> None: ...
    async def later(self, event: object) -> None: ...

    @classmethod
    def of_class(cls, event: object) -> None: ...

    @staticmethod
    def alone() -> None: ...

    @functools.wraps(one)
    def wrapped(self, *events: object) -> None: ...

    def __call__(self, event: object) -> None: ...


NAMES = [name for name in vars(Handlers) if not name.startswith("__")]


@pytest.mark.parametrize("name", NAMES)
def test_whether_a_handler_expects_arguments(name: str) -> None:
    for handler in (getattr(Handlers(), name), getattr(Handlers, name)):
        assert tuning.expects_arguments(handler) == tuning._ask_signature(handler)


@pytest.mark.parametrize(
    "handler",
    [lambda: None, lambda event: event, lambda event=1: event, functools.partial(max, 1), Handlers(), print, dict],
)
def test_whether_other_callables_expect_arguments(handler: Callable[..., Any]) -> None:
    try:
        expected = tuning._ask_signature(handler)
    except ValueError:
        with pytest.raises(ValueError, match="signature"):
            tuning.expects_arguments(handler)
    else:
        assert tuning.expects_arguments(handler) == expected


@given(st.text(st.characters() | st.sampled_from("&<>`$;")))
def test_the_elements_of_a_page_are_escaped_as_before(text: str) -> None:
    assert tuning.Escapable(text).translate(HTML_ESCAPE_TABLE) == text.translate(HTML_ESCAPE_TABLE)
    other = str.maketrans("a", "b")
    assert tuning.Escapable(text).translate(other) == text.translate(other)


class Socket:
    """As much of an engine.io socket as packets pass through."""

    upgraded = True

    def __init__(self, *packets: str | None) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        for each in packets:
            self.queue.put_nowait(each)


async def test_a_socket_sends_all_that_waits_and_then_ends() -> None:
    socket = Socket("one", "two", None)
    assert await tuning.packets_to_send(socket) == ["one", "two"]
    assert await tuning.packets_to_send(socket) == []  # which closes it
    await asyncio.wait_for(socket.queue.join(), 1)


async def test_a_socket_waits_for_something_to_send() -> None:
    socket = Socket()
    waiting = asyncio.create_task(tuning.packets_to_send(socket))
    await asyncio.sleep(0)
    socket.queue.put_nowait("one")
    assert await waiting == ["one"]


async def test_what_is_sent_is_numbered_and_kept_for_a_page_that_comes_back(user: User, manager: Manager) -> None:
    await user.open("/")
    assert user.client is not None
    outbox = user.client.outbox
    first = outbox.next_message_id
    for text in ("a", "b"):
        tuning._post(outbox, (user.client.id, "notify", {"message": text}), kept=60)
    assert outbox.next_message_id == first + 2
    numbers = [(number, message[2]) for number, _, message in list(outbox.message_history)[-2:]]
    assert numbers == [(first, {"message": "a", "_id": first}), (first + 1, {"message": "b", "_id": first + 1})]


async def test_what_a_page_missed_comes_before_what_is_new(user: User, manager: Manager) -> None:
    await user.open("/")
    client = user.client
    assert client is not None
    outbox = client.outbox
    tuning._taken_from(outbox, client.id)
    first = outbox.next_message_id
    for text in ("old", "older"):
        tuning._post(outbox, (client.id, "update", {"1": text}), kept=60)
    outbox.try_rewind(first)  # it got neither
    outbox.enqueue_update(next(iter(client.elements.values())))
    outbox.enqueue_message("notify", {"message": "new"}, client.id)
    kinds = [(kind, "_id" in data) for _, kind, data in tuning._taken_from(outbox, client.id)]
    assert kinds == [("update", True), ("update", True), ("update", False), ("notify", False)]
    assert not outbox.messages


async def test_headers_of_pages_and_static_files() -> None:
    static, changing = f"{tuning._STATIC}static/x.js", f"{tuning._STATIC}dynamic_resources/x"
    routes = [Route(path, lambda _: RedirectResponse("/there")) for path in ("/here", static, changing)]
    core.app.config.cache_control_directives = "public"  # as ui.run_with sets it
    app = Starlette(routes=routes, middleware=[Middleware(tuning.PageHeaders)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://parlour") as client:
        here = await client.get("/here", headers={"X-Forwarded-Prefix": "/games"})
        file, other = await client.get(static), await client.get(changing)
    assert here.headers["location"] == "/games/there"
    assert "cache-control" not in here.headers
    assert (file.headers["cache-control"], file.headers["location"]) == ("public", "/there")
    assert "cache-control" not in other.headers
