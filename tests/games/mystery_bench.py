"""A table at which system players sit: they play a mystery from their own views, through the actions of a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.state import MysteryTruth
from clueapp.kernel.game import Impulse
from clueapp.kernel.menu import Action
from clueapp.kernel.options import Options
from clueapp.kernel.rng import draw, habit
from clueapp.kernel.truth import Fact, evolve, project
from tests.laid import laid

MOST = 5_000
"""So many things happen in no game."""


class Bench:
    """One game between system players, each of some strength."""

    def __init__(self, game: MysteryGame, strengths: Mapping[str, str], seed: int, options: Options) -> None:
        self.game = game
        self.strengths = strengths
        self.seed = f"{seed:064x}"
        self.truth: MysteryTruth = laid(game, tuple(strengths), options)
        self.number = 0
        self._happens(lambda rng: game.setup(self.truth, rng))

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.truth.public) is not None

    def impulse_of(self, seat: str) -> Impulse | None:
        """What a seat is about to do; legal, and in a moment that a person would take."""
        view = project(self.truth, seat)
        found = self.game.robot(view, self.strengths[seat], lambda name: habit(self.seed, f"{seat}:{name}"))
        assert (found is not None) == self.game.may_have_impulse(view)
        if found is not None:
            assert self.game.menu(view).allows(found.action), f"{found.action} is not on the menu of {seat}"
            assert 0 <= found.seconds <= 6
        return found

    def step(self) -> tuple[str, Impulse]:
        """The next thing that anybody does, whoever is first; somebody always does something."""
        found = [(seat, impulse) for seat in self.strengths if (impulse := self.impulse_of(seat)) is not None]
        seat, impulse = min(found, key=lambda each: each[1].seconds)
        self.does(seat, impulse.action)
        return seat, impulse

    def does(self, seat: str, action: Action) -> None:
        self._happens(lambda rng: self.game.decide(self.truth, seat, action, rng))

    def deserts(self, seat: str) -> None:
        self._happens(lambda rng: self.game.desert(self.truth, seat, rng))

    def is_away(self, seat: str) -> None:
        self._happens(lambda rng: self.game.stand_in(self.truth, seat, rng))

    def to_the_end(self) -> Bench:
        while not self.is_over:
            assert self.number < MOST, "it never ends"
            self.step()
        return self

    def _happens(self, decide: Callable[[Random], Sequence[Fact]]) -> None:
        for fact in decide(draw(self.seed, self.number)):
            self.truth = evolve(self.game, self.truth, fact)
        self.number += 1
