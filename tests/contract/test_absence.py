"""Laws about players who are away or leave: in every game the others can play on."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from clueapp.kernel.game import AnyGame, Deadline
from tests.contract.adapters import Adapter
from tests.contract.play import Habits, go_on
from tests.contract.random_games import seeds, somewhere, somewhere_where


@pytest.mark.req("P-2.4")
@given(seed=seeds)
def test_standing_in_for_an_awaited_seat_always_goes_on(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere_where(game, adapter, seed, lambda play: game.awaits(play.truth.public))
    for _ in range(12):
        for seat in sorted(game.awaits(play.truth.public))[:1]:
            before = play.truth
            assert play.stand_in(seat).facts
            assert play.truth.public != before.public
            adapter.check(play.truth)


@pytest.mark.req("P-1.6", "P-2.4")
@given(seed=seeds)
def test_whoever_leaves_the_others_can_finish(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play, rng = somewhere(game, adapter, seed), Random(seed)
    for _ in range(rng.randint(1, len(play.players))):
        deserter = rng.choice(play.players)
        play.desert(deserter)
        adapter.check(play.truth)
        assert deserter not in game.awaits(play.truth.public)
        assert deserter not in game.in_play(play.truth.public)
        go_on(play, rng, Habits(adapter.lively), rng.randint(0, 5))
    winning = adapter.finish(play.truth)
    if winning and rng.random() < 0.5:
        play.act(*winning)
    go_on(play, rng, Habits(adapter.hasty), adapter.most_actions)
    assert play.is_over


@given(seed=seeds)
def test_when_all_have_left_the_game_is_over(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    for seat in Random(seed).sample(play.players, len(play.players)):
        play.desert(seat)
    assert play.is_over


@pytest.mark.req("P-7.1", "P-7.2")
@given(seed=seeds)
def test_a_clock_that_runs_out_goes_on_and_a_stale_one_does_nothing(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere_where(game, adapter, seed, lambda play: game.deadline(play.truth.public))
    assert not game.expire(play.truth, Deadline("no such clock", 1), play.rng())
    for _ in range(6):
        deadline = game.deadline(play.truth.public)
        if deadline is None:
            return
        assert deadline.seconds > 0
        assert play.expire().facts
        assert game.deadline(play.truth.public) != deadline
        assert not game.expire(play.truth, deadline, play.rng())
