"""A page that is closed leaves nothing behind that only the collector would find."""

import asyncio
import weakref

from pages.nicegui_inside import closed_pages
from tests.pages.test_memory import no_collector
from tests.pages.visitor import Visitor

__all__ = ["no_collector"]


async def test_a_closed_page_is_freed_at_once(ann: Visitor, code: str, no_collector: None) -> None:
    closed_pages.install()
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
