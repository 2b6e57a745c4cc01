"""Classic Clue: the whole mansion, with dice, doors and the ceremony of setting it up."""

from clueapp.games.classic.game import ClassicGame

GAME = ClassicGame()
