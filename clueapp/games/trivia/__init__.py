"""Trivia Duel: two players, a few questions, a wager on each before its clue is known."""

from pathlib import Path

from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import open_library


def make_game(packs: Path | None) -> TriviaGame:
    """The game with the questions that come along, and those in a folder of the operator's own."""
    return TriviaGame(open_library(packs))
