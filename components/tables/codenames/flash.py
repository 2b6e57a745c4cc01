"""A wrong guess, flashed over the board for the whole table: what the card was, and that the turn passes."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.state import CodenamesTable, Guess, Turn, other
from components.html import el
from components.panel import Panel
from components.pictures import image
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.card import portrait_of
from components.tables.codenames.colours import sign
from components.tables.codenames.people import game_of, titled

HEADLINES = {"neutral": "A bystander!", "red": "A red agent!", "blue": "A blue agent!"}


class Flash:
    """One client's: shown to pages that were open when the card was turned over, and not again after a reload."""

    def __init__(self) -> None:
        self._panel = Panel("flash-place", data_testid="flash", aria_live="polite")
        self._past: object = None

    def show(self, table: CodenamesTableView) -> None:
        game = game_of(table)
        missed = wrong_guess(game) if game else None
        latest = (table.games_played, len(game.revealed)) if game and missed else "nothing"
        if self._past is None:
            self._past = latest
        part = "nothing" if latest == self._past else latest
        self._panel.show(part, lambda: _draw(game, *missed) if game and missed and part != "nothing" else Markup(""))


def wrong_guess(game: CodenamesTable) -> tuple[Turn, Guess] | None:
    """The latest guess and its turn, if the guess was wrong; the assassin and the end have scenes of their own."""
    turn = next((turn for turn in reversed(game.turns) if turn.guesses), None)
    if turn is None or game.is_over:
        return None
    guess = turn.guesses[-1]
    return None if guess.colour == turn.team else (turn, guess)


def _draw(game: CodenamesTable, turn: Turn, guess: Guess) -> Markup:
    """The picture and the sign tell the colour as well as the words do."""
    portrait = image(portrait_of(guess.colour, guess.index), cls="flash-art")
    words = el(
        "p",
        el("b", HEADLINES[guess.colour], cls="flash-title"),
        el("span", el("bdi", game.words[guess.index].upper()), cls="flash-word"),
        el("span", f"The turn passes to {titled(other(turn.team))}.", cls="flash-next"),
        cls="flash-words",
    )
    return el(
        "div", portrait, el("span", sign(guess.colour), cls="flash-sign"), words, cls=f"wrong-guess {guess.colour}"
    )
