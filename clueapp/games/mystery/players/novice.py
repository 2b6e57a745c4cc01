"""The novice: keeps its own notes, and puts nothing together that it has not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.players.mind import Mind
from clueapp.games.mystery.players.notes import Notes
from clueapp.games.mystery.state import T
from clueapp.kernel.temperament import scaled

KNOWN_ROOM = 0.05
"""What a room is worth that is crossed off, against one that is not."""
OWN_ROOM = (0.05, 0.3)
"""The same of one that it holds: to the frank, and to those who like to bluff."""
BLUFFS = (0.0, 0.25)
"""How often it names a card of its own: the frank, and those who like to bluff."""


class Novice(Mind[T]):
    """As people play their first game: name what is not crossed off yet, accuse when one of each is left."""

    lookahead = 1

    @cached_property
    def notes(self) -> Notes:
        return Notes(self.view)

    def accusation(self) -> Trio | None:
        return self.notes.case

    def worth(self) -> Mapping[str, float]:
        left = self.notes.left(ROOMS)
        own = scaled(self.temperament.bluffing, *OWN_ROOM)
        hand = self.view.own.hand if self.view.own else ()
        return {room: 1.0 if room in left else own if room in hand else KNOWN_ROOM for room in ROOMS}

    def suggestion(self, room: str) -> Suggest | None:
        suspects, weapons = self.notes.left(SUSPECTS), self.notes.left(WEAPONS)
        if len(suspects) == len(weapons) == 1 and room not in self.notes.left(ROOMS):
            return None
        return self.any_of(suspects, weapons, scaled(self.temperament.bluffing, *BLUFFS))

    def card_to_show(self, cards: Sequence[str]) -> str:
        return self.fresh_card(cards)
