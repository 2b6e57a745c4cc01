"""The shortcuts past NiceGUI give what NiceGUI gives."""

import functools
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from nicegui import core
from nicegui.client import HTML_ESCAPE_TABLE
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import RedirectResponse
from starlette.routing import Route

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


class Sockets:
    """As much of a socket.io server as an event passes through."""

    def __init__(self) -> None:
        self.manager, self.eio = self, self
        self.sent: list[tuple[str, str]] = []
        self.passed_on: list[tuple[Any, ...]] = []

    def get_participants(self, namespace: str, room: str) -> list[tuple[str, str]]:
        return [(f"{namespace}{room}-{number}", f"socket-{number}") for number in (1, 2)]

    async def send_packet(self, socket: str, message: Any) -> None:
        if socket == "socket-1":
            raise tuning.SocketIsClosedError
        self.sent.append((socket, message.encode()))

    async def emit(self, *arguments: Any, **_: Any) -> None:
        self.passed_on.append(arguments)


async def test_an_event_reaches_every_open_socket_of_a_page() -> None:
    server = Sockets()
    emit = tuning.direct_emit(server, server.emit)
    await emit("update", {"3": {"text": "é"}}, "/", room="page", skip_sid=None, callback=None, ignore_queue=False)
    assert server.sent == [("socket-2", '42["update",{"3":{"text":"é"}}]')]
    assert server.passed_on == []


@pytest.mark.parametrize(
    "changed", [{"data": b"bytes"}, {"data": ("a", "b")}, {"namespace": "/x"}, {"callback": print}]
)
async def test_any_other_event_goes_the_usual_way(changed: dict[str, Any]) -> None:
    server = Sockets()
    call: dict[str, Any] = {"event": "update", "data": {}, "namespace": "/", **changed}
    emit = tuning.direct_emit(server, server.emit)
    await emit(call.pop("event"), call.pop("data"), call.pop("namespace"), **call)
    assert server.sent == []
    assert len(server.passed_on) == 1


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
