"""The cards that a seat has shown to each player, and the one that it had better show next."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.mystery.state import MysteryView, T


def given_to(view: MysteryView[T], player: str) -> frozenset[str]:
    """The cards that this player has seen of the seat's own: one for each suggestion that the seat disproved."""
    if view.own is None:
        return frozenset()
    disproved = (inquiry for inquiry in view.public.inquiries if inquiry.shown_by == view.seat)
    shown = zip(disproved, view.own.given, strict=True)
    return frozenset(card for inquiry, card in shown if inquiry.seat == player)


def shown_before(view: MysteryView[T], asker: str, cards: Sequence[str]) -> list[str]:
    """Of these cards those that the asker has seen; if they have seen none, those that anybody has; or none.

    Whoever saw a card learns nothing new from it, and the others stay hidden from all.
    """
    known, given = given_to(view, asker), view.own.given if view.own else ()
    return [card for card in cards if card in known] or [card for card in cards if card in given]
