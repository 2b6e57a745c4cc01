"""Where a pawn stands that plays no more, so that it blocks nobody for the rest of the game (D-5.3)."""

from __future__ import annotations

from collections.abc import Iterable

from clueapp.games.classic.board import NEXT, ROOM_BEHIND, SQUARES
from clueapp.games.classic.movement import reach
from clueapp.games.mystery.cards import ROOMS


def resting_place(place: str, others: Iterable[str] = ()) -> str:
    """Where it is, or the nearest room if it stands before a door or, with others at rest, where all must pass.

    >>> resting_place("4,6"), resting_place("5,1"), resting_place("5,6"), resting_place("hall")
    ('study', 'study', '5,6', 'hall')
    >>> resting_place("17,18"), resting_place("17,18", ["16,18"])
    ('17,18', 'kitchen')
    """
    if place in ROOMS or (place not in ROOM_BEHIND and _is_one_hallway({place, *others})):
        return place
    return next(room for room in reach(place, (), len(SQUARES)) if room in ROOMS)


def _is_one_hallway(without: set[str]) -> bool:
    """Whether one can walk from every square that is left to every other."""
    unmet = set(SQUARES) - without
    edge = [unmet.pop()]
    while edge:
        beside = unmet.intersection(NEXT[edge.pop()])
        unmet -= beside
        edge.extend(beside)
    return not unmet
