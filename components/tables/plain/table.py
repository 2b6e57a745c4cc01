"""The table of a game that has none of its own yet: all of it can be played, and nothing is drawn."""

from __future__ import annotations

from nicegui import ui

from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.view import TableView
from components.feed import Feed
from components.html import heading
from components.panel import Panel
from components.stage import StageMaker
from components.tables.plain import facts, players, prompt


class PlainStage:
    """One client's table of any game."""

    def __init__(self, _table: TableView) -> None:
        with ui.element("div").classes("table plain"):
            self._players = Panel("plates", tag="ol", aria_label="Players")
            with ui.element("div").classes("plain-middle"):
                self._prompt = Panel("prompt", tag="section", data_testid="prompt", aria_live="polite")
                self._facts = Panel("known", tag="section", data_testid="facts", aria_label="What you know")
            with ui.element("div").classes("side"):
                Panel("side-title").show("title", lambda: heading(2, "Feed"))
                self._feed = Feed("feed-page")

    def show(self, table: TableView, _now: int) -> None:
        """Bring every panel up to date."""
        self._players.show(players.part(table), lambda: players.draw(table))
        self._prompt.show(prompt.part(table), lambda: prompt.draw(table))
        self._facts.show((table.view, table.you), lambda: facts.draw(table))
        self._feed.show_chat(table)

    def tell(self, lines: list[FeedLine]) -> None:
        self._feed.add(lines)


TABLE = StageMaker(object, PlainStage)
