"""Clue-Less with hands and a case file of one's choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from clueapp.games.clueless.game import CluelessGame
from clueapp.games.mystery import deal
from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.state import MysteryDraft, MysteryTruth
from clueapp.kernel.game import NO_PACKS, NOTHING_SEEN, Packs
from clueapp.kernel.truth import Fact


class Rigged(CluelessGame):
    """Deals what it is told; the cards that nobody was promised go round in the deck's order."""

    def __init__(self, solution: tuple[str, str, str], **hands: tuple[str, ...]) -> None:
        self.solution = Trio(*solution)
        self.hands = hands

    def setup(
        self, truth: MysteryTruth, rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        draft = MysteryDraft(self, truth, rng)
        players = truth.public.players
        promised = {card for hand in self.hands.values() for card in hand}
        rest = [card for card in DECK if card not in promised and card not in self.solution]
        size = (len(DECK) - 3) // len(players)
        hands = {seat: list(self.hands.get(seat, ())) for seat in players}
        for hand in hands.values():
            while len(hand) < size:
                hand.append(rest.pop(0))
        assert not rest
        draft.add(deal.place_weapons(Random(1)))
        draft.add(deal.dealt(self.solution, {seat: tuple(hand) for seat, hand in hands.items()}))
        self.begin_turn(draft, players[0])
        return draft.facts
