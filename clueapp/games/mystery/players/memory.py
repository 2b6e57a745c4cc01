"""The memory of a forgetful player: some of the cards that it was shown slip its mind."""

from __future__ import annotations

from dataclasses import replace

from clueapp.games.mystery.state import MysteryView, T
from clueapp.kernel.temperament import Dice

SPAN = (1, 4)
"""How many rounds a card stays in mind that will be forgotten."""


def remembered(view: MysteryView[T], dice: Dice, forgets: float) -> MysteryView[T]:
    """The seat's view without the sightings that have slipped its mind; `forgets`: how likely each is to do so.

    By the seat's own chance: a card that is forgotten stays forgotten, until it is shown again.
    """
    if view.own is None:
        return view
    own = (inquiry.turn for inquiry in view.public.inquiries if inquiry.seat == view.seat and inquiry.shown_by)
    seen = zip(view.own.seen, own, strict=True)
    kept = tuple(sighting for sighting, turn in seen if _is_in_mind(view, dice, forgets, turn))
    return replace(view, own=replace(view.own, seen=kept))


def _is_in_mind(view: MysteryView[T], dice: Dice, forgets: float, turn: int) -> bool:
    """Whether the seat still remembers the card that it was shown in a turn."""
    rng = dice(f"memory of turn {turn}")
    is_fleeting, rounds = rng.random() < forgets, rng.randint(*SPAN)
    return not is_fleeting or view.public.turn_number - turn < rounds * len(view.public.players)
