"""What a number of games says: a share with its interval, and how long things took."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

NORMAL_95 = 1.96


def wilson(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % confidence, after so many games.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    square = NORMAL_95**2
    middle = (won + square / 2) / (games + square)
    spread = NORMAL_95 / (games + square) * sqrt(won * (games - won) / games + square / 4)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of all lies.

    >>> quantile([3.0, 1.0, 2.0], 0.5), quantile([], 0.5)
    (2.0, 0.0)
    """
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing.

    >>> mean([0.5, 1.0]), mean([])
    (0.75, 0.0)
    """
    return sum(values) / max(len(values), 1)
