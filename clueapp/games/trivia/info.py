"""Trivia Duel at a glance: the two seats and the options of the host."""

from __future__ import annotations

from clueapp.games.trivia.library import Library, slug
from clueapp.kernel.info import GameInfo
from clueapp.kernel.options import Option
from clueapp.kernel.places import Place

PLACES = (
    Place("P1", "The Owl", "Reads by candlelight and forgets nothing. Waits, as a rule, one letter too long."),
    Place("P2", "The Fox", "Knows a little of everything and when to say so. Buzzes first and thinks on the way."),
)
TITLES = {place.id: place.title for place in PLACES}
STRENGTHS = (("novice", "Novice"), ("regular", "Regular"), ("master", "Master"))

QUESTIONS = Option(
    "questions", "Questions", ((3, "3"), (5, "5"), (7, "7")), default=3, help="How many you play in a match."
)
PACE = Option(
    "pace",
    "Pace",
    (("usual", "Usual"), ("relaxed", "Relaxed")),
    default="usual",
    help="Relaxed gives you twice the time.",
)
RESULTS = Option(
    "results",
    "Results",
    (("ready", "Until ready"), ("quick", "3 seconds")),
    default="ready",
    help="How long you can read them.",
    before="quick",
)
ANTE = Option(
    "ante",
    "Ante",
    ((0, "None"), (5, "5"), (10, "10")),
    default=0,
    help="You each pay it before betting.",
)
ON_OFF = ((True, "In"), (False, "Out"))


def info_of(library: Library) -> GameInfo:
    """The game over the questions of a library (T-1.1, T-4.1b, T-6.2)."""
    return GameInfo(
        name="trivia",
        title="Trivia Duel",
        blurb="Bet before you see the clue, then buzz before your opponent does. It appears letter by letter.",
        places=PLACES,
        min_players=2,
        max_players=2,
        version=3,
        minutes="5 minutes",
        on_leaving="You forfeit the match, and your opponent wins.",
        options=_options_of(library),
        grace_seconds=30,
        patience_seconds=600,
        robots=STRENGTHS,
    )


def _options_of(library: Library) -> tuple[Option, ...]:
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
