"""The mastermind: chooses room, way, suggestion, card to show and the moment to accuse by what each may bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deduction import CASE_FILE, Deal
from clueapp.games.mystery.players import hints
from clueapp.games.mystery.players.detective import Detective
from clueapp.games.mystery.players.habits import USUAL, Habits
from clueapp.games.mystery.players.information import Questions
from clueapp.games.mystery.players.sample import SIZE, Sample, likeliest_case
from clueapp.games.mystery.players.terrain import Terrain
from clueapp.games.mystery.state import MysteryView, T
from clueapp.kernel.temperament import Dice, scaled

PAIRS = 6
"""How many pairs of suspect and weapon are tried in every room when it asks where to go."""
ENOUGH, LESS_PER_RIVAL = (0.64, 0.5), 0.02
"""How likely a case file must be for an accusation without proof, to the timid and to the daring: about one half.

The more rivals ask before one's next turn, the likelier one of them is to be first. But with several of them a hasty
bet mostly hands the case to another.
"""
TRUST = 0.25
"""How much of what hints say counts for a bet: others bluff, and with all of it the bets of six were too confident."""
BLUFFS = (0.15, 0.85)
"""How often it lets itself name a card of its own: the frank, and those who like to bluff."""
OWN_ROOM = (0.85, 1.15)
"""How much of what a room of its own would bring counts: to the frank, and to those who like to bluff."""
NOTHING = 1e-6
"""Bits: an answer that brings less brings nothing."""


class Mastermind(Detective[T]):
    """Knows what a detective knows, and weighs what it does not know."""

    def __init__(self, terrain: Terrain[T], view: MysteryView[T], dice: Dice, habits: Habits = USUAL) -> None:
        super().__init__(terrain, view, dice)
        self.habits = habits

    @property
    def bluffs(self) -> float:
        """How often it lets itself name a card of its own."""
        fixed = self.habits.bluffs
        return scaled(self.temperament.bluffing, *BLUFFS) if fixed is None else fixed

    @cached_property
    def sample(self) -> Sample:
        """Deals as they may be, the likelier ones more often; with nobody to race against it trusts no guess.

        A guess that leaves one case file alone leaves nothing to ask, and without a rival only proof ends the game.
        """
        rng = self.chance(f"sample {self.table.phase}")
        return Sample(rng.choices(self._deals, self._weights, k=SIZE), self.knowledge.places)

    @cached_property
    def _deals(self) -> list[Deal]:
        """Deals that agree with all that was seen, each as likely as any other."""
        return self.knowledge.draw(self.chance(f"deals {self.table.phase}"), SIZE)

    @cached_property
    def _weights(self) -> list[float]:
        """How likely each of them is, by what the others have named; all the same to somebody who reads no hints."""
        seat = self.view.seat
        if not self.habits.reads_hints or self.table.sleuths == (seat,) or seat is None:
            return [1.0] * SIZE
        return hints.weights(self.knowledge, self.table, seat, self._deals)

    @cached_property
    def questions(self) -> Questions:
        return Questions(self.sample, self.table.after(self.table.turn))

    def accusation(self) -> Trio | None:
        """At the end of a turn also what is likely enough: those who wait for proof are often too late."""
        proven, rivals = self.knowledge.proven, len(self.table.sleuths) - 1
        if proven or self.table.phase != "end" or not self.habits.bets or not rivals:
            return proven
        case, chance = self._favourite
        return case if chance > scaled(self.temperament.daring, *ENOUGH) - LESS_PER_RIVAL * rivals else None

    @property
    def confidence(self) -> float:
        return 1.0 if self.knowledge.proven else self._favourite[1]

    @cached_property
    def _favourite(self) -> tuple[Trio, float]:
        """The case file that it would bet on, and how likely it takes that to be."""
        trusted = [weight**TRUST for weight in self._weights]
        return likeliest_case(self._deals, trusted, self.knowledge.places.index(CASE_FILE))

    def worth(self) -> Mapping[str, float]:
        """What the best of some good questions would bring in each room."""
        pairs = self._best_pairs
        brings = {room: max(self.questions.information(Trio(*pair, room)) for pair in pairs) for room in ROOMS}
        return {room: each * self._liking(room) for room, each in brings.items()}

    def _liking(self, room: str) -> float:
        """How much it likes a room as a bluff: asking where one holds the room misleads those who listen."""
        is_own = self.view.own is not None and room in self.view.own.hand
        return scaled(self.temperament.bluffing, *OWN_ROOM) if is_own else 1.0

    def suggestion(self, room: str) -> Suggest | None:
        """The question whose answer is expected to tell most, now and then with a card of its own in it.

        One that never names its own cards is read like a book by others of its kind.
        """
        is_bluffing = self.chance("suggestion").random() < self.bluffs
        brings = {pair: self.questions.information(Trio(*pair, room)) for pair in self._pairs(bluffs=is_bluffing)}
        best = max(brings, key=lambda pair: brings[pair])
        return Suggest(*best) if brings[best] > NOTHING else None

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
        own = self.own_card(group) if bluffs else None
        return (*self.unsolved(group), own) if own else self.unsolved(group)
