"""Trivia Duel, sections 1 and 2: the match and its betting."""

import pytest

from clueapp.games.trivia.events import BetPlaced
from tests.games.trivia_table import AtDuel, betting, duel, sample
from tests.laid import laid


def out_of_folds(seat: str) -> AtDuel:
    """At the third question's betting, where P1 acts first; this seat has used both its folds."""
    t = betting(*map(sample, range(5)))
    for _ in range(2):
        first = t.public.bout.first_actor
        if seat != first:
            t.seat(first).bets(5)
        t.seat(seat).folds().at.next_question()
    return t


# The match
@pytest.mark.req("T-1.1")
def test_each_starts_with_500_and_two_folds_and_three_questions_are_played() -> None:
    t = duel()
    assert (t.balances, t.folds, t.public.questions) == ((500, 500), (2, 2), 3)
    assert laid(t.game, ("P1", "P2"), {}).public.questions == 3
    assert [value for value, _ in t.game.info.options[0].values] == [3, 5, 7]


@pytest.mark.req("T-1.1")
@pytest.mark.parametrize("number", [3, 5, 7])
def test_as_many_questions_are_played_as_the_host_has_set(number: int) -> None:
    t = betting(*map(sample, range(number)))
    for index in range(number):
        assert t.wire["questionIndex"] == index
        t.both_fail()
        t = t.next_question() if index + 1 < number else t.time_runs_out()
    t.is_in("complete")
    assert len(t.public.history) == number


@pytest.mark.req("T-1.2")
def test_a_match_goes_through_all_phases_in_their_order() -> None:
    t = duel()
    assert t.game.phase(t.opening.public) == "waiting"
    t.is_in("category").time_runs_out().is_in("betting").p1.bets(5).p2.matches().at.is_in("clue").p1.buzzes()
    t.is_in("answer").p1.answers_right().at.is_in("resolution").time_runs_out().is_in("category")
    for _ in range(2):
        t.time_runs_out().both_fail().time_runs_out()
    t.is_in("complete")


@pytest.mark.req("T-1.4")
def test_who_acts_first_alternates() -> None:
    t = betting(*map(sample, range(5)))
    order = []
    for _ in range(5):
        order.append(t.wire["awaitingAction"])
        t.both_fail()
        if t.time_runs_out().phase == "category":
            t.time_runs_out()
    assert order == ["P1", "P2", "P1", "P2", "P1"]


# AWAITING_BET
@pytest.mark.req("T-2.1", "T-2.6")
@pytest.mark.parametrize("tier", [5, 10, 25, 50, 100])
def test_the_first_actor_bets_a_tier_and_the_other_is_asked(tier: int) -> None:
    t = betting()
    assert t.p1.may == {"BET", "FOLD"}
    assert t.p2.may == set()
    assert t.wire["betOptions"] == [5, 10, 25, 50, 100]
    t.p1.bets(tier)
    assert (t.pot, t.balances, t.wire["awaitingAction"]) == (tier, (500 - tier, 500), "P2")


@pytest.mark.req("T-2.1", "T-2.3")
def test_a_fold_before_any_bet_moves_no_money_but_uses_a_fold() -> None:
    t = betting().p1.folds().at.is_in("resolution")
    assert (t.balances, t.folds, t.wire["resolution"]["outcome"]) == ((500, 500), (1, 2), "P1_FOLD")
    assert t.wire["resolution"]["balanceChanges"] == {"P1": 0, "P2": 0}


@pytest.mark.req("T-2.1", "T-1.3")
def test_a_first_actor_who_says_nothing_folds() -> None:
    t = betting().time_runs_out().is_in("resolution")
    assert (t.balances, t.folds, t.wire["resolution"]["outcome"]) == ((500, 500), (1, 2), "P1_FOLD")
    assert any(isinstance(event, BetPlaced) and event.is_late for event in t.events)


# AWAITING_RESPONSE of the other
@pytest.mark.req("T-2.2", "T-2.3")
def test_the_other_folds_and_the_bet_goes_back_to_the_one_who_made_it() -> None:
    t = betting().p1.bets(50).p2.folds().at.is_in("resolution")
    assert (t.balances, t.folds, t.wire["resolution"]["outcome"]) == ((500, 500), (2, 1), "P2_FOLD")


