"""The assassin and the win as scenes for the whole table: over it for a moment, then the board lies open (W-4.2)."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.state import CodenamesTable
from components.html import el, join
from components.panel import Panel
from components.pictures import image
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.ending import confetti_of, praised_clue, reason_of, title_of, winners
from components.tables.codenames.people import game_of

BEGINS, LASTS = 750, 3_600
"""Milliseconds until the last card has turned over, and from then on until the scene has gone."""
PRAISE = 700
"""Milliseconds after its beginning at which a win can be read: then the confetti falls, and the feed tells of it."""


class Scene:
    """One client's: played to those who were there when it happened, and not to a page that comes later."""

    def __init__(self) -> None:
        self._panel = Panel("spectacle-place", aria_hidden="true")
        self._was_there = False

    def show(self, table: CodenamesTableView) -> None:
        game = game_of(table)
        if game is None or not game.is_over or game.reason == "deserted":
            self._was_there = True
            self._panel.show("nothing", Markup)
        elif self._was_there:
            self._panel.show((table.games_played, game.winner, game.reason), lambda: _draw(table, game))


def _draw(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    is_assassin = game.reason == "assassin"
    picture = "assassin" if is_assassin else f"{game.winner}-wins"
    words = el("p", f"{reason_of(game)} {title_of(game)}", cls="spectacle-words") if is_assassin else None
    confetti = None if is_assassin else confetti_of(table, game.winner)
    return el(
        "div",
        confetti,
        image(f"scene-{picture}", cls="spectacle-art"),
        el("p", "The assassin!" if is_assassin else title_of(game), cls="spectacle-title"),
        words or _praise(table, game),
        cls=f"spectacle celebrates {game.reason} {game.winner}",
        style=f"--begins:{BEGINS}ms;--lasts:{LASTS}ms",
        data={"after": BEGINS + (LASTS if is_assassin else PRAISE)},
        testid="spectacle",
    )


def _praise(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    """The winners by name, and the clue that the game is remembered for."""
    clue = praised_clue(table, game)
    return join(
        el("p", winners(table, game), cls="spectacle-names"),
        el("p", "Best clue: ", clue, cls="spectacle-words") if clue else None,
    )
