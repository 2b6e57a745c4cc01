"""The table of Clue-Less: its board, and what it asks of the player who is to move."""

from clueapp.games.clueless.state import CluelessTable
from clueapp.games.mystery.state import Detective
from clueapp.rooms.view import TableView

CluelessTableView = TableView[CluelessTable, Detective]
"""A room of Clue-Less as one viewer sees it."""
