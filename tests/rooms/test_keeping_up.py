"""The time that all processes share, and looking for what nobody has told."""

import asyncio
import shutil
import time
from pathlib import Path
from random import Random
from typing import cast

import pytest

from clueapp.rooms import keeping_up
from clueapp.rooms.clocks.clock import FAR_OFF, MOST_AT_ONCE, SharedClock
from clueapp.rooms.keeping_up import database_time, keep_up, shared_clock
from clueapp.rooms.lobby import commands as c
from clueapp.store import Store
from tests.rooms.parlour import Parlour
from tests.rooms.street import Street

HOUR = 3_600_000
NEAR = 1_000
pytestmark = pytest.mark.req("P-6.4", "P-7.1")


class SlowStore:
    """Tells the time, sometimes after a while."""

    def __init__(self, ahead: int, *waits: float) -> None:
        self._ahead = ahead
        self._waits = list(waits)

    async def time(self) -> int:
        said = time.time_ns() // 1_000_000 + self._ahead
        await asyncio.sleep(self._waits.pop(0) if self._waits else 0)
        return said


async def test_the_clock_shows_the_databases_time_whatever_the_machine_says() -> None:
    store = cast(Store, SlowStore(HOUR))
    clock = await shared_clock(store)
    assert abs(clock.now() - (time.time_ns() // 1_000_000 + HOUR)) < NEAR


async def test_the_quickest_answer_is_believed() -> None:
    slow = SlowStore(0, 0.3, 0.3, 0.3, 0.0, 0.3)
    found = await database_time(cast(Store, slow))
    assert abs(found - time.time_ns() // 1_000_000) < 150


def test_a_clock_that_is_a_little_off_is_moved_a_little_and_one_that_is_far_off_at_once() -> None:
    clock = SharedClock(0)
    assert clock.correct(clock.now() + 300) in range(298, 301)
    assert clock.now() in range(MOST_AT_ONCE, MOST_AT_ONCE + NEAR // 2)
    clock.correct(clock.now() - 2)
    far = clock.now() + 10 * FAR_OFF
    clock.correct(far)
    assert clock.now() in range(far, far + NEAR // 2)


async def test_rooms_that_got_on_unheard_are_found_and_a_store_that_fails_is_asked_again(
    empty_database: Path, tmp_path: Path, same_deal: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(empty_database, tmp_path / "clueapp.db")
    street = Street(tmp_path / "clueapp.db", same_deal, {})
    here, there = await street.opens(2)
    ann, bob = await street.sit(here, there)
    monkeypatch.setattr(keeping_up, "EVERY", 0.01)
    street.hub.is_cut = True
    async with keep_up(there.manager, SharedClock(0)):
        for word in ("one", "two"):
            await ann.does(c.Chat(word))
            await _heard(bob.parlour, ann.code, word)
            with monkeypatch.context() as broken:
                broken.setattr(there.store, "last_seqs", None)
                await asyncio.sleep(0.03)
    await street.closes()


async def test_what_is_due_by_a_clock_that_was_far_off_is_done_when_it_is_set_right(
    empty_database: Path, tmp_path: Path, same_deal: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(empty_database, tmp_path / "clueapp.db")
    street = Street(tmp_path / "clueapp.db", same_deal, {})
    behind = SharedClock(time.time_ns() // 1_000_000 - HOUR)
    street.clock = behind  # type: ignore[assignment]
    (parlour,) = await street.opens(1)
    ann, *_ = await street.sit(parlour, parlour, parlour, expected=3, turn_seconds=60)
    awaited = ann.table.awaited
    monkeypatch.setattr(keeping_up, "CLOCK_EVERY", 0.01)
    async with keep_up(parlour.manager, behind), asyncio.timeout(30):
        while ann.table.awaited == awaited:
            await asyncio.sleep(0.01)
    await street.closes()


async def _heard(parlour: Parlour, code: str, word: str) -> None:
    async with asyncio.timeout(30):
        while [line.text for line in (await parlour.manager.handle(code)).feed()[0]][-1] != word:
            await asyncio.sleep(0.01)
