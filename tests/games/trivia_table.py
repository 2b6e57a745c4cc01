"""A duel in a test, in the words of those who play it.

duel().p1.bets(50).p2.matches().clue_runs(60).p2.buzzes().answers("Ulan Bator")
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clueapp.games.trivia import events as e
from clueapp.games.trivia.actions import Answer, Bet, Buzz, Fold, Match, Overturn, Raise, Ready, Uphold
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.pack import Pack
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.state import SEATS, Duel, TriviaTruth, TriviaView
from clueapp.kernel.codec import EventCodec
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import Deadline, Outcome
from clueapp.kernel.menu import Action, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.rng import draw
from clueapp.kernel.truth import Event, Fact, evolve, project
from clueapp.protocol.forms import forms_to_wire
from clueapp.protocol.reader import reader_of
from clueapp.protocol.writer import message_of
from tests.laid import laid

NOW = 1_700_000_000_000
ULAANBAATAR = Question(
    "q_mongolia_capital",
    "Geography",
    "Founded in 1639 as a monastery of tents, it moved some twenty-five times before it settled by the river Tuul. "
    "It is the coldest capital on Earth, nearly half of its country lives there, and that country is Mongolia.",
    ("ulaanbaatar", "ulan bator", "ulan batar", "ulaan baatar"),
    "Ulaanbaatar",
)
TOPICS = ("Geography", "History", "Space", "Music & Stage")
ANSWERS = (
    *("lighthouse", "windmill", "pancake", "umbrella", "calendar", "telescope", "harmonica", "sunflower", "waterfall"),
    *("dragonfly", "parliament", "saxophone", "volcano", "chocolate", "pineapple", "crocodile"),
)


def sample(at: int) -> Question:
    """A question of its own, as long as a clue has to be."""
    answer = ANSWERS[at]
    beginning = (
        f"Clue number {at} begins in the dark and goes on for a good while without saying much of what it means; "
    )
    clue = (beginning + "then it becomes a little plainer, and at last hardly anybody can miss it. " * 2)[:230] + "…"
    return Question(f"q-{at}", TOPICS[at % len(TOPICS)], clue, (answer, f"{answer} thing"), answer.title())


LIBRARY = Library([Pack("first", "First", (ULAANBAATAR, *map(sample, range(8)))),
                   Pack("second", "Second", tuple(map(sample, range(8, 16))))])  # fmt: skip
GAME = TriviaGame(LIBRARY)


def duel(*questions: Question, options: Options | None = None, game: TriviaGame = GAME, seed: int = 0) -> AtDuel:
    """A match at its first question, which is that of Ulaanbaatar unless others are given."""
    return AtDuel(game, questions or (ULAANBAATAR, sample(1), sample(2)), options or {}, seed)


def betting(*questions: Question, options: Options | None = None) -> AtDuel:
    """A match in which the first actor is asked for a bet."""
    return duel(*questions, options=options).time_runs_out().is_in("betting")


def clue(letters: int = 0, stake: int = 50, options: Options | None = None) -> AtDuel:
    """A match whose first clue is running, with both stakes in the pot."""
    return betting(options=options).p1.bets(stake).p2.matches().at.is_in("clue").clue_runs(letters)


class AtDuel:
    """One match under test: its truth, and every fact so far."""

    def __init__(self, game: TriviaGame, questions: Sequence[Question], options: Options, seed: int) -> None:
        self.game = game
        self.seed = f"{seed:064x}"
        self.opening = laid(game, SEATS, {"questions": len(questions), **options})
        self.truth: TriviaTruth = self.opening
        self.facts: list[Fact] = []
        first = questions[0]
        self.happens([Fact(vault=e.QuestionsDrawn(tuple(questions)))])
        self.happens([Fact(e.QuestionOpened(0, first.category, "P1"))])

    # What is known
    @property
    def public(self) -> Duel:
        return self.truth.public

    @property
    def phase(self) -> str:
        return self.game.phase(self.public)

    @property
    def deadline(self) -> Deadline | None:
        return self.game.deadline(self.public)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.public)

    @property
    def balances(self) -> tuple[int, int]:
        one, two = (self.public.balances[seat] for seat in SEATS)
        return one, two

    @property
    def folds(self) -> tuple[int, int]:
        one, two = (self.public.folds[seat] for seat in SEATS)
        return one, two

    @property
    def pot(self) -> int:
        return self.public.bout.pot

    @property
    def events(self) -> list[Event]:
        return [fact.public for fact in self.facts if fact.public]

    @property
    def wire(self) -> dict[str, Any]:
        return self.game.show(self.view())

    def view(self, viewer: str | None = None) -> TriviaView:
        return project(self.truth, viewer)

    def menu(self, viewer: str | None = None) -> Menu:
        return self.game.menu(self.view(viewer))

    def feed(self, viewer: str | None = None, since: int = 0) -> list[str]:
        events = (fact.as_told_to(viewer) for fact in self.facts[since:])
        return [telling.text for event in events if event and (telling := self.game.tell(event, viewer, {}))]

    def messages(self, since: int = 0) -> list[dict[str, Any]]:
        """The messages since a fact, each as if its clock ran out at the same moment."""
        found = (self.game.message(event, NOW) for fact in self.facts[since:] if (event := fact.public))
        return [json.loads(json.dumps(message)) for message in found if message]

    def is_in(self, phase: str) -> AtDuel:
        assert self.phase == phase, f"it is {self.phase}"
        return self

    # What happens
    @property
    def p1(self) -> AtSeat:
        return AtSeat(self, "P1")

    @property
    def p2(self) -> AtSeat:
        return AtSeat(self, "P2")

    def seat(self, seat: str) -> AtSeat:
        return AtSeat(self, seat)

    def time_runs_out(self, deadline: Deadline | None = None) -> AtDuel:
        now = deadline or self.deadline
        assert now is not None, "no clock is running"
        return self.happens(self.game.expire(self.truth, now, draw(self.seed, len(self.facts))))

    def clue_runs(self, letters: int | None = None) -> AtDuel:
        """Let the clue run until so many letters are out, or to its end."""
        while not self.public.bout.is_clue_complete and (letters is None or len(self.public.bout.letters) < letters):
            assert self.phase == "clue"
            self.time_runs_out()
        return self

    def next_question(self) -> AtDuel:
        """From a resolution to the betting on the next question."""
        return self.is_in("resolution").time_runs_out().is_in("category").time_runs_out().is_in("betting")

    def both_fail(self, stake: int = 50) -> AtDuel:
        """From the betting to a draw, with nobody any the richer."""
        first = self.seat(self.public.bout.first_actor)
        return first.bets(stake).other.matches().at.clue_runs().time_runs_out().is_in("resolution")

    def set_balances(self, one: int, two: int) -> AtDuel:
        """Give each so much, for a scenario."""
        self.truth = replace(self.truth, public=replace(self.public, balances={"P1": one, "P2": two}))
        return self

    def happens(self, facts: Sequence[Fact]) -> AtDuel:
        for fact in facts:
            self.truth = evolve(self.game, self.truth, fact)
            self.facts.append(fact)
        return self

    def replayed(self) -> TriviaTruth:
        """What the log adds up to, written and read again."""
        codec = EventCodec(self.game.events)
        truth = self.opening
        for line in json.loads(json.dumps([codec.dump_fact(fact) for fact in self.facts])):
            truth = evolve(self.game, truth, codec.load_fact(line))
        return truth


class AtSeat:
    """One of the two. What they do must be on their menu, unless it is said before that it is refused."""

    def __init__(self, at: AtDuel, seat: str, refused_as: str | None = None) -> None:
        self.at = at
        self.name = seat
        self._refused_as = refused_as

    @property
    def p1(self) -> AtSeat:
        return self.at.p1

    @property
    def p2(self) -> AtSeat:
        return self.at.p2

    @property
    def other(self) -> AtSeat:
        return self.at.p2 if self.name == "P1" else self.at.p1

    @property
    def may(self) -> set[str]:
        return {form.action.wire_name for form in self.at.menu(self.name).forms}

    @property
    def feed(self) -> list[str]:
        return self.at.feed(self.name)

    def is_refused(self, code: str) -> AtSeat:
        """The next thing this seat tries is refused with this code, and changes nothing."""
        return AtSeat(self.at, self.name, refused_as=code)

    def bets(self, amount: int) -> AtSeat:
        return self.does(Bet(amount))

    def matches(self) -> AtSeat:
        return self.does(Match())

    def raises_to(self, amount: int) -> AtSeat:
        return self.does(Raise(amount))

    def folds(self) -> AtSeat:
        return self.does(Fold())

    def buzzes(self) -> AtSeat:
        return self.does(Buzz())

    def answers(self, text: str) -> AtSeat:
        return self.does(Answer(text))

    def answers_right(self) -> AtSeat:
        return self.answers(self.at.truth.vault.questions[self.at.public.bout.index].answer)

    def upholds(self) -> AtSeat:
        return self.does(Uphold())

    def is_ready(self) -> AtSeat:
        return self.does(Ready())

    def asks_to_overturn(self, player: str) -> AtSeat:
        return self.does(Overturn(player))

    def does(self, action: Action) -> AtSeat:
        if self._refused_as is not None:
            self._is_refused(action, self._refused_as)
        else:
            menu = self.at.menu(self.name)
            assert menu.allows(action), f"{action} is not on the menu of {self.name}: {forms_to_wire(menu.forms)}"
            said = reader_of(self.at.game).read(message_of(action))
            self.at.happens(self.at.game.decide(self.at.truth, self.name, said, self._rng()))
        return AtSeat(self.at, self.name)

    def is_gone(self) -> AtSeat:
        """The time that an absent player is waited for is over."""
        self.at.happens(self.at.game.stand_in(self.at.truth, self.name, self._rng()))
        return self

    def leaves_for_good(self) -> AtSeat:
        self.at.happens(self.at.game.desert(self.at.truth, self.name, self._rng()))
        return self

    def _rng(self) -> Any:
        return draw(self.at.seed, len(self.at.facts))

    def _is_refused(self, action: Action, code: str) -> None:
        before = repr(self.at.truth)
        assert not self.at.menu(self.name).allows(action), f"{action} is on the menu of {self.name}"
        with pytest.raises(IllegalAction) as refusal:
            self.at.game.decide(self.at.truth, self.name, action, self._rng())
        assert refusal.value.code == code, f"{action} was refused as {refusal.value.code}: {refusal.value.message}"
        assert refusal.value.message.endswith(".")
        assert repr(self.at.truth) == before


def write_pack(folder: Path, name: str, *questions: dict[str, Any], title: str = "Mine") -> Path:
    """A pack file with one question a line, as those that come along."""
    lines = ",\n".join(json.dumps(question, ensure_ascii=False) for question in questions)
    path = folder / f"{name}.json"
    path.write_text(f'{{"title": {json.dumps(title)}, "questions": [\n{lines}\n]}}\n', "utf-8")
    return path


def as_json(question: Question, **changes: Any) -> dict[str, Any]:
    """A question as a file has it; a change to None leaves the field out."""
    fields = {
        "id": question.id,
        "category": question.category,
        "clue": question.clue,
        "acceptedAnswers": list(question.accepted),
        "displayAnswer": question.answer,
        **changes,
    }
    return {name: value for name, value in fields.items() if value is not None}
