"""A spymaster's own words, struck through as they are found."""

from __future__ import annotations

from markupsafe import Markup

from components.html import el, heading
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.colours import sign
from components.tables.codenames.people import game_of, key_of, post_of


def part(table: CodenamesTableView) -> object:
    return _words(table) or "nothing"


def draw(table: CodenamesTableView) -> Markup:
    words, post = _words(table), post_of(table)
    if not words or post is None:
        return Markup("")
    rows = (el("li", el("s" if is_found else "span", word.upper())) for word, is_found in words)
    return el(
        "section",
        el("div", sign(post.team), heading(2, "Your agents"), cls="agents-head"),
        el("ul", *rows),
        cls=f"own-agents {post.team}",
        testid="own-agents",
    )


def _words(table: CodenamesTableView) -> tuple[tuple[str, bool], ...]:
    """The words of the viewer's team and whether each is found, if the viewer is its spymaster."""
    game, post, key = game_of(table), post_of(table), key_of(table)
    if game is None or post is None or post.role != "spymaster" or not key or game.is_over:
        return ()
    return tuple((game.words[at], at in game.revealed) for at, colour in enumerate(key) if colour == post.team)
