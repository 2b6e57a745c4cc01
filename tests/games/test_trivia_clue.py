"""Trivia Duel, section 3: the clue, the buzz and the answer."""

from dataclasses import replace
from random import Random

import pytest

from clueapp.games.trivia import events as e
from clueapp.games.trivia.actions import Answer, Overturn
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import Deadline
from clueapp.kernel.truth import Fact
from clueapp.protocol.reader import reader_of
from tests.games.trivia_table import GAME, ULAANBAATAR, AtDuel, betting, clue, duel, sample

WHOLE = ULAANBAATAR.clue


# CLUE_REVEALING
@pytest.mark.req("T-1.3", "T-3.1", "T-4.0")
def test_six_letters_come_every_half_second() -> None:
    t = clue()
    assert (t.wire["clue"], t.wire["clueLength"]) == ("", 250)
    for reached in (6, 12, 18):
        assert t.deadline == Deadline(f"q0:tick:{reached - 6}", 0.5)
        t.time_runs_out()
        assert (t.wire["clue"], t.wire["revealIndex"]) == (WHOLE[:reached], reached)


@pytest.mark.req("T-3.1")
def test_only_revealed_letters_are_in_anything_that_leaves_the_server() -> None:
    t = clue(60).p1.buzzes().answers("Ulan Ude").at.clue_runs(90)
    sent = repr([t.events, t.messages(), t.feed("P1"), t.feed(None), t.wire, t.view("P2"), t.menu("P2")])
    assert WHOLE[:60] in sent
    assert WHOLE[85:95] not in sent
    assert WHOLE[-30:] not in sent
    assert "Ulaanbaatar" not in sent
    assert "bator" not in sent


@pytest.mark.req("T-1.3", "T-3.2")
def test_after_the_last_letter_there_are_five_seconds_to_buzz() -> None:
    t = clue().clue_runs().is_in("clue")
    assert t.wire["clue"] == WHOLE
    assert t.wire["clueComplete"]
    assert t.deadline == Deadline("q0:window", 5)
    assert isinstance(t.events[-1], e.ClueCompleted)
    assert t.p1.may == t.p2.may == {"BUZZ"}


@pytest.mark.req("T-3.5")
def test_if_nobody_buzzes_the_pot_goes_back_to_both() -> None:
    t = clue().clue_runs().time_runs_out().is_in("resolution")
    assert (t.balances, t.wire["resolution"]["outcome"]) == ((500, 500), "DRAW")


@pytest.mark.req("T-3.2", "T-1.3")
@pytest.mark.parametrize("seat", ["P1", "P2"])
@pytest.mark.parametrize("letters", [0, 60, len(WHOLE)])
def test_either_may_buzz_while_letters_come_and_after_the_last(seat: str, letters: int) -> None:
    t = clue(letters).seat(seat).buzzes().at.is_in("answer")
    assert t.deadline == Deadline(f"q0:answer:{seat}", 5)
    assert (t.wire["buzzers"][seat], t.wire["currentlyAnswering"]) == ("BUZZED", seat)
    assert (t.seat(seat).may, t.seat(seat).other.may) == ({"ANSWER"}, set())
    assert len(t.wire["clue"]) == letters, "the clue is frozen"


@pytest.mark.req("T-3.3")
def test_of_two_who_buzz_the_first_to_come_answers_and_the_other_may_buzz_later() -> None:
    t = clue(60).p2.buzzes().p1.is_refused("not_clue_phase").buzzes().at
    assert (t.wire["currentlyAnswering"], t.wire["buzzers"]["P1"]) == ("P2", "AVAILABLE")
    t.p2.answers("Ulan Ude").p1.buzzes().answers("Ulan Bator")
    assert t.wire["resolution"]["outcome"] == "P1_WIN"


def ruling(seat: str, text: str | None, *, correct: bool = False, late: bool = False) -> dict[str, object]:
    """An answer after sixty letters, as it is on the wire."""
    return {"player": seat, "answer": text, "correct": correct, "late": late, "revealIndex": 60}


