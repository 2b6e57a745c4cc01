"""The clue, large, for the whole table while it is guessed at; when it comes it types itself, once."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.state import CodenamesTable, Count
from components.html import el, join
from components.panel import Panel
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.people import called, game_of


class Plaque:
    """One client's."""

    def __init__(self) -> None:
        self._panel = Panel("plaque-place", data_testid="clue", aria_live="polite")
        self._is_new = True

    def show(self, table: CodenamesTableView) -> None:
        game = game_of(table)
        types = not self._is_new
        self._is_new = False
        self._panel.show(_part(table, game), lambda: _draw(table, game, types=types))


def _part(table: CodenamesTableView, game: CodenamesTable | None) -> object:
    turn = game.turn if game and game.phase == "guess" else None
    if game is None or turn is None:
        return "nothing"
    return turn.team, turn.word, turn.count, len(game.turns), called(table, turn.spymaster), table.games_played


def _draw(table: CodenamesTableView, game: CodenamesTable | None, *, types: bool) -> Markup:
    turn = game.turn if game and game.phase == "guess" else None
    if turn is None:
        return Markup("")
    word = turn.word.upper()
    letters = (el("i", letter, style=f"--at:{at}") for at, letter in enumerate(word)) if types else (word,)
    return el(
        "div",
        el("span", f"{called(table, turn.spymaster)}’s clue", cls="plaque-by"),
        el("span", f"{word}, {turn.count}", cls="sr-only", testid="clue-given"),
        el(
            "span",
            el("span", *letters, cls="plaque-word"),
            el("b", number(turn.count), cls="plaque-count"),
            cls=f"plaque-clue{' typing' if types else ''}",
            style=f"--letters:{len(word)}",
            aria_hidden="true",
        ),
        cls=f"plaque {turn.team}",
    )


def number(count: Count) -> str:
    """A clue's number as it is shown.

    >>> number(2), number("unlimited")
    ('2', '∞')
    """
    return "∞" if count == "unlimited" else str(count)


def clue_in_words(word: str, count: Count) -> Markup:
    """A clue within a list."""
    return join(el("b", el("bdi", word.upper()), cls="clue-said"), el("span", f" · {number(count)}"))