@pytest.mark.req("T-2.2")
def test_the_other_matches_and_the_clue_begins() -> None:
    t = betting().p1.bets(50).p2.matches().at.is_in("clue")
    assert (t.pot, t.balances, t.wire["contributions"]) == (100, (450, 450), {"P1": 50, "P2": 50})


@pytest.mark.req("T-2.2", "T-2.6")
@pytest.mark.parametrize("total", [51, 100, 137, 500])
def test_the_other_raises_to_any_total_above_the_bet_and_within_their_balance(total: int) -> None:
    t = betting().p1.bets(50).p2.raises_to(total).at.is_in("betting")
    assert (t.pot, t.balances, t.wire["awaitingAction"]) == (50 + total, (450, 500 - total), "P1")
    assert t.wire["raises"] == 1


@pytest.mark.req("T-2.1", "T-2.2")
def test_another_who_says_nothing_folds() -> None:
    t = betting().p1.bets(50).at.time_runs_out().is_in("resolution")
    assert (t.balances, t.folds, t.wire["resolution"]["outcome"]) == ((500, 500), (2, 1), "P2_FOLD")


# AWAITING_RESPONSE of the first actor
@pytest.mark.req("T-2.2")
def test_after_a_raise_the_first_actor_matches_and_the_clue_begins() -> None:
    t = betting().p1.bets(50).p2.raises_to(100).p1.matches().at.is_in("clue")
    assert (t.pot, t.balances) == (200, (400, 400))


@pytest.mark.req("T-2.2", "T-2.3")
def test_after_a_raise_the_first_actor_folds_and_loses_the_bet() -> None:
    t = betting().p1.bets(50).p2.raises_to(100).p1.folds().at.is_in("resolution")
    assert (t.balances, t.folds) == ((450, 550), (1, 2))
    assert t.wire["resolution"]["balanceChanges"] == {"P1": -50, "P2": 50}


@pytest.mark.req("T-2.2", "T-2.3")
def test_after_a_raise_a_first_actor_who_says_nothing_folds() -> None:
    t = betting().p1.bets(50).p2.raises_to(100).at.time_runs_out().is_in("resolution")
    assert (t.balances, t.wire["resolution"]["outcome"]) == ((450, 550), "P1_FOLD")


@pytest.mark.req("T-2.2")
def test_there_is_one_raise_a_question() -> None:
    t = betting().p1.bets(50).p2.raises_to(100).at
    assert t.p1.may == {"MATCH", "FOLD"}
    t.p1.is_refused("no_raise_now").raises_to(200)


# Without folds
@pytest.mark.req("T-2.4")
def test_without_folds_left_one_cannot_fold() -> None:
    t = out_of_folds("P1")
    assert t.folds == (0, 2)
    assert t.p1.may == {"BET"}
    t.p1.is_refused("no_folds_remaining").folds()


@pytest.mark.req("T-2.4")
def test_without_folds_left_silence_bets_the_smallest_tier() -> None:
    t = out_of_folds("P1").time_runs_out().is_in("betting")
    assert (t.pot, t.wire["contributions"]["P1"], t.wire["awaitingAction"]) == (5, 5, "P2")


@pytest.mark.req("T-2.4")
def test_without_folds_left_silence_matches() -> None:
    t = out_of_folds("P2").p1.bets(100).at.time_runs_out().is_in("clue")
    assert t.pot == 200


@pytest.mark.req("T-2.4")
def test_without_folds_left_silence_matches_a_raise() -> None:
    t = out_of_folds("P1").p1.bets(25).p2.raises_to(300).at.time_runs_out().is_in("clue")
    assert t.pot == 600


# What can be matched
@pytest.mark.req("T-2.5")
def test_no_bet_goes_beyond_what_one_has() -> None:
    t = betting().set_balances(30, 970)
    assert t.wire["betOptions"] == [5, 10, 25]
    t.p1.is_refused("insufficient_balance").bets(50)


