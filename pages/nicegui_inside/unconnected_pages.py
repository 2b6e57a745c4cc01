"""Pages without a connection are few for each address, and not for long.

A page that is asked for is kept until the browser's script connects to it, and one that has lost its connection until
it comes back. Who only asks, and never connects, would fill the memory. Reads which pages NiceGUI waits for.
"""

from __future__ import annotations

from collections import defaultdict
from time import monotonic
from weakref import WeakKeyDictionary

from nicegui import Client

from clueapp.api.address_limits import address_of
from pages.nicegui_inside.places import need, need_in

CONNECT_WITHIN = 30.0
"""Seconds in which a page has to connect; one on a line that is slower than that loads itself again."""
NEW_OF_ONE = 60
"""Pages of one address that are waited for at a time: a school that opens the same link at once."""
GONE_OF_ONE = 300
"""Pages of one address that have lost their connection and may come back."""
_seen_at: WeakKeyDictionary[Client, float] = WeakKeyDictionary()
"""When each new page was first seen to wait; the wall clock, by which NiceGUI has it, may jump."""


def install() -> None:
    need("nicegui", Client, "_cancel_delete_task", "delete", "instances", "request")
    need_in("nicegui", Client.__init__, "_delete_tasks")


def dismiss_unwanted() -> None:
    """Forget the pages that nobody will connect to, the oldest first where one address has too many."""
    new: dict[str, list[Client]] = defaultdict(list)
    gone: dict[str, list[Client]] = defaultdict(list)
    for client in Client.instances.values():
        if not client.has_socket_connection:
            (gone if client._delete_tasks else new)[address_of(client.request)].append(client)
    now = monotonic()
    for pages in new.values():
        late = [page for page in pages if now - _seen_at.setdefault(page, now) > CONNECT_WITHIN]
        _dismiss([*late, *(page for page in pages[:-NEW_OF_ONE] if page not in late)])
    for pages in gone.values():
        _dismiss(pages[:-GONE_OF_ONE])


def _dismiss(pages: list[Client]) -> None:
    for page in pages:
        for document in tuple(page._delete_tasks):
            page._cancel_delete_task(document)  # or it would be forgotten twice
        page.delete()
