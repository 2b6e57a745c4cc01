"""Trivia Duel: two players bet before they know what is asked, and buzz while the clue is still coming."""
