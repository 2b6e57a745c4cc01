"""What others give away by what they name: a guess, which weighs deals against each other and proves nothing.

People rarely name a card that they hold, and rarely one that was shown to them. So a deal in which somebody has named
such cards is less likely to be the true one. How much less depends on who it is: those who were found to name their
own cards are believed less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import exp, log

from clueapp.games.mystery.cards import DECK, ROOMS
from clueapp.games.mystery.deduction import Deal, Knowledge
from clueapp.games.mystery.state import Inquiry, MysteryTable

PRIOR = 0.15
"""How much rarer than by chance a card is named that one holds, as long as nothing else is known of somebody."""
STUBBORNNESS = 3.0
"""How many named cards, known to be held or not, it takes to doubt that."""
ROOM = 0.3
"""How much of it counts for a room: on a board one does not choose it freely."""
SHOWN = 0.1
"""How much rarer a card is named again that was shown."""

Spot = tuple[int, int]
"""A card and a place, by their numbers."""


def weights(knowledge: Knowledge, table: MysteryTable, seat: str, deals: Sequence[Deal]) -> list[float]:
    """How likely each of these deals is against the others, by what the others have named."""
    held = tuple(_held(knowledge, table, seat))
    again = tuple(_named_again(knowledge, table, seat))
    return [_weight(deal, held, again) for deal in deals]


def _weight(deal: Deal, held: Sequence[tuple[Spot, float]], again: Sequence[tuple[Spot, Spot]]) -> float:
    weight = exp(sum([each for (card, place), each in held if deal[card] == place]))
    for (card, place), others in again:
        if deal[card] == place:
            is_only_one = all(deal[other] != place for other in others)
            weight *= SHOWN if is_only_one else (1 + SHOWN) / 2
    return weight


def _held(knowledge: Knowledge, table: MysteryTable, seat: str) -> Iterator[tuple[Spot, float]]:
    """Who may hold what they have named, and what that would count, as a logarithm."""
    named = Counter((inquiry.seat, card) for inquiry in table.inquiries for card in inquiry.trio.cards)
    frankness = {player: log(rarity(knowledge, table, player)) for player in table.players if player != seat}
    for (player, card), times in named.items():
        if player != seat and knowledge.mark(card, player) == "open":
            spot = DECK.index(card), knowledge.places.index(player)
            yield spot, times * frankness[player] * (ROOM if card in ROOMS else 1.0)


def _named_again(knowledge: Knowledge, table: MysteryTable, seat: str) -> Iterator[tuple[Spot, Spot]]:
    """Cards that somebody named again to whom they may have been shown, and the two others that it may have been."""
    for at, inquiry in enumerate(table.inquiries):
        shower = inquiry.shown_by
        if shower is None or seat in (shower, inquiry.seat):
            continue
        later = _named_by(inquiry.seat, table.inquiries[at + 1 :])
        for card in inquiry.trio.cards:
            if card in later and knowledge.mark(card, shower) == "open":
                one, other = (DECK.index(each) for each in inquiry.trio.cards if each != card)
                yield (DECK.index(card), knowledge.places.index(shower)), (one, other)


def _named_by(player: str, inquiries: Sequence[Inquiry]) -> frozenset[str]:
    return frozenset(card for each in inquiries if each.seat == player for card in each.trio.cards)


def rarity(knowledge: Knowledge, table: MysteryTable, player: str) -> float:
    """How much rarer than by chance a player names cards of their own, as far as one can know: 1 is not at all."""
    made = (inquiry.trio for inquiry in table.inquiries if inquiry.seat == player)
    marks = Counter(knowledge.mark(card, player) for trio in made for card in (trio.suspect, trio.weapon))
    by_chance = table.held[player] / len(DECK) * (marks["certain"] + marks["impossible"])
    return min(1.0, (marks["certain"] + STUBBORNNESS * PRIOR) / (by_chance + STUBBORNNESS))
