"""The assassin and the win as scenes for the whole table: over it for a moment, then the board lies open (W-4.2)."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.state import CodenamesTable
from components.html import el
from components.panel import Panel
from components.pictures import image
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.ending import reason_of
from components.tables.codenames.people import game_of, titled

BEGINS, LASTS = 750, 3_600
"""Milliseconds until the last card has turned over, and from then on until the scene has gone."""


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
            self._panel.show((table.games_played, game.winner, game.reason), lambda: _draw(game))


def _draw(game: CodenamesTable) -> Markup:
    picture = "assassin" if game.reason == "assassin" else f"{game.winner}-wins"
    title = "The assassin!" if game.reason == "assassin" else f"{titled(game.winner or 'red')} wins!"
    words = f"{reason_of(game)} {titled(game.winner or 'red')} wins." if game.reason == "assassin" else reason_of(game)
    return el(
        "div",
        image(f"scene-{picture}", cls="spectacle-art"),
        el("p", title, cls="spectacle-title"),
        el("p", words, cls="spectacle-words"),
        cls=f"spectacle {game.reason} {game.winner}",
        style=f"--begins:{BEGINS}ms;--lasts:{LASTS}ms",
        data={"after": BEGINS + LASTS},
        testid="spectacle",
    )
