"""What somebody has in mind who only writes down what they see: what is crossed off, and what is left."""

from __future__ import annotations

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.certainty import certain_marks
from clueapp.games.mystery.state import MysteryView, T


class Notes:
    """The notebook of one who puts nothing together."""

    def __init__(self, view: MysteryView[T]) -> None:
        self.players = view.public.players
        self.marks = certain_marks(view)

    def left(self, group: tuple[str, ...]) -> tuple[str, ...]:
        """The cards of a group that are not crossed off; or the one that nobody has."""
        ownerless = tuple(card for card in group if self._has_nobody(card))
        return ownerless or tuple(card for card in group if not self._is_crossed_off(card))

    @property
    def case(self) -> Trio | None:
        """The case file, if one card of each group is left."""
        suspects, weapons, rooms = self.left(SUSPECTS), self.left(WEAPONS), self.left(ROOMS)
        if (len(suspects), len(weapons), len(rooms)) != (1, 1, 1):
            return None
        return Trio(suspects[0], weapons[0], rooms[0])

    def _is_crossed_off(self, card: str) -> bool:
        return any(self.marks.get(f"{card}:{player}") == "yes" for player in self.players)

    def _has_nobody(self, card: str) -> bool:
        return all(self.marks.get(f"{card}:{player}") == "no" for player in self.players)
