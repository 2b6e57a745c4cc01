"""The table of Trivia Duel, piece by piece."""

from clueapp.games.trivia.state import Duel, Duelist
from clueapp.rooms.view import TableView

TriviaTableView = TableView[Duel, Duelist]
"""A room of Trivia Duel as one viewer sees it."""
