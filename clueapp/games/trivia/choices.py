"""The host's choices: the number of questions, the pace, the ante, the packs (T-1.1, T-4.1b, T-6.2)."""

from __future__ import annotations

from clueapp.games.trivia.info import ANTE, PACE, QUESTIONS, RESULTS, category_option, pack_option
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.state import HouseRules
from clueapp.kernel.options import Options


def chosen_questions(options: Options) -> int:
    return int(options.get(QUESTIONS.name, QUESTIONS.default))


def house_rules(options: Options) -> HouseRules:
    """The rules that the host has chosen; without a choice, those from before there was one."""
    return HouseRules(
        ante=int(options.get(ANTE.name, ANTE.default)),
        is_relaxed=options.get(PACE.name) == "relaxed",
        waits=options.get(RESULTS.name) == "ready",
    )


def chosen_packs(library: Library, options: Options) -> frozenset[str]:
    """The packs that the host has left in, by their short names."""
    return frozenset(pack.slug for pack in library.packs if options.get(pack_option(pack.slug), True))


def chosen_categories(library: Library, options: Options) -> frozenset[str]:
    """The categories that the host has left in, by their short names."""
    return frozenset(name for name in library.categories if options.get(category_option(name), True))


def objection(found: int, needed: int) -> str | None:
    """Why a match of so many questions cannot be played with those that were found; None if it can."""
    if found >= needed:
        return None
    few = {0: "no questions", 1: "only one question"}
    there = few.get(found, f"only {found} questions")
    return f"These packs and categories have {there}, and the match needs {needed}. Choose more of them."
