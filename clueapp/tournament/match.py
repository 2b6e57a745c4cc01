"""One game between system players: by the rules of the game and from each seat's own view, with nothing in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter

from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.players.mind import MakeMind
from clueapp.games.mystery.players.playing import impulse
from clueapp.games.mystery.state import MysteryTable, MysteryTruth
from clueapp.kernel.options import Options
from clueapp.kernel.rng import draw, habit
from clueapp.kernel.truth import Fact, evolve, project

MOST_ACTIONS = 5_000
"""A game is given up after so many: with players that ask for what they do not know none comes near it."""
OPTIONS: Options = {"notebook": "seen", "ceremony": False}


@dataclass(frozen=True, slots=True)
class Played:
    """How a game ended."""

    winner: str | None
    turns: int
    seconds: Mapping[str, tuple[float, ...]]
    """For each seat how long each of its decisions took."""


def play(game: MysteryGame[MysteryTable], minds: Mapping[str, MakeMind], seed: str) -> Played:
    """Play to the end; seats are taken as they are named."""
    truth: MysteryTruth[MysteryTable] = game.bare_table(tuple(minds))
    truth = evolve(game, truth, game.opening({seat: seat for seat in minds}, OPTIONS))
    truth = _after(game, truth, game.setup(truth, draw(seed, 0)))
    seconds: dict[str, list[float]] = {seat: [] for seat in minds}
    for number in range(1, MOST_ACTIONS):
        if game.outcome(truth.public) is not None:
            break
        (seat,) = game.awaits(truth.public)
        begun = perf_counter()
        mind = minds[seat](game.terrain, project(truth, seat), partial(_dice, seed, seat))
        action = impulse(mind).action
        seconds[seat].append(perf_counter() - begun)
        truth = _after(game, truth, game.decide(truth, seat, action, draw(seed, number)))
    return Played(truth.public.winner, truth.public.turn_number, {seat: tuple(each) for seat, each in seconds.items()})


def _dice(seed: str, seat: str, name: str) -> Random:
    return habit(seed, f"{seat}:{name}")


def _after(
    game: MysteryGame[MysteryTable], truth: MysteryTruth[MysteryTable], facts: Sequence[Fact]
) -> MysteryTruth[MysteryTable]:
    for fact in facts:
        truth = evolve(game, truth, fact)
    return truth
