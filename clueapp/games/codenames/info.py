"""Codenames as a newcomer reads about it: the two teams with their roles, and the options the host can set."""

from __future__ import annotations

from clueapp.games.codenames.library import Library
from clueapp.games.codenames.rematch import CHOICES
from clueapp.games.codenames.state import TEAMS, Post
from clueapp.kernel.info import GameInfo
from clueapp.kernel.options import Option
from clueapp.kernel.places import Place

MOST_OPERATIVES = 5
SPYMASTER = "Knows who’s under every card, and gives the clues: one word and a number."
OPERATIVE = "Looks at twenty-five words, hears the clue, and works out what was meant."
PLACES = tuple(
    place
    for team in TEAMS
    for place in (
        Place(f"{team}_spymaster", f"{team.title()} spymaster", SPYMASTER, 1, team, "spymaster"),
        Place(f"{team}_operative", f"{team.title()} operative", OPERATIVE, MOST_OPERATIVES, team, "operative"),
    )
)
_POSTS = {f"{team}_{role}": Post(team, role) for team in TEAMS for role in ("spymaster", "operative")}

_SECONDS = ((0, "Off"), (60, "60 s"), (90, "90 s"), (120, "2 min"), (180, "3 min"))
_TWO_MINUTES = 120
CLUE_CLOCK = Option(
    "clue_seconds", "Time for the clue", _SECONDS, default=_TWO_MINUTES, help="When it’s up, the turn passes.", before=0
)
GUESS_CLOCK = Option(
    "guess_seconds", "Time to guess", _SECONDS, default=_TWO_MINUTES, help="For all the guesses in a turn.", before=0
)
WATCHERS_SEE = Option(
    "watchers_see",
    "Watchers see",
    (("board", "The board"), ("key", "The key")),
    default="board",
    help="With the key, anybody who has the link can see it.",
    named="what watchers see",
)
IN_OR_OUT = ((True, "In"), (False, "Out"))


def info_of(library: Library) -> GameInfo:
    """The game over the words of a library (W-1.1, W-2.3, W-4.1, W-4.4)."""
    packs = (Option(pack_option(pack.slug), pack.title, IN_OR_OUT, True, group="Packs") for pack in library.packs)
    return GameInfo(
        name="codenames",
        title="Codenames",
        blurb="Two spymasters, twenty-five words, one assassin. Say one word, and hope your team thinks like you.",
        places=PLACES,
        version=3,
        min_players=4,
        max_players=2 * (MOST_OPERATIVES + 1),
        minutes="20 minutes",
        on_leaving="The others play on if they can still fill both teams; otherwise the game ends.",
        options=(CLUE_CLOCK, GUESS_CLOCK, WATCHERS_SEE, *packs),
        starts_when_full=False,
        packs_of="words",
        rematches=CHOICES,
    )


def pack_option(slug: str) -> str:
    """The option of a pack.

    >>> pack_option("the-wide-world")
    'pack_the_wide_world'
    """
    return f"pack_{slug.replace('-', '_')}"


def post_of(place: str) -> Post | None:
    """What one is at a place of the lobby.

    >>> post_of("red_spymaster"), post_of("the moon")
    (Post(team='red', role='spymaster'), None)
    """
    return _POSTS.get(place)


def place_of(post: Post) -> str:
    """The place of the lobby that somebody has come to; who has retired is an operative in the next game.

    >>> place_of(Post("blue", "spymaster")), place_of(Post("red", "retired"))
    ('blue_spymaster', 'red_operative')
    """
    return f"{post.team}_{'spymaster' if post.role == 'spymaster' else 'operative'}"
