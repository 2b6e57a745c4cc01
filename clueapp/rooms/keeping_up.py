"""Keeping up with other processes: what they have written without being heard, and what time it is for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

from clueapp import metrics
from clueapp.failures import note_failure
from clueapp.rooms.clocks.clock import FAR_OFF, SharedClock
from clueapp.rooms.manager import Manager
from clueapp.store.store import Store

EVERY = 0.5
"""Seconds between two looks at what is new in the rooms that are awake."""
CLOCK_EVERY = 10.0
"""Seconds between two looks at the database's clock."""
LOOKS = 5
"""How often one looks at it at a time: the quickest answer is the most exact."""


@asynccontextmanager
async def keep_up(manager: Manager, clock: SharedClock) -> AsyncIterator[None]:
    """Keep up while the server runs."""
    tasks = [asyncio.create_task(_compare(manager)), asyncio.create_task(_set_right(manager, clock))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def shared_clock(store: Store) -> SharedClock:
    """A clock that shows the database's time."""
    return SharedClock(await database_time(store))


async def database_time(store: Store) -> int:
    """What time it is for the database, to about half the time that its quickest answer takes."""
    answers = []
    for _ in range(LOOKS):
        asked = monotonic()
        said = await store.time()
        took = monotonic() - asked
        answers.append((took, said + round(took * 500), monotonic()))
    _, said, at = min(answers)
    return said + round((monotonic() - at) * 1000)


async def _compare(manager: Manager) -> None:
    has_failed = False
    while True:
        await asyncio.sleep(EVERY)
        try:
            await manager.compare()
            await manager.give_sign()
        except Exception as error:
            has_failed = True
            note_failure("the rooms could not be compared with the store", error)
        else:
            if has_failed:
                has_failed = False
                _take_heart(manager)


async def _set_right(manager: Manager, clock: SharedClock) -> None:
    while True:
        await asyncio.sleep(CLOCK_EVERY)
        try:
            behind = clock.correct(await database_time(manager.store))
            metrics.clock_off.set(behind / 1000)
            if abs(behind) > FAR_OFF:  # as after a machine was suspended: alarms were set by another time
                _take_heart(manager)
        except Exception as error:
            note_failure("the database could not be asked for the time", error)


def _take_heart(manager: Manager) -> None:
    """What was due meanwhile need not wait any longer."""
    for room in manager.awake:
        room.take_heart()
