"""Codenames: two teams, twenty-five words, and a key that only the spymasters see."""

from pathlib import Path

from clueapp.games.codenames.game import CodenamesGame
from clueapp.games.codenames.library import open_library
from clueapp.games.codenames.spelling import warm_up


def make_game(packs: Path | None) -> CodenamesGame:
    """The game with the words that come along, and those in a folder of the operator's own."""
    warm_up()  # or the first clue would wait for the dictionary
    return CodenamesGame(open_library(packs))
