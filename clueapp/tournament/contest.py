"""One kind of player against others of another kind, game after game, every seat in turn."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from clueapp.games.mystery.cards import SUSPECTS
from clueapp.games.mystery.game import MysteryGame
from clueapp.kernel.registry import games
from clueapp.tournament.kinds import KINDS
from clueapp.tournament.match import Claim, Played, play
from clueapp.tournament.speed import SpeedGame

GAMES = ("clueless", "classic", "speed")


@dataclass(frozen=True, slots=True)
class Contest:
    """A pairing at one table: one against all others."""

    game: str
    players: int
    one: str
    others: str

    @property
    def fair(self) -> float:
        return 1 / self.players


@dataclass(slots=True)
class Tally:
    """What came of it."""

    games: int = 0
    won: int = 0
    unsolved: int = 0
    turns: int = 0
    seconds: list[float] = field(default_factory=list)
    """How long the one took for each decision."""
    claims: list[Claim] = field(default_factory=list)
    """The accusations of the one, and of the others where they are of its kind."""
    shuttles: int = 0
    """How often the same went back and forth between two rooms, naming A, B, A and B."""
    fours: int = 0
    """How many times anybody of that kind named four rooms in a row: how often it could have been a shuttle."""

    @property
    def bets(self) -> list[Claim]:
        return [claim for claim in self.claims if claim.believed < 1]

    def count(self, seat: str, played: Played, alike: Collection[str]) -> None:
        """`alike`: the seats of the one's own kind, whose ways count."""
        self.games += 1
        self.won += played.winner == seat
        self.unsolved += played.winner is None
        self.turns += played.turns
        self.seconds += played.seconds[seat]
        self.claims += [claim for claim in played.claims if claim.seat in alike]
        for each in alike:
            walks = fours(played.rooms[each])
            self.fours += len(walks)
            self.shuttles += sum(map(is_shuttle, walks))


def fours(rooms: Sequence[str]) -> list[tuple[str, ...]]:
    """Each four that were named one after the other.

    >>> fours(("hall", "study", "hall", "study", "lounge"))
    [('hall', 'study', 'hall', 'study'), ('study', 'hall', 'study', 'lounge')]
    """
    return [tuple(rooms[at : at + 4]) for at in range(len(rooms) - 3)]


def is_shuttle(rooms: Sequence[str]) -> bool:
    """Whether these four go back and forth between two, or never leave one.

    >>> is_shuttle(("hall", "study", "hall", "study")), is_shuttle(("hall", "study", "hall", "lounge"))
    (True, False)
    """
    return rooms[:2] == rooms[2:]


def hold(contest: Contest, number: int, seed: int, jobs: int) -> Tally:
    """So many games: each deal is played with the one in every seat, so that no seat and no hand is an advantage."""
    tally = Tally()
    for seat, played in _played(contest, range(number), seed, jobs):
        tally.count(seat, played, played.rooms.keys() if contest.one == contest.others else (seat,))
    return tally


def _played(contest: Contest, numbers: Iterable[int], seed: int, jobs: int) -> Iterator[tuple[str, Played]]:
    if jobs < 2:
        yield from (one_game(contest, number, seed) for number in numbers)
        return
    everything = [(contest, number, seed) for number in numbers]
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one_game, *zip(*everything, strict=True), chunksize=4)


def one_game(contest: Contest, number: int, seed: int) -> tuple[str, Played]:
    """The game of this number, and where the one sat in it; among equals, each game has a deal of its own."""
    deal, at = divmod(number, contest.players)
    deal = number if contest.one == contest.others else deal
    secret = hashlib.sha256(f"{contest.game} {contest.players} {seed} {deal}".encode()).hexdigest()
    seats = [seat for seat in SUSPECTS if seat in Random(secret).sample(SUSPECTS, contest.players)]
    kinds = {seat: contest.one if seat == seats[at] else contest.others for seat in seats}
    return seats[at], play(game_of(contest.game), {seat: KINDS[kind] for seat, kind in kinds.items()}, secret)


def game_of(name: str) -> MysteryGame:  # type: ignore[type-arg]
    found = SpeedGame() if name == "speed" else games()[name]
    if not isinstance(found, MysteryGame):
        raise ValueError(f"{name} is no mystery")
    return found
