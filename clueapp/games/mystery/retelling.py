"""What a review says of each seat, in sentences, as one viewer reads them."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, short_title, the
from clueapp.games.mystery.review import Charge, Hindsight, Review
from clueapp.games.mystery.state import Inquiry
from clueapp.games.mystery.telling import Storyteller

KINDS = {"suspects": SUSPECTS, "weapons": WEAPONS, "rooms": ROOMS}
MOST_NAMED = 3
"""If more cards of a kind may be in the case file, only their number is said."""


class Retelling(Storyteller):
    """Says "you" to the one who reads it."""

    def seat(self, hindsight: Hindsight, *, has_left: bool = False) -> str:
        """The turn in which the seat could have proved the case or accused, or the solutions that were left to it."""
        if hindsight.charge is not None:
            return self._accused(hindsight, hindsight.charge)
        if has_left:
            return self._left(hindsight)
        who = self.who(hindsight.seat)
        if hindsight.proof is not None:
            return f"{who} could have proved the case in turn {hindsight.steps[hindsight.proof].turn}."
        return f"{who} still had {possible_solutions(hindsight)}."

    def _left(self, hindsight: Hindsight) -> str:
        if hindsight.proof is None:
            from_there = f"that seat still had {possible_solutions(hindsight)}"
        else:
            from_there = f"that seat could have proved the case in turn {hindsight.steps[hindsight.proof].turn}"
        return f"{self.who(hindsight.seat)} left the game; {from_there}."

    def _accused(self, hindsight: Hindsight, charge: Charge) -> str:
        who = self.who(hindsight.seat)
        if hindsight.proof is None:
            return f"{who} accused {self._bet(hindsight, charge)}"
        turn = hindsight.steps[hindsight.proof].turn
        if not charge.is_true:
            return f"{who} could have proved the case in turn {turn}, but accused falsely in turn {charge.turn}."
        if turn == charge.turn:
            return f"{who} could prove the case in turn {turn}, and accused at once."
        return f"{who} could have proved the case in turn {turn}, and accused in turn {charge.turn}."

    def _bet(self, hindsight: Hindsight, charge: Charge) -> str:
        """An accusation that its maker could not have proved."""
        possible = hindsight.steps[hindsight.last].possible
        if charge.is_true:
            was = "were" if hindsight.seat == self.viewer else "was"
            chance = f"The chance of that was {percent(charge.chance)}."
            return f"in turn {charge.turn} and {was} right, with {possible} solutions still possible. {chance}"
        known = "" if charge.chance else " That one could already be ruled out."
        return f"falsely in turn {charge.turn}, with {possible} solutions still possible.{known}"

    def most_telling(self, review: Review) -> str | None:
        """The suggestion that told one seat more than any other told anybody; None if none told anything."""
        asked = [at for at, each in enumerate(review.happenings) if isinstance(each, Inquiry)]
        lessons = ((seat.learnt(at), seat, at) for seat in review.seats for at in asked)
        bits, seat, at = max(lessons, key=lambda each: each[0], default=(0.0, None, 0))
        if seat is None or bits <= 0:
            return None
        asker, turn = review.happenings[at].seat, review.happenings[at].turn
        before, after = seat.steps[at].possible, seat.steps[at + 1].possible
        whose = "yours" if asker == self.viewer else self.whose(asker)
        theirs = "their" if seat.seat == asker != self.viewer else self.whose(seat.seat)
        cut = f"it cut {theirs} possible solutions from {before} to {after}"
        return f"The most revealing suggestion was {whose} in turn {turn}: {cut}."


def possible_solutions(hindsight: Hindsight) -> str:
    """How many solutions were left, and what could not be told apart.

    >>> from clueapp.games.mystery.review import Step
    >>> steps = (Step(turn=0, possible=4, bits=2.0),)
    >>> possible_solutions(Hindsight("green", steps, 0, ("green", "plum", "rope", "knife", "hall"), None))
    '4 possible solutions: Green or Plum, and the Rope or the Knife'
    """
    open_kinds = (_alternatives(name, cards, hindsight.candidates) for name, cards in KINDS.items())
    possible = hindsight.steps[hindsight.last].possible
    return f"{possible} possible solutions: {_listed([*filter(None, open_kinds)])}"


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
