"""B-2.1: when system players accuse: with proof, or as a bet that is worth it."""

from collections.abc import Iterator

import pytest

from clueapp.games.mystery.actions import Accuse
from clueapp.games.mystery.cards import SUSPECTS, Trio
from clueapp.games.mystery.deduction import deduce
from clueapp.games.mystery.game import MysteryGame
from clueapp.kernel.registry import games
from clueapp.kernel.truth import project
from tests.games.mystery_bench import Bench

GAMES = {name: game for name, game in games().items() if isinstance(game, MysteryGame)}


def accusations(name: str, strength: str, players: int, number: int) -> Iterator[tuple[Trio, Trio | None, Trio]]:
    """What is accused of in so many games, what was proven to the accuser, and what was true."""
    for seed in range(number):
        bench = Bench(GAMES[name], dict.fromkeys(SUSPECTS[:players], strength), seed, {"ceremony": False})
        while not bench.is_over:
            views = {seat: project(bench.truth, seat) for seat in bench.strengths}
            seat, impulse = bench.step()
            if isinstance(said := impulse.action, Accuse):
                known = deduce(views[seat])
                assert known is not None
                assert bench.truth.vault.solution is not None
                yield Trio(said.suspect, said.weapon, said.room), known.proven, bench.truth.vault.solution


@pytest.mark.req("B-2.1")
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_detective_accuses_with_proof_alone_and_is_never_wrong(name: str, players: int) -> None:
    made = list(accusations(name, "detective", players, 4))
    assert len(made) == 4
    assert all(said == proven == true for said, proven, true in made)


@pytest.mark.req("B-2.1", "B-2.8")
@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_mastermind_is_never_wrong_where_it_has_proof_and_not_too_often_where_it_bets(
    name: str, players: int
) -> None:
    made = list(accusations(name, "mastermind", players, 6))
    assert all(said == proven == true for said, proven, true in made if proven)
    false = sum(said != true for said, _, true in made)
    assert false <= len(made) / 3, f"{false} of {len(made)}"
