"""The sockets of pages that are open, as engine.io keeps them."""

from __future__ import annotations

from nicegui import core


def is_open(name: str) -> bool:
    """Whether there is a socket of this name."""
    return name in core.sio.eio.sockets


async def end_all() -> None:
    """Hang up on every page."""
    for socket in list(core.sio.eio.sockets.values()):
        await socket.close(wait=False, abort=True)
