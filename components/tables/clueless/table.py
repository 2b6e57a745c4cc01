"""The table of Clue-Less."""

from __future__ import annotations

from clueapp.rooms.view import TableView
from components.tables.clueless.board import Board
from components.tables.clueless.prompt import CluelessPrompt
from components.tables.mystery.frame import MysteryTable


class CluelessTable(MysteryTable):
    """A mystery around the plan of nine rooms."""

    prompt = CluelessPrompt()

    def build_board(self) -> None:
        self._board = Board()

    def show_board(self, table: TableView) -> None:
        self._board.show(table)


TABLE = CluelessTable
