"""The rules of the games, in our own words: a module for each game that has some."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from components.rules.prose import Chapter

Rules = tuple[str, Callable[[], tuple[Chapter, ...]]]
"""A sentence that says what the game is, and its chapters."""


@cache
def rules_of(game: str) -> Rules | None:
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return module.LEAD, module.chapters
