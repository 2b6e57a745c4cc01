"""The strengths of system players: how much they know, how soon it occurs to them, and how often they err."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """How good a system player is."""

    knows: float
    """The share of the questions that it has an answer to."""
    needs: tuple[float, float]
    """The share of a clue after which the answer occurs to it, at the earliest and at the latest."""
    judgement: float
    """How well it feels before the clue whether it will know; at 0 its feeling is mere chance."""
    slips: float
    """How often, with an even temper, it gives a wrong answer to a question that it knows."""
    rashness: float
    """How often, with an even temper, it buzzes before the answer has occurred to it."""
    guesses: float
    """How often it tries its luck after the whole clue if it doesn't know."""
    fairness: int
    """Letters of an answer from which it lets one slip more pass than the ruling did."""


SKILLS = {
    "novice": Skill(knows=0.45, needs=(0.65, 1.0), judgement=0.35, slips=0.14, rashness=0.16, guesses=0.45, fairness=9),
    "regular": Skill(
        knows=0.68, needs=(0.5, 0.95), judgement=0.55, slips=0.08, rashness=0.12, guesses=0.35, fairness=11
    ),
    "master": Skill(knows=0.9, needs=(0.3, 0.75), judgement=0.75, slips=0.04, rashness=0.08, guesses=0.25, fairness=11),
}
