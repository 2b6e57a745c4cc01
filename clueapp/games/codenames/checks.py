"""Refusals of what is not for this seat to do, or not now; the same for all that is done in a turn."""

from __future__ import annotations

from clueapp.games.codenames.state import CodenamesTable
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Seat


def check_playing(table: CodenamesTable, seat: Seat) -> None:
    """Refuse whoever has no part in it any more."""
    if table.is_over or table.phase == "dealing":
        raise IllegalAction("wrong_phase", "The game is over." if table.is_over else "The game has not begun yet.")
    if seat not in table.posts or seat in table.left:
        raise IllegalAction("not_playing", "You have no seat in this game.")


def check_turn(table: CodenamesTable, seat: Seat) -> None:
    """Refuse what is done during a pause, or in the other team's turn."""
    if table.phase == "paused":
        raise IllegalAction("paused", "The game is paused. It goes on when the host resumes it.")
    if table.posts[seat].team != table.team:
        raise IllegalAction("not_your_turn", "It is the other team’s turn.")


def check_guessing(table: CodenamesTable, seat: Seat) -> None:
    """Refuse guesses of others than the operatives of the team, and all before the clue (W-2.1)."""
    check_turn(table, seat)
    if table.posts[seat].role != "operative":
        raise IllegalAction("not_operative", "Whoever has seen the key does not guess.")
    if table.phase == "clue":
        raise IllegalAction("clue_required", "Your spymaster has to give a clue first.")


def check_card(table: CodenamesTable, index: int) -> None:
    """Refuse a card that there is not, or that lies open."""
    if type(index) is not int or not 0 <= index < len(table.words):  # True is an int as well, and no card
        raise IllegalAction("no_such_card", "There is no such card on the board.")
    if index in table.revealed:
        raise IllegalAction("already_revealed", f"The card {table.words[index].upper()} has been turned over already.")
