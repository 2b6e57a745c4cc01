"""A page that comes back is sent first what it missed, and then what is new.

What was sent into a line that had broken is sent again. NiceGUI sends it after the updates that have waited meanwhile,
and so overwrites what is new with what is old. Wraps `Outbox._emit`.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from nicegui.outbox import Outbox

from pages.nicegui_inside.places import need, need_in

Message = tuple[str, str, dict[str, Any]]
UPDATES = ("load_js_components", "update")
"""What NiceGUI writes for the elements that have changed, before it takes anything from the outbox's messages."""
emit: Any = getattr(Outbox, "_emit", None)


def install() -> None:
    need("nicegui", Outbox, "_emit", "loop", "try_rewind")
    need_in("nicegui", Outbox.__init__, "messages")
    need_in("nicegui", Outbox.try_rewind, "messages")
    Outbox._emit = emit_in_order  # type: ignore[method-assign, assignment]


def emit_in_order(outbox: Outbox, message: Message) -> Coroutine[Any, Any, None]:
    """Instead of an update that is new: what was missed, and then the update."""
    _, kind, data = message
    missed = take_missed(outbox) if kind in UPDATES and "_id" not in data else []

    async def send() -> None:
        for each in (*missed, message):
            await emit(outbox, each)

    return send()


def take_missed(outbox: Outbox) -> list[Message]:
    """What was sent before, and is to be sent again: it has a number."""
    missed: list[Message] = []
    while outbox.messages and "_id" in outbox.messages[0][2]:
        missed.append(outbox.messages.popleft())
    return missed