@pytest.mark.req("T-2.5")
def test_no_bet_goes_beyond_what_the_other_can_match() -> None:
    t = betting().set_balances(970, 30)
    assert t.wire["betOptions"] == [5, 10, 25]
    t.p1.is_refused("bad_amount").bets(50)


@pytest.mark.req("T-2.5")
def test_no_raise_goes_beyond_what_the_other_can_match() -> None:
    t = betting().set_balances(130, 870).p1.bets(100).at
    assert t.wire["raiseLimits"] == {"min": 101, "max": 130}
    t.p2.is_refused("bad_amount").raises_to(131)
    t.p2.raises_to(130).p1.matches()
    assert (t.balances, t.pot) == ((0, 740), 260)


@pytest.mark.req("T-2.5")
def test_where_nothing_can_be_added_there_is_no_raise() -> None:
    t = betting().set_balances(100, 900).p1.bets(100).at
    assert t.p2.may == {"MATCH", "FOLD"}
    t.p2.is_refused("bad_amount").raises_to(101)


@pytest.mark.req("T-2.5")
@pytest.mark.parametrize(("one", "two"), [(997, 3), (3, 997)])
def test_with_less_than_the_smallest_tier_all_of_it_is_bet(one: int, two: int) -> None:
    t = betting().set_balances(one, two)
    assert t.wire["betOptions"] == [3]
    t.p1.is_refused("bad_amount").bets(1)
    t.p1.bets(3).p2.matches()
    assert t.pot == 6


@pytest.mark.req("T-2.5", "T-2.4")
def test_silence_without_folds_bets_all_of_what_is_less_than_a_tier() -> None:
    t = out_of_folds("P1").set_balances(2, 998).time_runs_out()
    assert (t.wire["contributions"]["P1"], t.wire["awaitingAction"]) == (2, "P2")


@pytest.mark.req("T-2.5")
def test_a_balance_of_nothing_ends_the_match_after_the_question() -> None:
    t = betting().p1.bets(100).p2.raises_to(500).p1.matches().at
    t.p2.buzzes().answers_right().at.is_in("resolution")
    assert t.balances == (0, 1000)
    t.time_runs_out().is_in("complete")
    assert (t.outcome.winners, t.outcome.termination) == (("P2",), "bust")


# Races
@pytest.mark.req("T-5.2")
def test_a_bet_that_came_before_its_time_out_stands() -> None:
    t = betting()
    clock = t.deadline
    t.p1.bets(50)
    before = t.truth
    t.time_runs_out(clock)
    assert t.truth is before
    assert t.deadline != clock


@pytest.mark.req("T-5.2")
def test_a_bet_that_came_after_its_time_out_is_refused() -> None:
    betting().time_runs_out().p1.is_refused("not_betting_phase").bets(50)


# Errors
@pytest.mark.req("T-5.1")
def test_untimely_bets_are_refused_by_their_codes() -> None:
    t = duel()
    t.p1.is_refused("not_betting_phase").bets(50)
    t.time_runs_out()
    t.p2.is_refused("not_your_turn").bets(50)
    t.p2.is_refused("not_your_turn").folds()
    t.p1.is_refused("nothing_to_match").matches()
    t.p1.is_refused("no_raise_now").raises_to(100)
    t.p1.is_refused("insufficient_balance").bets(501)
    for amount in (-5, 0, 1, 7, 99, 500):
        t.p1.is_refused("bad_amount").bets(amount)
    t.p1.bets(50).is_refused("not_your_turn").matches()
    t.p2.is_refused("already_bet").bets(50)
    t.p2.is_refused("bad_amount").raises_to(50)
    t.p2.is_refused("bad_amount").raises_to(-1)
    t.p2.is_refused("insufficient_balance").raises_to(501)
    t.p2.matches().is_refused("not_betting_phase").folds()


@pytest.mark.req("T-5.1")
def test_strangers_and_watchers_do_nothing() -> None:
    t = betting()
    assert t.menu(None).forms == t.menu("nobody").forms == ()
    t.seat("nobody").is_refused("not_playing").bets(5)
