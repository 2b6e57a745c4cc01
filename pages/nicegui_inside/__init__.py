"""All that the program knows of the inside of NiceGUI, and of engine.io, socket.io and uvicorn under it.

Nothing else in `pages` and `components` touches what these libraries keep to themselves. There is one exception:
`components/panel.py` asks whether an element has yet to be sent. One file is one thing, of one of three kinds:

*Guards* check what comes from outside, and mend what goes wrong when a line breaks. They hold with every version: where
the place that one holds on to is missing, the program does not start, and says so.

*Settings* are figures that NiceGUI offers no other way to set, and what is asked of its sockets.

*Patches* bring speed and nothing else: what is sent is the same without them. Where a library has a version that they
were not tried with (`versions.py`), they are left out, and the log says so once. Each says what it brings, measured as
bench/README.md tells; one that brings less than five in a hundred of what it is about goes.
"""

from __future__ import annotations

from importlib import import_module

import structlog

from pages.nicegui_inside import (
    closed_sockets,
    message_checks,
    packet_checks,
    pings,
    resent_order,
    unconnected_pages,
)
from pages.nicegui_inside.versions import untried

GUARDS = (packet_checks, message_checks, closed_sockets, resent_order, unconnected_pages)
SETTINGS = (pings,)
PATCHES = {
    "handler_arguments": ("nicegui",),
    "page_escaping": ("nicegui",),
    "page_headers": ("nicegui",),
    "light_pieces": ("nicegui",),
    "outbox_sending": ("nicegui", "python-engineio", "python-socketio"),
    "closed_pages": ("nicegui",),
}
"""The file of each, and the libraries whose inside it relies on; it is not even loaded where one of them is strange."""
log = structlog.get_logger()


def install() -> None:
    """Put guards, settings and patches in place, after `ui.run_with`; PlaceMissing where a guard cannot be."""
    for part in (*GUARDS, *SETTINGS):
        part.install()
    strange = untried({library for needed in PATCHES.values() for library in needed})
    left_out = [name for name, needed in PATCHES.items() if not strange.keys().isdisjoint(needed)]
    for name in PATCHES:
        if name not in left_out:
            import_module(f"{__name__}.{name}").install()
    if left_out:
        log.warning("patches for speed are left out: untried versions", found=strange, patches=left_out)
