"""How many connections there may be, counted from the moment at which one is accepted."""

from __future__ import annotations

import sys
from asyncio import Transport
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address

from clueapp.api.address_limits import household
from clueapp.failures import note_often

if sys.platform != "win32":
    import resource

WANTED_FILES = 65_536
"""Open files that are enough for any number of players that one process can serve."""
RESERVED = 150
"""Open files for the database, the log, and answers to those who are turned away."""
SILENT = 0.25
"""The share of all places that connections may have which have not asked for anything yet."""
SILENT_OF_ONE = 100
"""How many of those one address may have."""


def raise_file_limit() -> int:
    """Has the system let this process open as many files as it needs; how many that are now."""
    if sys.platform == "win32":
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED_FILES
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted, soft)


def peer_of(transport: Transport) -> str:
    """The address at the other end of a connection."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


class Gate:
    """Lets connections in while there are places.

    Who connects and says nothing keeps nobody out: where there are too many of those, the one that came first makes
    room.
    """

    def __init__(self, places: int, per_address: int, proxies: Sequence[IPv4Network | IPv6Network] = ()) -> None:
        """`proxies`: addresses behind which there are many, who are counted by what they ask for."""
        self._places = places
        self._per_address = per_address
        self._proxies = proxies
        self._addresses: dict[Transport, str] = {}
        self._connections: Counter[str] = Counter()
        self._silent: dict[Transport, str] = {}
        self._silent_of: dict[str, dict[Transport, None]] = {}

    def enter(self, transport: Transport) -> bool:
        """Counts a connection that was just accepted; False if there is no place for it, and it is to be ended."""
        address = household(peer_of(transport))
        if len(self._silent_of.get(address, ())) >= SILENT_OF_ONE:
            self._make_room(next(iter(self._silent_of[address])))
        elif len(self._silent) >= self._places * SILENT or (self._silent and len(self._addresses) >= self._places):
            self._make_room(next(iter(self._silent)))
        is_crowd = self._connections[address] >= self._per_address and not self.is_proxy(transport)
        if is_crowd or len(self._addresses) >= self._places:
            note_often("connections were refused", why="one address" if is_crowd else "no place left")
            return False
        self._addresses[transport] = address
        self._connections[address] += 1
        self._silent[transport] = address
        self._silent_of.setdefault(address, {})[transport] = None
        return True

    def is_proxy(self, transport: Transport) -> bool:
        """Whether what the other end says about whom it asks for is believed."""
        try:
            peer = ip_address(peer_of(transport))
        except ValueError:
            return False
        return any(peer in each for each in self._proxies)

    def hear(self, transport: Transport) -> None:
        """It has asked for something."""
        address = self._silent.pop(transport, None)
        if address is not None:
            del self._silent_of[address][transport]
            if not self._silent_of[address]:
                del self._silent_of[address]

    def leave(self, transport: Transport) -> None:
        """It has ended; one that was not let in, or has left, changes nothing."""
        self.hear(transport)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    def _make_room(self, transport: Transport) -> None:
        note_often("connections that asked for nothing were ended", why="too many")
        self.leave(transport)
        transport.abort()
