"""The table of Classic Clue: its board, its dice, its set-up, and what it asks of the player who is to move."""

from clueapp.games.classic.state import ClassicTable
from clueapp.games.mystery.state import Detective
from clueapp.rooms.view import TableView

ClassicTableView = TableView[ClassicTable, Detective]
"""A room of Classic Clue as one viewer sees it."""
