"""Where one can walk: pure functions over the board and the places that are closed.

A place is closed to a walker for the rest of the turn if another suspect stands on it (in the hallway) or if the walker
has been there in this turn: the squares walked over, and where the walk began, be it a square or a room. A door is
blocked by a pawn on the square before it, because nobody can step there on the way in or out.

No square may be used twice, but a shortest way never uses one twice, and a walker may stop short. So what lies within
reach of so many steps is what lies within that distance, and breadth-first search finds exactly that.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from clueapp.games.classic.board import DOORS_OF, NEXT, STEPS
from clueapp.games.classic.plan import Direction
from clueapp.games.mystery.cards import ROOMS

_ROOMS = frozenset(ROOMS)


def reach(here: str, closed: Container[str], steps: int) -> dict[str, int]:
    """Every place within so many steps, with its distance, the nearest first. No way leads through a room.

    >>> reach("study", {"study", "4,7"}, 2)
    {'4,6': 1, '5,6': 2, '4,5': 2}
    """
    return {place: distance for place, (distance, _) in _search(here, closed, steps).items()}


def shortest_path(here: str, closed: Container[str], to: str) -> tuple[str, ...] | None:
    """The places of a shortest way from here, its end included; None if there is no way at all.

    >>> shortest_path("4,6", {"4,6"}, "hall")
    ('4,7', '4,8', 'hall')
    """
    found = _search(here, closed, len(NEXT))
    if to not in found:
        return None
    path = [to]
    while (before := found[path[-1]][1]) != here:
        path.append(before)
    return tuple(reversed(path))


def ways_out(here: str, closed: Container[str]) -> Mapping[Direction, str]:
    """Where one step in each direction leads, if it can be taken.

    From a room a direction names the door on that side. Where two open doors are on one side (the south of the Hall,
    the north of the Ballroom) it names neither: one walks to the square before the door instead.

    >>> dict(ways_out("hall", ())), dict(ways_out("hall", {"7,11"}))
    ({'left': '4,8'}, {'left': '4,8', 'down': '7,12'})
    """
    if here not in _ROOMS:
        return {way: place for way, place in STEPS[here].items() if place not in closed}
    doors = [door for door in DOORS_OF[here] if door.square not in closed]
    sides = [door.outward for door in doors]
    return {door.outward: door.square for door in doors if sides.count(door.outward) == 1}


def _search(here: str, closed: Container[str], steps: int) -> dict[str, tuple[int, str]]:
    """Breadth-first: each place within reach, its distance, and the place before it on a shortest way."""
    found: dict[str, tuple[int, str]] = {}
    edge = [here]
    for distance in range(1, steps + 1):
        beyond = []
        for place in edge:
            for following in NEXT[place]:
                if following not in found and following not in closed and following != here:
                    found[following] = (distance, place)
                    if following not in _ROOMS:
                        beyond.append(following)
        edge = beyond
        if not edge:
            break
    return found
