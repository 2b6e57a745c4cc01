"""The table of Codenames, piece by piece."""

from clueapp.games.codenames.state import Agent, CodenamesTable
from clueapp.rooms.view import TableView

CodenamesTableView = TableView[CodenamesTable, Agent]
"""A room of Codenames as one viewer sees it."""
