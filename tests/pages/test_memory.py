"""What is left of rooms and pages is found, though the collector is switched off."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from clueapp.rooms.manager import Manager
from pages import memory


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


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
