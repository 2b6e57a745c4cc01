"""What one mastermind may do otherwise than another: a tournament lays them beside each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habits:
    """How a mastermind plays."""

    reads_hints: bool = True
    """Whether it draws conclusions, which prove nothing, from what others name."""
    bluffs: float | None = None
    """How often it lets itself name a card of its own; None: as its temperament has it.

    A fixed habit is beaten by whoever reads it.
    """
    bets: bool = True
    """Whether it accuses of what is likely, without proof, where waiting is likely to lose."""


USUAL = Habits()
