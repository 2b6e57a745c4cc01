"""Codenames with a key of one's choice: red starts, and the words lie in the order of the alphabet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from clueapp.games.codenames import passing
from clueapp.games.codenames.events import BoardLaid, KeyDrawn, KeyShown
from clueapp.games.codenames.game import CodenamesGame
from clueapp.games.codenames.library import open_library
from clueapp.games.codenames.state import CodenamesDraft, CodenamesTruth, Colour
from clueapp.kernel.game import NO_PACKS, NOTHING_SEEN, Packs
from clueapp.kernel.truth import WATCHERS, Fact

_IN_ORDER = """
anchor basket candle desert engine
feather guitar harbour island jungle
kettle ladder magnet needle orchard
pencil quarry ribbon saddle temple
umbrella violin window yard zebra
"""
WORDS = tuple(_IN_ORDER.split())
SIGNS: dict[str, Colour] = {"r": "red", "b": "blue", "n": "neutral", "x": "assassin"}


class RiggedCodenames(CodenamesGame):
    """Lays the key that it is told, as a letter for each card."""

    def __init__(self, key: str) -> None:
        super().__init__(open_library(None))
        self.key = tuple(SIGNS[letter] for letter in key)

    def setup(
        self, truth: CodenamesTruth, rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        draft = CodenamesDraft(self, truth, rng)
        draft.announce(BoardLaid(WORDS, "red"))
        knowing = (*sorted(truth.public.informed), *([WATCHERS] if truth.vault.watchers_see_key else ()))
        draft.add(Fact(own=dict.fromkeys(knowing, KeyShown(self.key)), vault=KeyDrawn(WORDS, self.key)))
        passing.begin_turn(draft, "red")
        return draft.facts
