"""The table of a mystery game: plates, board, scene, prompt, hand, notebook, feed; a game adds its board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic

from nicegui import ui

from clueapp.games.mystery.state import Detective, T
from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.view import TableView
from components.feed import Feed
from components.panel import Panel
from components.sheets import sheet_buttons
from components.stage import WorkOut
from components.tables.mystery import accuse, hand, hints, pace, prologue, scene
from components.tables.mystery.accusation import AccusationScene
from components.tables.mystery.ending import Ending
from components.tables.mystery.notebook import Notebook
from components.tables.mystery.people import PLAIN, Speech
from components.tables.mystery.plates import Plates
from components.tables.mystery.prompt import Prompt
from components.tables.mystery.why import Slip, question_in


class MysteryStage(ABC, Generic[T]):
    """One client's table. Each panel is drawn again only when its own slice of the view has changed."""

    prompt: Prompt[T]
    """What the game asks of its players."""
    speech: ClassVar[Speech] = PLAIN
    """In which words it suggests and accuses."""

    def __init__(self, table: TableView[T, Detective]) -> None:
        self._table = table
        is_watched = table.you is None
        sheets = {"feed": ("scroll", "Feed")}
        if not is_watched:
            sheets = {"notebook": ("notebook", "Notebook"), **sheets}
        with ui.element("div").classes("table mystery watched" if is_watched else "table mystery"):
            with ui.element("div").classes("desk"):
                self._plates = Plates()
                self._notebook = Notebook()
                self._slip = Slip()
            with ui.element("div").classes("board-place"):
                self.build_board()
                self._scene = Panel("scene-place", aria_live="polite")
                self._accusation = AccusationScene()
                self._ending = Ending()
            with ui.element("div").classes("side"):
                self._prompt = Panel("prompt", tag="section", data_testid="prompt", aria_live="polite")
                self._pace = Panel("pace-row", data_testid="pace-row")
                self._hint = Panel("hint-place", data_testid="hint")
                self._feed = Feed("sheet-feed", "sheet")
                self._hand = Panel("hand", tag="section", data_testid="hand", aria_label="Your cards")
            sheet_buttons(sheets)
            self._accuse = Panel("accuse-place")
            self._prologue = ui.element("div").classes("prologue-place") if prologue.is_due(table) else None
            if self._prologue:
                with self._prologue:
                    Panel("").show("prologue", lambda: prologue.draw(table))

    @abstractmethod
    def build_board(self) -> None: ...

    @abstractmethod
    def show_board(self, table: TableView[T, Detective]) -> None: ...

    def show(self, table: TableView[T, Detective], now: int) -> None:
        """Bring every panel up to date."""
        self._table = table
        self.show_board(table)
        self._plates.show(table)
        self._prompt.show(self.prompt.part(table), lambda: self.prompt.draw(table, now))
        self._pace.show(pace.part(table), lambda: pace.draw(table))
        hint = hints.due(table, self.prompt.move_hint)
        self._hint.show(hint or "none", lambda: hints.draw(hint))
        self._hand.show(hand.part(table), lambda: hand.draw(table))
        self._notebook.show(table)
        self._slip.show(table)
        self._scene.show(scene.part(table), lambda: scene.draw(table, self.speech))
        self._accusation.show(table, self.speech)
        charge = accuse.part(table)
        self._accuse.show(charge, lambda: accuse.draw(charge, self.speech))
        self._ending.show(table, self.speech)
        self._feed.show_chat(table)
        if self._prologue and not prologue.is_due(table):
            self._prologue.classes("past")  # it doesn't open any more, but a player may finish reading it
            self._prologue = None

    def tell(self, lines: list[FeedLine]) -> None:
        self._feed.add(lines)

    async def consider(self, text: str, work_out: WorkOut) -> None:
        """Say why a mark stands in the notebook, to whose notebook it is."""
        await self._slip.answer(question_in(text, self._table), work_out)
