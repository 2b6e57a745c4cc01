"""How much one address may ask of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from clueapp.buckets import Buckets
from clueapp.kernel.errors import IllegalAction
from clueapp.settings import Settings


class AddressLimits:
    """Counts what each address does."""

    def __init__(self, settings: Settings) -> None:
        self.rooms = _per_minute(settings.rooms_per_minute)
        self.joins = _per_minute(settings.joins_per_minute)
        self.lists = _per_minute(settings.rooms_per_minute)  # a list of one's own is as dear as a room
        self.lookups = _per_minute(settings.lookups_per_minute)
        self.requests = _per_minute(settings.requests_per_minute)
        self._most_connections = settings.connections_per_address
        self._connections: Counter[str] = Counter()

    def admit(self, connection: HTTPConnection, to: Buckets, now: int) -> None:
        """Lets somebody in, or raises IllegalAction."""
        if not to.take(address_of(connection), now):
            raise IllegalAction("too_fast", "That is too much from one address. Please wait a minute.")

    @contextmanager
    def connection(self, connection: HTTPConnection) -> Iterator[bool]:
        """Counts a connection while it lasts; False if there are too many from its address."""
        address = address_of(connection)
        self._connections[address] += 1
        try:
            yield self._connections[address] <= self._most_connections
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]


def address_of(connection: HTTPConnection) -> str:
    """Who is counted as one."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """An IPv4 address, or the network that one household has in IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)


def _per_minute(number: int) -> Buckets:
    return Buckets(burst=number, per_second=number / 60)
