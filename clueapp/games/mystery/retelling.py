"""What a review says of each seat, in sentences, as one viewer reads them."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, TITLES, WEAPONS, short_title, the
from clueapp.games.mystery.review import Charge, Hindsight, Review
from clueapp.games.mystery.state import Inquiry
from clueapp.kernel.narrator import Narrator

KINDS = {"suspects": SUSPECTS, "weapons": WEAPONS, "rooms": ROOMS}
MOST_NAMED = 3
"""Of more cards that may all lie in the case file only the number is said."""


class Retelling(Narrator):
    """Says "you" to the one who reads it."""

    titles = TITLES

    def seat(self, hindsight: Hindsight, *, has_left: bool = False) -> str:
        """When the seat could have proven the case, and when it accused; or what it could not tell apart."""
        if hindsight.charge is not None:
            return self._accused(hindsight, hindsight.charge)
        if has_left:
            return self._left(hindsight)
        if hindsight.proof is not None:
            return f"{self.who(hindsight.seat)} could have proven it in turn {hindsight.steps[hindsight.proof].turn}."
        return f"For {self.whom(hindsight.seat)} {still_possible(hindsight)}."

    def _left(self, hindsight: Hindsight) -> str:
        if hindsight.proof is None:
            from_there = still_possible(hindsight)
        else:
            from_there = f"the case could have been proven in turn {hindsight.steps[hindsight.proof].turn}"
        return f"{self.who(hindsight.seat)} left the game; from that seat {from_there}."

    def _accused(self, hindsight: Hindsight, charge: Charge) -> str:
        who = self.who(hindsight.seat)
        if hindsight.proof is None:
            return f"{who} accused {self._bet(hindsight, charge)}"
        turn = hindsight.steps[hindsight.proof].turn
        if not charge.is_true:
            return f"{who} could have proven it in turn {turn}, but accused falsely in turn {charge.turn}."
        if turn == charge.turn:
            return f"{who} could prove it in turn {turn}, and accused at once."
        return f"{who} could have proven it in turn {turn}, and accused in turn {charge.turn}."

    def _bet(self, hindsight: Hindsight, charge: Charge) -> str:
        """An accusation that its maker could not have proven."""
        possible = hindsight.steps[hindsight.last].possible
        if charge.is_true:
            was = "were" if hindsight.seat == self.viewer else "was"
            weight = f"this one was in {percent(charge.chance)} of the possible deals"
            return f"in turn {charge.turn} and {was} right, with {possible} case files still possible; {weight}."
        known = "" if charge.chance else "; that one was ruled out already"
        return f"falsely in turn {charge.turn}, with {possible} case files still possible{known}."

    def most_telling(self, review: Review) -> str | None:
        """The suggestion that told one seat more than any other told anybody; None if none told anything."""
        asked = [at for at, each in enumerate(review.happenings) if isinstance(each, Inquiry)]
        lessons = ((seat.learnt(at), seat, at) for seat in review.seats for at in asked)
        bits, seat, at = max(lessons, key=lambda each: each[0], default=(0.0, None, 0))
        if seat is None or bits <= 0:
            return None
        asker, turn = review.happenings[at].seat, review.happenings[at].turn
        before, after = seat.steps[at].possible, seat.steps[at + 1].possible
        whom = "them" if seat.seat == asker != self.viewer else self.whom(seat.seat)
        told = f"of {before} case files it left {whom} {after}"
        return f"Most was told by {self.whose(asker)} suggestion in turn {turn}: {told}."


def still_possible(hindsight: Hindsight) -> str:
    """How many case files were left, and what could not be told apart.

    >>> from clueapp.games.mystery.review import Step
    >>> steps = (Step(turn=0, possible=4, bits=2.0),)
    >>> still_possible(Hindsight("green", steps, 0, ("green", "plum", "rope", "knife", "hall"), None))
    '4 case files were still possible: Green or Plum, and the Rope or the Knife'
    """
    open_kinds = (_alternatives(name, cards, hindsight.candidates) for name, cards in KINDS.items())
    possible = hindsight.steps[hindsight.last].possible
    return f"{possible} case files were still possible: {_listed([*filter(None, open_kinds)])}"


def _alternatives(kind: str, cards: Sequence[str], candidates: Sequence[str]) -> str | None:
    found = [card for card in cards if card in candidates]
    if len(found) > MOST_NAMED:
        return f"{len(found)} {kind}"
    *first, last = [short_title(card) if card in SUSPECTS else the(card) for card in found]
    return f"{', '.join(first)} or {last}" if first else None


def _listed(parts: Sequence[str]) -> str:
    *first, last = parts
    return f"{', '.join(first)}, and {last}" if first else last


def percent(chance: float) -> str:
    """A chance as people say it.

    >>> percent(1 / 3), percent(0.001)
    ('33 %', 'less than 1 %')
    """
    return f"{chance:.0%}".replace("%", " %") if chance >= 0.01 else "less than 1 %"
