"""Whoever is in a room by way of several processes is counted once."""

from itertools import permutations

import pytest

from clueapp.bus.counting import counted_here
from clueapp.bus.here import BusHere, Hub
from clueapp.bus.values import Attendance, Lost, Roll

CODE = "ABCDEF"


@pytest.mark.req("P-9.1", "P-6.4")
@pytest.mark.parametrize("names", list(permutations("abc")))
def test_what_the_processes_count_adds_up(names: tuple[str, ...]) -> None:
    hub = Hub(lambda: 0)
    there = dict(zip(names, ({"ann", "ben"}, {"ben", "cat"}, {"ann", "ben", "dan"}), strict=True))
    buses = {name: BusHere(hub, name) for name in names}
    for name, bus in buses.items():
        bus.follow(CODE, Attendance(here=dict.fromkeys(there[name], 0)))
    counted = {name: counted_here(there[name], name, bus.roll(CODE)) for name, bus in buses.items()}
    assert sum(counted.values()) == 4
    assert counted["a"] == len(there["a"])


@pytest.mark.req("P-9.1", "P-6.4")
def test_a_process_that_is_no_more_counts_nobody() -> None:
    roll = Roll(lost={"a": Lost(Attendance(here={"ann": 0}), since=0)})
    assert counted_here({"ann"}, "b", roll) == 1


@pytest.mark.req("P-9.1")
def test_alone_everybody_is_counted() -> None:
    bus = BusHere()
    assert counted_here({"ann", "ben"}, bus.name, bus.roll(CODE)) == 2
