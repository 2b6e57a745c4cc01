"""The detective: misses nothing that follows, and asks for whatever it does not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deduction import CASE_FILE, Knowledge, deduce
from clueapp.games.mystery.players.mind import Mind
from clueapp.games.mystery.players.showing import shown_before
from clueapp.games.mystery.state import T
from clueapp.kernel.temperament import scaled

SOLVED_ROOM = 0.4
"""Worth of the room in the case file once it is known: the answer is about the suspect and the weapon."""
OWN_ROOM = (0.25, 0.55)
"""Worth of a room of its own, which nobody else can show: to the frank, and to players who like to bluff."""
KNOWN_ROOM = 0.1
"""What a room is worth that somebody else holds: they can always show it again."""
BLUFFS = (0.0, 0.3)
"""How often it names a card of its own: the frank, and those who like to bluff."""


class Detective(Mind[T]):
    """Knows all that can be proven, is content with any question that is not in vain, and accuses when it has proof."""

    @cached_property
    def knowledge(self) -> Knowledge:
        knowledge = deduce(self.view)
        if knowledge is None:
            raise ValueError("nothing was dealt yet")
        return knowledge

    def accusation(self) -> Trio | None:
        return self.knowledge.proven

    def worth(self) -> Mapping[str, float]:
        return {room: self._worth_of(room) for room in ROOMS}

    def suggestion(self, room: str) -> Suggest | None:
        if not self._worth_of(room):
            return None
        bluffs = scaled(self.temperament.bluffing, *BLUFFS)
        return self.any_of(self.unsolved(SUSPECTS), self.unsolved(WEAPONS), bluffs)

    def card_to_show(self, cards: Sequence[str]) -> str:
        return self.fresh_card(shown_before(self.view, self.table.turn, cards) or cards)

    def unsolved(self, group: tuple[str, ...]) -> tuple[str, ...]:
        """The cards of a group that may lie in the case file."""
        return tuple(card for card in group if self.knowledge.mark(card, CASE_FILE) != "impossible")

    def _worth_of(self, room: str) -> float:
        """Once the room is solved, one that nobody else can show is as good as an open one was."""
        if self.knowledge.mark(room, CASE_FILE) == "open":
            return 1.0
        if len(self.unsolved(SUSPECTS)) == len(self.unsolved(WEAPONS)) == 1:
            return 0.0
        place = self.knowledge.where(room)
        if place == self.view.seat:
            return scaled(self.temperament.bluffing, *OWN_ROOM)
        return SOLVED_ROOM if place == CASE_FILE else KNOWN_ROOM
