"""Trivia Duel, T-3.1: until its end, nobody is told to the letter how long a clue is, in any question that ships."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import replace

import pytest

from clueapp.games.trivia import events as e
from clueapp.games.trivia.clue import LETTERS_PER_TICK
from clueapp.games.trivia.library import SHIPPED, load_library
from clueapp.games.trivia.questions import ROUGHLY, Question, rough_length
from clueapp.games.trivia.state import SEATS
from clueapp.kernel.codec import EventCodec
from clueapp.protocol.forms import forms_to_wire
from tests.games.trivia_table import GAME, AtDuel, betting, sample

QUESTIONS = load_library(SHIPPED).questions
CODEC = EventCodec(GAME.events)
VIEWERS = (*SEATS, None)


def known(at: AtDuel) -> str:
    """Everything that leaves the server, whoever gets it: events, messages, sentences, views, forms, and the clock."""
    told = [CODEC.dump(event) for event in at.events]
    seen = [(at.feed(each), at.game.show(at.view(each)), forms_to_wire(at.menu(each).forms)) for each in VIEWERS]
    return json.dumps([told, at.messages(), seen, repr(at.deadline), repr(at.public)])


def at_clue(question: Question) -> AtDuel:
    """A match at the beginning of this clue, of which nothing but the clue is its own."""
    plain = replace(question, category="Anything")
    return betting(plain, sample(1), sample(2)).p1.bets(50).p2.matches().at.is_in("clue")


def twin_of(question: Question) -> Question:
    """A question whose clue begins alike and ends elsewhere in the same step of lengths."""
    longest = rough_length(len(question.clue))
    length = longest if len(question.clue) < longest else longest - ROUGHLY + 1
    return replace(question, clue=f"{question.clue}{'x' * ROUGHLY}"[:length])


@pytest.mark.req("T-3.1")
def test_to_the_letter_the_length_would_tell_most_questions_and_rounded_it_tells_none() -> None:
    alike: defaultdict[int, set[str]] = defaultdict(set)
    for question in QUESTIONS:
        at = at_clue(question)
        told = known(at) + known(at.p1.buzzes().at) + known(at.p1.answers("no idea").at)
        alike[rough_length(len(question.clue))].add(told)
    assert len({len(question.clue) for question in QUESTIONS}) > 20 * len(alike)
    assert all(len(told) == 1 for told in alike.values())


@pytest.mark.req("T-3.1", "P-5.2")
def test_clues_that_begin_alike_are_told_alike_until_one_ends() -> None:
    for question in QUESTIONS:
        one, two = at_clue(question), at_clue(twin_of(question))
        shorter = min(len(each.clue) for each in (question, twin_of(question)))
        for letters in range(0, shorter, LETTERS_PER_TICK):
            assert len(one.public.bout.letters) == len(two.public.bout.letters) == letters
            assert repr(one.public) == repr(two.public)
            one.time_runs_out()
            two.time_runs_out()
        assert one.public.bout.is_clue_complete or two.public.bout.is_clue_complete
        assert known(one) != known(two)


@pytest.mark.req("T-3.1", "T-3.4", "P-6.2")
@pytest.mark.parametrize("question", QUESTIONS[::25], ids=lambda question: question.id)
def test_a_halt_and_a_restart_tell_no_more(question: Question) -> None:
    pair = at_clue(question), at_clue(twin_of(question))
    told = [known(at) for at in pair]
    for at in pair:
        at.clue_runs(120).p2.buzzes()
    told += [known(at) for at in pair]
    for at in pair:
        at.p2.answers("no idea").at.clue_runs(180)
        at.truth = at.replayed()
    told += [known(at) for at in pair]
    assert told[0::2] == told[1::2]


@pytest.mark.req("T-3.1")
@pytest.mark.parametrize("length", [200, 201, 240, 246, 249, 250, 251, 300])
def test_its_end_is_told_when_it_is_reached(length: int) -> None:
    at = at_clue(replace(sample(0), clue="x" * length))
    assert (at.messages()[-1]["type"], at.messages()[-1]["length"]) == ("PHASE_CLUE", rough_length(length))
    while not at.wire["clueComplete"]:
        assert (at.wire["clueLength"], len(at.wire["clue"]) < length) == (rough_length(length), True)
        at.time_runs_out()
    assert (at.wire["clueLength"], at.wire["revealIndex"]) == (length, length)
    assert [message["type"] for message in at.messages()[-2:]] == ["CLUE_TICK", "CLUE_COMPLETE"]


@pytest.mark.req("T-3.1", "P-6.6")
def test_the_log_of_an_earlier_version_does_not_tell_it_either() -> None:
    opened = CODEC.load({"kind": "ClueOpened", "length": 231, "pot": 100})
    assert opened == e.ClueOpened(250, 100)
    assert CODEC.dump(opened) == {"kind": "ClueOpened", "length": 250, "pot": 100}
