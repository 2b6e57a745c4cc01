"""The novice: keeps its own notes, and puts nothing together that it has not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.players.mind import Mind
from clueapp.games.mystery.players.notes import Notes
from clueapp.games.mystery.state import T

KNOWN_ROOM = 0.05
"""What a room is worth that is crossed off, against one that is not."""


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
        return {room: 1.0 if room in left else KNOWN_ROOM for room in ROOMS}

    def suggestion(self, room: str) -> Suggest | None:
        rng, suspects, weapons = self.chance("suggestion"), self.notes.left(SUSPECTS), self.notes.left(WEAPONS)
        if len(suspects) == len(weapons) == 1 and room not in self.notes.left(ROOMS):
            return None
        return Suggest(rng.choice(suspects), rng.choice(weapons))

    def card_to_show(self, cards: Sequence[str]) -> str:
        return self.chance("card").choice(cards)
