"""The guest: forgets some of what it was shown, and at last would rather guess than go on asking."""

from __future__ import annotations

from functools import cached_property
from itertools import product

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.players.memory import remembered
from clueapp.games.mystery.players.notes import Notes
from clueapp.games.mystery.players.novice import Novice
from clueapp.games.mystery.state import T
from clueapp.kernel.temperament import scaled

FORGETS = (0.7, 0.4)
"""How likely a guest is to forget a card: the careless, and the careful."""
GUESSES = (0.1, 0.5)
"""How likely it is to guess at the end of a turn in which it might: the timid, and the daring."""
ROUNDS_PER_CASE = 2
"""A guest guesses among so many more case files the longer the game is: at once it would be silly."""


class Guest(Novice[T]):
    """Plays as a novice does who has had a glass or two."""

    @cached_property
    def notes(self) -> Notes:
        forgets = scaled(self.temperament.caution, *FORGETS)
        return Notes(remembered(self.view, self.dice, forgets))

    def accusation(self) -> Trio | None:
        return super().accusation() or self._guess()

    @property
    def confidence(self) -> float:
        return 1 / max(len(self._cases), 1)

    def _guess(self) -> Trio | None:
        """At the end of a turn, once no more case files are left to it than the game has lasted for."""
        rng, rounds = self.chance("guess"), self.table.turn_number / len(self.table.players)
        may_guess = self.table.phase == "end" and 0 < len(self._cases) <= rounds / ROUNDS_PER_CASE
        if not may_guess or rng.random() > scaled(self.temperament.daring, *GUESSES):
            return None
        return rng.choice(self._cases)

    @cached_property
    def _cases(self) -> list[Trio]:
        """The case files that its notes leave, and nobody has accused of in vain."""
        failed = {accusation.trio for accusation in self.table.failed}
        cases = (Trio(*cards) for cards in product(*map(self.notes.left, (SUSPECTS, WEAPONS, ROOMS))))
        return [case for case in cases if case not in failed]
