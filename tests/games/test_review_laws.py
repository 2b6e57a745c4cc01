"""Reviews of whatever games: they say of each moment what could be deduced then, and never lose the truth."""

from collections.abc import Mapping
from math import log2
from random import Random

import pytest

from clueapp.games.classic.game import ClassicGame
from clueapp.games.clueless import GAME as CLUELESS
from clueapp.games.mystery.cards import SUSPECTS
from clueapp.games.mystery.deduction import deduce
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.review import Hindsight, Review
from clueapp.kernel.truth import project
from tests.contract.adapters.mystery import MysteryAdapter
from tests.contract.play import Habits, Play, go_on

Counts = dict[int, Mapping[str, int]]
"""How many case files were possible when a turn began, for each seat."""


class Observer:
    """Deduces in every turn what each seat can know just then."""

    def __init__(self) -> None:
        self.counts: Counts = {}

    def __call__(self, play: Play) -> None:
        public = play.truth.public
        if public.phase != "over" and public.turn_number not in self.counts:
            self.counts[public.turn_number] = {seat: self._count(play, seat) for seat in public.players}

    def _count(self, play: Play, seat: str) -> int:
        known = deduce(project(play.truth, seat))
        assert known is not None
        return len(known.case_files)


def played(game: MysteryGame, seed: int) -> tuple[Play, Counts]:
    """A game to its end, with what could be known when each turn began."""
    rng, observer = Random(seed), Observer()
    seats = rng.sample(SUSPECTS, rng.choice((2, 3, 3, 4)))
    play = Play(game, dict(zip(seats, seats, strict=True)), {"allow_two": True, "ceremony": False}, seed)
    go_on(play, rng, Habits(MysteryAdapter.lively, absence=0.05, desertion=0.004), 150, observer)
    go_on(play, rng, Habits(MysteryAdapter.hasty), 400, observer)
    assert play.is_over
    return play, observer.counts


def check(review: Review, seat: Hindsight) -> None:
    """What holds of every seat's way to the truth."""
    numbers = [step.possible for step in seat.steps]
    assert numbers == sorted(numbers, reverse=True)
    assert [step.turn for step in seat.steps] == [0, *(each.turn for each in review.happenings)]
    assert all(0 <= step.bits <= log2(step.possible) + 1e-9 for step in seat.steps)
    assert set(review.solution.cards) <= set(seat.candidates)
    if seat.proof is not None:
        assert set(numbers[seat.proof :]) == {1}
        assert sorted(seat.candidates) == sorted(review.solution.cards)
    if seat.charge is not None and seat.charge.is_true:
        assert seat.charge.chance > 0
        assert (seat.charge.chance == 1) is (seat.proof is not None)


@pytest.mark.req("D-5.5", "B-1.1")
@pytest.mark.parametrize("game", [CLUELESS, ClassicGame()], ids=["clueless", "classic"])
@pytest.mark.parametrize("seed", range(12))
def test_a_review_says_of_each_turn_what_could_be_deduced_in_it(game: MysteryGame, seed: int) -> None:
    play, counts = played(game, seed)
    review = game.review(play.truth)
    assert review is not None
    for seat in review.seats:
        check(review, seat)
        for turn, possible in counts.items():
            before = [step for step in seat.steps if step.turn < turn]
            assert before[-1].possible == possible[seat.seat], (seat.seat, turn)
