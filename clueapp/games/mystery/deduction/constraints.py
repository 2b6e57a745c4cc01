"""What observations say of the deal: where each card may be, how many each player holds, what holds of several."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from clueapp.games.mystery.cards import DECK, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deduction.observations import (
    CardShown,
    CaseFileSeen,
    CouldNotDisprove,
    Disproved,
    FalseAccusation,
    HandSize,
    NotOwnCard,
    Observation,
    OwnCard,
)

CASE_FILE = "case_file"
"""The place beside the players."""
NUMBER = {card: at for at, card in enumerate(DECK)}
KIND = tuple(0 if card in SUSPECTS else 1 if card in WEAPONS else 2 for card in DECK)
"""Of each card whether it is a suspect, a weapon or a room: one of each lies in the case file."""


@dataclass(frozen=True, slots=True)
class Clause:
    """At least one of these cards is in one of these places; both as bits."""

    places: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Constraints:
    """All that a deal has to agree with."""

    places: tuple[str, ...]
    sizes: tuple[int, ...]
    possible: tuple[int, ...]
    """For each card of the deck the places it may be in, as bits."""
    clauses: tuple[Clause, ...] = ()

    def after(self, observation: Observation) -> Constraints:
        """The same with what one more observation says."""
        match observation:
            case HandSize(player, number):
                at = self.places.index(player)
                return replace(self, sizes=(*self.sizes[:at], number, *self.sizes[at + 1 :]))
            case OwnCard(player, card) | CardShown(player, card):
                return self._only_in((card,), 1 << self.places.index(player))
            case NotOwnCard(player, card):
                return self._not_in((card,), 1 << self.places.index(player))
            case CouldNotDisprove(player, trio):
                return self._not_in(trio.cards, 1 << self.places.index(player))
            case Disproved(player, trio):
                return self._with_clause(1 << self.places.index(player), trio)
            case FalseAccusation(_, trio):
                return self._with_clause((1 << len(self.places) - 1) - 1, trio)
            case CaseFileSeen(trio):
                return self._only_in(trio.cards, 1 << len(self.places) - 1)

    def _only_in(self, cards: Iterable[str], places: int) -> Constraints:
        numbers = {NUMBER[card] for card in cards}
        return replace(
            self, possible=tuple(old & places if at in numbers else old for at, old in enumerate(self.possible))
        )

    def _not_in(self, cards: Iterable[str], places: int) -> Constraints:
        return self._only_in(cards, ~places)

    def _with_clause(self, places: int, trio: Trio) -> Constraints:
        return replace(self, clauses=(*self.clauses, Clause(places, tuple(NUMBER[card] for card in trio.cards))))


def nothing_known(players: tuple[str, ...]) -> Constraints:
    """Before anything is seen: every card may be anywhere, and nobody's number of cards is known."""
    return Constraints((*players, CASE_FILE), (0,) * len(players), ((1 << len(players) + 1) - 1,) * len(DECK))
