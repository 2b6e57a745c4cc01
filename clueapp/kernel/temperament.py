"""The temperament of a system player: why no two of one strength play alike.

It is drawn from the seat's own chance under one name, so it stays the same for as long as the game lasts, after a
restart too. It needs no state and tells no secret.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

Dice = Callable[[str], Random]
"""A system player's own chance: the same for the same name, all game long, so a name may need the turn's number."""
EXTREMES = 0.6
"""Below 1, traits lie towards both ends rather than in the middle, so that players differ noticeably."""


@dataclass(frozen=True, slots=True)
class Temperament:
    """Each trait lies between 0 and 1; at 0.5 a player has no leaning."""

    daring: float
    """Its taste for risk: how little certainty is enough to bet, to buzz or to try something new."""
    bluffing: float
    """Its taste for misleading others, with cards of its own or with stakes that its hand doesn't deserve."""
    caution: float
    """Its care: what it holds back, how long it waits for something better, and how easily it gives way."""


def scaled(trait: float, least: float, most: float) -> float:
    """A habit's value: `least` without the trait, `most` with all of it.

    >>> scaled(0.0, 10, 20), scaled(0.5, 10, 20), scaled(0.5, 20, 10)
    (10.0, 15.0, 15.0)
    """
    return least + (most - least) * trait


def temperament(dice: Dice) -> Temperament:
    """The temperament of the seat whose chance this is.

    >>> from functools import partial
    >>> from clueapp.kernel.rng import habit, temper
    >>> plum, green = (partial(habit, temper("00", seat)) for seat in ("plum", "green"))
    >>> temperament(plum) == temperament(plum), temperament(plum) == temperament(green)
    (True, False)
    """
    rng = dice("temperament")
    daring, bluffing, caution = (rng.betavariate(EXTREMES, EXTREMES) for _ in range(3))
    return Temperament(daring, bluffing, caution)
