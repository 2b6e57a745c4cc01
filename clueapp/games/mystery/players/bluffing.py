"""Bluffs: cards of its own that a player names, though nobody else can show them."""

from __future__ import annotations

from collections import Counter
from random import Random

from clueapp.games.mystery.state import MysteryView, T


def own_card(view: MysteryView[T], group: tuple[str, ...], rng: Random) -> str | None:
    """One of its own cards of a group, of those that it has named least often: a fixed bluff is soon seen through."""
    own = [card for card in group if view.own and card in view.own.hand]
    named = Counter(card for each in view.public.inquiries if each.seat == view.seat for card in each.trio.cards)
    least = min((named[card] for card in own), default=0)
    return rng.choice([card for card in own if named[card] == least]) if own else None
