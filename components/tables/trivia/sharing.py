"""A match to tell others of: the score, and how each question went, in a few lines of text without a single answer."""

from __future__ import annotations

from clueapp.games.trivia.honours import best_buzz
from clueapp.games.trivia.resolving import TAKES_POT
from clueapp.games.trivia.state import SEATS, Duel, Resolution
from components.tables.trivia import TriviaTableView
from components.tables.trivia.people import called, sides

WON, LOST, FOLDED, NOBODY = "■", "□", "▽", "·"
ISOLATED = "\u2068{}\u2069"
"""A name between marks that keep its direction to itself."""


def summary(table: TriviaTableView, duel: Duel) -> str:
    """The match in a few lines; no link, for a room is its players' own."""
    names = {seat: ISOLATED.format(called(table, seat)) for seat in SEATS}
    left, right = sides(table)
    tie = ", a tie" if duel.winner == "TIE" else ""
    score = f"Trivia Duel: {names[left]} {duel.balances[left]} – {duel.balances[right]} {names[right]}{tie}"
    rows = (f"{row(duel.history, seat)} {names[seat]}" for seat in (left, right)) if duel.history else ()
    buzz = best_buzz(duel.history)
    best = f"Best buzz: {names[buzz.seat]}, after {buzz.percent} % of a clue" if buzz else None
    return "\n".join(filter(None, (score, *rows, best)))


def row(history: tuple[Resolution, ...], seat: str) -> str:
    """How each question went for somebody, a shape for each."""
    return "".join(_shape(result, seat) for result in history)


def _shape(result: Resolution, seat: str) -> str:
    taker = TAKES_POT.get(result.verdict)
    if taker is None:
        return NOBODY
    if taker == seat:
        return WON
    return FOLDED if result.verdict == f"{seat}_FOLD" else LOST
