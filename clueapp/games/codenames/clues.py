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
    """A word and a number for one's team (W-1.3); refused where the word is like one that is still in play."""
    check_giving(draft.public, seat)
    if not any(count == each and type(count) is type(each) for each in COUNTS):
        raise IllegalAction("bad_count", "A clue is for 0 to 9 cards, or for “unlimited”.")
    clue = checked_clue(word, draft.public.words_in_play)
    draft.announce(ClueGiven(seat, draft.public.team, clue, count))


def check_giving(table: CodenamesTable, seat: Seat) -> None:
    """Refuse whoever is not the spymaster of the team, and a second clue."""
    check_turn(table, seat)
    if table.posts[seat].role != "spymaster":
        raise IllegalAction("not_spymaster", "Only your spymaster gives clues.")
    if table.phase != "clue":
        raise IllegalAction("clue_given", "Your team has its clue, and is guessing.")
