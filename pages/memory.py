"""Memory: the collector looks for what is left of closed pages and rooms when that holds nobody up.

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
from pages.nicegui_inside.unconnected_pages import dismiss_unwanted

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
    """Count the pages that are closed."""
    app.on_delete(_count_closed)


def _count_closed() -> None:
    global _closed
    _closed += 1


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
