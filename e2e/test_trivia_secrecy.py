"""No letter of a clue and no answer is sent to anybody before its time, through a whole match and after reloads."""

import json

import pytest

from e2e.trivia_match import SLOW, Match
from e2e.trivia_tap import Ear, text_of_document, text_of_frame
from e2e.wiretap import Wiretap

SERVER_ENV = SLOW
ENDED = ("QuestionResolved", "OverturnAsked", "RulingOverturned", "MatchEnded")


class Watch:
    """Taps pages and judges all that has arrived by what has been told at that moment."""

    def __init__(self, players, names):
        self.taps = {name: Wiretap(players(name)) for name in names}
        self.match = None
        self.ear = None
        self.judged = 0

    def look(self, *, with_source=False):
        match = self.match
        events = match.events
        current = [event["index"] for event in events if event["kind"] == "QuestionOpened"][-1]
        for name, tap in self.taps.items():
            texts = [text_of_frame(frame) for frame in tap.take()]
            self.judged += len(texts)
            if with_source:
                texts.append(text_of_document(tap.document()))
            found = self.ear.leaks(
                "\n".join(texts),
                match.questions,
                current,
                len(match.letters),
                is_resolved=events[-1]["kind"] in ENDED,
            )
            assert not found, f"{name} was sent before its time: {found[:5]}"


@pytest.mark.req("T-3.1", "P-5.2", "P-5.3")
def test_nobody_is_sent_a_letter_or_an_answer_before_its_time(server, players):
    watch = Watch(players, ("Ann", "Dan"))
    watch.match = match = Match(server, players)
    ann = match.open("Ann")
    watch.ear = Ear(text_of_document(watch.taps["Ann"].document()))  # no question has been drawn yet
    ben = match.join("Ben")
    ben.sees_question(1)
    dan = match.watch("Dan")
    watch.look(with_source=True)
    match.betting(1)
    watch.look(with_source=True)
    match.both_in(50, letters=0)
    watch.look(with_source=True)
    for letters in range(6, 61, 6):
        match.clue_runs(letters)
        watch.look()
    ann.reloads()
    dan.reload()
    watch.look(with_source=True)
    ann.buzzes()
    watch.look(with_source=True)
    ann.answers("a guess")
    ann.sees_prompt("You’ve had your go")
    watch.look(with_source=True)
    match.clue_runs(90)
    watch.look(with_source=True)
    ben.buzzes()
    ben.answers(match.answer)
    ann.sees_outcome("Ben is right")
    watch.look(with_source=True)
    match.betting(2)
    watch.look(with_source=True)
    ben.bets(5)
    ann.folds()  # what follows was never shown, and is over
    ben.sees_outcome("Ann folded")
    watch.look(with_source=True)
    match.betting(3)
    match.both_in(25, letters=36)
    watch.look(with_source=True)
    match.clue_runs()
    match.time_runs_out()
    match.result_passes()
    ann.sees_winner("Ben wins this time")
    watch.look(with_source=True)
    assert watch.judged > 60
    assert not [question for question in match.questions if question["clue"][:30] in server.log()]


def test_the_tap_hears_a_leak():
    """The search itself: a letter too many is found, and what may be known is not."""
    clue = "Founded in 1639 as a monastery of tents, it's said that it moved some twenty-five times before it settled."
    question = {"clue": clue, "answer": "Ulaanbaatar", "accepted": ["ulan bator"]}
    ear = Ear("Copy link")

    def found(inner, letters):
        frame = ["update", {"7": {"tag": "nicegui-html", "props": {"innerHTML": inner}}}]
        return ear.leaks(text_of_frame(f"42{json.dumps(frame)}"), [question], 0, letters, is_resolved=False)

    assert not found("<p>Founded in 1639 as a mon</p>", 24)
    assert found("<p>Founded in 1639 as a mona</p>", 24)
    assert found("<p>Founded in 1639 as a mon<i>a</i></p>", 24)
    assert found("<p>Founded in</p>", 6)
    assert not found("<p>Founded </p><p>in a sentence of its own</p>", 8)
    assert found("<p>tents, it&#39;s said that</p>", 24)
    assert found('<p data-clue="twenty-five times">x</p>', 24)
    assert found("<b>Ulaanbaatar</b>", 24)
    assert found("<b>Ulan Bator</b>", len(clue))
    assert not ear.leaks("Ulaanbaatar", [question], 0, len(clue), is_resolved=True)
    later = {"clue": clue.upper(), "answer": "Ulan Ude", "accepted": []}
    assert ear.leaks(clue.upper(), [question, later], 0, len(clue), is_resolved=True)
