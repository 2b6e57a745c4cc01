"""Housekeeping: done again and again, by what the operator has set, and whatever fails."""

import asyncio

import pytest

from clueapp import metrics
from clueapp.rooms import housekeeping
from clueapp.rooms.housekeeping import keep_house

PATIENCE = 60


class House:
    """As much of a manager as is needed to keep house."""

    def __init__(self) -> None:
        self.done: list[object] = []
        self.awake = ["a room"]
        self.rounds = asyncio.Event()

    def let_sleep(self) -> int:
        self.done.append("sleep")
        return 0

    async def remove_stale(self, days: float) -> list[str]:
        self.done.append(days)
        if self.done.count(days) == 1:
            raise RuntimeError("the store is busy")
        if self.done.count(days) == 3:
            self.rounds.set()
        return ["ABCDEF"]


@pytest.mark.req("P-6.5", "P-9.2")
async def test_rooms_sleep_and_go_by_the_days_that_were_set_and_a_failure_ends_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(housekeeping, "MINUTE", 0)
    house = House()
    failed = metrics.errors._value.get()
    async with keep_house(house, 7.5):  # type: ignore[arg-type]
        assert house.done == [], "those who were here before a restart come first"
        await asyncio.wait_for(house.rounds.wait(), PATIENCE)
    done = len(house.done)
    await asyncio.sleep(0)
    assert house.done[:6] == ["sleep", 7.5] * 3
    assert len(house.done) == done, "and no more when the server stops"
    assert metrics.errors._value.get() == failed + 1


def test_a_round_comes_every_minute() -> None:
    assert housekeeping.MINUTE == 60
