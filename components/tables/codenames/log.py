"""The log of clues and guesses, by team, newest first: always in sight beside the board (W-4.2)."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.passing import missing_roles
from clueapp.games.codenames.state import CodenamesTable, Guess, Turn
from components.html import el, heading, join
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.colours import ROLES, sign
from components.tables.codenames.people import called, game_of, titled
from components.tables.codenames.plaque import clue_in_words

_ENDS = {"time": "time ran out", "absent": "somebody was away", "done": "stopped there"}


def part(table: CodenamesTableView) -> object:
    game = game_of(table)
    return (table.games_played, game.turns, _cast(table)) if game else "nothing"


def draw(table: CodenamesTableView) -> Markup:
    game = game_of(table)
    if game is None:
        return Markup("")
    return table.once("clue-log", lambda: _draw(table, game))


def _draw(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    turns = _told(game)
    rows = (_turn(table, game, turn) for turn in reversed(turns))
    none = el("p", "No clues yet.", cls="quiet")
    return join(heading(2, "Clues and guesses"), el("ol", *rows) if turns else none)


def _told(game: CodenamesTable) -> list[Turn]:
    """The turns with a clue or an end."""
    return [turn for turn in game.turns if turn.word or turn.end]


def _cast(table: CodenamesTableView) -> object:
    return table.once("names", lambda: tuple((player.seat, player.name) for player in table.players))


def _turn(table: CodenamesTableView, game: CodenamesTable, turn: Turn) -> Markup:
    said = clue_in_words(turn.word, turn.count) if turn.word else el("span", "no clue", cls="quiet")
    end = f"missing {missing_roles(turn.lacks)}" if turn.lacks else _ENDS.get(turn.end or "")
    who = f"{titled(turn.team)}: {called(table, turn.spymaster)}" if turn.spymaster else titled(turn.team)
    head = el(
        "div",
        el("span", sign(turn.team), cls="log-sign", role="img", aria_label=titled(turn.team)),
        el("span", said, cls="log-clue", title=who),
        el("span", called(table, turn.spymaster), cls="log-by") if turn.word else None,
        el("span", end, cls="log-end") if end else None,
        cls="log-head",
    )
    guesses = (_guess(table, game, each) for each in turn.guesses)
    return el("li", head, el("ul", *guesses, cls="log-guesses") if turn.guesses else None, cls=f"log-turn {turn.team}")


def _guess(table: CodenamesTableView, game: CodenamesTable, guess: Guess) -> Markup:
    seats = (guess.seat, *(each for each in guess.voters if each != guess.seat))
    who = ", ".join(called(table, seat) for seat in seats)
    return el(
        "li",
        el("span", sign(guess.colour), cls="log-sign", role="img", aria_label=ROLES[guess.colour]),
        el("b", game.words[guess.index].upper()),
        el("span", who, cls="log-by"),
        cls=f"log-guess {guess.colour}",
    )
