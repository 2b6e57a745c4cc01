"""Remarks: short sentences by system players about something that everybody has just seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic

from clueapp.kernel.truth import Event, P, Seat

Chance = Callable[[Seat, str], Random]
"""A seat's own chance under a name: the same for as long as the game lasts."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence that a system player said, and the number of the turn in which it did.

    >>> Remark("plum", "Has anybody seen my spectacles?", 3).turn
    3
    """

    seat: Seat
    text: str
    turn: int


@dataclass(frozen=True, slots=True)
class Moment(Generic[P]):
    """All that everybody learned of one decision: how the table lay before it, what happened, and how it lies now.

    A remark is chosen by a moment and by nothing else, so it can't give anything away.

    >>> moment = Moment("the cheese is in the tree", (), "the cheese is on the ground")
    >>> moment.now
    'the cheese is on the ground'
    """

    before: P
    events: tuple[Event, ...]
    now: P
