"""A game to tell others of: who won, and the board as it was left, in a few lines of text without a single word."""

from __future__ import annotations

from clueapp.games.codenames.state import CodenamesTable, Colour
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.people import counted, titled

SHAPES: dict[Colour, str] = {"red": "◆", "blue": "●", "neutral": "◇", "assassin": "✖"}
HIDDEN, ROW = "·", 5


def summary(table: CodenamesTableView, game: CodenamesTable) -> str:
    """The game in a few lines; no link, for a room is its players' own."""
    won = f"{titled(game.winner)} {SHAPES[game.winner]} wins" if game.winner else "nobody wins"
    by = {"assassin": ", by the assassin", "agents": ", all agents found"}.get(game.reason or "", "")
    rows = (" ".join(_shape(game, at) for at in range(start, start + ROW)) for start in range(0, len(game.words), ROW))
    clues = sum(bool(turn.word) for turn in game.turns)
    return "\n".join((f"{table.game.info.title}: {won}{by}, after {counted(clues, 'clue')}", *rows))


def _shape(game: CodenamesTable, index: int) -> str:
    colour = game.revealed.get(index)
    return SHAPES[colour] if colour else HIDDEN
