"""The inspector: also writes down who could not disprove what, and makes nothing of cards that others were shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from clueapp.games.mystery.players.notes import ThoroughNotes
from clueapp.games.mystery.players.novice import Novice
from clueapp.games.mystery.players.showing import shown_before
from clueapp.games.mystery.state import T


class Inspector(Novice[T]):
    """Plays as a novice with a better notebook: one of three cards is too vague for it, but a pass is not."""

    @cached_property
    def notes(self) -> ThoroughNotes:
        return ThoroughNotes(self.view)

    def card_to_show(self, cards: Sequence[str]) -> str:
        return self.fresh_card(shown_before(self.view, self.table.turn, cards) or cards)
