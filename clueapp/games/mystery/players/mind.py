"""Decisions that every system player makes, whatever its strength."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Generic

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.players.bluffing import own_card
from clueapp.games.mystery.players.terrain import Terrain
from clueapp.games.mystery.state import MysteryView, T
from clueapp.kernel.temperament import Dice, Temperament, scaled, temperament

PATIENCE = (0.7, 0.9)
"""Worth of a suggestion that comes a turn later: to the hasty, and to the patient."""
DULLNESS = (0.75, 0.45)
"""Share of a room's worth that each visit leaves: to the steady, and to the daring, who want something new."""


class Mind(ABC, Generic[T]):
    """A system player in one position, with what its seat may see and nothing else."""

    lookahead: int = 2
    """How many suggestions after this turn it looks at when it moves: one more costs time and changes nothing."""

    def __init__(self, terrain: Terrain[T], view: MysteryView[T], dice: Dice) -> None:
        self.terrain = terrain
        self.view = view
        self.table = view.public
        self.dice = dice

    @cached_property
    def temperament(self) -> Temperament:
        return temperament(self.dice)

    @property
    def patience(self) -> float:
        """How much it values a suggestion that comes a turn later."""
        return scaled(self.temperament.caution, *PATIENCE)

    @property
    def dullness(self) -> float:
        """The share of its worth that a room keeps once it has just named it."""
        return scaled(self.temperament.daring, *DULLNESS)

    def chance(self, what: str) -> Random:
        """Chance for one thing to decide in this turn."""
        return self.dice(f"{what} in turn {self.table.turn_number}")

    @abstractmethod
    def accusation(self) -> Trio | None:
        """What it would accuse of now; None if it waits."""

    @property
    def confidence(self) -> float:
        """How likely it takes its accusation to be true: without a bet it is sure."""
        return 1.0

    @abstractmethod
    def worth(self) -> Mapping[str, float]:
        """What a suggestion in each room is worth to it."""

    @abstractmethod
    def suggestion(self, room: str) -> Suggest | None:
        """What it names in a room; None if no answer could tell it anything."""

    @abstractmethod
    def card_to_show(self, cards: Sequence[str]) -> str:
        """Which of the cards that disprove it shows."""

    def any_of(self, suspects: Sequence[str], weapons: Sequence[str], bluffs: float) -> Suggest:
        """Any two of these; so often with a card of its own beside the one that is really asked for."""
        rng = self.chance("suggestion")
        suspect, weapon = rng.choice(suspects), rng.choice(weapons)
        if rng.random() >= bluffs:
            return Suggest(suspect, weapon)
        if len(weapons) == 1 or (len(suspects) > 1 and rng.random() < 1 / 2):
            return Suggest(suspect, self.own_card(WEAPONS) or weapon)
        return Suggest(self.own_card(SUSPECTS) or suspect, weapon)

    def own_card(self, group: tuple[str, ...]) -> str | None:
        """The card of its own that it would name in this turn for a bluff, if it has one of this group."""
        return own_card(self.view, group, self.chance(f"bluff, {group[0]} or alike,"))

    def fresh_card(self, cards: Sequence[str]) -> str:
        """One of its cards to show for the first time: the careful part with a room, since most cards are rooms."""
        rng = self.chance("card")
        rooms = [card for card in cards if card in ROOMS]
        is_careful = rng.random() < self.temperament.caution
        return rng.choice(rooms if rooms and is_careful else cards)


MakeMind = Callable[[Terrain[Any], MysteryView[Any], Dice], Mind[Any]]
"""What makes a system player of one kind: for one position."""
