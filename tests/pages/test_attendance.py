"""Pages count for the players whose they are."""

from collections.abc import Callable

import pytest

from clueapp import metrics
from pages.parlour import manager
from tests.pages.visitor import Visitor


def counts() -> tuple[int, int, int]:
    """Players, pages of players, pages of watchers."""
    house = manager()
    return house.players(), house.connections("page", "player"), house.connections("page", "watcher")


@pytest.mark.req("P-9.1")
async def test_one_who_watches_and_then_sits_down_becomes_a_player(code: str, visitor: Callable[[], Visitor]) -> None:
    assert counts() == (1, 1, 0)
    ben = visitor()
    await ben.open(f"/room/{code}")
    assert counts() == (1, 1, 1)
    await ben.send("SIT_DOWN", name="Ben", seat="plum")
    await ben.until(lambda: counts() == (2, 2, 0), "Ben's seat")
    await ben.open(f"/room/{code}")
    assert counts()[0] == 2, "another page of the same browser"


@pytest.mark.req("P-9.1")
async def test_a_page_that_closes_and_comes_back_is_a_return(ann: Visitor, code: str) -> None:
    before = metrics.reconnects._value.get()
    lose(ann, *sockets_of(ann))
    assert counts() == (0, 0, 0)
    await reconnect(ann, "another")
    assert (counts(), metrics.reconnects._value.get() - before) == ((1, 1, 0), 1)


@pytest.mark.req("P-2.1", "P-2.4", "P-2.5")
async def test_a_page_is_gone_when_its_last_socket_is(ann: Visitor, visitor: Callable[[], Visitor], code: str) -> None:
    """After a change of network a page comes back before the server knows that the old line is dead."""
    ben = visitor()
    await ben.open(f"/room/{code}")
    old = sockets_of(ann)
    await reconnect(ann, "new")
    lose(ann, *old)
    assert counts() == (1, 1, 1)
    await ben.send("SIT_DOWN", name="Ben", seat="plum")
    await ann.sees("Ben")
    lose(ann, "new")
    assert counts() == (1, 1, 0)


def sockets_of(visitor: Visitor) -> list[str]:
    assert visitor.user.client is not None
    return list(visitor.user.client._socket_to_document_id)


def lose(visitor: Visitor, *sockets: str) -> None:
    assert visitor.user.client is not None
    for socket in sockets:
        visitor.user.client.handle_disconnect(socket)


async def reconnect(visitor: Visitor, socket: str) -> None:
    client = visitor.user.client
    assert client is not None
    assert client._pinned_tab_id is not None
    await client.handle_handshake(socket, client._pinned_tab_id, None, "document", None)
