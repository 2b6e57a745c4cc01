"""What the host can set: how many questions, at which pace and price, from which packs (T-1.1, T-4.1b, T-6.2)."""

from __future__ import annotations

from clueapp.games.trivia.duel import HouseRules
from clueapp.games.trivia.library import Library, slug
from clueapp.kernel.game import Option, Options

QUESTIONS = Option("questions", "Questions", ((3, "3"), (5, "5"), (7, "7")), default=3, help="In one match.")
PACE = Option(
    "pace",
    "Pace",
    (("usual", "Usual"), ("relaxed", "Relaxed")),
    default="usual",
    help="Relaxed: twice the time.",
)
RESULTS = Option(
    "results",
    "Results",
    (("ready", "Until ready"), ("quick", "3 seconds")),
    default="ready",
    help="How long they stay.",
    before="quick",
)
ANTE = Option(
    "ante",
    "Ante",
    ((0, "None"), (5, "5"), (10, "10")),
    default=0,
    help="In the pot before you bet.",
)
ON_OFF = ((True, "In"), (False, "Out"))


def options_of(library: Library) -> tuple[Option, ...]:
    """The number of questions, the rules of the house, then a box to tick for each pack and each category."""
    packs = (Option(pack_option(pack.slug), pack.title, ON_OFF, True, group="Packs") for pack in library.packs)
    categories = (
        Option(category_option(name), title, ON_OFF, True, group="Categories")
        for name, title in library.categories.items()
    )
    return (QUESTIONS, PACE, RESULTS, ANTE, *packs, *categories)


def pack_option(name: str) -> str:
    """The option of a pack.

    >>> pack_option("the-wide-world")
    'pack_the_wide_world'
    """
    return f"pack_{slug(name)}"


def category_option(name: str) -> str:
    return f"category_{name}"


def chosen_questions(options: Options) -> int:
    return int(options.get(QUESTIONS.name, QUESTIONS.default))


def house_rules(options: Options) -> HouseRules:
    """What the host has chosen; where nothing is said, the rules are those from before it could be."""
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
