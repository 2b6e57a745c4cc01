"""What NiceGUI 3.18 does dearly and often, done cheaply with the same result; each was measured with bench/latency.py.

Nothing here is needed for the program to work: without `install` it is slower, and the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from engineio import packet  # type: ignore[import-untyped]
from engineio.exceptions import SocketIsClosedError  # type: ignore[import-untyped]
from nicegui import core, helpers, json

_ask_signature = helpers.expects_arguments


def install() -> None:
    """Put the cheaper ways in place; a second call changes nothing."""
    helpers.expects_arguments = expects_arguments
    if not getattr(core.sio.manager.emit, "is_direct", False):
        core.sio.manager.emit = direct_emit(core.sio, core.sio.manager.emit)


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
