"""Trivia Duel, T-4.1, T-4.1b and T-3.6: what the host can choose, when a result goes on, and a no to an appeal."""

from __future__ import annotations

from random import Random

import pytest

from clueapp.games.trivia import events as e
from clueapp.games.trivia.choices import house_rules
from clueapp.games.trivia.info import ANTE, PACE, RESULTS
from clueapp.kernel.game import Deadline, Outcome
from clueapp.kernel.truth import Fact
from tests.games.trivia_table import GAME, SEATS, AtDuel, betting, clue, duel
from tests.laid import laid

WAITS = {"results": "ready"}


# A result stays until both are ready
def result(**options: str | int) -> AtDuel:
    """P1 was right after thirty letters, in a room that waits until both are ready."""
    return clue(30, options={**WAITS, **options}).p1.buzzes().answers_right().at.is_in("resolution")


@pytest.mark.req("T-4.1")
def test_a_result_goes_on_after_three_seconds_if_both_were_ready_by_then() -> None:
    t = result()
    assert (t.deadline, t.p1.may) == (Deadline("q0:resolution", 3), {"OVERTURN", "READY"})
    t.p1.is_ready()
    assert (t.wire["ready"], t.deadline) == (["P1"], Deadline("q0:resolution", 3))
    t.p2.is_ready().at.is_in("resolution")
    assert t.deadline == Deadline("q0:resolution", 3), "three seconds are the least"
    t.time_runs_out().is_in("category")
    assert t.wire["ready"] == []


@pytest.mark.req("T-4.1")
def test_else_it_stays_until_both_are_ready() -> None:
    t = result().p1.is_ready().at.time_runs_out().is_in("resolution")
    assert t.deadline == Deadline("q0:resolution:stays", 9)
    assert t.messages()[-1]["type"] == "RESULT_STAYS"
    t.p2.is_ready().at.is_in("category")
    assert [message["type"] for message in t.messages()[-2:]] == ["PLAYER_READY", "PHASE_CATEGORY"]
    assert t.replayed() == t.truth


@pytest.mark.req("T-4.1")
def test_at_the_latest_it_goes_on_after_twelve_seconds() -> None:
    t = result()
    seconds = 0.0
    while t.phase == "resolution":
        assert t.deadline is not None
        seconds += t.deadline.seconds
        t.time_runs_out()
    assert (seconds, t.phase) == (12, "category")


@pytest.mark.req("T-4.1", "T-5.1")
def test_untimely_words_of_being_ready_are_refused() -> None:
    t = clue(30, options=WAITS).p1.is_refused("nothing_to_wait_for").is_ready().at
    t.p1.buzzes().answers_right().is_ready().is_refused("already_ready").is_ready()
    quick = clue(30, options={"results": "quick"}).p1.buzzes().answers_right().at
    quick.p1.is_refused("nothing_to_wait_for").is_ready()
    asked = result().p1.asks_to_overturn("P1").at
    asked.p2.is_refused("nothing_to_wait_for").is_ready()


@pytest.mark.req("T-4.1", "T-4.2")
def test_the_last_result_waits_too() -> None:
    t = result().p1.is_ready().p2.is_ready().at.time_runs_out()
    for _ in range(2):
        t.time_runs_out().both_fail().p1.is_ready().p2.is_ready().at.time_runs_out()
    assert t.is_in("complete").outcome == Outcome(("P1",), "money")


@pytest.mark.req("T-4.1")
def test_an_option_keeps_the_three_seconds_of_the_source_and_so_do_rooms_from_before() -> None:
    for options in ({"results": "quick"}, {}):
        t = clue(30, options=options).p1.buzzes().answers_right().at
        assert t.p1.may == t.p2.may == {"OVERTURN"}
        assert t.deadline == Deadline("q0:resolution", 3)
        t.time_runs_out().is_in("category")
    assert (RESULTS.default, RESULTS.before) == ("ready", "quick")


