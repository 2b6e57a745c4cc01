"""The event feed and the table's chat: a live region to which lines are added as they come."""

from __future__ import annotations

from collections import deque

from markupsafe import Markup
from nicegui import ui

from clueapp.rooms.feed import FeedLine
from clueapp.rooms.view import TableView
from clueapp.rooms.words import CHAT_LENGTH
from components.html import button, el, join
from components.panel import Panel, Piece
from components.pictures import icon

KEPT = 60


class Feed:
    """What happened, newest last. What is new is one new element; nothing else is sent again."""

    def __init__(self, element_id: str) -> None:
        with ui.element("div").classes("tab-page feed-page") as page:
            page.props["id"] = element_id
            page.props["role"] = "tabpanel"
            self._lines = ui.element("div").classes("feed")
            props = {"role": "log", "aria-live": "polite", "aria-label": "What happened", "tabindex": "0"}
            self._lines.props.update({**props, "data-testid": "feed", "data-feed": ""})
            self._chat = Panel("chat-place")
        self._past: Piece | None = None
        self._new: deque[tuple[Piece, int]] = deque()  # each with the number of its lines
        self._length = 0

    def add(self, lines: list[FeedLine]) -> None:
        """Add lines; those there were when the page was opened stand in one element."""
        with self._lines:
            if self._past is None:
                self._past = Piece(join(*(_line(line) for line in lines[-KEPT:])))
            elif lines:
                self._new.append((Piece(join(*(_line(line) for line in lines))), len(lines)))
                self._length += len(lines)
        while self._new and self._length - self._new[0][1] >= KEPT:
            oldest, length = self._new.popleft()
            self._length -= length
            self._lines.remove(oldest)

    def show_chat(self, table: TableView) -> None:
        can_chat = table.you is not None and bool(table.options["chat"])
        self._chat.show((can_chat, table.you is None), lambda: _chat_form() if can_chat else _no_chat(table))


def _line(line: FeedLine) -> Markup:
    kind = "said" if line.speaker else "private" if line.private else "told"
    lock = el("span", icon("lock"), cls="lock", title="Only you see this") if line.private else None
    hidden = el("span", "Only for you: ", cls="sr-only") if line.private else None
    who = el("b", f"{line.speaker}: ") if line.speaker else None
    return el("p", lock, hidden, who, line.text, cls=f"line {kind}{' matters' if line.matters else ''}")


def _chat_form() -> Markup:
    field = el(
        "input",
        name="text",
        maxlength=CHAT_LENGTH,
        placeholder="Say something to the table",
        aria_label="Say something to the table",
        autocomplete="off",
        required=True,
        testid="chat-text",
    )
    send = button(icon("chat"), type="submit", kind="icon", testid="chat-send", aria_label="Send")
    return el("form", field, send, act="CHAT", data={"clear": ""}, cls="chat")


def _no_chat(table: TableView) -> Markup:
    text = "You are watching." if table.you is None else "The host has switched the chat off."
    return el("p", text, cls="quiet")
