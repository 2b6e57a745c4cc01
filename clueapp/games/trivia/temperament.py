"""The temperament of a system player: why no two duelists of one strength play alike.

It is drawn from the seat's own chance under one name, so it stays the same for the whole match, after a restart too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

Dice = Callable[[str], Random]
"""A system player's own chance: the same for the same name, all match long."""
EXTREMES = 0.6
"""Below 1, traits lie towards both ends rather than in the middle, so that players differ noticeably."""


@dataclass(frozen=True, slots=True)
class Temperament:
    """Each trait lies between 0 and 1; at 0.5 a player has no leaning."""

    daring: float
    """How much it stakes, and how readily it buzzes before it is sure."""
    bluffing: float
    """How readily it stakes a lot on a question that it doesn't expect to know."""
    caution: float
    """How readily it folds or bets small, even when it has good reason not to."""


def temperament(dice: Dice) -> Temperament:
    """The temperament of the seat whose chance this is.

    >>> from functools import partial
    >>> from clueapp.kernel.rng import habit, temper
    >>> owl, fox = (partial(habit, temper("00", seat)) for seat in ("P1", "P2"))
    >>> temperament(owl) == temperament(owl), temperament(owl) == temperament(fox)
    (True, False)
    """
    rng = dice("temperament")
    daring, bluffing, caution = (rng.betavariate(EXTREMES, EXTREMES) for _ in range(3))
    return Temperament(daring, bluffing, caution)
