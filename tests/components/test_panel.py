"""A panel is sent only when it has changed."""

import pytest
from markupsafe import Markup
from nicegui import ui
from nicegui.testing import User

from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.log.events import Chatted
from components.feed import KEPT, Feed
from components.panel import Panel, Piece


@pytest.fixture
async def page(user: User) -> User:
    ui.page("/")(lambda: None)
    await user.open("/")
    return user


async def test_a_panel_is_sent_when_its_slice_and_its_drawing_have_changed(page: User) -> None:
    assert page.client is not None
    with page:
        panel = Panel("place")
    outbox = page.client.outbox
    drawn: list[int] = []

    def show(part: int, html: str) -> bool:
        outbox.updates.clear()
        panel.show(part, lambda: drawn.append(part) or Markup(html))  # type: ignore[func-returns-value]
        return panel.element.id in outbox.updates

    assert show(1, "a")
    assert not show(1, "b")
    assert not show(2, "a")
    assert show(3, "b")
    assert drawn == [1, 2, 3]


async def test_a_feed_keeps_the_newest_lines_in_order(page: User) -> None:
    with page:
        feed = Feed("feed")
        feed.add(lines(0, 3))
        for start in range(3, 203, 4):
            feed.add([])
            feed.add(lines(start, start + 4))
    assert numbers_in(feed._past) == [0, 1, 2]  # what there was when the page was opened
    assert numbers_in(feed._new) == list(range(203 - KEPT, 203))  # nothing has been sent yet


async def test_what_was_sent_is_not_sent_again(page: User) -> None:
    with page:
        feed = Feed("feed")
        feed.add(lines(0, 1))
        feed.add(lines(1, 3))
        feed._new.client.outbox.updates.clear()
        feed.add(lines(3, 4))
        feed.add(lines(4, 5))
    assert numbers_in(feed._new) == [3, 4]
    assert 'data-first="2"' in feed._new.content  # after the two that were sent


def numbers_in(piece: Piece) -> list[int]:
    return [int(text) for text in piece.content.replace("<", ">").split(">") if text.isdigit()]


def lines(begin: int, end: int) -> list[FeedLine]:
    return [
        FeedLine(seq=each, at=0, event=Chatted("p", "x"), text=str(each), of_game=False) for each in range(begin, end)
    ]
