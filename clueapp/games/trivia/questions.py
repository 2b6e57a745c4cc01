"""A question as it is played."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """A clue that goes from hard to easy, what is accepted as its answer, and the answer to show."""

    id: str
    category: str
    clue: str
    accepted: tuple[str, ...]
    answer: str
