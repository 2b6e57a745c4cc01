"""The games in which this browser has a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from clueapp.kernel.game import AnyGame
from clueapp.rooms.summary import RoomSummary
from components.home.catalogue import poster_of
from components.html import el, heading, join
from components.pictures import icon, scenery

SHOWN = 12
_UNITS = ((86_400, "yesterday", "days"), (3600, "an hour ago", "hours"), (60, "a minute ago", "minutes"))
_IN_WORDS = {"lobby": "In the lobby", "playing": "In progress", "paused": "Paused", "over": "Finished"}


def draw_mine(rows: Sequence[RoomSummary], games: Mapping[str, AnyGame], now: int) -> Markup:
    """A list of rooms to return to, most recent first."""
    items = (_room(row, games[row.game], now) for row in rows[:SHOWN] if row.game in games)
    return join(
        heading(2, "Your games", name="mine-title"),
        el("ul", *(el("li", item) for item in items), cls="my-games", aria_labelledby="mine-title"),
    )


def _room(row: RoomSummary, game: AnyGame, now: int) -> Markup:
    status = _IN_WORDS.get(row.status, row.status)
    return el(
        "a",
        scenery(poster_of(game.info).picture, cls="my-game-art"),
        el(
            "span",
            el("b", game.info.title),
            el("span", row.code, cls="code"),
            el("span", status, cls=f"status is-{row.status}"),
            el("span", ago(row.touched_at, now), cls="quiet"),
            cls="my-game-words",
        ),
        icon("arrow_e"),
        href=f"/room/{row.code}",
        cls="my-game",
        testid=f"my-game-{row.code}",
    )


def draw_return(row: RoomSummary, game: AnyGame) -> Markup:
    """A shortcut back to the game that was left last."""
    return el(
        "a",
        icon("replay"),
        el("span", "Back to ", el("b", game.info.title), " ", el("span", row.code, cls="code")),
        href=f"/room/{row.code}",
        cls="button return",
        testid="return",
    )


def ago(then: int, now: int) -> str:
    """How long ago a moment was, in words.

    >>> ago(0, 30_000), ago(0, 120_000), ago(0, 3_600_000), ago(0, 200_000_000)
    ('just now', '2 minutes ago', 'an hour ago', '2 days ago')
    """
    seconds = max(0, now - then) // 1000
    for size, one, many in _UNITS:
        number = seconds // size
        if number:
            return one if number == 1 else f"{number} {many} ago"
    return "just now"
