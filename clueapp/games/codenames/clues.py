"""Giving a clue."""

from __future__ import annotations

from clueapp.games.codenames.checks import check_turn
from clueapp.games.codenames.clue_check import checked_clue
from clueapp.games.codenames.events import ClueGiven
from clueapp.games.codenames.state import CodenamesDraft, CodenamesTable, Count
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Seat

COUNTS: tuple[Count, ...] = (*range(10), "unlimited")


def give(draft: CodenamesDraft, seat: Seat, word: str, count: Count) -> None:
    """Give one's team a word and a number (W-1.3); refuse a word that is too much like one still in play."""
    check_giving(draft.public, seat)
    if not any(count == each and type(count) is type(each) for each in COUNTS):
        raise IllegalAction("bad_count", "Choose a number from 0 to 9, or “unlimited”.")
    clue = checked_clue(word, draft.public.words_in_play)
    draft.announce(ClueGiven(seat, draft.public.team, clue, count))


def check_giving(table: CodenamesTable, seat: Seat) -> None:
    """Refuse a clue by anybody but the team's spymaster, and a second clue."""
    check_turn(table, seat)
    if table.posts[seat].role != "spymaster":
        raise IllegalAction("not_spymaster", "Only your team’s spymaster can give a clue.")
    if table.phase != "clue":
        raise IllegalAction("clue_given", "You’ve given your clue. Now your team guesses.")
