"""The clocks of a duel: one for every phase, step and tick, each with a name of its own (T-1.3)."""

from __future__ import annotations

from clueapp.games.trivia.clue import TICK_SECONDS
from clueapp.games.trivia.duel import Duel
from clueapp.kernel.game import Deadline

CATEGORY_SECONDS = 3
BET_SECONDS = 15
WINDOW_SECONDS = 5
ANSWER_SECONDS = 5
RESOLUTION_SECONDS = 3
APPEAL_SECONDS = 10
"""Once a question, for the other to agree that a ruling be overturned."""


def deadline(duel: Duel) -> Deadline | None:
    """The clock that runs now.

    >>> deadline(Duel(3, "category"))
    Deadline(key='q0:category', seconds=3)
    """
    name, seconds = _clock(duel)
    return Deadline(f"q{duel.bout.index}:{name}", seconds) if seconds else None


def _clock(duel: Duel) -> tuple[str, float]:
    bout = duel.bout
    match duel.phase:
        case "category":
            return "category", CATEGORY_SECONDS
        case "betting":
            return f"bet:{bout.bets}", BET_SECONDS
        case "clue" if bout.is_clue_complete:
            return f"window{_resumed(duel)}", WINDOW_SECONDS
        case "clue":
            return f"tick:{len(bout.letters)}{_resumed(duel)}", TICK_SECONDS
        case "answer":
            return f"answer:{bout.answering}", ANSWER_SECONDS
        case "resolution" if bout.is_overturned:
            return "overturned", RESOLUTION_SECONDS
        case "resolution" if bout.appeals:
            return "appeal", APPEAL_SECONDS
        case "resolution":
            return "resolution", RESOLUTION_SECONDS
    return "", 0


def _resumed(duel: Duel) -> str:
    """A clue that goes on has clocks of its own: one from before the buzz is stale."""
    return ":resumed" if duel.bout.rulings else ""
