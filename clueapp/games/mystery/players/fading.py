"""How rooms lose their charm: a player that has just been in a room sees less in it, and goes on to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from clueapp.games.mystery.state import MysteryTable

LATELY = 4
"""How many of its own last suggestions a player has in mind."""
SHUTTLING = 0.05
"""Share of a room's worth that is left if going there again would be a shuttle between the same two rooms."""


def faded(worth: Mapping[str, float], lately: Sequence[str], left: float) -> Mapping[str, float]:
    """The worth of rooms to somebody who has been in these lately: each visit leaves this share of it.

    >>> faded({"hall": 1.0, "study": 0.8}, ("hall", "lounge", "hall"), 0.5)
    {'hall': 0.25, 'study': 0.8}
    """
    visits = Counter(lately)
    return {room: each * left ** visits[room] * _novelty(room, lately) for room, each in worth.items()}


def named_lately(table: MysteryTable, seat: str | None) -> tuple[str, ...]:
    """The rooms of a player's last suggestions."""
    return tuple(inquiry.trio.room for inquiry in table.inquiries if inquiry.seat == seat)[-LATELY:]


def _novelty(room: str, lately: Sequence[str]) -> float:
    """Back to a room once is fair, but there and back and there again is not."""
    is_shuttle = len(lately) > 2 and tuple(lately[-3:-1]) == (lately[-1], room)
    return SHUTTLING if is_shuttle else 1.0
