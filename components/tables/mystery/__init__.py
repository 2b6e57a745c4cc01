"""The table of both mysteries, piece by piece; each of the games adds its board."""

from clueapp.games.mystery.state import Detective, MysteryTable
from clueapp.rooms.view import TableView

MysteryTableView = TableView[MysteryTable, Detective]
"""A room of either game as one viewer sees it."""
