"""The tables: one folder for each game."""

from __future__ import annotations

from collections.abc import Callable

from clueapp.rooms.view import TableView
from components.stage import Stage
from components.tables.classic.table import ClassicClueTable
from components.tables.clueless.table import CluelessTable
from components.tables.trivia.table import TriviaTable

_TABLES: dict[str, Callable[[TableView], Stage]] = {
    "clueless": CluelessTable,
    "classic": ClassicClueTable,
    "trivia": TriviaTable,
}


def table_of(table: TableView) -> Stage:
    """A client's table of the game that is played in the room."""
    return _TABLES[table.game.info.name](table)
