"""Trivia Duel: two players, a few questions, a wager on each before its clue is known."""

from clueapp.games.trivia.game import trivia_duel

GAME = trivia_duel()
