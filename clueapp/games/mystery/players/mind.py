"""What every system player can be asked, whatever its strength."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.players.terrain import Terrain
from clueapp.games.mystery.state import MysteryView, T

Dice = Callable[[str], Random]
"""The same chance for the same name, all game long: so a name has the number of the turn in it."""


class Mind(ABC, Generic[T]):
    """A system player in one position, with what its seat may see and nothing else."""

    patience: float = 0.8
    """What a suggestion is worth that comes a turn later."""
    lookahead: int = 2
    """How many suggestions after this turn it looks at when it moves: one more costs time and changes nothing."""

    def __init__(self, terrain: Terrain[T], view: MysteryView[T], dice: Dice) -> None:
        self.terrain = terrain
        self.view = view
        self.table = view.public
        self.dice = dice

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


MakeMind = Callable[[Terrain[Any], MysteryView[Any], Dice], Mind[Any]]
"""What makes a system player of one kind: for one position."""
