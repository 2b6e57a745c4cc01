"""What is done now and then: idle rooms go to sleep, old unfinished ones are removed, figures are kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from clueapp.failures import note_failure
from clueapp.rooms.manager import Manager

MINUTE = 60
log = structlog.get_logger()


@asynccontextmanager
async def keep_house(manager: Manager, stale_days: float) -> AsyncIterator[None]:
    """Keep house while the server runs."""
    task = asyncio.create_task(_rounds(manager, stale_days))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _rounds(manager: Manager, stale_days: float) -> None:
    while True:
        await asyncio.sleep(MINUTE)  # first of all, so that those who were here before a restart are here again
        try:
            asleep = manager.let_sleep()
            removed = await manager.remove_stale(stale_days)
            if asleep or removed:
                log.info("kept house", asleep=asleep, removed=len(removed))
        except Exception as error:
            note_failure("housekeeping failed", error)
