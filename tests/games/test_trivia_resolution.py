"""Trivia Duel, sections 3.6, 4 and 5.3: how questions and matches end."""

from dataclasses import replace

import pytest

from clueapp.games.trivia.honours import streak
from clueapp.kernel.codec import EventCodec
from clueapp.kernel.game import Deadline, Outcome
from clueapp.kernel.rng import draw
from tests.games.trivia_table import SEATS, ULAANBAATAR, AtDuel, betting, clue, duel

TABLE = [
    # The source's outcome table: what happens, who gets what.
    ("P1 is right", lambda: clue().p1.buzzes().answers_right().at, "P1_WIN", (50, -50)),
    ("P2 is right", lambda: clue().p2.buzzes().answers_right().at, "P2_WIN", (-50, 50)),
    (
        "P2 is right after P1 was wrong",
        lambda: clue().p1.buzzes().answers("no").p2.buzzes().answers_right().at,
        "P2_WIN",
        (-50, 50),
    ),
    (
        "P1 is right after P2 ran out of time",
        lambda: clue().p2.buzzes().at.time_runs_out().p1.buzzes().answers_right().at,
        "P1_WIN",
        (50, -50),
    ),
    ("both wrong", lambda: clue().p1.buzzes().answers("no").p2.buzzes().answers("no").at, "DRAW", (0, 0)),
    ("nobody buzzes", lambda: clue().clue_runs().time_runs_out(), "DRAW", (0, 0)),
    ("3a: the first actor folds", lambda: betting().p1.folds().at, "P1_FOLD", (0, 0)),
    ("3b: the other folds", lambda: betting().p1.bets(50).p2.folds().at, "P2_FOLD", (0, 0)),
    ("3c: a fold after a raise", lambda: betting().p1.bets(50).p2.raises_to(100).p1.folds().at, "P1_FOLD", (-50, 50)),
]


@pytest.mark.req("T-4.1", "T-3.4", "T-3.5", "T-2.3")
@pytest.mark.parametrize(("_what", "play", "verdict", "changes"), TABLE, ids=[row[0] for row in TABLE])
def test_the_outcome_table(_what: str, play, verdict: str, changes: tuple[int, int]) -> None:
    t = play().is_in("resolution")
    shown = t.wire["resolution"]
    assert shown["outcome"] == verdict
    assert shown["balanceChanges"] == dict(zip(SEATS, changes, strict=True))
    assert shown["newBalances"] == {seat: 500 + change for seat, change in zip(SEATS, changes, strict=True)}
    assert (t.wire["balances"], t.pot) == (shown["newBalances"], 0)


@pytest.mark.req("T-4.0")
def test_winning_a_pot_of_100_moves_50_from_one_player_to_the_other() -> None:
    t = clue().p1.buzzes().at
    assert t.wire["pot"] == 100
    told = t.p1.answers_right().at.messages()[-1]
    assert (told["type"], told["outcome"]) == ("PHASE_RESOLUTION", "P1_WIN")
    assert (told["balanceChanges"], told["newBalances"]) == ({"P1": 50, "P2": -50}, {"P1": 550, "P2": 450})


@pytest.mark.req("T-4.3")
def test_a_streak_counts_right_answers_and_not_pots_won_by_a_fold() -> None:
    t = clue().p1.buzzes().answers_right().at.next_question().p2.folds().at
    assert (streak(t.public.history, "P1"), streak(t.public.history, "P2")) == (1, 0)
    t.next_question().p1.bets(5).p2.matches().at.clue_runs(12).p1.buzzes().answers_right()
    assert streak(t.public.history, "P1") == 1, "a fold came in between"
    t = clue().p1.buzzes().answers_right().at.next_question().p2.bets(5).p1.matches().at.clue_runs(12)
    assert streak(t.p1.buzzes().answers_right().at.public.history, "P1") == 2


@pytest.mark.req("T-4.1", "T-1.3")
def test_a_resolution_shows_answers_the_right_one_and_the_whole_clue_for_three_seconds() -> None:
    t = clue(30).p1.buzzes().answers("Ulan Ude").p2.buzzes().answers("Ulan Bator").at
    shown = t.wire["resolution"]
    assert (shown["P1Answer"], shown["P2Answer"]) == ("Ulan Ude", "Ulan Bator")
    assert (shown["correctAnswer"], shown["clue"]) == ("Ulaanbaatar", ULAANBAATAR.clue)
    assert t.deadline == Deadline("q0:resolution", 3)


