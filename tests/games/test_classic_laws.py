"""Classic Clue, whatever is done: the contract's laws where they matter most, with and without the ceremony."""

import json
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from clueapp.games.classic.game import ClassicGame
from clueapp.kernel.codec import EventCodec
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import evolve, project
from tests.contract.adapters.classic import ADAPTER
from tests.contract.attempts import attempts, strangers_and_seats
from tests.contract.play import Habits, Play, as_json, fingerprint, go_on

GAME = ClassicGame()
seeds = st.integers(min_value=0, max_value=2**32)


def played(seed: int, limit: int) -> Play:
    """A random game of legal actions; every card is in exactly one place all the time."""
    rng = Random(seed)
    play = Play(GAME, *ADAPTER.sit_down(GAME, rng), seed)
    ADAPTER.check(play.truth)
    habits = Habits(ADAPTER.lively, absence=0.05, desertion=0.01, clock=0.02)
    go_on(play, rng, habits, limit, lambda now: ADAPTER.check(now.truth))
    return play


@pytest.mark.req("D-1.6", "D-1.7", "P-6.1")
@given(seed=seeds, limit=st.integers(min_value=0, max_value=120))
def test_every_card_has_one_place_and_the_log_read_back_is_the_same_game(seed: int, limit: int) -> None:
    play = played(seed, limit)
    codec, truth = EventCodec(GAME.events), play.opening
    for data in json.loads(as_json(codec, play.facts)):
        truth = evolve(GAME, truth, codec.load_fact(data))
    assert fingerprint(truth) == fingerprint(play.truth)


@pytest.mark.req("D-5.4", "P-1.6")
@given(seed=seeds)
def test_a_game_of_legal_actions_ends_or_can_be_ended(seed: int) -> None:
    play = played(seed, 100)
    if not play.is_over and (winning := ADAPTER.finish(play.truth)) is not None:
        assert GAME.menu(project(play.truth, winning[0])).allows(winning[1])
    go_on(play, Random(seed), Habits(ADAPTER.hasty), ADAPTER.most_actions)
    assert play.is_over


@pytest.mark.req("P-5.1")
@given(seed=seeds)
def test_what_is_not_on_the_menu_is_refused_and_changes_nothing(seed: int) -> None:
    play, rng = played(seed, seed % 60), Random(seed)
    before = fingerprint(play.truth)
    for action in attempts(play, rng, 40):
        seat = rng.choice(strangers_and_seats(play))
        if not GAME.menu(project(play.truth, seat)).allows(action):
            with pytest.raises(IllegalAction):
                GAME.decide(play.truth, seat, action, play.rng())
        assert fingerprint(play.truth) == before


@pytest.mark.req("D-3.4", "D-3.7", "D-3.10")
@given(seed=seeds)
def test_what_a_walk_is_offered_can_be_reached_and_taken_back(seed: int) -> None:
    play = played(seed, 60)
    table = play.truth.public
    walks = [form for form in play.forms(table.turn or None) if form.action.wire_name == "WALK"]
    assume(walks)
    for form in walks:
        for to in form.fields["to"].values:
            truth = play.truth
            for action in (form.action(to), next(kind for kind in GAME.actions if kind.wire_name == "TAKE_BACK")()):
                for fact in GAME.decide(truth, table.turn, action, play.rng()):
                    truth = evolve(GAME, truth, fact)
            assert truth == play.truth
