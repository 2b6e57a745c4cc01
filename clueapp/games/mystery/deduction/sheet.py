"""What observations say of the deal, in sets of cards: an integer has a bit for each card of the deck."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
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

Cards = int
"""A set of cards: bit n stands for DECK[n]."""
CASE_FILE = "case_file"
"""The place beside the players."""
NUMBER = {card: at for at, card in enumerate(DECK)}
DECK_SIZE = len(DECK)
WHOLE_DECK: Cards = (1 << DECK_SIZE) - 1
KINDS: tuple[Cards, ...] = tuple(sum(1 << NUMBER[card] for card in kind) for kind in (SUSPECTS, WEAPONS, ROOMS))
"""Of each of them one card lies in the case file."""


def numbers(cards: Cards) -> list[int]:
    """The cards of a set by their number.

    >>> numbers(0b1101)
    [0, 2, 3]
    """
    found = []
    while cards:
        found.append((cards & -cards).bit_length() - 1)
        cards &= cards - 1
    return found


def cards_of(trio: Trio) -> Cards:
    return 1 << NUMBER[trio.suspect] | 1 << NUMBER[trio.weapon] | 1 << NUMBER[trio.room]


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that a deal has to agree with."""

    places: tuple[str, ...]
    sizes: tuple[int | None, ...]
    """How many cards each player holds; None if that was not seen."""
    may: tuple[Cards, ...]
    """What each place may hold. Where only one may hold a card, it does."""
    clauses: tuple[tuple[int, Cards], ...] = ()
    """A player, by number, and cards of which they hold at least one."""
    failed: tuple[Cards, ...] = ()
    """Three cards each that do not lie in the case file together."""

    def after(self, observation: Observation) -> Sheet:
        """The same with what one more observation says; this very sheet, if that is nothing new."""
        match observation:
            case HandSize(player, number):
                return self._with_size(self.places.index(player), number)
            case OwnCard(player, card) | CardShown(player, card):
                return self.with_cards(self.places.index(player), 1 << NUMBER[card])
            case NotOwnCard(player, card):
                return self.without(self.places.index(player), 1 << NUMBER[card])
            case CouldNotDisprove(player, trio):
                return self.without(self.places.index(player), cards_of(trio))
            case Disproved(player, trio):
                return self._with_clause(self.places.index(player), cards_of(trio))
            case FalseAccusation(_, trio):
                return self._with_failed(cards_of(trio))
            case CaseFileSeen(trio):
                return self.with_cards(len(self.sizes), cards_of(trio))

    def _with_size(self, player: int, number: int) -> Sheet:
        sizes = (*self.sizes[:player], number, *self.sizes[player + 1 :])
        return Sheet(self.places, sizes, self.may, self.clauses, self.failed)

    def _with_may(self, may: tuple[Cards, ...]) -> Sheet:
        return self if may == self.may else Sheet(self.places, self.sizes, may, self.clauses, self.failed)

    def with_cards(self, place: int, cards: Cards) -> Sheet:
        """The same with these cards in this place, and so nowhere else."""
        may = tuple(held if at == place else held & ~cards for at, held in enumerate(self.may))
        return self._with_may(may)

    def without(self, place: int, cards: Cards) -> Sheet:
        """The same with none of these cards in this place."""
        return self._with_may((*self.may[:place], self.may[place] & ~cards, *self.may[place + 1 :]))

    def _with_clause(self, player: int, cards: Cards) -> Sheet:
        elsewhere = 0
        for at, held in enumerate(self.may):
            elsewhere |= held if at != player else 0
        if cards & self.may[player] & ~elsewhere or (player, cards) in self.clauses:
            return self  # one of them is known to be there
        return Sheet(self.places, self.sizes, self.may, (*self.clauses, (player, cards)), self.failed)

    def _with_failed(self, cards: Cards) -> Sheet:
        if cards & ~self.may[-1] or cards in self.failed:
            return self  # one of them is known not to be there
        return Sheet(self.places, self.sizes, self.may, self.clauses, (*self.failed, cards))


def blank_sheet(players: tuple[str, ...]) -> Sheet:
    """Before anything is seen, even how many cards each holds: every card may be anywhere."""
    return Sheet((*players, CASE_FILE), (None,) * len(players), (WHOLE_DECK,) * (len(players) + 1))
