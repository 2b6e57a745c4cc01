"""Which of its cards a seat has shown to whom."""

from __future__ import annotations

from clueapp.games.mystery.state import MysteryView, T


def given_to(view: MysteryView[T], player: str) -> frozenset[str]:
    """The cards that this player has seen of the seat's own: one for each suggestion that the seat disproved."""
    if view.own is None:
        return frozenset()
    disproved = (inquiry for inquiry in view.public.inquiries if inquiry.shown_by == view.seat)
    shown = zip(disproved, view.own.given, strict=True)
    return frozenset(card for inquiry, card in shown if inquiry.seat == player)
