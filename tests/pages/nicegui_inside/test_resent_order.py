"""What a page missed comes before what is new, in NiceGUI's own loop as well."""

import asyncio
from typing import Any

import pytest
from nicegui import core
from nicegui.outbox import Outbox
from nicegui.testing import User

from clueapp.rooms.manager import Manager
from pages.nicegui_inside import resent_order


@pytest.mark.req("P-2.5")
async def test_a_page_that_comes_back_is_shown_what_is_new(
    user: User, manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, Any]] = []

    async def note(kind: str, data: dict[str, Any], **_: Any) -> None:
        sent.append((kind, data.get("what", data["_id"])))

    monkeypatch.setattr(core.sio, "emit", note)
    monkeypatch.setattr(Outbox, "_emit", resent_order.emit_in_order)
    await user.open("/")
    client = user.client
    assert client is not None
    assert client._pinned_tab_id is not None
    outbox, element = client.outbox, next(iter(client.elements.values()))
    del outbox._emit  # of the simulated user
    while outbox.updates or outbox.messages:
        await asyncio.sleep(0.05)
    first = outbox.next_message_id
    for kind in ("update", "notify", "update"):
        await outbox._emit((client.id, kind, {"what": "missed"}))  # into a line that has broken
    (socket,) = client._socket_to_document_id
    client.handle_disconnect(socket)
    outbox.enqueue_message("notify", {"what": "new"}, client.id)
    outbox.enqueue_update(element)
    sent.clear()
    await client.handle_handshake("another", client._pinned_tab_id, None, "document", first)
    while len(sent) < 5:
        await asyncio.sleep(0.05)
    missed = [("update", "missed"), ("notify", "missed"), ("update", "missed")]
    assert sent == [*missed, ("update", first + 3), ("notify", "new")]
    assert outbox.next_message_id == first + 5
