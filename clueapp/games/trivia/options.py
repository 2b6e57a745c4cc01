"""What the host can set: how many questions, and from which packs and categories (T-1.1, T-6.2)."""

from __future__ import annotations

from clueapp.games.trivia.library import Library, slug
from clueapp.kernel.game import Option, Options

QUESTIONS = Option("questions", "Questions", ((3, "3"), (5, "5"), (7, "7")), default=3)
ON_OFF = ((True, "In"), (False, "Out"))


def options_of(library: Library) -> tuple[Option, ...]:
    """The number of questions, then a box to tick for each pack and each category."""
    packs = (Option(pack_option(pack.slug), pack.title, ON_OFF, True, group="Packs") for pack in library.packs)
    categories = (
        Option(category_option(name), title, ON_OFF, True, group="Categories")
        for name, title in library.categories.items()
    )
    return (QUESTIONS, *packs, *categories)


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


def chosen_packs(library: Library, options: Options) -> frozenset[str]:
    """The packs that the host has left in, by their short names."""
    return frozenset(pack.slug for pack in library.packs if options.get(pack_option(pack.slug), True))


def chosen_categories(library: Library, options: Options) -> frozenset[str]:
    """The categories that the host has left in, by their short names."""
    return frozenset(name for name in library.categories if options.get(category_option(name), True))
