"""The table of Classic Clue."""

from __future__ import annotations

from clueapp.games.classic.telling import accusation, suggestion
from clueapp.rooms.view import TableView
from components.tables.classic.board import Board
from components.tables.classic.prompt import ClassicPrompt
from components.tables.mystery.frame import MysteryTable
from components.tables.mystery.words import Speech


class ClassicClueTable(MysteryTable):
    """A mystery in the whole mansion."""

    prompt = ClassicPrompt()
    speech = Speech(suggestion, accusation)

    def build_board(self) -> None:
        self._board = Board()

    def show_board(self, table: TableView) -> None:
        self._board.show(table)


TABLE = ClassicClueTable
