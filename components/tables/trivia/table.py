"""The table of Trivia Duel: two podiums, the pot between them, the question, and what one can do about it."""

from __future__ import annotations

from nicegui import ui

from clueapp.games.trivia.state import Duel
from clueapp.rooms.feed_line import FeedLine
from components.feed import Feed
from components.html import heading
from components.panel import Panel
from components.pictures import scenery
from components.stage import StageMaker
from components.tables.trivia import TriviaTableView, away, card, clue, podiums, pot, prompt, timer


class TriviaStage:
    """One client's table.

    While the clue is revealed only the panel with its letters changes; all clocks run on the page by themselves.
    """

    def __init__(self, table: TriviaTableView) -> None:
        with ui.element("div").classes("duel"):
            with ui.element("div").classes("duel-stage"):
                Panel("studio", aria_hidden="true").show("studio", lambda: scenery("studio", cls="studio-art"))
                self._podiums = Panel("podiums", tag="ol", aria_label="Players")
                self._pot = Panel("pot", data_testid="pot")
                with ui.element("div").classes("question"):
                    self._card = Panel("card-place", data_testid="question", aria_live="polite")
                    self._letters = Panel("clue-place", data_testid="clue")
                    self._spoken = Panel("sr-only", aria_live="polite")
                with ui.element("div").classes("act"):
                    self._timer = Panel("timer-place", data_testid="timer")
                    self._prompt = Panel("duel-prompt", tag="section", data_testid="prompt", aria_live="polite")
                    self._away = Panel("away-place", aria_live="polite")
            with ui.element("div").classes("side"):
                Panel("side-title").show("title", lambda: heading(2, "Feed"))
                self._feed = Feed("feed-page")

    def show(self, table: TriviaTableView, now: int) -> None:
        """Bring every panel up to date."""
        self._podiums.show(podiums.part(table), lambda: podiums.draw(table))
        self._pot.show(pot.part(table), lambda: pot.draw(table))
        self._card.show(card.part(table), lambda: card.draw(table))
        self._letters.show(clue.part(table), lambda: clue.draw(table))
        self._spoken.show(clue.spoken_part(table), lambda: clue.draw_spoken(table))
        self._timer.show(timer.part(table), lambda: timer.draw(table, now))
        self._prompt.show(prompt.part(table), lambda: prompt.draw(table))
        self._away.show(away.part(table), lambda: away.draw(table, now))
        self._feed.show_chat(table)

    def tell(self, lines: list[FeedLine]) -> None:
        self._feed.add(lines)


TABLE = StageMaker(Duel, TriviaStage)
