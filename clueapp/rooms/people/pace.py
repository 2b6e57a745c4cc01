"""How fast the players of a room may act, and talk."""

from __future__ import annotations

from clueapp.buckets import Buckets
from clueapp.kernel.errors import IllegalAction

BURST, PER_SECOND = 60, 5
"""How many actions a player may send at once, and each second for as long as they like: fingers are no faster."""


class Pace:
    """Counts what each player of one room does."""

    def __init__(self) -> None:
        self._actions = Buckets(BURST, PER_SECOND)
        self._chats = Buckets(burst=5, per_second=0.5)

    def check(self, player: str, now: int, *, is_chat: bool = False) -> None:
        """Count one more action of a player, or raise IllegalAction."""
        if not (self._chats if is_chat else self._actions).take(player, now):
            raise IllegalAction("too_fast", "Not so fast, please.")
