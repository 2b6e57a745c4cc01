"""Pages that nobody connects to do not fill the memory."""

import time
from collections.abc import Callable

import pytest
from nicegui import Client

from pages.nicegui_inside import unconnected_pages
from pages.nicegui_inside.unconnected_pages import dismiss_unwanted
from tests.pages.test_attendance import lose, sockets_of
from tests.pages.visitor import Visitor


def kept() -> int:
    return sum(not each.has_socket_connection for each in Client.instances.values())


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("path", ["/rules", "/rules/clueless", "/protocol"])
async def test_a_page_that_is_the_same_for_all_leaves_nothing_behind(ann: Visitor, path: str) -> None:
    before = kept()
    answers = {(await ann.user.http_client.get(path)).text for _ in range(5)}
    assert len(answers) == 1
    assert kept() == before


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("path", ["/", "/room/{code}", "/nowhere", "/room/ZZZZZZ"])
async def test_of_the_pages_that_one_address_asks_for_the_newest_are_waited_for(
    ann: Visitor, code: str, path: str
) -> None:
    for _ in range(85):
        await ann.user.http_client.get(path.format(code=code))
    newest = list(Client.instances.values())[-1]
    connected = [each for each in Client.instances.values() if each.has_socket_connection]
    assert connected
    dismiss_unwanted()
    assert kept() == 60
    assert newest.id in Client.instances
    assert all(each.id in Client.instances for each in connected), "who plays is not touched"


@pytest.mark.req("P-5.4", "P-2.5")
async def test_of_the_pages_that_have_lost_their_connection_the_newest_may_come_back(
    ann: Visitor, visitor: Callable[[], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unconnected_pages, "GONE_OF_ONE", 2)
    gone = [visitor() for _ in range(4)]
    for each in gone:
        await each.open("/")
        lose(each, *sockets_of(each))
    await ann.open("/")
    names = [each.user.client.id for each in gone if each.user.client]
    assert set(names) <= set(Client.instances)
    dismiss_unwanted()
    assert [name for name in names if name in Client.instances] == names[2:]
    assert ann.user.client is not None
    assert ann.user.client.id in Client.instances


@pytest.mark.req("P-5.4")
async def test_a_page_is_not_waited_for_for_long_and_not_by_the_wall_clock(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, wall = time.monotonic(), time.time()
    await ann.user.http_client.get("/")
    dismiss_unwanted()
    monkeypatch.setattr(time, "time", lambda: wall + 31 * 24 * 3600)
    monkeypatch.setattr(unconnected_pages, "monotonic", lambda: begun + 29)
    dismiss_unwanted()
    assert kept() == 1
    monkeypatch.setattr(unconnected_pages, "monotonic", lambda: time.monotonic() + 31)
    dismiss_unwanted()
    assert kept() == 0
