"""Who is counted as there, and as having come back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from clueapp import metrics
from clueapp.metrics import Attendance


@dataclass(eq=False)
class Tab:
    """A page or a socket of a player, or of a watcher."""

    player: str | None = None
    has_lost_seat: bool = False


class Door:
    """An attendance, and how often somebody has come back."""

    def __init__(self) -> None:
        self.attendance = Attendance()
        self._before = self._returns()

    @property
    def returns(self) -> float:
        return self._returns() - self._before

    @staticmethod
    def _returns() -> float:
        return float(metrics.reconnects._value.get())

    def opens(self, *tabs: Tab) -> None:
        for tab in tabs:
            self.attendance.open(tab, "page")

    def closes(self, *tabs: Tab) -> None:
        for tab in tabs:
            self.attendance.close(tab)


@pytest.fixture
def door() -> Door:
    return Door()


@pytest.mark.req("P-9.1")
def test_a_player_with_two_tabs_is_one_player_and_a_watcher_none(door: Door) -> None:
    first, second, watcher = Tab("ann"), Tab("ann"), Tab()
    door.opens(first, second, watcher, first)
    door.attendance.open(Tab("bob"), "socket")
    assert door.attendance.players() == 2
    assert door.attendance.connections("page", "player") == 2
    assert door.attendance.connections("page", "watcher") == 1
    assert door.attendance.connections("socket", "player") == 1
    door.closes(first, first)
    assert door.attendance.players() == 2
    door.closes(second)
    assert door.attendance.players() == 1


@pytest.mark.req("P-9.1")
def test_only_one_who_had_gone_comes_back(door: Door) -> None:
    first, second = Tab("ann"), Tab("ann")
    door.opens(first, second)
    door.closes(first)
    door.opens(first)
    assert door.returns == 0, "the second tab was open all the time"
    door.closes(first, second)
    door.opens(second)
    assert door.returns == 1
    door.opens(first, first)
    assert door.returns == 1
    door.closes(first, second)
    door.opens(Tab("ann"))
    assert door.returns == 2


@pytest.mark.req("P-9.1")
def test_a_watcher_who_sits_down_is_a_player_from_then_on(door: Door) -> None:
    tab = Tab()
    door.opens(tab)
    tab.player = "ann"
    assert (door.attendance.players(), door.attendance.connections("page", "player")) == (1, 1)
    door.closes(tab)
    door.opens(tab)
    assert door.returns == 1


@pytest.mark.req("P-9.1")
def test_who_has_lost_the_seat_is_a_watcher_and_does_not_come_back_to_it(door: Door) -> None:
    old, new = Tab("ann"), Tab("ann")
    door.opens(old)
    old.has_lost_seat = True
    assert (door.attendance.players(), door.attendance.connections("page", "watcher")) == (0, 1)
    door.closes(old)
    door.opens(old, new)
    assert door.returns == 0
    assert door.attendance.players() == 1


def test_those_who_have_gone_are_not_remembered_without_end(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "REMEMBERED", 3)
    for number in range(10):
        tab = Tab(f"player {number}")
        door.opens(tab)
        door.closes(tab)
    assert len(door.attendance._gone) <= 3
