"""A socket that is closed waits for nothing more.

Wraps `engineio.AsyncSocket.close`: the library lets whatever waits for something to send wait on, until nothing has
come for as long as two pings take, and the connection with it.
"""

from __future__ import annotations

from typing import Any

from engineio.async_socket import AsyncSocket  # type: ignore[import-untyped]

from pages.nicegui_inside.places import need, need_in

close: Any = getattr(AsyncSocket, "close", None)


def install() -> None:
    need("python-engineio", AsyncSocket, "close", "poll")
    need_in("python-engineio", AsyncSocket.__init__, "queue")
    AsyncSocket.close = hang_up


async def hang_up(socket: Any, *args: Any, **more: Any) -> None:
    """Close a socket, and wake who waits on it."""
    await close(socket, *args, **more)
    socket.queue.put_nowait(None)
