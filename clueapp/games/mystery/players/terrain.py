"""What a system player asks of a board: what it can do with its token now, and how far it is to each room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from clueapp.games.mystery.state import MysteryTable
from clueapp.kernel.menu import Action

Turns = Mapping[str, float]
"""For each room how many turns it takes, as a rule, until one can make a suggestion there; the next turn is 1."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a token may stand at the end of a turn."""

    room: str | None
    """The room in which a suggestion can be made in this very turn."""
    turns: Turns


@dataclass(frozen=True, slots=True)
class Way:
    """Something that can be done with the token now."""

    action: Action | None
    """Nothing, if it is to stay where a suggestion can be made at once."""
    stops: tuple[tuple[float, tuple[Stop, ...]], ...]
    """What it may lead to: with each chance the stops of which one can be chosen then."""


def straight_to(action: Action | None, stop: Stop) -> Way:
    """A way that leads to one stop for certain."""
    return Way(action, ((1.0, (stop,)),))


T_contra = TypeVar("T_contra", bound=MysteryTable, contravariant=True)


class Terrain(Protocol[T_contra]):
    """A board, as far as those who play on it have to know it."""

    def ways(self, table: T_contra) -> tuple[Way, ...]:
        """All that the player whose turn it is can do with their token, while they may still move; never nothing."""

    def turns(self, place: str) -> Turns:
        """From this place, when nobody stands in the way."""
