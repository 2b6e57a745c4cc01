"""The clocks of a duel: one for every phase, step and tick, each with a name of its own (T-1.3)."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.games.trivia.clue import TICK_SECONDS
from clueapp.games.trivia.state import Duel
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
    """For a result, at the least."""
    stay: float = 9
    """For a result after that, until both are ready (T-4.1)."""
    appeal: float = 10
    """For the other to agree that a ruling be overturned, or not."""
    relaxed_bet: float = 30
    relaxed_answer: float = 10
    """The same where the host has chosen a relaxed pace (T-4.1b)."""


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
            return f"bet:{bout.bets}", timing.relaxed_bet if duel.house.is_relaxed else timing.bet
        case "clue" if bout.is_clue_complete:
            return f"window{_resumed(duel)}", timing.window
        case "clue":
            return f"tick:{len(bout.letters)}{_resumed(duel)}", timing.tick
        case "answer":
            return f"answer:{bout.answering}", timing.relaxed_answer if duel.house.is_relaxed else timing.answer
        case "resolution" if bout.pending:
            return f"appeal{_upheld(duel)}", timing.appeal
        case "resolution":
            shown = "overturned" if bout.is_overturned else f"resolution{_upheld(duel)}"
            return (f"{shown}:stays", timing.stay) if bout.is_held else (shown, timing.resolution)
    return "", 0


def _upheld(duel: Duel) -> str:
    """After an appeal that was refused the result is looked at anew."""
    return f":upheld{len(duel.bout.upheld)}" if duel.bout.upheld else ""


def _resumed(duel: Duel) -> str:
    """A clue that goes on has clocks of its own: one from before the buzz is stale."""
    return ":resumed" if duel.bout.rulings else ""