# The end
@pytest.mark.req("T-4.2")
@pytest.mark.parametrize("winner", ["P1", "P2"])
def test_the_higher_balance_wins(winner: str) -> None:
    t = clue().seat(winner).buzzes().answers_right().at
    for _ in range(2):
        t.next_question().both_fail()
    t.time_runs_out().is_in("complete")
    assert t.outcome == Outcome((winner,), "money")
    assert (t.wire["winner"], t.public.balances[winner], t.deadline) == (winner, 550, None)


@pytest.mark.req("T-4.2")
def test_equal_balances_are_a_tie_and_both_leave_with_what_they_came_with() -> None:
    t = betting().p1.folds().at.next_question().both_fail().next_question().both_fail().time_runs_out()
    assert t.is_in("complete").outcome == Outcome((), "tie")
    assert (t.wire["winner"], t.balances) == ("TIE", (500, 500))


@pytest.mark.req("T-4.3")
def test_the_end_keeps_every_question_with_its_changes() -> None:
    t = clue().p1.buzzes().answers_right().at.next_question().p2.bets(25).p1.raises_to(60).p2.folds().at
    t.next_question().both_fail().time_runs_out().is_in("complete")
    assert [each["balanceChanges"] for each in t.wire["history"]] == [
        {"P1": 50, "P2": -50},
        {"P1": 25, "P2": -25},
        {"P1": 0, "P2": 0},
    ]
    assert [each["category"] for each in t.wire["history"]] == ["Geography", "History", "Space"]


@pytest.mark.req("T-4.3", "T-5.1")
def test_nothing_can_be_done_after_the_end() -> None:
    t = betting().p1.leaves_for_good().at.is_in("complete")
    assert t.p1.may == t.p2.may == set()
    assert t.game.awaits(t.public) == t.game.in_play(t.public) == t.game.misses(t.public) == frozenset()
    t.p2.is_refused("not_betting_phase").folds()
    t.p2.is_refused("not_clue_phase").buzzes()
    t.p2.is_refused("not_answering").answers("x")
    t.p2.is_refused("not_resolution_phase").asks_to_overturn("P1")
    before = t.truth
    t.p2.is_gone().leaves_for_good()
    assert not t.game.abandon(t.truth, draw(t.seed, 1))
    assert t.truth is before


# Rulings that both turn round
def wrong_then_right() -> AtDuel:
    return clue(30).p1.buzzes().answers("Ulan Batyr Khan").p2.buzzes().answers_right().at.is_in("resolution")


@pytest.mark.req("T-3.6")
def test_both_together_turn_a_wrong_answer_into_a_right_one() -> None:
    t = wrong_then_right()
    assert t.balances == (450, 550)
    t.p1.asks_to_overturn("P1")
    assert t.balances == (450, 550)
    t.p2.asks_to_overturn("P1")
    shown = t.is_in("resolution").wire["resolution"]
    assert (shown["outcome"], t.balances) == ("P1_WIN", (550, 450)), "they were first, so it was theirs"
    assert shown["balanceChanges"] == {"P1": 50, "P2": -50}
    assert shown["answers"][0]["correct"] is True
    assert len(t.wire["history"]) == 1


@pytest.mark.req("T-3.6")
def test_a_second_answer_ruled_right_takes_the_pot_if_the_first_was_wrong() -> None:
    t = clue().p1.buzzes().answers("no").p2.buzzes().answers("nearly").at
    t.p2.asks_to_overturn("P2").p1.asks_to_overturn("P2")
    assert (t.wire["resolution"]["outcome"], t.balances) == ("P2_WIN", (450, 550))


@pytest.mark.req("T-3.6")
def test_a_right_answer_ruled_wrong_sends_the_pot_back() -> None:
    t = wrong_then_right().p1.asks_to_overturn("P2").p2.asks_to_overturn("P2").at
    assert (t.wire["resolution"]["outcome"], t.balances) == ("DRAW", (500, 500))


@pytest.mark.req("T-3.6")
def test_the_first_to_ask_starts_one_clock_of_ten_seconds_and_agreement_the_usual_one() -> None:
    t = wrong_then_right().p1.asks_to_overturn("P1").at
    assert t.deadline == Deadline("q0:appeal", 10)
    t.p1.asks_to_overturn("P2")
    assert t.deadline == Deadline("q0:appeal", 10), "only once a question"
    t.p2.asks_to_overturn("P1")
    assert t.deadline == Deadline("q0:overturned", 3)
    t.time_runs_out().is_in("category")
    assert t.balances == (550, 450)


