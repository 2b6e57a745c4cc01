"""What NiceGUI 3.18 does dearly and often, done cheaply with the same result; each was measured with bench/latency.py.

Nothing here is needed for the program to work: without `install` it is slower, and the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

from engineio import packet  # type: ignore[import-untyped]
from engineio.exceptions import SocketIsClosedError  # type: ignore[import-untyped]
from nicegui import __version__, core, helpers, json
from nicegui import client as client_module
from nicegui.middlewares import RedirectWithPrefixMiddleware, SetCacheControlMiddleware
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_ask_signature = helpers.expects_arguments
_translation = client_module.HTML_ESCAPE_TABLE
_ENTITIES = tuple((chr(letter), entity) for letter, entity in _translation.items())  # the ampersand is the first
_STATIC = f"/_nicegui/{__version__}/"


def install() -> None:
    """Put the cheaper ways in place, after `ui.run_with`; a second call changes nothing."""
    helpers.expects_arguments = expects_arguments
    client_module.json = SimpleNamespace(dumps=escapable, loads=json.loads)  # type: ignore[attr-defined, assignment]
    if not getattr(core.sio.manager.emit, "is_direct", False):
        core.sio.manager.emit = direct_emit(core.sio, core.sio.manager.emit)
    dear: tuple[Any, ...] = (RedirectWithPrefixMiddleware, SetCacheControlMiddleware)
    if any(each.cls in dear for each in core.app.user_middleware):
        rest = [each for each in core.app.user_middleware if each.cls not in dear]
        core.app.user_middleware[:] = [Middleware(PageHeaders), *rest]


def expects_arguments(func: Callable[..., Any]) -> bool:
    """Whether a handler needs arguments, read from its code.

    NiceGUI builds an `inspect.Signature` to find out, three times for every element it makes and once for every
    event: a tenth of the time that opening a page took.
    """
    inner = getattr(func, "__func__", func)
    code = getattr(inner, "__code__", None)
    if code is None or hasattr(inner, "__wrapped__") or hasattr(inner, "__signature__"):
        return _ask_signature(func)
    is_bound = inner is not func
    needed = code.co_argcount - is_bound - len(inner.__defaults__ or ())
    return bool(needed > 0 or code.co_kwonlyargcount > len(inner.__kwdefaults__ or ()))


class Escapable(str):
    """The JSON of a page's elements, which NiceGUI escapes letter by letter: a quarter of the time a page took."""

    __slots__ = ()

    def translate(self, table: Any, /) -> str:
        if table is not _translation:
            return super().translate(table)
        text = str(self)
        for letter, entity in _ENTITIES:
            text = text.replace(letter, entity)
        return text


def escapable(value: Any, **options: Any) -> str:
    return Escapable(json.dumps(value, **options))


def direct_emit(server: Any, emit: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """How an event with JSON for data goes to all sockets of a page; anything else goes the usual way.

    socket.io walks through all of the data to look for bytes, of which a page's updates have none, and starts a task
    for each recipient, although putting a packet into a socket's queue waits for nothing: a third of the calls that
    an action at a table took.
    """

    async def emit_directly(event: str, data: Any, namespace: str, room: str | None = None, **options: Any) -> None:
        if namespace != "/" or not isinstance(data, dict) or any(options.values()):
            await emit(event, data, namespace, room=room, **options)
            return
        text = json.dumps([event, data])
        message = packet.Packet(packet.MESSAGE, f"2{text}")  # 2: an event
        for _, socket in server.manager.get_participants(namespace, room):
            with suppress(SocketIsClosedError):  # it will be told when it is back
                await server.eio.send_packet(socket, message)

    emit_directly.is_direct = True  # type: ignore[attr-defined]
    return emit_directly


class PageHeaders:
    """What two of NiceGUI's middlewares do, without the tasks and streams that Starlette makes for each of them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_changed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                location = headers.get("location", "")
                if location.startswith("/"):
                    headers["location"] = Headers(scope=scope).get("x-forwarded-prefix", "") + location
                if is_static:
                    headers["cache-control"] = core.app.config.cache_control_directives
            await send(message)

        path = scope.get("path", "")
        is_static = path.startswith(_STATIC) and not path.startswith(f"{_STATIC}dynamic_resources/")
        await self._app(scope, receive, send_changed if scope["type"] == "http" else send)
