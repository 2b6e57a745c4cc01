"""The rules of the games, in our own words: beside the table of each game that has some."""

from __future__ import annotations

from collections.abc import Callable

from components.folders import module_of
from components.rules.prose import Chapter

Rules = tuple[str, Callable[[], tuple[Chapter, ...]]]
"""A sentence that says what the game is, and its chapters."""


def rules_of(game: str) -> Rules | None:
    rules = module_of(game, "rules")
    return None if rules is None else (rules.LEAD, rules.chapters)
