"""The table of Codenames: the board, what is to be done about it, the two teams, the log, and the talk."""

from __future__ import annotations

from markupsafe import Markup
from nicegui import ui

from clueapp.games.codenames.actions import Clue
from clueapp.games.codenames.state import TEAMS, CodenamesTable
from clueapp.rooms.feed_line import FeedLine
from components.feed import Feed
from components.html import el
from components.panel import Panel
from components.pictures import address
from components.sheets import sheet_buttons
from components.stage import StageMaker, WorkOut
from components.tables.codenames import (
    CodenamesTableView,
    agents,
    away,
    clock,
    clue_form,
    log,
    pause,
    prompt,
    teams,
    who,
)
from components.tables.codenames.board import Board
from components.tables.codenames.flash import Flash
from components.tables.codenames.people import game_of
from components.tables.codenames.plaque import Plaque
from components.tables.codenames.scene import Scene


class CodenamesStage:
    """One client's table. Each panel, and each card, is drawn again only when its own slice of the view has changed."""

    def __init__(self, table: CodenamesTableView) -> None:
        self._table = table
        self._typed = ""
        with ui.element("div").classes("codenames"):
            with ui.element("div").classes("mat"):
                self._board = Board()
                self._flash = Flash()
                self._pause = Panel("standstill-place", aria_live="polite")
                with ui.element("div").classes("orders"):
                    self._clock = Panel("clock-place", data_testid="timer")
                    self._plaque = Plaque()
                    self._prompt = Panel("order-place", tag="section", data_testid="prompt", aria_live="polite")
                    self._verdict = Panel(
                        "verdict-place", aria_live="polite", data_testid=clue_form.VERDICT, id=clue_form.VERDICT
                    )
                    self._away = Panel("away-sign", aria_live="polite")
            with ui.element("div").classes("briefing"):
                with ui.element("div").classes("spy-teams"):
                    self._teams = {
                        team: Panel("team-place", tag="section", data_testid=f"team-{team}") for team in TEAMS
                    }
                with ui.element("div").classes("dossier sheet").props("id=sheet-log"):
                    self._agents = Panel("agents-place")
                    self._who = Panel("who-is-what")
                    self._log = Panel(
                        "clue-log", tag="section", data_testid="log", tabindex="0", aria_label="Clues and guesses"
                    )
                self._feed = Feed("sheet-feed", "sheet")
            sheet_buttons({"log": ("notebook", "Clues"), "feed": ("scroll", "Feed")})
            self._scene = Scene()
            self._icon = Panel("hidden page-sign", aria_hidden="true")

    def show(self, table: CodenamesTableView, now: int) -> None:
        """Bring every part up to date."""
        self._table = table
        self._board.show(table)
        self._flash.show(table)
        self._pause.show(pause.part(table), lambda: pause.draw(table))
        self._clock.show(clock.part(table), lambda: clock.draw(table, now))
        self._plaque.show(table)
        self._prompt.show(prompt.part(table), lambda: prompt.draw(table))
        self._away.show(away.part(table), lambda: away.draw(table, now))
        for team, panel in self._teams.items():
            panel.show(teams.part(table, team), lambda team=team: teams.draw(table, team))  # type: ignore[misc]
        self._agents.show(agents.part(table), lambda: agents.draw(table))
        self._who.show(who.part(table), lambda: who.draw(table))
        self._log.show(log.part(table), lambda: log.draw(table))
        self._show_verdict()
        self._scene.show(table)
        self._show_icon()
        self._feed.show_chat(table)

    def tell(self, lines: list[FeedLine]) -> None:
        self._feed.add(lines)

    async def consider(self, text: str, _work_out: WorkOut) -> None:
        """Say whether a clue would be refused, to the one who types it."""
        self._typed = text
        self._show_verdict()

    def _show_verdict(self) -> None:
        game = game_of(self._table)
        if game is None or self._table.menu.form(Clue) is None:
            self._typed = ""
        typed = self._typed
        slice_ = (typed, game.words_in_play) if game and typed else "nothing"
        self._verdict.show(slice_, lambda: clue_form.verdict(typed, game) if game else Markup(""))

    def _show_icon(self) -> None:
        """The page's icon is in the colour of the team to move."""
        game = game_of(self._table)
        team = game.team if game and not game.is_over else None
        self._icon.show(
            team or "nothing",
            lambda: el("span", data={"icon": address(f"favicon-{team}")}) if team else Markup(""),
        )


TABLE = StageMaker(CodenamesTable, CodenamesStage)
