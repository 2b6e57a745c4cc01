"""The honours of a match: the longest streak of right answers, the boldest right buzz, and the biggest pot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from clueapp.games.trivia.resolving import TAKES_POT, WON
from clueapp.games.trivia.state import Resolution, other


@dataclass(frozen=True, slots=True)
class Buzz:
    """A right answer, and after how much of its clue it came."""

    seat: str
    question: int
    """The first is 1."""
    letters: int
    length: int

    @property
    def percent(self) -> int:
        return round(100 * self.letters / self.length)


def best_buzz(history: Sequence[Resolution]) -> Buzz | None:
    """The right answer after the smallest share of its clue; the earlier of two alike."""
    buzzes = (
        Buzz(ruling.seat, number, ruling.letters, len(result.clue))
        for number, result in enumerate(history, start=1)
        for ruling in result.rulings
        if ruling.is_right and ruling.letters is not None and TAKES_POT.get(result.verdict) == ruling.seat
    )
    return min(buzzes, key=lambda buzz: buzz.letters / buzz.length, default=None)


def streak(history: Sequence[Resolution], seat: str) -> int:
    """The most questions in a row that a player won by a right answer; a pot won by a fold doesn't count."""
    runs = groupby(history, key=lambda result: result.verdict)
    return max((len(list(run)) for verdict, run in runs if verdict == WON[seat]), default=0)


@dataclass(frozen=True, slots=True)
class WonPot:
    """A question that a player won, and the money that it brought."""

    question: int
    """The first is 1."""
    amount: int
    answer: str
    is_by_fold: bool
    """Whether the opponent folded."""


def biggest_pot(history: Sequence[Resolution], seat: str) -> WonPot | None:
    """The question that brought a player the most money; the earlier of two alike."""
    pots = (
        WonPot(number, result.changes[seat], result.answer, is_by_fold=result.verdict == f"{other(seat)}_FOLD")
        for number, result in enumerate(history, start=1)
        if result.changes[seat] > 0
    )
    return max(pots, key=lambda pot: pot.amount, default=None)
