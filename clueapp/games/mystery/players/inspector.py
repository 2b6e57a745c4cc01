"""The inspector: puts together who could not disprove what, and what it was shown."""

from __future__ import annotations

from functools import cached_property

from clueapp.games.mystery.deduction import Knowledge
from clueapp.games.mystery.deduction.knowledge import knowledge_after
from clueapp.games.mystery.deduction.observations import Disproved, observed
from clueapp.games.mystery.players.detective import Detective
from clueapp.games.mystery.state import T


class Inspector(Detective[T]):
    """Plays as a detective, but makes nothing of a card that was shown to another: one of three is too vague for it."""

    @cached_property
    def knowledge(self) -> Knowledge:
        facts = [each for each in observed(self.view) if not isinstance(each, Disproved)]
        if not facts:
            raise ValueError("nothing was dealt yet")
        return knowledge_after(self.table.players, facts)