# ANSWERING
@pytest.mark.req("T-3.4")
@pytest.mark.parametrize(("seat", "verdict", "balances"), [("P1", "P1_WIN", (550, 450)), ("P2", "P2_WIN", (450, 550))])
def test_a_right_answer_takes_the_pot(seat: str, verdict: str, balances: tuple[int, int]) -> None:
    t = clue(60).seat(seat).buzzes().answers("  ulan   BATOR ").at.is_in("resolution")
    assert (t.balances, t.wire["resolution"]["outcome"]) == (balances, verdict)
    assert t.wire["resolution"][f"{seat}Answer"] == "ulan BATOR"


@pytest.mark.req("T-3.6")
@pytest.mark.parametrize("said", ["Ulaanbattar", "ulaanbeetar", "lUaanbaatar"])
def test_an_answer_with_slips_takes_the_pot(said: str) -> None:
    t = clue(60).p1.buzzes().answers(said).at.is_in("resolution")
    assert (t.wire["resolution"]["outcome"], t.wire["resolution"]["P1Answer"]) == ("P1_WIN", said)


@pytest.mark.req("T-3.6")
def test_an_answer_that_says_again_what_the_clue_asks_for_takes_the_pot() -> None:
    asked = replace(ULAANBAATAR, clue=f"{WHOLE} Name this number of keys.", accepted=("88",), answer="88")
    t = duel(asked, sample(1), sample(2)).time_runs_out().p1.bets(5).p2.matches().at
    t.p1.buzzes().answers("87 keys").p2.buzzes().answers("88 keys").at.is_in("resolution")
    assert t.wire["resolution"]["outcome"] == "P2_WIN"


@pytest.mark.req("T-3.4")
def test_after_a_wrong_answer_the_clue_goes_on_from_where_it_was_for_the_other() -> None:
    t = clue(60).p1.buzzes().answers("Ulan Ude").at.is_in("clue")
    assert (t.wire["clue"], t.wire["buzzers"]) == (WHOLE[:60], {"P1": "FAILED", "P2": "AVAILABLE"})
    assert (t.p1.may, t.p2.may) == (set(), {"BUZZ"})
    assert t.deadline == Deadline("q0:tick:60:resumed", 0.5)
    assert t.time_runs_out().wire["clue"] == WHOLE[:66]


@pytest.mark.req("T-3.4", "T-1.3")
def test_an_answer_that_is_late_is_a_wrong_one() -> None:
    t = clue(60).p1.buzzes().at.time_runs_out().is_in("clue")
    assert t.wire["buzzers"]["P1"] == "FAILED"
    assert t.wire["answers"] == [ruling("P1", None)]


@pytest.mark.req("T-3.4", "P-8.3")
@pytest.mark.parametrize("blank", ["", " \t "])
def test_a_blank_answer_is_a_wrong_one_and_cannot_be_ruled_right(blank: str) -> None:
    t = clue(60).p1.buzzes().answers(blank).at.is_in("clue")
    assert t.wire["answers"] == [ruling("P1", "")]
    assert t.messages()[-2:] == [
        {"type": "ANSWER_SUBMITTED", "player": "P1", "answer": "", "correct": False},
        {"type": "CLUE_RESUMED", "revealIndex": 60, "deadline": None},
    ]
    assert (t.feed("P1")[-2], t.feed("P2")[-2]) == ("You give no answer.", "The Owl gives no answer.")
    t.p2.buzzes().answers("Astana").at.is_in("resolution")
    assert t.menu("P2").choices(Overturn, "player") == ("P2",)
    t.p2.is_refused("no_such_answer").asks_to_overturn("P1")


@pytest.mark.req("T-3.4")
def test_after_a_wrong_answer_at_the_end_the_window_starts_anew() -> None:
    t = clue().clue_runs().p1.buzzes().answers("Ulan Ude").at.is_in("clue")
    assert t.deadline == Deadline("q0:window:resumed", 5)
    t.p2.buzzes().answers("ulan batar").at.is_in("resolution")
    assert t.wire["resolution"]["outcome"] == "P2_WIN"


@pytest.mark.req("T-3.5")
def test_if_the_other_then_stays_silent_the_pot_goes_back() -> None:
    t = clue(60).p1.buzzes().answers("Ulan Ude").at.clue_runs().time_runs_out().is_in("resolution")
    assert (t.balances, t.wire["resolution"]["outcome"]) == ((500, 500), "DRAW")


