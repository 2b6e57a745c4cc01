"""What the contract cannot know of a game by itself. One small module for each game, named like it, with an ADAPTER."""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import ClassVar

from clueapp.kernel.game import AnyGame, AnyTruth
from clueapp.kernel.menu import Action
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import Event, Fact, Seat
from tests.contract.play import Play, Step, Weights

Redo = Callable[[Step, AnyTruth], tuple[Action | None, Random | None] | None]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A game that one viewer cannot tell from another: its set-up, and how each step is to be done again in it."""

    setup: Sequence[Fact]
    redo: Redo
    """The action to take and the chance to take it with, where they are not those of the step; None leaves it out."""
    differs: bool


class Adapter(ABC):
    """What a game says of itself to the contract suite."""

    lively: ClassVar[Weights]
    """Habits that make long games with much in them."""
    hasty: ClassVar[Weights]
    """Habits that bring a game to its end soon."""
    most_actions: ClassVar[int]
    """Within so many actions a hasty game is over."""
    views: ClassVar[float] = 4
    """So many views of a game can be compared, on average at least, with one that it could be."""
    always_open: ClassVar[frozenset[str]] = frozenset()
    """What a seat may do while it is not awaited, by the name on the wire."""
    silent: ClassVar[tuple[type[Event], ...]] = ()
    """Events that need no sentence."""
    secret_choices: ClassVar[Mapping[str, Callable[[AnyTruth, Seat], frozenset[Seat]]]] = MappingProxyType({})
    """Actions whose content is secret, and who may know it."""

    def sit_down(self, game: AnyGame, rng: Random) -> tuple[Seating, Options]:
        """Some seats with their places, and options, that a game can start with; anybody may be the host."""
        options = {each.name: rng.choice(each.values)[0] for each in game.info.options}
        while True:
            picks: dict[str, str] = {}
            for number in range(rng.randint(game.least_players(options), game.info.max_players)):
                picks[f"person {number}"] = rng.choice(game.open_places(picks, options))
            if game.missing(picks, options) is None:
                seats = list(game.seats_for(picks).items())
                rng.shuffle(seats)
                return {seat: picks[person] for seat, person in seats}, options

    def finish(self, truth: AnyTruth) -> tuple[Seat, Action] | None:
        """An action that wins at once, where there is one."""
        return None

    @abstractmethod
    def check(self, truth: AnyTruth) -> None:
        """Assert what is true of this game at every moment."""

    @abstractmethod
    def elsewhere(self, play: Play, viewer: Seat | None, rng: Random) -> Elsewhere | None:
        """The same game with all that this viewer cannot know drawn anew; None if there is nothing else it could be."""


def adapter_of(game: AnyGame) -> Adapter:
    adapter: Adapter = importlib.import_module(f"tests.contract.adapters.{game.info.name}").ADAPTER
    return adapter
