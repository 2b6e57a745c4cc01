"""The clocks of a duel: one for every phase, step and tick, each with a name of its own (T-1.3)."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.games.trivia.clue import TICK_SECONDS
from clueapp.games.trivia.duel import Duel
from clueapp.kernel.game import Deadline


@dataclass(frozen=True, slots=True)
class Timing:
    """How many seconds each clock runs."""

    category: float = 3
    bet: float = 15
    tick: float = TICK_SECONDS
    window: float = 5
    answer: float = 5
    resolution: float = 3
    appeal: float = 10
    """Once a question, for the other to agree that a ruling be overturned."""


USUAL = Timing()


def deadline(duel: Duel, timing: Timing = USUAL) -> Deadline | None:
    """The clock that runs now.

    >>> deadline(Duel(3, "category"))
    Deadline(key='q0:category', seconds=3)
    """
    name, seconds = _clock(duel, timing)
    return Deadline(f"q{duel.bout.index}:{name}", seconds) if seconds else None


def _clock(duel: Duel, timing: Timing) -> tuple[str, float]:
    bout = duel.bout
    match duel.phase:
        case "category":
            return "category", timing.category
        case "betting":
            return f"bet:{bout.bets}", timing.bet
        case "clue" if bout.is_clue_complete:
            return f"window{_resumed(duel)}", timing.window
        case "clue":
            return f"tick:{len(bout.letters)}{_resumed(duel)}", timing.tick
        case "answer":
            return f"answer:{bout.answering}", timing.answer
        case "resolution" if bout.is_overturned:
            return "overturned", timing.resolution
        case "resolution" if bout.appeals:
            return "appeal", timing.appeal
        case "resolution":
            return "resolution", timing.resolution
    return "", 0


def _resumed(duel: Duel) -> str:
    """A clue that goes on has clocks of its own: one from before the buzz is stale."""
    return ":resumed" if duel.bout.rulings else ""
