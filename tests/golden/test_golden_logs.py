"""Golden logs: what an earlier version stored is read for ever, shown as it was, and played on (P-6.6).

All but the sentences is compared to the byte.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from operator import attrgetter
from random import Random

import orjson
import pytest

from clueapp.rooms.lobby.commands import SetOptions
from tests.golden import language
from tests.golden.playing import play_on
from tests.golden.waking import WATCHER, Golden, House, golden_logs, shown, shown_as_before

GAMES = ("classic", "clueless", "trivia")


def in_each(logs: Iterable[Golden]) -> pytest.MarkDecorator:
    """The test is done once for each of these, in the house where it is stored."""
    return pytest.mark.parametrize("house", tuple(logs), indirect=True, ids=attrgetter("name"))


@in_each(golden_logs())
@pytest.mark.req("P-6.1", "P-6.6")
async def test_everybody_is_shown_what_they_were_shown(house: House) -> None:
    for browser, view in house.golden.views.items():
        await house.wakes()
        assert shown_as_before(house.enters(browser)) == view, f"{browser or 'a watcher'} sees something else"


@in_each(golden for golden in golden_logs() if golden.row.status == "playing")
@pytest.mark.req("P-6.1", "P-6.2", "P-6.6")
async def test_the_game_goes_on_and_is_the_same_after_a_kill(house: House) -> None:
    browsers = tuple(house.golden.views)
    await house.wakes()
    handles = [house.enters(browser) for browser in browsers]
    assert await play_on(house, handles, Random(house.golden.name))
    before = [shown(handle) for handle in handles]
    await house.dies()
    await house.opens()
    await house.wakes()
    handles = [house.enters(browser) for browser in browsers]
    assert [shown(handle) for handle in handles] == before


@pytest.mark.req("P-6.6")
def test_every_event_of_the_first_version_is_in_a_golden_log() -> None:
    found = defaultdict(set)
    for golden in golden_logs("0.1.0"):
        for scope, event in golden.events():
            found[scope].add(event["kind"])
    for scope in ("room", *GAMES):
        assert set(language.written(scope, 1)) <= found[scope]


def test_there_are_golden_logs_of_every_game_from_the_lobby_to_its_end() -> None:
    found = {(golden.row.game, golden.row.status) for golden in golden_logs()}
    assert {(game, status) for game in GAMES for status in ("lobby", "playing", "over")} <= found
    assert all(tuple(golden.views)[-1] == WATCHER for golden in golden_logs())


@in_each(golden for golden in golden_logs() if golden.row.status == "lobby" and len(golden.views) > 1)
@pytest.mark.req("P-6.6")
async def test_what_this_version_has_written_to_the_earlier_one_would_refuse(house: House) -> None:
    """An earlier program knows a room that it cannot read any more by the version in its row."""
    await house.wakes()
    assert await house.version() == 1
    host = house.enters(next(iter(house.golden.views)))
    await host.make_seat_link()
    assert await house.version() == host.game.info.version


@in_each(golden for golden in golden_logs("0.1.0") if golden.name.endswith(("classic-lobby", "clueless-lobby")))
@pytest.mark.req("P-6.6", "P-1.4")
async def test_an_option_that_came_later_is_told_of_once_it_is_set(house: House) -> None:
    await house.wakes()
    host = next(each for each in map(house.enters, house.golden.views) if each.table().is_host)
    before = orjson.loads(shown(host))["options"]
    assert host.table().options["fill"] == 0, "it holds as if it had always been there"
    await host.send(SetOptions({"fill": 5}))
    assert orjson.loads(shown(host))["options"] == {**before, "fill": 5}
