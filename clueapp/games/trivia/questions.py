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


ROUGHLY = 50
"""Letters to which the length of a clue is rounded up while it is hidden."""


def rough_length(length: int) -> int:
    """As much as may be known of a clue's length before its end: to the letter it would tell which clue it is.

    >>> rough_length(200), rough_length(231), rough_length(251)
    (200, 250, 300)
    """
    return -(-length // ROUGHLY) * ROUGHLY
