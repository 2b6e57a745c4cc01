"""Wrong answers that a person could give: the answer to another question of the category that sounds alike.

They are chosen by the letters that everybody has seen, so they tell nothing about the rest of the clue or of the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from clueapp.games.trivia.library import Library
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.writing import key, words

LIKELY = 6
"""The number of answers that one is chosen from: those whose clues have the most in common with the letters."""
TELLING = 4
"""Letters of a word from which it counts as something in common."""


def plausible_mistake(library: Library, category: str, letters: str, said: Iterable[str], rng: Random) -> str | None:
    """A wrong answer from this category that nobody has said, or None if there is none."""
    of_category = [question for question in library.questions if question.category == category]
    meant = [question for question in of_category if question.clue.startswith(letters)]
    taken = {key(text) for text in said}
    seen = _telling_words(letters)
    others = [
        question
        for question in of_category
        if not question.clue.startswith(letters) and key(question.answer) not in taken
    ]
    rng.shuffle(others)
    others.sort(key=lambda question: len(seen & _telling_words(question.clue)), reverse=True)
    likely = others[:LIKELY]
    rng.shuffle(likely)
    return next((each.answer for each in likely if not _is_right(library, each.answer, meant)), None)


def _is_right(library: Library, answer: str, meant: Iterable[Question]) -> bool:
    """Whether an answer would be accepted for any question that the letters may belong to."""
    return any(library.judge.accepts(answer, each.accepted, each.rejected, each.clue) for each in meant)


def _telling_words(text: str) -> frozenset[str]:
    return frozenset(word for word in words(text) if len(word) >= TELLING)
