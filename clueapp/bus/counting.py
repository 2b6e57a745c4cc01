"""Who counts where, so that the figures of all processes add up."""

from __future__ import annotations

from collections.abc import Collection

from clueapp.bus.values import Roll


def counted_here(players: Collection[str], name: str, roll: Roll) -> int:
    """How many of the players who are in a room by way of the process of this name are for it to count.

    Whoever is there by way of several processes is counted by the one whose name comes first.
    """
    before = [attendance.here for other, attendance in roll.there.items() if other < name]
    return sum(not any(player in here for here in before) for player in players)
