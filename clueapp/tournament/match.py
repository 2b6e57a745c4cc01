"""One game between system players: by the rules of the game and from each seat's own view, with nothing in between."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter

from clueapp.games.mystery.actions import Accuse
from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.players.mind import MakeMind, Mind
from clueapp.games.mystery.players.playing import impulse
from clueapp.games.mystery.state import MysteryTable, MysteryTruth
from clueapp.kernel.menu import Action
from clueapp.kernel.options import Options
from clueapp.kernel.rng import draw, habit
from clueapp.kernel.truth import Fact, evolve, project

MOST_ACTIONS = 5_000
"""A game is given up after so many: with players that ask for what they do not know none comes near it."""
OPTIONS: Options = {"notebook": "seen", "ceremony": False}


@dataclass(frozen=True, slots=True)
class Claim:
    """An accusation, how likely its maker took it to be true, and whether it was."""

    seat: str
    believed: float
    is_true: bool


@dataclass(frozen=True, slots=True)
class Played:
    """How a game ended."""

    winner: str | None
    turns: int
    seconds: Mapping[str, tuple[float, ...]]
    """For each seat how long each of its decisions took."""
    claims: tuple[Claim, ...]
    rooms: Mapping[str, tuple[str, ...]]
    """For each seat the rooms that it named, one after the other."""


def play(game: MysteryGame[MysteryTable], minds: Mapping[str, MakeMind], seed: str) -> Played:
    """Play to the end; seats are taken as they are named."""
    truth: MysteryTruth[MysteryTable] = game.bare_table(tuple(minds))
    truth = evolve(game, truth, game.opening({seat: seat for seat in minds}, OPTIONS))
    truth = _after(game, truth, game.setup(truth, draw(seed, 0)))
    seconds: dict[str, list[float]] = {seat: [] for seat in minds}
    claims: list[Claim] = []
    for number in range(1, MOST_ACTIONS):
        if game.outcome(truth.public) is not None:
            break
        (seat,) = game.awaits(truth.public)
        begun = perf_counter()
        mind = minds[seat](game.terrain, project(truth, seat), partial(_dice, seed, seat))
        action = impulse(mind).action
        seconds[seat].append(perf_counter() - begun)
        claims += _claims(mind, action, truth)
        truth = _after(game, truth, game.decide(truth, seat, action, draw(seed, number)))
    table = truth.public
    return Played(
        table.winner,
        table.turn_number,
        {seat: tuple(each) for seat, each in seconds.items()},
        tuple(claims),
        {seat: tuple(each.trio.room for each in table.inquiries if each.seat == seat) for seat in minds},
    )


def _claims(mind: Mind[MysteryTable], action: Action, truth: MysteryTruth[MysteryTable]) -> Iterator[Claim]:
    """The three cards that an accusation names; None for any other action."""
    if isinstance(action, Accuse):
        trio = Trio(action.suspect, action.weapon, action.room)
        yield Claim(mind.table.turn, mind.confidence, trio == truth.vault.solution)


def _dice(seed: str, seat: str, name: str) -> Random:
    return habit(seed, f"{seat}:{name}")


def _after(
    game: MysteryGame[MysteryTable], truth: MysteryTruth[MysteryTable], facts: Sequence[Fact]
) -> MysteryTruth[MysteryTable]:
    for fact in facts:
        truth = evolve(game, truth, fact)
    return truth
