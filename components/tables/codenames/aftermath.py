"""The key in the lobby, after the host has ended a game: which words were whose."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.state import TEAMS, CodenamesTable, Colour
from components.html import el, heading


def draw(table: CodenamesTable) -> Markup:
    """The words of each team, and the assassin; nothing if the key was never drawn."""
    if not table.key:
        return Markup("")
    rows = [_row(table, team, team.title()) for team in TEAMS]
    return el("div", heading(2, "The last key"), *rows, _row(table, "assassin", "Assassin"), cls="aftermath-words")


def _row(table: CodenamesTable, colour: Colour, label: str) -> Markup:
    words = (word.upper() for word, each in zip(table.words, table.key, strict=True) if each == colour)
    return el("p", el("b", f"{label}: ", cls=f"key-{colour}"), ", ".join(words), testid=f"last-{colour}")
