"""What a seat itself knows of the cards: which of them are in a hand, and so no part of the crime."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from markupsafe import Markup

from clueapp.games.mystery.certainty import certain_marks, conclusions
from clueapp.games.mystery.state import MysteryView, T
from components.html import el

How = Literal["yours", "seen", "held", "noted"]
"""One holds it oneself; the notebook prints who has it, or that it must be in a hand; or one has noted it by hand."""


@dataclass(frozen=True, slots=True)
class Known:
    """That a card is in somebody's hand, so not in the case file; and how its reader knows."""

    how: How
    holder: str = ""
    """Who has it, where that is known too."""


def known(view: MysteryView[T]) -> Mapping[str, Known]:
    """The cards that this seat knows to be in a hand: what it holds, what its notebook prints, what it noted itself.

    Where the room keeps notebooks by hand nothing is printed, and a card that was shown has to be noted.
    """
    if view.own is None:
        return {}
    drawn = conclusions(view)
    noted = ((card, holder) for card, holder in _has_it(view.own.notes) if drawn.case_file.get(card) != "yes")
    found = {card: Known("noted", holder) for card, holder in noted}
    found |= {card: Known("held") for card, mark in drawn.case_file.items() if mark == "no"}
    found |= {card: Known("held", holder) for card, holder in _has_it(drawn.marks)}
    if view.public.notebook != "hand":
        found |= {card: Known("seen", holder) for card, holder in _has_it(certain_marks(view))}
    return found | {card: Known("yours", view.seat or "") for card in view.own.hand}


def _has_it(marks: Mapping[str, str]) -> list[tuple[str, str]]:
    places = (place.split(":") for place, mark in marks.items() if mark == "yes")
    return [(card, holder) for card, holder in places]


@cache
def badge(fact: Known | None) -> Markup | None:
    """A small word in the corner of a card that is known; the card itself is dimmed by the class `known`."""
    return el("span", fact.how, cls=f"known-badge {fact.how}") if fact else None
