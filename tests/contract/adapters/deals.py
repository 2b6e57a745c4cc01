"""Another deal of a mystery that agrees with all that one viewer has seen, found by randomized backtracking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random

from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.kernel.truth import Event, Fact, Seat

PATIENCE = 400


@dataclass
class Knowledge:
    """What a viewer can conclude about the deal from what it was told."""

    sizes: dict[Seat, int] = field(default_factory=dict)
    has: dict[str, Seat] = field(default_factory=dict)
    lacks: set[tuple[Seat, str]] = field(default_factory=set)
    has_one_of: list[tuple[Seat, tuple[str, ...]]] = field(default_factory=list)
    not_the_solution: set[Trio] = field(default_factory=set)
    solution: Trio | None = None
    whole_hand: Seat | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    solution: Trio
    hands: dict[Seat, frozenset[str]]


def known_to(viewer: Seat | None, facts: Iterable[Fact]) -> Knowledge:
    """What follows from the events as this viewer was told them."""
    known = Knowledge(whole_hand=viewer)
    trio: Trio | None = None
    accused: Trio | None = None
    for fact in facts:
        for event in {id(each): each for each in (fact.public, fact.as_told_to(viewer)) if each}.values():
            match event:
                case e.Suggested():
                    trio = event.trio
                case e.Accused():
                    accused = event.trio
                case e.AccusationFailed() if accused:
                    known.not_the_solution.add(accused)
                case e.CouldNotDisprove(seat) if trio:
                    known.lacks |= {(seat, card) for card in trio.cards}
                case e.AskedToDisprove(seat) if trio:
                    known.has_one_of.append((seat, trio.cards))
                case _:
                    _learn(known, event, viewer)
    return known


def _learn(known: Knowledge, event: Event, viewer: Seat | None) -> None:
    match event:
        case e.Dealt(held):
            known.sizes = dict(held)
        case e.HandDealt(cards) if viewer:
            known.has |= dict.fromkeys(cards, viewer)
        case e.CardSeen(by, card):
            known.has[card] = by
        case e.SolutionSeen(solution) | e.CaseSolved(_, solution) | e.CaseUnsolved(solution):
            known.solution = solution


def another_deal(known: Knowledge, rng: Random) -> Deal | None:
    """A deal that agrees with this knowledge; any of them may come."""
    for solution in _solutions(known, rng):
        search = _Search(known, solution, rng)
        if search.deal_out():
            return Deal(solution, {seat: frozenset(search.cards_of(seat)) for seat in known.sizes})
    return None


def agrees(known: Knowledge, deal: Deal) -> bool:
    """Whether a deal contradicts nothing of this knowledge."""
    hands = deal.hands
    return (
        all(card in hands[seat] for card, seat in known.has.items())
        and not any(card in hands[seat] for seat, card in known.lacks)
        and all(hands[seat] & set(cards) for seat, cards in known.has_one_of)
        and all(len(hands[seat]) == size for seat, size in known.sizes.items())
        and deal.solution not in known.not_the_solution
        and known.solution in (None, deal.solution)
        and sorted([*deal.solution.cards, *(card for hand in hands.values() for card in hand)]) == sorted(DECK)
    )


def _solutions(known: Knowledge, rng: Random) -> Iterator[Trio]:
    if known.solution:
        yield known.solution
        return
    trios = [Trio(*cards) for cards in product(SUSPECTS, WEAPONS, ROOMS)]
    rng.shuffle(trios)
    for trio in trios:
        if trio not in known.not_the_solution and not any(card in known.has for card in trio.cards):
            yield trio


class _Search:
    """Deals out what a solution leaves, most constrained first, taking back what leads nowhere."""

    def __init__(self, known: Knowledge, solution: Trio, rng: Random) -> None:
        self.known = known
        self.rng = rng
        self.owner = dict(known.has)
        self.room = dict(known.sizes)
        for seat in known.has.values():
            self.room[seat] -= 1
        self.free = {card for card in DECK if card not in solution and card not in self.owner}
        self.steps = 0

    def cards_of(self, seat: Seat) -> set[str]:
        return {card for card, owner in self.owner.items() if owner == seat}

    def deal_out(self) -> bool:
        self.steps += 1
        if self.steps > PATIENCE:
            return False
        options = self._next_choice()
        if options is None:
            return True
        self.rng.shuffle(options)
        for card, seat in options:
            self._give(card, seat)
            if self.deal_out():
                return True
            self._take_back(card, seat)
        return False

    def _next_choice(self) -> list[tuple[str, Seat]] | None:
        """What could come next: who shows that somebody has one of three, or the card with the fewest takers."""
        open_claims = [
            [(card, seat) for card in cards if self._may_have(seat, card)]
            for seat, cards in self.known.has_one_of
            if not any(self.owner.get(card) == seat for card in cards)
        ]
        if open_claims:
            return min(open_claims, key=lambda each: (len(each), self.rng.random()))
        if not self.free:
            return None
        takers = [[(card, seat) for seat in self.room if self._may_have(seat, card)] for card in sorted(self.free)]
        return min(takers, key=lambda each: (len(each), self.rng.random()))

    def _may_have(self, seat: Seat, card: str) -> bool:
        return card in self.free and self.room[seat] > 0 and (seat, card) not in self.known.lacks

    def _give(self, card: str, seat: Seat) -> None:
        self.owner[card] = seat
        self.free.remove(card)
        self.room[seat] -= 1

    def _take_back(self, card: str, seat: Seat) -> None:
        del self.owner[card]
        self.free.add(card)
        self.room[seat] += 1
