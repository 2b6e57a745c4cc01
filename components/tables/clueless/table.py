"""The table of Clue-Less."""

from __future__ import annotations

from clueapp.games.clueless.state import CluelessTable
from components.stage import StageMaker
from components.tables.clueless import CluelessTableView
from components.tables.clueless.board import Board
from components.tables.clueless.prompt import CluelessPrompt
from components.tables.mystery.table import MysteryStage


class CluelessStage(MysteryStage[CluelessTable]):
    """A mystery around the plan of nine rooms."""

    prompt = CluelessPrompt()

    def build_board(self) -> None:
        self._board = Board()

    def show_board(self, table: CluelessTableView) -> None:
        self._board.show(table)


TABLE = StageMaker(CluelessTable, CluelessStage)