# A no to an appeal
@pytest.mark.req("T-3.6")
@pytest.mark.parametrize("options", [WAITS, {}])
def test_a_no_lets_the_ruling_stand_and_both_hear_it(options: dict[str, str]) -> None:
    t = clue(30, options=options).p1.buzzes().answers("Oolan").p2.buzzes().answers_right().p1.asks_to_overturn("P1").at
    assert t.p2.may == {"OVERTURN", "UPHOLD"}
    assert t.p1.may == {"OVERTURN"}, "one cannot say no to oneself"
    t.p2.upholds().at.is_in("resolution")
    assert (t.wire["upheld"], t.balances) == (["P1"], (450, 550))
    assert t.messages()[-1] == {**t.messages()[-1], "type": "OVERTURN_REFUSED", "by": "P2", "players": ["P1"]}
    assert (t.feed("P1")[-1], t.feed("P2")[-1]) == ("The Fox lets the ruling stand.", "You let the ruling stand.")
    assert t.deadline == Deadline("q0:resolution:upheld1", 3), "there is time to see it"
    t.p1.is_refused("already_upheld").asks_to_overturn("P1")
    t.p2.is_refused("nothing_to_uphold").upholds()
    t.p1.asks_to_overturn("P2").p2.upholds().at.time_runs_out()
    t = t.time_runs_out() if options else t
    assert t.is_in("category").balances == (450, 550)
    assert t.replayed() == t.truth


@pytest.mark.req("T-3.6")
def test_each_can_say_no_to_what_the_other_asks_for() -> None:
    t = clue(30).p1.buzzes().answers("Oolan").p2.buzzes().answers("Astana").at
    t.p1.asks_to_overturn("P1").p2.asks_to_overturn("P2").p1.upholds()
    assert (t.wire["upheld"], t.deadline) == (["P2"], Deadline("q0:appeal:upheld1", 10))
    t.p2.asks_to_overturn("P1")
    assert t.wire["resolution"]["outcome"] == "P1_WIN"
    assert t.deadline == Deadline("q0:overturned", 3)


@pytest.mark.req("T-3.6", "T-4.1")
def test_who_was_ready_looks_again_when_something_has_changed() -> None:
    t = result().p1.is_ready().p2.asks_to_overturn("P1").at
    assert t.wire["ready"] == []
    t.p1.upholds().is_ready().p2.is_ready().at.time_runs_out().is_in("category")


# A relaxed pace
@pytest.mark.req("T-4.1b", "T-1.3")
def test_a_relaxed_pace_gives_more_time_to_bet_and_to_answer() -> None:
    t = betting(options={"pace": "relaxed"})
    assert t.deadline == Deadline("q0:bet:0", 30)
    t.p1.bets(50).p2.matches().buzzes()
    assert t.deadline == Deadline("q0:answer:P2", 10)
    assert betting(options={"pace": "usual"}).deadline == Deadline("q0:bet:0", 15)


# An ante
@pytest.mark.req("T-4.1b", "T-2.6")
def test_each_puts_the_ante_in_before_the_betting() -> None:
    t = betting(options={"ante": 10})
    assert (t.pot, t.balances, t.wire["contributions"]) == (20, (490, 490), {"P1": 10, "P2": 10})
    assert e.AntePaid(10, 20) in t.events
    assert t.messages()[-2] == {"type": "ANTE_PAID", "amount": 10, "pot": 20}
    t.p1.bets(50).p2.matches()
    assert (t.pot, t.balances) == (120, (440, 440)), "a bet comes on top of it"
    t.p2.buzzes().answers_right()
    assert (t.pot, t.balances) == (0, (440, 560))
    assert t.wire["resolution"]["contributions"] == {"P1": 60, "P2": 60}
    assert betting(options={"ante": 0}).pot == betting().pot == 0


@pytest.mark.req("T-4.1b", "T-2.3")
def test_a_fold_costs_the_ante_even_before_any_bet() -> None:
    t = betting(options={"ante": 5}).p1.folds().at
    assert (t.balances, t.wire["resolution"]["balanceChanges"]) == ((495, 505), {"P1": -5, "P2": 5})
    assert betting(options={"ante": 5}).time_runs_out().balances == (495, 505)
    raised = betting(options={"ante": 5}).p1.bets(50).p2.raises_to(100).p1.folds().at
    assert raised.balances == (445, 555)


