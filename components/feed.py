"""The event feed and the table's chat: a live region to which lines are added as they come."""

from __future__ import annotations

from markupsafe import Markup
from nicegui import ui

from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.lobby.commands import Chat
from clueapp.rooms.people.writing import CHAT_LENGTH
from clueapp.rooms.view import TableView
from components.feed_lines import as_story, draw_line
from components.html import button, el, join
from components.panel import Panel, Piece
from components.pictures import icon

KEPT = 200


class Feed:
    """What happened, newest last.

    What is new stands in a hidden element from which the page's script takes it, to the end of the feed and, if it
    matters, into a toast: so it comes in the same message as all else that has changed. It says the number of its first
    line, so that none is taken twice; if that line was there before, it has grown and takes the place of the old one.
    The feed may be out of sight; what no toast tells is put into a place that screen readers speak from, wherever the
    feed is.

    It stays at its end unless the reader has scrolled up; then a button leads back to the newest line.
    """

    def __init__(self, element_id: str, classes: str = "") -> None:
        with ui.element("div").classes(f"feed-page {classes}") as page:
            page.props["id"] = element_id
            about = {"role": "log", "aria-live": "off", "aria-label": "What happened", "tabindex": "0"}
            self._past = Piece(Markup(""), classes="feed", attributes={**about, "data-testid": "feed", "data-feed": ""})
            Piece(_newest(), classes="newest-place")
            self._new = Piece(Markup(""), classes="hidden", attributes={"data-news": "", "aria-hidden": "true"})
            self._chat = Panel("chat-place")
        spoken = {"role": "log", "aria-live": "polite", "aria-label": "Just now", "data-spoken": ""}
        Piece(Markup(""), classes="sr-only", attributes={**spoken, "data-testid": "spoken"})
        self._news: list[FeedLine] = []
        self._first = 0
        """The number of the first of the news; what was there from the beginning is not counted."""
        self._before: list[FeedLine] = []
        """The line before the news, if there is one."""
        self._is_new = True

    def add(self, lines: list[FeedLine]) -> None:
        """Add lines; those there were when the page was opened stand in the feed from the beginning."""
        story = as_story(lines)
        if self._is_new:
            self._is_new = False
            self._before = story[-1:]
            past = el("div", *map(draw_line, story[-KEPT:]), cls="lines")
            self._past.draw(join(el("div", cls="feed-end"), past))  # the column is reversed: the end comes first
        elif story:
            self._add_news(story)

    def _add_news(self, story: list[FeedLine]) -> None:
        if self._news and not self._new.is_unsent:
            self._first += len(self._news)
            self._before, self._news = self._news[-1:], []
        if self._news:
            self._news = as_story([*self._news, *story])
        else:
            self._news = self._after_the_last(story)
        self._first += len(self._news[:-KEPT])
        del self._news[:-KEPT]
        self._new.draw(el("div", *map(draw_line, self._news), data={"first": self._first}))

    def _after_the_last(self, story: list[FeedLine]) -> list[FeedLine]:
        """Return the lines to send: with the line before them once more, if they make it longer."""
        whole = as_story([*self._before, *story])
        if len(whole) == len(self._before) + len(story):
            return story
        self._first -= 1
        return whole

    def show_chat(self, table: TableView) -> None:
        why_not = _why_not(table)
        self._chat.show(why_not, lambda: el("p", why_not, cls="quiet", testid="no-chat") if why_not else _chat_form())


def _newest() -> Markup:
    name = join("Newest", el("span", " lines", cls="sr-only"))
    return button(
        join(icon("arrow_s"), name), kind="small newest", data={"local": "newest"}, hidden=True, testid="newest"
    )


def _chat_form() -> Markup:
    field = el(
        "input",
        name="text",
        maxlength=CHAT_LENGTH,
        placeholder="Say something",
        aria_label="Say something to the table",
        autocomplete="off",
        required=True,
        data={"keys": "t", "missing": "Type something first."},
        testid="chat-text",
    )
    key = el("kbd", "T", aria_hidden="true")
    send = button(icon("chat"), type="submit", kind="icon", testid="chat-send", aria_label="Send")
    return el("form", field, key, send, sends=Chat, data={"clear": ""}, cls="chat")


def _why_not(table: TableView) -> str:
    """Why the viewer cannot chat; nothing if they can."""
    if table.you is None:
        return "You’re watching."
    if not table.options["chat"]:
        return "The host has turned the chat off."
    return "Spymasters can’t chat during the game." if table.is_silenced else ""
