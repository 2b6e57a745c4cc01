"""Trivia Duel in the contract suite."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar

from clueapp.games.trivia import resolving
from clueapp.games.trivia.actions import Answer
from clueapp.games.trivia.clue import LETTERS_PER_TICK
from clueapp.games.trivia.events import (
    ClueOpened,
    ClueTicked,
    QuestionOpened,
    QuestionsDrawn,
    ResultHeld,
    SaidReady,
)
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.questions import ROUGHLY, Question, rough_length
from clueapp.games.trivia.state import FOLDS, SEATS, STARTING_BALANCE, TriviaDraft, TriviaTruth
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import Fact, Seat
from tests.contract.adapters import Adapter, Elsewhere
from tests.contract.play import TIME, Play, Weights

DOUBTS: Weights = {"OVERTURN": 0.5, "UPHOLD": 0.5, "READY": 0.5}
LETTERS = "abcdefghijklmnopqrstuvwxyz ,.é"


class TriviaAdapter(Adapter):
    """How to play, and how to draw again what has not been told yet."""

    lively: ClassVar[Weights] = {
        TIME: 1,
        "BUZZ": 0.04,
        "BET": 6,
        "MATCH": 6,
        "RAISE": 3,
        "ANSWER": 6,
    } | DOUBTS
    hasty: ClassVar[Weights] = {TIME: 1, "BUZZ": 4, "OVERTURN": 0.1}
    most_actions = 600
    views = 2
    always_open = frozenset({"OVERTURN", "UPHOLD", "READY"})
    silent = (ClueTicked, QuestionsDrawn, SaidReady, ResultHeld)

    def sit_down(self, game: AnyGame, rng: Random) -> tuple[Seating, Options]:
        """Both seats; of packs and categories so many that no two matches are drawn alike by chance."""
        chosen = {each.name: rng.choice(each.values)[0] for each in game.info.options if not each.group}
        options = {**game.info.default_options(), **chosen}
        boxes = [option.name for option in game.info.options if option.group]
        left_out = dict.fromkeys(rng.sample(boxes, rng.randint(0, 2)), False)
        assert game.objection({**options, **left_out}) is None
        return {seat: seat for seat in rng.sample(SEATS, 2)}, {**options, **left_out}

    def finish(self, truth: TriviaTruth) -> tuple[Seat, Action] | None:
        """The right answer: it wins the question, if not the match."""
        bout = truth.public.bout
        return (bout.answering, Answer(truth.vault.questions[bout.index].answer)) if bout.answering else None

    def check(self, truth: TriviaTruth) -> None:
        """No money is made or lost, no fold or buzz is one too many, and no letter is out of turn (T-1.1, T-3.1)."""
        duel, bout = truth.public, truth.public.bout
        assert sum(duel.balances.values()) + bout.pot == len(SEATS) * STARTING_BALANCE
        assert all(balance >= 0 for balance in duel.balances.values())
        assert all(0 <= folds <= FOLDS for folds in duel.folds.values())
        assert len({ruling.seat for ruling in bout.rulings}) == len(bout.rulings)
        assert len(duel.history) <= duel.questions == len(truth.vault.questions)
        question = truth.vault.questions[bout.index]
        assert question.clue.startswith(bout.letters)
        assert len(bout.letters) % LETTERS_PER_TICK == 0 or bout.is_clue_complete
        assert bout.length in (0, len(question.clue) if bout.is_clue_complete else rough_length(len(question.clue)))

    def elsewhere(self, play: Play, viewer: Seat | None, rng: Random) -> Elsewhere | None:
        """The same match with other letters where none were told, other answers, and other questions to come."""
        duel, questions = play.truth.public, play.truth.vault.questions
        told = len(duel.history)
        if told == len(questions):
            return None
        known = letters_known(play)
        others = tuple(
            question if at < told else like(question, known, rng) if at == duel.bout.index else any_other(rng)
            for at, question in enumerate(questions)
        )
        return Elsewhere(set_up_with(play, others), lambda step, _truth: (step.action, None), others != questions)


def letters_known(play: Play) -> int | None:
    """How many letters of the clue on the table everybody may know, by the ticks so far; None before it begins."""
    known: int | None = None
    for event in (fact.public for fact in play.facts):
        if isinstance(event, QuestionOpened):
            known = None
        if isinstance(event, ClueOpened):
            known = 0
        if isinstance(event, ClueTicked) and known is not None:
            known += LETTERS_PER_TICK
    return known


def like(question: Question, known: int | None, rng: Random) -> Question:
    """A question that the one on the table could be: its category, then about how long it is and some letters are
    known, and at last that there are no more."""
    other = any_other(rng)
    if known is None:
        return replace(other, category=question.category)
    letters = question.clue[:known]
    clue = letters + scribble(length_beyond(known, question, rng) - len(letters), rng)
    return replace(other, category=question.category, clue=clue)


def length_beyond(known: int, question: Question, rng: Random) -> int:
    """A length that a clue could have when so many letters are out, or would be if it had as many."""
    whole = len(question.clue)
    if known >= whole:
        return whole
    longest = rough_length(whole)
    return rng.randint(max(known, longest - ROUGHLY) + 1, longest)


def any_other(rng: Random) -> Question:
    """A question of which nothing is known, with an answer that nobody has said."""
    answer = f"zz{scribble(20, rng)}"
    return Question(scribble(8, rng), scribble(9, rng), scribble(rng.randint(200, 400), rng), (answer,), answer)


def scribble(length: int, rng: Random) -> str:
    return "".join(rng.choice(LETTERS) for _ in range(length))


def set_up_with(play: Play, questions: tuple[Question, ...]) -> Sequence[Fact]:
    game = play.game
    assert isinstance(game, TriviaGame)
    draft = TriviaDraft(game, play.opening, Random(0))
    draft.add(Fact(vault=QuestionsDrawn(questions)))
    resolving.open_question(draft, 0)
    return draft.facts


ADAPTER = TriviaAdapter()
