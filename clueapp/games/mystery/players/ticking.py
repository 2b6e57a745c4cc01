"""D-1.9: a system player's own cards are ticked off in its notebook, where nothing is printed there by itself."""

from __future__ import annotations

from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.state import MysteryView, T


def next_tick(view: MysteryView[T]) -> Mark | None:
    """The first of its own cards of which its notebook says nothing yet."""
    own, seat = view.own, view.seat
    if own is None or seat is None or view.public.notebook != "hand" or view.public.phase == "over":
        return None
    return next((Mark(card, seat, "yes") for card in own.hand if f"{card}:{seat}" not in own.notes), None)
