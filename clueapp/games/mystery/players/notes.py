"""What somebody has in mind who only writes down what they see: what is crossed off, and what is left."""

from __future__ import annotations

from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.certainty import Marks, certain_marks
from clueapp.games.mystery.state import Inquiry, MysteryView, T


class Notes:
    """The notebook of one who crosses off what they see, and puts nothing together."""

    def __init__(self, view: MysteryView[T]) -> None:
        marks = certain_marks(view)
        self.crossed_off = {place.partition(":")[0] for place, mark in marks.items() if mark == "yes"}
        self.nowhere = self.held_by_nobody(view, marks)
        """The cards that none of the others has, as far as was noticed."""

    def held_by_nobody(self, view: MysteryView[T], marks: Marks) -> set[str]:
        """The cards it asked for itself, and nobody had."""
        own = (inquiry for inquiry in view.public.inquiries if inquiry.seat == view.seat)
        return {card for inquiry in own if _is_unanswered(inquiry, view) for card in inquiry.trio.cards}

    def left(self, group: tuple[str, ...]) -> tuple[str, ...]:
        """The cards of a group that are not crossed off; or the one that nobody has."""
        left = tuple(card for card in group if card not in self.crossed_off)
        return tuple(card for card in left if card in self.nowhere) or left

    @property
    def case(self) -> Trio | None:
        """The case file, if one card of each group is left."""
        suspects, weapons, rooms = self.left(SUSPECTS), self.left(WEAPONS), self.left(ROOMS)
        if (len(suspects), len(weapons), len(rooms)) != (1, 1, 1):
            return None
        return Trio(suspects[0], weapons[0], rooms[0])


class ThoroughNotes(Notes):
    """The notebook of one who also crosses out a card for everybody who could not show it, whoever had asked."""

    def held_by_nobody(self, view: MysteryView[T], marks: Marks) -> set[str]:
        players = view.public.players
        return {card for card in DECK if all(marks.get(f"{card}:{player}") == "no" for player in players)}


def _is_unanswered(inquiry: Inquiry, view: MysteryView[T]) -> bool:
    """Whether the question went round the whole table, and nobody could show a card."""
    return len(inquiry.passed) == len(view.public.players) - 1
