"""What NiceGUI 3.18 does dearly and often, done cheaply with the same result; each was measured with bench/latency.py.

Nothing here is needed for the program to work: without `install` it is slower, and the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import time
from types import SimpleNamespace
from typing import Any

from engineio import packet  # type: ignore[import-untyped]
from engineio.async_socket import AsyncSocket  # type: ignore[import-untyped]
from engineio.exceptions import QueueEmpty  # type: ignore[import-untyped]
from nicegui import __version__, core, helpers, json
from nicegui import client as client_module
from nicegui.dependencies import JsComponent
from nicegui.element import Element
from nicegui.middlewares import RedirectWithPrefixMiddleware, SetCacheControlMiddleware
from nicegui.outbox import Outbox
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
    Outbox.loop = begin_sending  # type: ignore[method-assign, assignment]
    Outbox._set_enqueue_event = send_soon  # type: ignore[method-assign, assignment]
    AsyncSocket.poll = packets_to_send
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


async def begin_sending(outbox: Outbox) -> None:
    """Instead of the loop of a page's outbox, which is a task that waits.

    NiceGUI's wakes up each second, whether there is anything or not, and starts another task and a timer each time
    that it waits; socket.io then walks through all of the data to look for bytes, of which a page's updates have none,
    and starts a task for each socket, although putting a packet into its queue waits for nothing.
    """
    outbox.updates = dict(outbox.updates)  # type: ignore[assignment] # weak ones take longer than what they save
    outbox._enqueue_event = asyncio.Event()  # from now on there is a loop
    send_soon(outbox)


def send_soon(outbox: Outbox) -> None:
    """Something is to be sent; all that comes in the same breath goes with it."""
    if outbox._enqueue_event is not None and not outbox._enqueue_event.is_set():
        outbox._enqueue_event.set()
        asyncio.get_running_loop().call_soon(_send, outbox)


def _send(outbox: Outbox) -> None:
    client = outbox._client()
    if outbox._should_stop or client is None or outbox._enqueue_event is None:
        return
    if not client.has_socket_connection and (outbox.updates or outbox.messages):
        asyncio.get_running_loop().call_later(0.1, _send, outbox)
        return
    outbox._enqueue_event.clear()
    eio = core.sio.eio
    kept = eio.ping_interval + eio.ping_timeout + client.page.resolve_reconnect_timeout()
    try:
        for message in _taken_from(outbox, client.id):
            _post(outbox, message, kept)
    except Exception as error:
        core.app.handle_exception(error)


def _post(outbox: Outbox, message: tuple[str, str, dict[str, Any]], kept: float) -> None:
    """Number a message, send it to all sockets of the page, and keep it in case that they did not get it."""
    room, event, data = message
    data["_id"] = outbox.next_message_id
    sent = packet.Packet(packet.MESSAGE, f"2{json.dumps([event, data])}")  # 2: an event
    for _, socket_id in core.sio.manager.get_participants("/", room):
        socket = core.sio.eio.sockets.get(socket_id)
        if socket is not None and not socket.closed:
            socket.queue.put_nowait(sent)
    now, history = time(), outbox.message_history
    history.append((outbox.next_message_id, now, message))
    while len(history) > core.app.config.message_history_length or history[0][1] < now - kept:
        history.popleft()
    outbox.next_message_id += 1


def _taken_from(outbox: Outbox, client_id: str) -> list[Any]:
    """All that is to be sent, in the order in which it came to be.

    What was sent before, and is again to a page that has come back, is older than the updates that wait; NiceGUI sends
    it after them, and so overwrites what is new with what is old.
    """
    messages: list[Any] = [each for each in outbox.messages if "_id" in each[2]]
    fresh = [each for each in outbox.messages if "_id" not in each[2]]
    if outbox.updates:
        elements = dict(outbox.updates)
        outbox.updates.clear()
        components = (each.component for each in elements.values() if isinstance(each, Element))
        unknown = {
            each.name: {"key": each.key, "tag": each.tag}
            for each in components
            if isinstance(each, JsComponent) and each.name not in outbox._loaded_components
        }
        if unknown:
            messages.append((client_id, "load_js_components", {"components": list(unknown.values())}))
            outbox._loaded_components.update(unknown)
        changed = {name: each._to_dict() if isinstance(each, Element) else None for name, each in elements.items()}
        messages.append((client_id, "update", changed))
    outbox.messages.clear()
    return messages + fresh


async def packets_to_send(socket: Any) -> list[Any]:
    """What a socket has to send next, without the task and the timer that engine.io starts for each wait.

    The timer is for sockets that have nothing to send for long; a websocket always has, since it is pinged.
    """
    patience = None if socket.upgraded else socket.server.ping_interval + socket.server.ping_timeout
    try:
        async with asyncio.timeout(patience):
            packets = [await socket.queue.get()]
    except (TimeoutError, asyncio.CancelledError):
        raise QueueEmpty from None
    with suppress(asyncio.QueueEmpty):
        while True:
            packets.append(socket.queue.get_nowait())
    for _ in packets:
        socket.queue.task_done()
    if None in packets:  # the end; what stands before it is still sent
        packets = packets[: packets.index(None)]
        if packets:
            socket.queue.put_nowait(None)
    return packets


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
