"""How much one address may ask of the server, and of all processes where there are several."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Protocol

from starlette.requests import HTTPConnection

from clueapp.buckets import Buckets
from clueapp.kernel.errors import IllegalAction
from clueapp.settings import Settings, ensure_secret

TOO_MUCH = "Too many requests from your address. Please wait a minute."
TOO_MANY = "Too many connections from your address. Please close some."
_OWED = "clueapp.owed"
"""Where a request says under which limits it falls that the other processes have not been asked about yet."""


class PerMinute(Buckets):
    """So many for each address in a minute, all at once or one by one."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(burst=number, per_second=number / 60)
        self.name, self.number = name, number


class Together(Protocol):
    """What the processes of one parlour count together."""

    is_first: bool
    """Whether this process is the one that tells what is true of the whole parlour."""

    def running(self) -> AbstractAsyncContextManager[None]:
        """Count together while it lasts."""

    async def ask(self, household: str, limits: Sequence[PerMinute], connections: int | None = None) -> str | None:
        """Takes one under each of these limits; a sentence if the parlour has no more, or too many connections.

        `connections`: how many the household has here, if one of them is new. Nobody is refused because the others
        cannot be asked.
        """

    def note(self, household: str, connections: int) -> None:
        """So many connections the household has here now."""


class AddressLimits:
    """Counts what each address does: here first, and where that is not too much, together with the other processes."""

    def __init__(self, settings: Settings, together: Together | None = None) -> None:
        """`together`: nobody, where there is one process."""
        self.rooms = PerMinute("rooms", settings.rooms_per_minute)
        self.joins = PerMinute("joins", settings.joins_per_minute)
        self.lists = PerMinute("lists", settings.rooms_per_minute)  # a list of one's own is as dear as a room
        self.lookups = PerMinute("lookups", settings.lookups_per_minute)
        self.requests = PerMinute("requests", settings.requests_per_minute)
        self._most_connections = settings.connections_per_address
        self._connections: Counter[str] = Counter()
        self._together = together

    @property
    def is_first(self) -> bool:
        """Whether this process is the one that tells what is true of all of them."""
        return self._together is None or self._together.is_first

    def running(self) -> AbstractAsyncContextManager[None]:
        """Count together with the others while it lasts; before and after, this process counts by itself."""
        return nullcontext() if self._together is None else self._together.running()

    async def admit(self, connection: HTTPConnection, to: PerMinute, now: int, also: PerMinute | None = None) -> None:
        """Lets somebody in, or raises IllegalAction; `also`: another limit that this falls under."""
        address = address_of(connection)
        if not to.take(address, now) or (also is not None and not also.take(address, now)):
            raise IllegalAction("too_fast", TOO_MUCH)
        if self._together is not None:
            limits = [*_owed_by(connection), to] if also is None else [*_owed_by(connection), to, also]
            if (objection := await self._together.ask(address, limits)) is not None:
                raise IllegalAction("too_fast", objection)

    def begin(self, connection: HTTPConnection, to: PerMinute, now: int) -> None:
        """The same for a request that asks for more in a moment: the others are asked then, once for all of it."""
        if not to.take(address_of(connection), now):
            raise IllegalAction("too_fast", TOO_MUCH)
        if self._together is not None:
            connection.scope[_OWED] = [to]

    async def finish(self, connection: HTTPConnection) -> None:
        """Has the others count what was begun, if it has not asked for more after all."""
        if self._together is not None and (owed := _owed_by(connection)):
            await self._together.ask(address_of(connection), owed)

    @asynccontextmanager
    async def connection(
        self, connection: HTTPConnection, to: PerMinute | None = None, now: int = 0
    ) -> AsyncIterator[IllegalAction | None]:
        """Counts a connection while it lasts, and under a limit if one is given; gives why it is refused, if it is."""
        address = address_of(connection)
        self._count(address, 1)
        try:
            yield await self._objection(address, to, now)
        finally:
            self._count(address, -1)

    async def _objection(self, address: str, to: PerMinute | None, now: int) -> IllegalAction | None:
        objection = None
        if to is not None and not to.take(address, now):
            objection = TOO_MUCH
        elif (number := self._connections[address]) > self._most_connections:
            objection = TOO_MANY
        elif self._together is not None:
            objection = await self._together.ask(address, () if to is None else (to,), number)
        return None if objection is None else IllegalAction("too_fast", objection)

    def _count(self, address: str, change: int) -> None:
        self._connections[address] += change
        if self._together is not None:
            self._together.note(address, self._connections[address])
        if not self._connections[address]:
            del self._connections[address]


def limits_for(settings: Settings) -> AddressLimits:
    """The limits of a process by itself, or of one of several."""
    if settings.redis_url is None:
        return AddressLimits(settings)
    from clueapp.api.shared_counts import SharedCounts  # Redis is loaded only where there is one

    most = settings.connections_per_address
    return AddressLimits(settings, SharedCounts(settings.redis_url, ensure_secret(settings), most))


def address_of(connection: HTTPConnection) -> str:
    """Who is counted as one."""
    return household(connection.client.host if connection.client else "")


@lru_cache(maxsize=4_096)
def household(host: str) -> str:
    """An IPv4 address, or the network that one household has in IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)


def _owed_by(connection: HTTPConnection) -> list[PerMinute]:
    """Those limits; nobody asks about them a second time."""
    owed: list[PerMinute] = connection.scope.get(_OWED, [])
    found = [*owed]
    owed.clear()
    return found
