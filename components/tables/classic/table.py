"""The table of Classic Clue."""

from __future__ import annotations

from clueapp.games.classic.state import ClassicTable
from clueapp.games.classic.telling import accusation, suggestion
from components.stage import StageMaker
from components.tables.classic import ClassicTableView
from components.tables.classic.board import Board
from components.tables.classic.prompt import ClassicPrompt
from components.tables.mystery.people import Speech
from components.tables.mystery.table import MysteryStage


class ClassicStage(MysteryStage[ClassicTable]):
    """A mystery in the whole mansion."""

    prompt = ClassicPrompt()
    speech = Speech(suggestion, accusation)

    def build_board(self) -> None:
        self._board = Board()

    def show_board(self, table: ClassicTableView) -> None:
        self._board.show(table)


TABLE = StageMaker(ClassicTable, ClassicStage)
