"""A socket that is closed holds nobody up."""

import asyncio

import pytest
from engineio.async_socket import AsyncSocket  # type: ignore[import-untyped]
from nicegui import core

from pages.nicegui_inside.closed_sockets import hang_up


@pytest.mark.req("P-5.4", "P-9.3")
async def test_a_closed_socket_waits_for_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AsyncSocket, "close", hang_up)
    socket = AsyncSocket(core.sio.eio, "one that polls")
    waiting = asyncio.create_task(socket.poll())
    await asyncio.sleep(0)
    await socket.close(wait=False, abort=True)
    assert await asyncio.wait_for(waiting, 5) == []
