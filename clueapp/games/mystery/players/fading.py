"""How rooms lose their charm: a player that has just been in a room sees less in it, and goes on to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from clueapp.games.mystery.state import MysteryTable

LATELY = 4
"""How many of its own last suggestions a player has in mind."""


def faded(worth: Mapping[str, float], lately: Sequence[str], left: float) -> Mapping[str, float]:
    """What rooms are worth to somebody who has been in these lately: each visit leaves this share of it.

    >>> faded({"hall": 1.0, "study": 0.8}, ("hall", "lounge", "hall"), 0.5)
    {'hall': 0.25, 'study': 0.8}
    """
    visits = Counter(lately)
    return {room: each * left ** visits[room] for room, each in worth.items()}


def named_lately(table: MysteryTable, seat: str | None) -> tuple[str, ...]:
    """The rooms of a player's last suggestions."""
    return tuple(inquiry.trio.room for inquiry in table.inquiries if inquiry.seat == seat)[-LATELY:]
