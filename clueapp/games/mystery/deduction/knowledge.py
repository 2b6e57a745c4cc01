"""Everything that follows for one seat from what it has seen: exactly, and kept from event to event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, reduce
from random import Random
from typing import Literal

from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.deduction.constraints import NUMBER, Constraints, nothing_known
from clueapp.games.mystery.deduction.counting import Count, count
from clueapp.games.mystery.deduction.observations import Observation

Certainty = Literal["certain", "impossible", "open"]
"""Of a card and a place: in every deal that agrees, in none, or in some."""
Deal = tuple[int, ...]
"""For each card of DECK the number of its place in `places`."""


class Knowledge:
    """What one seat can know. Nothing in it changes; whatever takes time is worked out when it is first asked for."""

    def __init__(self, constraints: Constraints) -> None:
        self._constraints = constraints
        self.places: tuple[str, ...] = constraints.places
        """The players in turn order, and CASE_FILE last."""

    def after(self, observation: Observation) -> Knowledge:
        return Knowledge(self._constraints.after(observation))

    @property
    def deals(self) -> int:
        """How many deals agree with all that was seen."""
        return self._count.deals

    def mark(self, card: str, place: str) -> Certainty:
        found = self._found[NUMBER[card]][self.places.index(place)]
        return "impossible" if not found else "certain" if found == self.deals else "open"

    def chance(self, card: str, place: str) -> float:
        return self._found[NUMBER[card]][self.places.index(place)] / self.deals

    def where(self, card: str) -> str | None:
        """The place of the card, if it is certain."""
        return next((place for place in self.places if self.mark(card, place) == "certain"), None)

    @cached_property
    def case_files(self) -> Mapping[Trio, float]:
        """Every case file that is possible, with its chance."""
        deals = self.deals
        return {
            Trio(*(DECK[card] for card in case)): ways / deals for case, ways in self._count.of_case_files().items()
        }

    @property
    def proven(self) -> Trio | None:
        """The case file, if only one is possible."""
        return next(iter(self.case_files)) if len(self.case_files) == 1 else None

    def draw(self, rng: Random, number: int) -> list[Deal]:
        """So many deals, each drawn from all that agree with the same chance."""
        return [self._count.draw(rng) for _ in range(number)]

    @cached_property
    def _count(self) -> Count:
        return count(self._constraints)

    @cached_property
    def _found(self) -> list[list[int]]:
        return self._count.of_each_place()


def knowledge_after(players: tuple[str, ...], observations: Iterable[Observation]) -> Knowledge:
    """What follows from these observations, of which the players' numbers of cards must be some."""
    return reduce(Knowledge.after, observations, Knowledge(nothing_known(players)))