@pytest.mark.req("T-3.6")
def test_without_the_other_the_ruling_stands() -> None:
    t = wrong_then_right().p1.asks_to_overturn("P1").at.time_runs_out().is_in("category")
    assert t.balances == (450, 550)
    assert t.wire["overturns"] == []


@pytest.mark.req("T-3.6", "T-2.5")
def test_a_ruling_turned_round_can_save_a_match_that_was_lost() -> None:
    t = betting().p1.bets(100).p2.raises_to(500).p1.matches().p2.buzzes().answers("Ulan Ude").at
    assert t.is_in("clue").p1.buzzes().answers_right().at.balances == (1000, 0)
    t.p2.asks_to_overturn("P1").p1.asks_to_overturn("P1").at.time_runs_out().is_in("category")
    assert t.balances == (500, 500)


@pytest.mark.req("T-3.6", "T-5.1")
def test_untimely_requests_to_overturn_are_refused_by_their_codes() -> None:
    t = clue(30).p1.is_refused("not_resolution_phase").asks_to_overturn("P1").at
    t.p1.buzzes().answers("Ulan Ude").at.clue_runs().time_runs_out()
    t.p1.is_refused("no_such_answer").asks_to_overturn("P2")
    t.p1.is_refused("no_such_answer").asks_to_overturn("nobody")
    t.p1.asks_to_overturn("P1").is_refused("already_asked").asks_to_overturn("P1")
    t.p2.asks_to_overturn("P1").is_refused("already_overturned").asks_to_overturn("P1")
    assert t.p1.may == t.p2.may == set()


@pytest.mark.req("T-3.6")
def test_what_was_never_said_cannot_be_ruled_otherwise() -> None:
    t = clue().p1.buzzes().at.time_runs_out().clue_runs().time_runs_out()
    assert t.is_in("resolution").p1.may == t.p2.may == set()
    assert betting().p1.folds().at.p2.may == set()


# Gone
@pytest.mark.req("T-5.3")
@pytest.mark.parametrize("leaves", ["is_gone", "leaves_for_good"])
@pytest.mark.parametrize(("seat", "winner"), [("P1", "P2"), ("P2", "P1")])
def test_who_is_gone_forfeits_and_the_pot_goes_back(seat: str, winner: str, leaves: str) -> None:
    for t in (
        duel(),
        betting(),
        betting().p1.bets(50).p2.raises_to(100).at,
        clue(60),
        clue(60).p1.buzzes().at,
        clue(60).p1.buzzes().answers("no").at,
    ):
        assert t.game.misses(t.public) == t.game.in_play(t.public) == {"P1", "P2"}
        getattr(t.seat(seat), leaves)()
        assert (t.is_in("complete").outcome, t.balances) == (Outcome((winner,), "forfeit"), (500, 500))
        assert t.deadline is None


@pytest.mark.req("T-5.3")
def test_a_forfeit_says_whether_somebody_left_and_logs_from_before_are_read() -> None:
    assert clue().p1.is_gone().at.public.has_left is False
    t = clue().p1.leaves_for_good().at
    assert t.public.has_left is True
    assert t.replayed() == t.truth
    codec = EventCodec(t.game.events)
    written = codec.dump(t.events[-1])
    assert written is not None
    del written["has_left"]
    ended = codec.load(written)
    assert ended is not None
    assert t.game.public_after(clue().public, ended) == replace(t.public, has_left=False)


@pytest.mark.req("T-5.3")
def test_money_that_was_won_stays_won_in_a_forfeit() -> None:
    t = clue().p1.buzzes().answers_right().p1.is_gone().at
    assert (t.balances, t.outcome) == ((550, 450), Outcome(("P2",), "forfeit"))


@pytest.mark.req("T-5.3")
def test_a_match_that_both_have_left_is_abandoned_and_nobody_has_won() -> None:
    t = clue(60)
    t.happens(t.game.abandon(t.truth, draw(t.seed, 1))).is_in("complete")
    assert (t.balances, t.outcome, t.wire["winner"]) == ((500, 500), Outcome((), "abandoned"), None)
    assert (t.game.info.grace_seconds, t.game.info.patience_seconds) == (30, 600)


@pytest.mark.req("T-5.3")
def test_who_comes_back_finds_the_full_state() -> None:
    t = clue(60).p1.buzzes().at
    assert t.replayed() == t.truth
    assert t.game.show(t.view("P1")) == {**t.wire, "draft": ""}
    assert (t.wire["clue"], t.wire["pot"], t.wire["currentlyAnswering"]) == (ULAANBAATAR.clue[:60], 100, "P1")
