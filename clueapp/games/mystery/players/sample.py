"""Deals that may be the true one, drawn and laid side by side: whatever is asked of all of them is asked of bits.

One bit stands for one deal. For each card and place the deals in which the card is there are one whole number, so who
would show what, and what would be left to find out, is a matter of "and", "or" and counting bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import log2

from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deduction import Deal

SIZE = 256
"""How many deals are drawn for a decision: with more of them no more games were won."""
MOST_PLACES = 7
_IS_AT = [bytes(ord("1") if place == at else ord("0") for place in range(256)) for at in range(MOST_PLACES)]
N_LOG_N = [0.0, *(number * log2(number) for number in range(1, SIZE + 1))]
"""What a number of deals adds to the uncertainty."""
FEW = 32
"""Up to so many case files are told apart one by one; more of them by suspect, weapon and room."""


def likeliest_case(deals: Sequence[Deal], weights: Sequence[float], case_file: int) -> tuple[Trio, float]:
    """The case file that most of the deals have, by their weights, and its share."""
    shares: dict[tuple[int, ...], float] = {}
    for deal, weight in zip(deals, weights, strict=True):
        case = _in_file(deal, case_file)
        shares[case] = shares.get(case, 0.0) + weight
    likeliest = max(shares, key=lambda case: shares[case])
    return Trio(*(DECK[card] for card in likeliest)), shares[likeliest] / sum(shares.values())


def _in_file(deal: Deal, case_file: int) -> tuple[int, int, int]:
    """The suspect, the weapon and the room in the case file, by their numbers."""
    suspect = deal.index(case_file)
    weapon = deal.index(case_file, suspect + 1)
    return suspect, weapon, deal.index(case_file, weapon + 1)


class Sample:
    """So many deals, as bits."""

    def __init__(self, deals: Sequence[Deal], places: Sequence[str]) -> None:
        self.number = len(deals)
        self.full = (1 << len(deals)) - 1
        self.places = tuple(places)
        columns = [bytes(column) for column in zip(*deals, strict=True)]
        self.held = {
            card: tuple(int(column.translate(_IS_AT[at]), 2) for at in range(len(places)))
            for card, column in zip(DECK, columns, strict=True)
        }

    @cached_property
    def cases(self) -> dict[Trio, int]:
        """The deals of each case file that occurs."""
        found: dict[Trio, int] = {}
        for suspect, with_suspect in self._in_case(SUSPECTS).items():
            for weapon, with_weapon in self._in_case(WEAPONS).items():
                both = with_suspect & with_weapon
                rooms = self._in_case(ROOMS).items() if both else ()
                found |= {Trio(suspect, weapon, room): deals for room, each in rooms if (deals := both & each)}
        return found

    @cached_property
    def _parts(self) -> tuple[int, tuple[int, ...]]:
        """What is to be found out, as sets of deals to tell apart, and into how many of them each deal falls."""
        if len(self.cases) <= FEW:
            return 1, tuple(self.cases.values())
        groups = (SUSPECTS, WEAPONS, ROOMS)
        return len(groups), tuple(deals for group in groups for deals in self._in_case(group).values())

    def uncertainty(self, deals: int) -> float:
        """What is left to find out if the true deal is one of these: in bits, times the number of deals."""
        groups, parts = self._parts
        return groups * N_LOG_N[deals.bit_count()] - sum([N_LOG_N[(deals & part).bit_count()] for part in parts])

    def _in_case(self, group: tuple[str, ...]) -> dict[str, int]:
        return {card: deals for card in group if (deals := self.held[card][-1])}
