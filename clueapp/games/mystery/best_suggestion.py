"""The suggestion by which a player learnt most: what the ending praises."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.review import Review
from clueapp.games.mystery.state import Inquiry


@dataclass(frozen=True, slots=True)
class BestSuggestion:
    """A player's most telling suggestion, and how many case files were possible for them before it and after."""

    trio: Trio
    turn: int
    before: int
    after: int
    is_unanswered: bool


def best_suggestion(review: Review, seat: str) -> BestSuggestion | None:
    """The one that told this seat most, the first such; None if none of its own told it anything."""
    hindsight = next(each for each in review.seats if each.seat == seat)
    own = (
        (hindsight.learnt(at), -at, each)
        for at, each in enumerate(review.happenings)
        if isinstance(each, Inquiry) and each.seat == seat and at < hindsight.last
    )
    bits, at, inquiry = max(own, key=lambda each: each[:2], default=(0.0, 0, None))
    if inquiry is None or bits <= 0:
        return None
    before, after = (step.possible for step in hindsight.steps[-at : 2 - at])
    return BestSuggestion(inquiry.trio, inquiry.turn, before, after, inquiry.shown_by is None)
