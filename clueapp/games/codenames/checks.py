"""Checks that every action in a turn has to pass: the right phase, the right team, the right role."""

from __future__ import annotations

from clueapp.games.codenames.state import CodenamesTable
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Seat


def check_playing(table: CodenamesTable, seat: Seat) -> None:
    """Refuse an action outside a running game, or from somebody who has left it."""
    if table.is_over or table.phase == "dealing":
        raise IllegalAction("wrong_phase", "The game is over." if table.is_over else "The game hasn’t started yet.")
    if seat not in table.posts or seat in table.left:
        raise IllegalAction("not_playing", "You’re not playing in this game.")


def check_turn(table: CodenamesTable, seat: Seat) -> None:
    """Refuse an action during a pause, or in the other team's turn."""
    if table.phase == "paused":
        raise IllegalAction("paused", "The game is paused until the host resumes it.")
    if table.posts[seat].team != table.team:
        raise IllegalAction("not_your_turn", "It’s the other team’s turn.")


def check_guessing(table: CodenamesTable, seat: Seat) -> None:
    """Refuse a guess by anybody but the team's operatives, and any guess before the clue (W-2.1)."""
    check_turn(table, seat)
    if table.posts[seat].role != "operative":
        raise IllegalAction("not_operative", "You’ve seen the key, so you can’t guess.")
    if table.phase == "clue":
        raise IllegalAction("clue_required", "Wait for your spymaster’s clue first.")


def check_card(table: CodenamesTable, index: int) -> None:
    """Refuse a card that doesn't exist, or has been turned over."""
    if type(index) is not int or not 0 <= index < len(table.words):  # True is an int as well, and no card
        raise IllegalAction("no_such_card", "That card isn’t on the board.")
    if index in table.revealed:
        raise IllegalAction("already_revealed", f"{table.words[index].upper()} has already been turned over.")
