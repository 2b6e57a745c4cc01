"""B-2.6: each system player has a temperament of its own."""

from functools import partial
from itertools import pairwise

import pytest

from clueapp.games.mystery.cards import SUSPECTS
from clueapp.kernel.rng import habit, new_seed, temper
from clueapp.kernel.temperament import Temperament, temperament

NOTICEABLE = 0.3
"""So far apart in one trait, two players are told from each other."""


def drawn(seed: str, seat: str) -> Temperament:
    return temperament(partial(habit, temper(seed, seat)))


def distance(one: Temperament, other: Temperament) -> float:
    return max(abs(one.daring - other.daring), abs(one.bluffing - other.bluffing), abs(one.caution - other.caution))


@pytest.mark.req("B-2.6")
def test_the_seats_of_one_game_differ_noticeably() -> None:
    seeds = [f"{number:064x}" for number in range(200)]
    pairs = [(drawn(seed, one), drawn(seed, other)) for seed in seeds for one, other in pairwise(SUSPECTS)]
    alike = [pair for pair in pairs if distance(*pair) < NOTICEABLE]
    assert len(alike) < len(pairs) / 8


@pytest.mark.req("B-2.6")
def test_a_temperament_stays_the_same_all_game_long() -> None:
    seed = new_seed()
    assert {drawn(seed, "plum") for _ in range(20)} == {drawn(seed, "plum")}


@pytest.mark.req("B-2.6")
def test_every_trait_lies_between_none_and_all_of_it_and_no_side_is_favoured() -> None:
    found = [drawn(f"{number:064x}", "plum") for number in range(600)]
    for trait in ("daring", "bluffing", "caution"):
        values = [getattr(each, trait) for each in found]
        assert 0 <= min(values) < 0.05
        assert 0.95 < max(values) <= 1
        assert sum(values) / len(values) == pytest.approx(0.5, abs=0.06)
