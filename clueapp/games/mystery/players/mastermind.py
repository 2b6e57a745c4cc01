"""The mastermind: chooses room, way, suggestion, card to show and the moment to accuse by what each may bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.players import hints
from clueapp.games.mystery.players.detective import Detective
from clueapp.games.mystery.players.habits import USUAL, Habits
from clueapp.games.mystery.players.information import Questions
from clueapp.games.mystery.players.mind import Dice
from clueapp.games.mystery.players.sample import SIZE, Sample
from clueapp.games.mystery.players.showing import given_to
from clueapp.games.mystery.players.terrain import Terrain
from clueapp.games.mystery.state import MysteryView, T

PAIRS = 6
"""How many pairs of suspect and weapon are tried in every room when it asks where to go."""
ENOUGH, LESS_PER_RIVAL = 0.62, 0.06
"""How likely a case file must be to be accused of without proof: one half with two rivals, a third with five.

The more of them ask before one's next turn, the likelier one of them is to be first.
"""
NOTHING = 1e-6
"""Bits: an answer that brings less brings nothing."""


class Mastermind(Detective[T]):
    """Knows what a detective knows, and weighs what it does not know."""

    def __init__(self, terrain: Terrain[T], view: MysteryView[T], dice: Dice, habits: Habits = USUAL) -> None:
        super().__init__(terrain, view, dice)
        self.habits = habits

    @cached_property
    def sample(self) -> Sample:
        """Deals as they may be, the likelier ones more often; with nobody to race against it trusts no guess.

        A guess that leaves one case file alone leaves nothing to ask, and without a rival only proof ends the game.
        """
        rng, seat = self.chance(f"deals {self.table.phase}"), self.view.seat
        deals = self.knowledge.draw(rng, SIZE)
        if self.habits.reads_hints and self.table.sleuths != (seat,) and seat is not None:
            deals = rng.choices(deals, hints.weights(self.knowledge, self.table, seat, deals), k=SIZE)
        return Sample(deals, self.knowledge.places)

    @cached_property
    def questions(self) -> Questions:
        return Questions(self.sample, self.table.after(self.table.turn))

    def accusation(self) -> Trio | None:
        """At the end of a turn also what is likely enough: those who wait for proof are often too late."""
        proven, rivals = self.knowledge.proven, len(self.table.sleuths) - 1
        if proven or self.table.phase != "end" or not self.habits.bets or not rivals:
            return proven
        case, chance = self.sample.likeliest
        return case if chance > ENOUGH - LESS_PER_RIVAL * rivals else None

    @property
    def confidence(self) -> float:
        return 1.0 if self.knowledge.proven else self.sample.likeliest[1]

    def worth(self) -> Mapping[str, float]:
        """What the best of some good questions would bring in each room."""
        pairs = self._best_pairs
        return {room: max(self.questions.information(Trio(*pair, room)) for pair in pairs) for room in ROOMS}

    def suggestion(self, room: str) -> Suggest | None:
        """The question whose answer is expected to tell most, now and then with a card of its own in it.

        One that never names its own cards is read like a book by others of its kind.
        """
        is_bluffing = self.chance("suggestion").random() < self.habits.bluffs
        brings = {pair: self.questions.information(Trio(*pair, room)) for pair in self._pairs(bluffs=is_bluffing)}
        best = max(brings, key=lambda pair: brings[pair])
        return Suggest(*best) if brings[best] > NOTHING else None

    def card_to_show(self, cards: Sequence[str]) -> str:
        """Rather one that was shown before: whoever saw it learns nothing new, and the others stay hidden from all."""
        known = [card for card in cards if card in given_to(self.view, self.table.turn)]
        given = [card for card in cards if self.view.own and card in self.view.own.given]
        return self.chance("card").choice(known or given or cards)

    @cached_property
    def _best_pairs(self) -> list[tuple[str, str]]:
        """The pairs that would tell most in some room, the best first."""
        room = self._names(ROOMS, bluffs=True)[-1]

        def brings(pair: tuple[str, str]) -> float:
            return self.questions.information(Trio(*pair, room))

        return sorted(self._pairs(bluffs=True), key=brings, reverse=True)[:PAIRS]

    def _pairs(self, *, bluffs: bool) -> list[tuple[str, str]]:
        suspects, weapons = self._names(SUSPECTS, bluffs=bluffs), self._names(WEAPONS, bluffs=bluffs)
        return [(suspect, weapon) for suspect in suspects for weapon in weapons]

    def _names(self, group: tuple[str, ...], *, bluffs: bool) -> tuple[str, ...]:
        """What may be named of a group: what may lie in the case file, and one of its own, which nobody can show."""
        own = [card for card in group if self.knowledge.where(card) == self.view.seat]
        return (*self.unsolved(group), *own[:1]) if bluffs else self.unsolved(group)
