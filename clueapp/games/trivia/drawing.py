"""Which questions are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from clueapp.games.trivia.questions import Question


def draw(pool: Sequence[Question], number: int, rng: Random, seen: Mapping[str, int]) -> tuple[Question, ...]:
    """So many questions, those that these players have met least, from as many categories as can be (T-6.2)."""
    drawn = [_first(pool, rng, seen)]
    while len(drawn) < number:
        times = Counter(question.category for question in drawn)
        rest = [question for question in pool if question not in drawn]
        ranks = [(seen.get(question.id, 0), times[question.category]) for question in rest]
        best = min(ranks)
        drawn.append(rng.choice([question for question, rank in zip(rest, ranks, strict=True) if rank == best]))
    return tuple(drawn)


def _first(pool: Sequence[Question], rng: Random, seen: Mapping[str, int]) -> Question:
    """The first question. Its category is told at once, so that is drawn before anything that stays hidden."""
    least = min(seen.get(question.id, 0) for question in pool)
    fresh = [question for question in pool if seen.get(question.id, 0) == least]
    sizes = Counter(question.category for question in fresh)
    (category,) = rng.choices(list(sizes), list(sizes.values()))
    return rng.choice([question for question in fresh if question.category == category])
