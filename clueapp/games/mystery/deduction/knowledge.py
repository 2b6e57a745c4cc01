"""Everything that follows for one seat from what it has seen: exactly, and kept from event to event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, reduce
from random import Random
from typing import Literal

from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.deduction.case_files import case_files
from clueapp.games.mystery.deduction.counting import Count, count
from clueapp.games.mystery.deduction.drawing import Deal, draw
from clueapp.games.mystery.deduction.observations import Observation
from clueapp.games.mystery.deduction.settling import settled
from clueapp.games.mystery.deduction.sheet import NUMBER, Sheet, blank_sheet

Certainty = Literal["certain", "impossible", "open"]
"""Of a card and a place: in every deal that agrees, in none, or in some."""


class Knowledge:
    """What one seat can know. Nothing in it changes; whatever takes time is worked out when it is first asked for."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.places: tuple[str, ...] = sheet.places
        """The players in turn order, and CASE_FILE last."""

    def after(self, observation: Observation) -> Knowledge:
        """What can be known with one more observation; the very same, if that is no news."""
        sheet = self._crossed_out if "_count" in self.__dict__ else self._sheet
        after = sheet.after(observation)
        return self if after is sheet else Knowledge(after)

    @property
    def deals(self) -> int:
        """How many deals agree with all that was seen."""
        return self._count.deals

    def mark(self, card: str, place: str) -> Certainty:
        deals = self._found(card, place)
        return "impossible" if not deals else "certain" if deals == self.deals else "open"

    def chance(self, card: str, place: str) -> float:
        """In which share of the deals the card is there."""
        return self._found(card, place) / max(1, self.deals)

    def where(self, card: str) -> str | None:
        """The place of the card, if it is certain."""
        return next((place for place in self.places if self.mark(card, place) == "certain"), None)

    @cached_property
    def case_files(self) -> Mapping[Trio, float]:
        """Every case file that is possible, with its chance."""
        return case_files(self._settled)

    @property
    def proven(self) -> Trio | None:
        """The case file, if only one is possible."""
        return next(iter(self.case_files)) if len(self.case_files) == 1 else None

    def draw(self, rng: Random, number: int) -> list[Deal]:
        """So many deals, each drawn from all that agree with the same chance."""
        return draw(self._settled, rng, number)

    def _found(self, card: str, place: str) -> int:
        return self._count.found[NUMBER[card]][self.places.index(place)]

    @cached_property
    def _settled(self) -> Sheet:
        return settled(self._sheet)

    @cached_property
    def _count(self) -> Count:
        return count(self._settled)

    @cached_property
    def _crossed_out(self) -> Sheet:
        return self._count.crossed_out(self._settled)


def knowledge_after(players: tuple[str, ...], observations: Iterable[Observation]) -> Knowledge:
    """What follows from these observations, of which the players' numbers of cards must be some."""
    return reduce(Knowledge.after, observations, Knowledge(blank_sheet(players)))