@pytest.mark.req("T-3.5")
@pytest.mark.parametrize("is_late", [True, False])
def test_if_both_are_wrong_the_pot_goes_back_at_once(is_late: bool) -> None:
    t = clue(60).p1.buzzes().answers("Ulan Ude").p2.buzzes().at
    t = t.time_runs_out() if is_late else t.p2.answers("Astana").at
    assert (t.is_in("resolution").balances, t.wire["resolution"]["outcome"]) == ((500, 500), "DRAW")
    assert t.wire["buzzers"] == {"P1": "FAILED", "P2": "FAILED"}


# What is being typed
@pytest.mark.req("T-3.4")
def test_the_server_knows_no_answers_that_were_typed_but_not_sent() -> None:
    assert "DRAFT" not in {action.wire_name for action in GAME.actions}
    with pytest.raises(IllegalAction) as refused:
        reader_of(GAME).read('{"type": "DRAFT", "text": "Ulan Bator"}')
    assert refused.value.code == "unknown_type"


@pytest.mark.req("T-3.4", "P-5.3", "P-6.6")
def test_a_draft_from_an_earlier_version_is_kept_but_is_no_answer() -> None:
    t = clue(60).p1.buzzes().at
    before = t.truth
    t.happens([Fact(own={"P1": e.DraftKept(0, "Ulan Bator")})])
    assert t.game.show(t.view("P1"))["draft"] == "Ulan Bator"
    assert (t.game.show(t.view("P2"))["draft"], t.game.show(t.view(None))["draft"]) == ("", None)
    assert (t.truth.public, t.truth.own["P2"]) == (before.public, before.own["P2"])
    t.time_runs_out().is_in("clue")
    assert t.wire["answers"] == [ruling("P1", None)], "late is wrong, even there"
    t.p2.buzzes().answers_right().at.next_question().p2.bets(5).p1.matches().buzzes()
    assert t.game.show(t.view("P1"))["draft"] == "", "it was about another question"


# Errors
@pytest.mark.req("T-5.1", "T-3.2")
def test_untimely_buzzes_and_answers_are_refused_by_their_codes() -> None:
    t = clue(60)
    t.p1.is_refused("not_answering").answers("Ulan Bator")
    t.p1.buzzes().is_refused("already_buzzed").buzzes()
    t.p2.is_refused("not_answering").answers("Ulan Bator")
    t.p1.is_refused("bad_answer").answers("a" * 101)
    t.p1.answers("…").is_refused("already_buzzed").buzzes()
    t.p1.is_refused("not_answering").answers("Ulan Bator")
    t.p2.buzzes().answers_right().is_refused("not_clue_phase").buzzes()


@pytest.mark.req("T-3.4", "T-5.1")
def test_an_answer_that_comes_too_late_or_twice_is_refused_in_words_that_say_so() -> None:
    t = clue(60).p1.buzzes().at.time_runs_out()
    assert refusal_of(t, "P1") == "Time ran out before your answer arrived."
    t.p2.buzzes().answers("Ulan Ude")
    assert refusal_of(t, "P2") == "You’ve already answered this question."


def refusal_of(t: AtDuel, seat: str) -> str:
    """The refusal that a player gets who answers now."""
    with pytest.raises(IllegalAction) as refused:
        t.game.decide(t.truth, seat, Answer("Ulan Bator"), Random(0))
    return refused.value.message


@pytest.mark.req("T-5.1")
@pytest.mark.parametrize("seat", ["P1", "P2"])
def test_there_is_no_buzz_before_the_clue(seat: str) -> None:
    duel().seat(seat).is_refused("not_clue_phase").buzzes()
    betting().seat(seat).is_refused("not_clue_phase").buzzes()


@pytest.mark.req("T-5.2", "T-3.3")
def test_a_tick_from_before_a_buzz_is_stale_after_it() -> None:
    t = clue(60)
    tick = t.deadline
    t.p1.buzzes()
    before = t.truth
    assert t.time_runs_out(tick).truth is before
    t.p1.answers("Ulan Ude")
    before = t.truth
    assert t.time_runs_out(tick).truth is before
    assert t.deadline != tick
