"""How long system players take: as people would, and without telling anything by it."""

from random import Random

import pytest

from clueapp.games.mystery.actions import EndTurn, Show, Suggest
from clueapp.games.mystery.players.timing import seconds


@pytest.mark.req("C-6.10", "B-2.4", "P-5.3")
def test_the_time_to_show_a_card_says_nothing_about_how_many_would_fit() -> None:
    for seed in range(50):
        times = {seconds(Show(card), fitting, Random(seed)) for card in ("rope", "hall") for fitting in (1, 2, 3)}
        assert len(times) == 1


@pytest.mark.req("B-2.4")
def test_they_take_one_to_three_seconds_and_less_for_what_is_plain() -> None:
    for seed in range(50):
        assert 1 <= seconds(Suggest("plum", "rope"), 2, Random(seed)) <= 3.5
        assert 1 <= seconds(Show("rope"), 2, Random(seed)) <= 3
        assert seconds(EndTurn(), 1, Random(seed)) < 1.5
