"""A decision in the making."""

from __future__ import annotations

from random import Random
from typing import Generic

from clueapp.kernel.game import Game
from clueapp.kernel.truth import Event, Fact, O, P, Truth, V, evolve


class Draft(Generic[P, O, V]):
    """A decision in the making: facts added one by one, with the truth as it is after each.

    >>> class Laps(Event): ...
    >>> class Track:  # a game's folds are all that a draft needs of it
    ...     def public_after(self, public, event):
    ...         return public + 1
    >>> draft = Draft(Track(), Truth(public=0, own={}, vault=None), Random(1))
    >>> while draft.public < 3:
    ...     draft.announce(Laps())
    >>> draft.public, len(draft.facts)
    (3, 3)
    """

    def __init__(self, game: Game[P, O, V], truth: Truth[P, O, V], rng: Random) -> None:
        self.game = game
        self.truth = truth
        self.rng = rng
        self.facts: list[Fact] = []

    @property
    def public(self) -> P:
        return self.truth.public

    def add(self, fact: Fact) -> None:
        self.truth = evolve(self.game, self.truth, fact)
        self.facts.append(fact)

    def announce(self, event: Event) -> None:
        """Add a fact that everybody may know."""
        self.add(Fact(public=event))
