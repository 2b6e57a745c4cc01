"""Names and sides of the players, as the viewer sees them."""

from __future__ import annotations

from clueapp.games.trivia.info import TITLES
from clueapp.games.trivia.state import SEATS, Duel, other
from components.tables.trivia import TriviaTableView

MINUS = "\u2212"


def duel_of(table: TriviaTableView) -> Duel | None:
    """The match on the table; all of it is known to everybody."""
    return table.view.public if table.view else None


def seat_of(table: TriviaTableView) -> str | None:
    """The viewer's own seat; None: they watch."""
    return table.view.seat if table.view else None


def sides(table: TriviaTableView) -> tuple[str, str]:
    """The seats from left to right: one's own first."""
    own = seat_of(table)
    return (own, other(own)) if own in SEATS else (SEATS[0], SEATS[1])


def called(table: TriviaTableView, seat: str) -> str:
    """A player by name."""
    player = table.in_seat(seat)
    return player.name if player else TITLES[seat]


def cast(table: TriviaTableView) -> tuple[tuple[str, str], ...]:
    """The players and their seats: part of a slice whenever names are drawn."""
    return tuple((player.seat, player.name) for player in table.players)


def does(table: TriviaTableView, seat: str, you: str, they: str) -> str:
    """The beginning of a sentence: "You bet", "Ann bets"."""
    return f"You {you}" if seat == seat_of(table) else f"{called(table, seat)} {they}"


def signed(change: int) -> str:
    """An amount with its sign.

    >>> signed(50), signed(-50), signed(0)
    ('+50', '−50', '±0')
    """
    return f"+{change}" if change > 0 else f"{MINUS}{-change}" if change else "±0"
