"""Pages count for the players whose they are."""

from collections.abc import Callable

import pytest

from clueapp import metrics
from tests.pages.visitor import Visitor


def counts() -> tuple[int, int, int]:
    """Players, pages of players, pages of watchers."""
    attendance = metrics.attendance
    return attendance.players(), attendance.connections("page", "player"), attendance.connections("page", "watcher")


@pytest.fixture(autouse=True)
def _nobody_from_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "attendance", metrics.Attendance())


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
    client = ann.user.client
    assert client is not None
    before = metrics.reconnects._value.get()
    for handler in client.disconnect_handlers:
        handler()
    assert counts() == (0, 0, 0)
    for handler in client.connect_handlers:
        handler()
    assert (counts(), metrics.reconnects._value.get() - before) == ((1, 1, 0), 1)
