"""A page that is closed leaves nothing behind that only the collector would find."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from clueapp.rooms.manager import Manager
from pages import memory
from tests.pages.visitor import Visitor


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def test_a_closed_page_is_freed_at_once(ann: Visitor, code: str, no_collector: None) -> None:
    memory.install()
    client = ann.user.client
    assert client is not None
    elements = [weakref.ref(element) for element in client.elements.values()]
    gone = weakref.ref(client)
    client.delete()
    ann.user.client = None
    del client
    for _ in range(20):
        await asyncio.sleep(0.05)
        if gone() is None:
            break
    assert gone() is None
    assert not [each for each in elements if each() is not None]


async def test_a_room_that_sleeps_is_freed_though_no_page_was_closed(
    manager: Manager, monkeypatch: pytest.MonkeyPatch, no_collector: None
) -> None:
    monkeypatch.setattr(memory, "EVERY", 0.01)
    monkeypatch.setattr(memory, "WHOLE", 0.05)
    seated = await manager.create("clueless", "Ann")
    room = await manager.wake(seated.code)
    room.touched_at = 0
    gone = weakref.ref(room)
    del room
    tidying = asyncio.create_task(memory.keep_tidy())
    await asyncio.sleep(0.1)  # it is among what is set aside
    assert manager.let_sleep() == 1
    for _ in range(100):
        await asyncio.sleep(0.05)
        if gone() is None:
            break
    tidying.cancel()
    gc.unfreeze()
    assert gone() is None
