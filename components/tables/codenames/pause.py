"""The banner of a pause: it tells everybody that the game is paused, and why (W-3.2)."""

from __future__ import annotations

from markupsafe import Markup

from components.html import el
from components.pictures import icon
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.people import game_of
from components.tables.codenames.words import reason_of_pause


def part(table: CodenamesTableView) -> object:
    game = game_of(table)
    return (reason_of_pause(game), game.team) if game and game.phase == "paused" else "nothing"


def draw(table: CodenamesTableView) -> Markup:
    game = game_of(table)
    if game is None or game.phase != "paused":
        return Markup("")
    words = el("p", el("b", "The game is paused. "), reason_of_pause(game))
    return el("div", icon("hourglass"), words, cls=f"standstill {game.team}", testid="banner")
