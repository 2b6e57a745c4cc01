"""Memory: a closed page is freed at once, and the collector looks for what is left when that holds nobody up.

A collection stops every table while it walks through all that is in memory: with a hundred tables that is most of a
million objects, and a third of a second. So only what is new is looked through, a little at a time, and what is still
alive then is set aside.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic

from nicegui import Client, app

from clueapp.rooms.manager import Manager
from pages.unconnected import dismiss_unwanted

EVERY = 1.0
"""Seconds after which what is new is looked through: at a hundred tables that takes ten or twenty milliseconds."""
WHOLE = 60.0
"""Seconds between two looks at whether a whole collection is due."""
FEW_PAGES = 60
"""With no more pages than these, a whole collection takes no longer than an action may."""
MANY_CLOSED = 2_000
"""Closed pages and rooms after which it is due however many are open; of each about 40 kB are left."""
_closed = 0
_counted = 0


def install() -> None:
    """Have closed pages freed; a second call changes nothing."""
    if let_go not in app._delete_handlers:
        app.on_delete(let_go)


def settle() -> None:
    """After the start: what is there now stays for ever, so the collector need not walk through it again and again."""
    gc.collect()
    gc.freeze()
    gc.disable()  # `keep_tidy` does it


async def keep_tidy() -> None:
    """Collect what is garbage among the new, and what is left of closed pages and rooms, while the server runs."""
    global _counted
    next_whole = monotonic() + WHOLE
    while True:
        await asyncio.sleep(EVERY)
        dismiss_unwanted()
        gc.collect(0)
        if monotonic() >= next_whole:
            next_whole += WHOLE
            let_go_since = _let_go_so_far() - _counted
            if let_go_since >= MANY_CLOSED or (let_go_since and len(Client.instances) <= FEW_PAGES):
                _counted += let_go_since
                gc.unfreeze()
                gc.collect()
        gc.freeze()


def _let_go_so_far() -> int:
    """Pages that were closed, and rooms that were put to sleep."""
    manager: Manager = app.state.manager
    return _closed + manager.slept


def let_go(client: Client) -> None:
    """Free a page that has been closed.

    NiceGUI leaves it to the collector, because each element's classes, style and props observe themselves and the
    client holds the handlers that hold the page.
    """
    global _closed
    _closed += 1
    elements = list(client.elements.values())

    def untie() -> None:
        for handlers in (client.connect_handlers, client.disconnect_handlers, client.delete_handlers):
            handlers.clear()
        for element in elements:
            for observed in (element._classes, element._style, element._props):
                observed._change_handlers.clear()

    asyncio.get_running_loop().call_soon(untie)  # NiceGUI is still at work on it
