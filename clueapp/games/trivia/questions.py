"""A question as it is played."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """A clue that goes from hard to easy, what is accepted as its answer, the answer to show, what is never right."""

    id: str
    category: str
    clue: str
    accepted: tuple[str, ...]
    answer: str
    rejected: tuple[str, ...] = ()
