"""The lobby as a scene: the line-up, or the teams, in front of the house, the invitation, the options, and the talk."""

from __future__ import annotations

from nicegui import ui

from clueapp.kernel.info import GameInfo
from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.view import TableView
from components import premise
from components.feed import Feed
from components.html import heading
from components.lobby import aftermath, cast, invitation, new_name, newcomer, packs, settings, start, teams
from components.panel import Panel
from components.pictures import scenery


class LobbyStage:
    """One client's lobby. Each panel is drawn again only when its own slice of the view has changed."""

    def __init__(self, link: str, info: GameInfo) -> None:
        self._link = link
        with ui.element("div").classes("lobby of-teams" if info.teams else "lobby"):
            Panel("lobby-scene", aria_hidden="true").show("house", lambda: scenery("house", cls="lobby-house"))
            with ui.element("div").classes("lobby-head"):
                self._start = Panel("call", tag="section", aria_label="Start")
                self._newcomer = Panel("newcomer-place", tag="section", aria_label="Sit down")
            if info.premise:
                Panel("premise", tag="section", aria_label="The case").show(info.name, lambda: premise.draw_brief(info))
            self._aftermath = Panel("aftermath", tag="section", aria_label="The last game", data_testid="aftermath")
            if info.teams:
                self._places = Panel("teams", tag="section", aria_label="Teams")
            else:
                self._places = Panel("cast", tag="ul", aria_label="Characters")
            with ui.element("div").classes("lobby-foot with-board" if info.setup_steps else "lobby-foot"):
                self._invitation = Panel("invitation", tag="section", aria_label="Invitation")
                self._settings = Panel("options", tag="section", aria_label="Options", tabindex="0")
                if info.setup_steps:  # D-1.9b: the board is visible from the first step
                    board = Panel("lobby-board", tag="section", data_testid="empty-board", aria_hidden="true")
                    board.show("board", lambda: scenery(f"board-{info.name}"))
                with ui.element("section").classes("talk") as talk:
                    talk.props["aria-label"] = "Feed and chat"
                    Panel("talk-title").show("title", lambda: heading(2, "In the hall"))
                    self._feed = Feed("feed-page")
            self._bringing = Panel("dialog-place")
            self._naming = Panel("dialog-place")

    def show(self, table: TableView, now: int) -> None:
        """Bring every panel up to date."""
        self._start.show(start.part(table), lambda: start.draw(table))
        self._newcomer.show(newcomer.part(table), lambda: newcomer.draw(table))
        places = teams if table.game.info.teams else cast
        self._places.show(places.part(table), lambda: places.draw(table))
        self._aftermath.show(aftermath.part(table), lambda: aftermath.draw(table))
        self._invitation.show(table.code, lambda: invitation.draw(self._link, table.code))
        self._settings.show(settings.part(table), lambda: settings.draw(table))
        self._bringing.show(packs.dialog_part(table), lambda: packs.draw_dialog(table))
        self._naming.show(new_name.part(table), lambda: new_name.draw(table))
        self._feed.show_chat(table)

    def tell(self, lines: list[FeedLine]) -> None:
        self._feed.add(lines)
