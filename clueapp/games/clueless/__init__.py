"""Clue-Less, the first of the games."""

from clueapp.games.clueless.game import CluelessGame

GAME = CluelessGame()
