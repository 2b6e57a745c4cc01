"""The detective: misses nothing that follows, and asks for whatever it does not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.deduction import CASE_FILE, Knowledge, deduce
from clueapp.games.mystery.players.mind import Mind
from clueapp.games.mystery.state import T

SILENT_ROOM = 0.4
"""What a room is worth that nobody else can show: the answer is about the suspect and the weapon."""
KNOWN_ROOM = 0.1
"""What a room is worth that somebody else holds: they can always show it again."""


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
        rng = self.chance("suggestion")
        return Suggest(rng.choice(self.unsolved(SUSPECTS)), rng.choice(self.unsolved(WEAPONS)))

    def card_to_show(self, cards: Sequence[str]) -> str:
        return self.chance("card").choice(cards)

    def unsolved(self, group: tuple[str, ...]) -> tuple[str, ...]:
        """The cards of a group that may lie in the case file."""
        return tuple(card for card in group if self.knowledge.mark(card, CASE_FILE) != "impossible")

    def _worth_of(self, room: str) -> float:
        """Once the room is solved, one that nobody else can show is as good as an open one was."""
        if self.knowledge.mark(room, CASE_FILE) == "open":
            return 1.0
        if len(self.unsolved(SUSPECTS)) == len(self.unsolved(WEAPONS)) == 1:
            return 0.0
        return SILENT_ROOM if self.knowledge.where(room) in (CASE_FILE, self.view.seat) else KNOWN_ROOM
