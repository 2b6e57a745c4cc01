"""Random duels with everything in them: right, nearly right and wrong answers, silence, rulings turned round."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from clueapp.games.trivia.actions import Answer
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.pack import Pack
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.state import SEATS
from clueapp.kernel.menu import Action, Form
from tests.contract.play import Play, fill_in

MOST_STEPS = 7 * (1 + 3 + 67 + 2 + 4 + 20 + 15)
"""A category, three bets, the ticks of 400 letters, two windows, two buzzes and answers, what is typed before them,
requests and their answers with those who are ready after each, and an end."""
LIKINGS = {"FOLD": 0.1, "RAISE": 0.2}
"""How much each thing to do is liked, where it is not as much as the others."""
EAGERNESS = {"BUZZ": 0.05, "OVERTURN": 0.6}
"""How often something open is done before the clock runs out, where it is not nearly always."""


def riddles(seed: int = 0, number: int = 30) -> Library:
    """Questions without a word in common, so that a letter that is found was told."""
    rng = Random(seed)

    def letters(length: int) -> str:
        return "".join(rng.choice("bcdfghjklmnpqrstvwxz") for _ in range(length))

    questions = (
        Question(f"q{at}", f"Topic {at % 7}", letters(rng.randint(200, 400)), (letters(12), letters(9)), "")
        for at in range(number)
    )
    return Library([Pack("riddles", "Riddles", tuple(_shown(question) for question in questions))])


def _shown(question: Question) -> Question:
    return Question(question.id, question.category, question.clue, question.accepted, question.accepted[0].upper())


def play_on(game: TriviaGame, seed: int, limit: int = MOST_STEPS, watch: Callable[[Play], None] | None = None) -> Play:
    """A random match, up to its end or so many steps."""
    rng = Random(seed)
    house = {"results": rng.choice(("ready", "quick")), "ante": rng.choice((0, 5, 10))}
    play = Play(game, SEATS, {"questions": rng.choice((3, 5, 7)), **house}, seed)
    for _ in range(limit):
        if watch:
            watch(play)
        if play.is_over:
            break
        step(play, rng)
    return play


def step(play: Play, rng: Random) -> None:
    """Somebody does something, or the clock runs out."""
    offers = [(seat, form) for seat in SEATS for form in play.forms(seat)]
    if offers:
        (seat, form), *_ = rng.choices(offers, [LIKINGS.get(form.action.wire_name, 1) for _, form in offers])
        if rng.random() < EAGERNESS.get(form.action.wire_name, 0.9):
            play.act(seat, _typed(play, form, rng) if form.action is Answer else fill_in(form, rng))
            return
    play.expire()


def _typed(play: Play, form: Form, rng: Random) -> Action:
    question: Question = play.truth.vault.questions[play.truth.public.bout.index]
    return form.action(rng.choice(question.accepted)) if rng.random() < 0.4 else fill_in(form, rng)
