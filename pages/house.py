"""The house: rooms on a store, alone or beside other processes that have the same rooms."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from clueapp.bus.protocol import Bus
from clueapp.kernel.game import AnyGame
from clueapp.rooms.clocks.clock import Clock
from clueapp.rooms.keeping_up import keep_up, shared_clock
from clueapp.rooms.manager import Manager
from clueapp.rooms.thinker import ThinksElsewhere
from clueapp.settings import Settings
from clueapp.store.store import Store


@asynccontextmanager
async def open_house(settings: Settings, games: Mapping[str, AnyGame]) -> AsyncIterator[Manager]:
    """The manager of all rooms while it is open; then the others are told, and all is closed in order."""
    async with AsyncExitStack() as closing:
        store = await Store.open(
            settings.database_url, settings.known_as, settings.most_rooms, beside_others=settings.is_one_of_several
        )
        closing.push_async_callback(store.close)
        if settings.redis_url is None:
            manager = _manager(settings, games, store)
        else:
            clock = await shared_clock(store)
            bus = await _open_bus(settings.redis_url, clock)
            closing.push_async_callback(bus.close)
            manager = _manager(settings, games, store, clock, bus)
            await closing.enter_async_context(keep_up(manager, clock))
        closing.callback(manager.close)
        yield manager


async def _open_bus(url: str, clock: Clock) -> Bus:
    from clueapp.bus.redis import RedisBus  # not loaded for a process that is alone: it takes a tenth of the start

    return await RedisBus(url, clock.now).open()


def _manager(
    settings: Settings, games: Mapping[str, AnyGame], store: Store, clock: Clock | None = None, bus: Bus | None = None
) -> Manager:
    return Manager(
        store,
        games,
        clock,
        usual={"grace_seconds": settings.grace_seconds},
        bots_pace=settings.bots_pace,
        thinker=ThinksElsewhere(),
        bus=bus,
    )
