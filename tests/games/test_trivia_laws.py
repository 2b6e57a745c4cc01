"""Trivia Duel: what holds in every match, whatever is done in it."""

import json
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clueapp.games.trivia import events as e
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.state import BET_TIERS, SEATS
from clueapp.kernel.codec import EventCodec
from clueapp.kernel.truth import evolve, project
from tests.contract.adapters.trivia import ADAPTER
from tests.contract.play import Play
from tests.games.trivia_play import MOST_STEPS, play_on, riddles, step

GAME = TriviaGame(riddles())
seeds = st.integers(min_value=0, max_value=2**32)


@pytest.mark.req("T-1.1", "T-2.3", "T-2.5", "T-3.2", "T-3.5", "T-4.2")
@given(seed=seeds)
def test_no_money_is_made_or_lost_and_no_fold_or_buzz_is_one_too_many(seed: int) -> None:
    play_on(GAME, seed, watch=lambda play: ADAPTER.check(play.truth))


@pytest.mark.req("T-1.1", "T-2.5", "T-4.2")
@given(seed=seeds)
def test_every_match_ends_and_the_richer_has_won_it(seed: int) -> None:
    play = play_on(GAME, seed)
    duel = play.truth.public
    outcome = GAME.outcome(duel)
    assert outcome is not None
    assert len(play.steps) < MOST_STEPS
    one, two = (duel.balances[seat] for seat in SEATS)
    assert outcome.winners == (("P1",) if one > two else ("P2",) if two > one else ())
    assert (outcome.termination == "bust") == (0 in (one, two))
    assert (outcome.termination == "tie") == (one == two)
    assert len(duel.history) == duel.questions or outcome.termination == "bust"


@pytest.mark.req("T-1.1")
@given(seed=seeds)
def test_the_changes_of_the_questions_add_up_to_the_balances(seed: int) -> None:
    duel = play_on(GAME, seed).truth.public
    for seat in SEATS:
        total = 500 + sum(each.changes[seat] for each in duel.history)
        assert total == duel.balances[seat]
        assert all(each.changes["P1"] + each.changes["P2"] == 0 for each in duel.history)


@pytest.mark.req("T-5.1", "P-6.1")
@given(seed=seeds)
def test_a_match_is_its_log(seed: int) -> None:
    play = play_on(GAME, seed, limit=Random(seed).randrange(MOST_STEPS))
    codec = EventCodec(GAME.events)
    truth = play.opening
    for line in json.loads(json.dumps([codec.dump_fact(fact) for fact in play.facts])):
        truth = evolve(GAME, truth, codec.load_fact(line))
    assert truth == play.truth


@pytest.mark.req("T-1.3")
@given(seed=seeds)
def test_no_two_clocks_of_a_match_have_the_same_name(seed: int) -> None:
    keys: list[str] = []

    def note(play: Play) -> None:
        clock = GAME.deadline(play.truth.public)
        assert (clock is None) == play.is_over
        if clock is not None and (not keys or keys[-1] != clock.key):
            keys.append(clock.key)
            assert clock.seconds in (0.5, 3, 5, 9, 10, 15)

    play_on(GAME, seed, watch=note)
    assert len(set(keys)) == len(keys)


@pytest.mark.req("T-2.1", "T-2.2", "T-2.5")
@given(seed=seeds)
def test_every_bet_can_be_matched(seed: int) -> None:
    def look(play: Play) -> None:
        duel = play.truth.public
        if duel.bout.awaiting is None:
            return
        for form in play.forms(duel.bout.awaiting):
            if form.action.wire_name == "BET":
                for amount in form.fields["amount"].values:
                    assert amount in BET_TIERS or amount == min(duel.balances.values()) < min(BET_TIERS)
                    assert amount <= min(duel.balances.values())
        assert any(form.action.wire_name in ("BET", "MATCH") for form in play.forms(duel.bout.awaiting))

    play_on(GAME, seed, watch=look)


# Secrets
@pytest.mark.req("T-3.1", "P-5.2")
@settings(max_examples=40)  # each looks at everything that was sent, at every step of a match
@given(seed=seeds)
def test_nothing_leaves_the_server_before_its_time(seed: int) -> None:
    """Every clue and answer is gibberish of its own: a piece of one that is found was told."""
    codec = EventCodec(GAME.events)
    told = 0

    def listen(play: Play) -> None:
        nonlocal told
        facts, told = play.facts[told:], len(play.facts)
        events = [fact.public for fact in facts if fact.public]
        sent = [json.dumps(codec.dump(event)) for event in events]
        sent += [json.dumps(GAME.message(event, 1)) for event in events]
        sent += [repr(GAME.tell(event, viewer, {})) for event in events for viewer in (*SEATS, None)]
        shown = [GAME.show(project(play.truth, viewer)) for viewer in (*SEATS, None)]
        sent += [json.dumps({**each, "draft": None}) for each in shown]  # one's own guess may be right
        sent += [repr(play.forms(seat)) for seat in SEATS] + [repr(play.truth.public)]
        everything = "\n".join(sent)
        duel = play.truth.public
        for at, question in enumerate(play.truth.vault.questions):
            if at < len(duel.history):
                continue
            out = len(duel.bout.letters) if at == duel.bout.index else 0
            hidden = question.clue[out:]
            assert not any(hidden[each : each + 6] in everything for each in range(0, len(hidden) - 5, 6))
            assert not out or not hidden or question.clue[: out + 1] not in everything
            assert not any(answer.upper() in everything.upper() for answer in question.accepted)
            assert question.id not in everything

    play_on(GAME, seed, watch=listen)


@pytest.mark.req("T-3.1")
@given(seed=seeds)
def test_letters_come_six_at_a_time_in_their_order(seed: int) -> None:
    play = play_on(GAME, seed)
    letters: list[str] = []
    for event in (fact.public for fact in play.facts if fact.public):
        if isinstance(event, e.ClueOpened):
            letters = [""]
        if isinstance(event, e.ClueTicked):
            letters.append(event.letters)
            before, now = list(pairwise(letters))[-1]
            assert now.startswith(before)
            assert 0 < len(now) - len(before) <= 6


@pytest.mark.req("T-5.2", "T-3.3")
@given(seed=seeds)
def test_whatever_was_done_in_time_makes_its_clock_stale(seed: int) -> None:
    rng = Random(seed)
    play = play_on(GAME, seed, limit=rng.randrange(200))
    for _ in range(10):
        if play.is_over:
            return
        clock, done = GAME.deadline(play.truth.public), len(play.steps)
        step(play, rng)
        assert len(play.steps) == done + 1
        asked_again = GAME.deadline(play.truth.public) == clock  # a second request leaves the clock as it is
        assert asked_again or not GAME.expire(play.truth, clock, rng)
