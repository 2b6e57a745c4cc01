"""What a page says is checked for its shape, its sender and its pace before NiceGUI hears it.

Wraps NiceGUI's handlers of connect, handshake, event and ack, and leaves all others unheard. Without it a message of
the wrong shape raises in the framework, and whoever knows the ids of a page speaks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic_ns
from typing import Any
from urllib.parse import parse_qs
from weakref import WeakKeyDictionary

from nicegui import core, json
from nicegui.client import Client
from nicegui.element import Element
from socketio.exceptions import ConnectionRefusedError as Refused

from clueapp.buckets import Buckets
from pages.identity import is_another, is_cookie_missing
from pages.nicegui_inside.places import PlaceMissing, need, need_in

MAX_ARGUMENT = 16 * 1024
MAX_NAME = 100
AT_ONCE, PER_SECOND = 200, 20
"""How many messages a page may send; the rooms have limits of their own for what they are asked to do."""
LOAD_AGAIN = "Implicit handshake failed"
"""The words at which NiceGUI's script loads the page again, for whom the browser goes by now."""
NO_COOKIE = "No cookie"
"""Ours at which it does not, because that would not help; `line.js` says so."""
FROM_PAGES = ("handshake", "event", "ack")
Message = dict[str, Any]
_heard: WeakKeyDictionary[Client, int] = WeakKeyDictionary()
"""The newest press of each page that was passed on."""


def install() -> None:
    sio = core.sio
    need("python-socketio", sio, "_handle_event", "get_environ")
    need_in("nicegui", Client.__init__, "_socket_to_document_id", "elements")
    need_in("nicegui", Element.__init__, "_event_listeners")
    handlers = sio.handlers.get("/", {})
    for name in ("connect", *FROM_PAGES):
        if name not in handlers:
            raise PlaceMissing("nicegui", f"handler of {name}")
    sio._handle_event = _checked_names(sio._handle_event)
    sio.on("connect", _checked_connect(handlers["connect"]))
    sio.on("handshake", _checked_handshake(handlers["handshake"]))
    sio.on("event", _checked(handlers["event"], _is_new))
    sio.on("ack", _checked(handlers["ack"], _is_ack))


def _checked_names(handler: Any) -> Any:
    """Passes on what pages send; the answers of scripts and the browser's log are neither asked for nor kept."""

    async def check(eio_sid: str, namespace: Any, number: Any, data: Any) -> None:
        if namespace in (None, "/") and isinstance(data, list) and data and data[0] in FROM_PAGES:
            await handler(eio_sid, namespace, number, data)

    return check


def _checked(handler: Callable[[str, Message], None], is_well_formed: Callable[[Client, Message], bool]) -> Any:
    """Passes on what is well formed, as long as it is not more than hands can do; what is too much is passed over."""
    pace = Buckets(AT_ONCE, PER_SECOND)

    def check(sid: str, message: Any = None, *_: Any) -> None:
        client = _client_of(sid, message)
        if client is not None and pace.take(sid, monotonic_ns() // 1_000_000) and is_well_formed(client, message):
            handler(sid, message)

    return check


def _checked_connect(handler: Any) -> Any:
    async def check(sid: str, environ: Message, *rest: Any) -> None:
        query = {name: values[0] for name, values in parse_qs(environ.get("QUERY_STRING", "")).items()}
        if query.get("implicit_handshake") == "true":
            if not _is_handshake(query):
                raise Refused("Malformed handshake")
            client = Client.instances.get(query["client_id"])
            if client is not None and is_cookie_missing(client, environ):
                raise Refused(NO_COOKIE)
            if client is not None and is_another(client, environ):
                raise Refused(LOAD_AGAIN)
        await handler(sid, environ, *rest)

    return check


def _checked_handshake(handler: Any) -> Any:
    async def check(sid: str, message: Any = None, *_: Any) -> bool:
        if not isinstance(message, dict) or not _is_handshake(message):
            return False
        client = Client.instances.get(message["client_id"])
        if client is None or is_another(client, core.sio.get_environ(sid)):
            return False
        return bool(await handler(sid, message))

    return check


def _client_of(sid: str, message: Any) -> Client | None:
    """The page that a message speaks for, if its socket belongs to that page."""
    name = message.get("client_id") if isinstance(message, dict) else None
    client = Client.instances.get(name) if isinstance(name, str) else None
    return client if client is not None and sid in client._socket_to_document_id else None


def _is_handshake(data: Message) -> bool:
    wanted = ("client_id", "tab_id", "document_id")
    number = str(data.get("next_message_id", "0"))
    names = [data.get(name) for name in wanted]
    are_names = all(isinstance(name, str) and len(name) <= MAX_NAME for name in names)
    return are_names and number.isdecimal() and len(number) < 16


def _is_ack(_client: Client, message: Message) -> bool:
    return type(message.get("next_message_id")) is int


def _is_new(client: Client, message: Message) -> bool:
    """A page numbers what is pressed on it, and sends it again if the line broke before it knew that it was heard."""
    if not _reaches_a_listener(client, message):
        return False
    press = message.get("press")
    if type(press) is int:
        if press <= _heard.get(client, 0):
            return False
        _heard[client] = press
    return True


def _reaches_a_listener(client: Client, message: Message) -> bool:
    number, listener, arguments = message.get("id"), message.get("listener_id"), message.get("args", [])
    element = client.elements.get(number) if type(number) is int else None
    return (
        element is not None
        and isinstance(listener, str)
        and listener in element._event_listeners
        and isinstance(arguments, list)
        and all(each is None or _is_json(each) for each in arguments)
    )


def _is_json(text: Any) -> bool:
    if not isinstance(text, str) or len(text) > MAX_ARGUMENT:
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
