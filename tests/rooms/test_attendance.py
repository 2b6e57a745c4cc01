"""Who is counted as there, and as having come back (P-9.1)."""

from __future__ import annotations

import pytest
from prometheus_client import REGISTRY

from clueapp import metrics
from tests.rooms.parlour import Parlour, Person


def returns() -> float:
    return float(metrics.reconnects._value.get())


async def another_tab(person: Person) -> Person:
    """The same browser, once more at the same room."""
    tab = Person(person.parlour, person.name, person.code)
    tab.browser = person.browser
    return await tab.opens()


@pytest.mark.req("P-9.1")
async def test_a_player_with_two_tabs_is_one_player_and_a_watcher_none(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    second = await another_tab(ann)
    await parlour.watcher(ann.code)
    bob.handle.close()
    bob.handle.open(lambda: None, "socket")
    house = parlour.manager
    assert house.players() == 2
    assert house.connections("page", "player") == 2
    assert house.connections("page", "watcher") == 1
    assert house.connections("socket", "player") == 1
    ann.closes()
    ann.closes()
    assert house.players() == 2
    second.closes()
    assert house.players() == 1


@pytest.mark.req("P-9.1")
async def test_only_one_who_had_gone_comes_back(parlour: Parlour) -> None:
    first = await parlour.host("Ann")
    second, before = await another_tab(first), returns()
    first.closes()
    await first.opens()
    assert returns() == before, "the second tab was open all the time"
    first.closes()
    second.closes()
    await second.opens()
    assert returns() == before + 1
    await first.opens()
    assert returns() == before + 1
    first.closes()
    second.closes()
    await another_tab(first)
    assert returns() == before + 2


@pytest.mark.req("P-9.1")
async def test_a_watcher_who_sits_down_is_a_player_from_then_on(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    wendy, before = await parlour.watcher(ann.code), returns()
    await parlour.manager.join(ann.code, "Wendy", browser=wendy.browser)
    assert (parlour.manager.players(), parlour.manager.connections("page", "player")) == (2, 2)
    wendy.closes()
    await wendy.opens()
    assert returns() == before + 1


@pytest.mark.req("P-9.1", "P-2.2")
async def test_who_has_lost_the_seat_is_a_watcher_and_does_not_come_back_to_it(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    link, before = await ann.handle.make_seat_link(), returns()
    await parlour.manager.move_seat(ann.code, link, "another device")
    assert (parlour.manager.players(), parlour.manager.connections("page", "watcher")) == (0, 1)
    ann.closes()
    await ann.opens()
    assert (returns(), parlour.manager.players()) == (before, 0)


@pytest.mark.req("P-9.1")
async def test_the_figures_are_those_of_the_house_that_is_counted(parlour: Parlour) -> None:
    await parlour.lobby("Ann", "Bob")
    metrics.count(parlour.manager)
    assert REGISTRY.get_sample_value("clueapp_players") == 2
    labels = {"kind": "page", "role": "player"}
    assert REGISTRY.get_sample_value("clueapp_connections", labels) == 2