@pytest.mark.req("T-4.1b", "T-3.5", "T-5.3")
def test_a_draw_a_forfeit_and_a_match_given_up_give_it_back() -> None:
    assert betting(options={"ante": 5}).both_fail().balances == (500, 500)
    assert betting(options={"ante": 5}).p1.leaves_for_good().at.balances == (500, 500)
    t = betting(options={"ante": 5}).p1.bets(25).at
    assert t.happens(t.game.abandon(t.truth, None)).balances == (500, 500)


@pytest.mark.req("T-4.1b", "T-2.5")
@pytest.mark.parametrize(("poor", "ante", "bets"), [(13, 10, (3,)), (16, 10, (5,)), (8, 5, (3,))])
def test_nobody_bets_more_than_is_left_after_the_ante(poor: int, ante: int, bets: tuple[int, ...]) -> None:
    t = duel(options={"ante": ante}).set_balances(poor, 1000 - poor).time_runs_out().is_in("betting")
    assert (t.pot, t.menu("P1").choices(GAME.actions[0], "amount")) == (2 * ante, tuple(map(str, bets)))


@pytest.mark.req("T-4.1b", "T-2.5")
@pytest.mark.parametrize("poor", [1, 7, 10])
def test_nobody_antes_more_than_both_have_and_then_there_is_nothing_to_bet(poor: int) -> None:
    t = duel(options={"ante": 10}).set_balances(poor, 1000 - poor).time_runs_out().is_in("clue")
    assert (t.pot, t.balances) == (2 * poor, (0, 1000 - 2 * poor))
    t.p2.buzzes().answers_right().at.time_runs_out().is_in("complete")
    assert t.outcome == Outcome(("P2",), "bust")
    saved = duel(options={"ante": 10}).set_balances(poor, 1000 - poor).time_runs_out().p1.buzzes().answers_right().at
    assert saved.balances == (2 * poor, 1000 - 2 * poor)


@pytest.mark.req("T-4.1b", "T-3.6")
def test_a_ruling_turned_round_moves_the_ante_too() -> None:
    t = clue(30, options={"ante": 10}).p1.buzzes().answers("Oolan").p2.buzzes().answers_right().at
    assert t.balances == (440, 560)
    t.p1.asks_to_overturn("P1").p2.asks_to_overturn("P1")
    assert t.balances == (560, 440)


@pytest.mark.req("T-4.1b")
def test_every_value_of_the_options_is_a_rule_and_is_explained() -> None:
    assert [house_rules({"ante": value}).ante for value, _ in ANTE.values] == [0, 5, 10]
    assert [house_rules({"pace": value}).is_relaxed for value, _ in PACE.values] == [False, True]
    assert [house_rules({"results": value}).waits for value, _ in RESULTS.values] == [True, False]
    assert all(option.help for option in (ANTE, PACE, RESULTS))
    assert GAME.info.default_options()["ante"] == 0


# A rematch
@pytest.mark.req("P-1.5", "T-1.4")
@pytest.mark.parametrize(("times", "first"), [(0, "P1"), (1, "P2"), (2, "P1")])
def test_who_bets_first_changes_with_every_rematch(times: int, first: str) -> None:
    opening = laid(GAME, SEATS, {"questions": 3}, times)
    opened = GAME.setup(opening, Random(1))[-1].public
    assert isinstance(opened, e.QuestionOpened)
    assert opened.first_actor == first


@pytest.mark.req("T-1.4")
def test_within_a_match_it_alternates_from_whoever_was_first() -> None:
    t = duel()
    t.happens([Fact(e.QuestionOpened(0, "Geography", "P2"))])
    t.time_runs_out().p2.folds().at.next_question()
    assert t.public.bout.first_actor == "P1"
