"""B-2.2: a system player plays by what its seat may see, in every game that has them and in every strength."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from clueapp.games.clueless.game import CluelessGame
from clueapp.games.clueless.state import CluelessTruth, CluelessView
from clueapp.games.mystery.actions import Accuse
from clueapp.kernel.game import AnyGame, Impulse
from clueapp.kernel.menu import Action
from clueapp.kernel.rng import habit, temper
from clueapp.kernel.truth import Fact, Seat, project
from tests.contract.adapters import Adapter, adapter_of
from tests.contract.conftest import GAMES, THOROUGH
from tests.contract.play import Play
from tests.contract.secrecy import LeakError, a_game_up_to_somewhere, all_that_was_sent, compare

WITH_ROBOTS = sorted(name for name, each in GAMES.items() if each.info.robots)
POSITIONS = 2_000 if THOROUGH else 60


def impulses(play: Play, seat: Seat) -> dict[str, Impulse | None]:
    """What a system player of each strength would do in this seat now, always with the same chance."""
    view, dice = project(play.truth, seat), partial(habit, temper("00", seat))
    if not play.game.may_have_impulse(view):
        return {}
    return {strength: play.game.robot(view, strength, dice) for strength, _ in play.game.info.robots}


def compare_impulses(game: AnyGame, adapter: Adapter, seed: int) -> int:
    """Every seat at some moment of a game, and of one that it could be; says how often there was something to do."""
    rng = Random(seed)
    here = a_game_up_to_somewhere(game, adapter, rng, seed)
    sent, found = all_that_was_sent(here), 0
    for seat in here.players:
        elsewhere = adapter.elsewhere(here, seat, rng)
        if elsewhere is None or here.is_over:
            continue
        intended = impulses(here, seat)
        there = compare(here, elsewhere, seat, sent[seat])
        if intended != impulses(there, seat):
            raise LeakError(f"{seat} would do otherwise where only what it cannot know is otherwise")
        found += any(each is not None for each in intended.values())
    return found


def compare_all(game: AnyGame) -> int:
    return sum(compare_impulses(game, adapter_of(game), seed) for seed in range(POSITIONS))


@pytest.mark.req("B-2.2", "P-5.2")
@pytest.mark.parametrize("name", WITH_ROBOTS)
def test_what_a_seat_cannot_know_changes_nothing_in_what_a_system_player_does_there(name: str) -> None:
    game = GAMES[name]
    assert compare_all(game) > POSITIONS / 8


class Peeking(CluelessGame):
    """Its system players have looked into the case file."""

    def decide(self, truth: CluelessTruth, seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        self._case = truth.vault.solution
        return super().decide(truth, seat, action, rng)

    def robot(self, view: CluelessView, strength: str, dice: object) -> Impulse:
        return Impulse(Accuse(*self._case.cards), 1.0)


@pytest.mark.req("B-2.2")
def test_one_that_cheats_is_found_out() -> None:
    with pytest.raises(LeakError):
        compare_all(Peeking())
