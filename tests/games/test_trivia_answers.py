"""Trivia Duel, T-3.6: what counts as the answer, and what never does."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.games.trivia.answers import Judge
from clueapp.games.trivia.events import AnswerRuled
from clueapp.games.trivia.library import SHIPPED, load_library
from clueapp.games.trivia.slips import readings, slips
from clueapp.games.trivia.writing import key
from clueapp.kernel.truth import Fact
from tests.games.trivia_answer_pairs import RIGHT, WRONG
from tests.games.trivia_table import LIBRARY, ULAANBAATAR, betting, clue, sample


@pytest.mark.req("T-3.6")
@pytest.mark.parametrize(("said", "answer"), RIGHT)
def test_is_right(said: str, answer: str) -> None:
    assert Judge().accepts(said, [answer])


@pytest.mark.req("T-3.6")
@pytest.mark.parametrize(("said", "answer"), WRONG)
def test_is_wrong(said: str, answer: str) -> None:
    assert not Judge().accepts(said, [answer])
    assert not Judge().accepts(answer, [said]), "nor the other way round"


@pytest.mark.req("T-3.6")
def test_any_of_the_accepted_answers_will_do() -> None:
    for answer in ULAANBAATAR.accepted:
        assert LIBRARY.judge.accepts(answer.upper(), ULAANBAATAR.accepted)


@pytest.mark.req("T-3.6")
def test_a_slip_is_forgiven_however_the_answer_may_be_spaced() -> None:
    assert Judge().accepts("supenova", ["supernova", "super nova"])
    assert Judge().accepts("supenova", ["super nova", "supernova"])


@pytest.mark.req("T-3.6")
def test_the_answer_to_something_else_is_never_a_slip() -> None:
    assert Judge().accepts("sunflowers", ["sunflower"])
    assert not Judge(["sunflower", "sunflowers"]).accepts("sunflowers", ["sunflower"])


@pytest.mark.req("T-3.6", "T-6.2")
def test_what_a_question_rejects_is_never_right_and_what_is_as_close_to_it_is_not_forgiven() -> None:
    assert Judge().accepts("Sigmundsson", ["Sigmundson"])
    assert not Judge().accepts("Sigmundsson", ["Sigmundson"], ["sigmundsson"])
    assert not Judge().accepts("Sigmundssson", ["Sigmundson"], ["sigmundsson"])


@pytest.mark.req("T-3.6", "T-6.2")
def test_a_rejected_answer_is_refused_however_it_is_written() -> None:
    for said in ("World War One", "First World War", "the 1st World War", "WW1"):
        assert not Judge().accepts(said, ["World War"], ["World War I"])
    assert Judge().accepts("mice", ["mouse"])
    assert not Judge().accepts("mice", ["mouse"], ["the mice"])
    assert not Judge().accepts("Iraq", ["Republic of Iraq"], ["iraq"])
    assert not Judge().accepts("mouse trap", ["mouse traps"], ["mice traps"]), "it could be either"
    assert Judge().accepts("World War Two", ["World War II"], ["World War II (a film)"]), (
        "only accepted answers are read with and without brackets"
    )


@pytest.mark.req("T-3.6")
def test_another_way_to_write_the_answer_to_another_question_is_wrong() -> None:
    answers = ["Apollo 11", "Apollo Thirteen", "mouse", "mice"]
    assert Judge(answers).accepts("apollo eleven", ["Apollo 11"])
    assert Judge(answers).accepts("apollo 13", ["Apollo Thirteen"])
    assert not Judge(answers).accepts("mice", ["mouse"]), "they are the answers to two questions"


@pytest.mark.req("T-3.6")
def test_another_way_to_write_the_answer_takes_the_pot() -> None:
    question = replace(ULAANBAATAR, accepted=("World War II",), answer="World War II")
    at = betting(question, sample(1), sample(2)).p1.bets(50).p2.matches().at.clue_runs(60)
    assert at.p1.buzzes().answers("2nd World War").at.is_in("resolution").balances == (550, 450)


@pytest.mark.req("T-3.6", "P-6.1")
def test_a_ruling_in_the_log_stands_whatever_the_judge_says_today() -> None:
    at = clue(60).p1.buzzes().at
    at.happens([Fact(AnswerRuled("P1", "ulaanbaatar", is_right=False))])
    (ruling,) = at.replayed().public.bout.rulings
    assert LIBRARY.judge.accepts("ulaanbaatar", ULAANBAATAR.accepted)
    assert not ruling.is_right


@pytest.mark.req("T-3.6")
def test_what_is_as_close_to_another_answer_is_not_forgiven() -> None:
    assert Judge(["parliament"]).accepts("parlament", ["parliament"])
    assert not Judge(["parliament", "parlamento"]).accepts("parlament", ["parliament"])


@pytest.mark.req("T-3.6")
def test_a_word_that_stands_in_a_clue_is_a_word_of_its_own() -> None:
    assert Judge().accepts("conversation", ["conversatione"])
    assert not Judge(texts=["They had a conversation."]).accepts("conversation", ["conversatione"])


@pytest.mark.req("T-3.6", "T-6.1")
@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("yucca", "food-cassava"),
        ("3.14", "num-pi"),
        ("314", "num-pi"),
        ("Catherine", "his-catherine"),
        ("Catherine of Russia", "his-catherine"),
        ("IX", "myth-nine"),
        ("XIV", "lit-fourteen"),
        ("VI", "nat-six"),
        ("scare", "mus-rite-of-spring"),
        ("therein", "mus-theremin"),
        ("macroscope", "inv-microscope"),
    ],
)
def test_what_is_not_quite_the_answer_of_a_question_that_comes_along(said: str, question: str) -> None:
    library = load_library(SHIPPED)
    (meant,) = (each for each in library.questions if each.id == question)
    assert not library.judge.accepts(said, meant.accepted, meant.rejected)


@pytest.mark.req("T-3.6")
@given(text=st.text(max_size=100))
def test_ruling_never_fails_and_what_is_written_as_the_answer_is_right(text: str) -> None:
    assert Judge().accepts(text, [text]) == bool(key(text))
    Judge(["Ulaanbaatar"], ["some words"]).accepts(text, ["Ulan Bator", "Paris"])


@pytest.mark.req("T-3.6")
@given(word=st.text("abcdefghij", min_size=1, max_size=4), given=st.text("abcdefghij", min_size=1, max_size=6))
def test_nothing_is_forgiven_in_short_answers(word: str, given: str) -> None:
    assert given == word or slips(readings(given)[0], readings(word)[0]) is None
