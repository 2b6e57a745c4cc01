"""How long a system player takes, so that people can follow: a moment for what is plain, longer for a choice."""

from __future__ import annotations

from random import Random

from clueapp.games.mystery.actions import Accuse, EndTurn, Show, Suggest
from clueapp.kernel.menu import Action

PLAIN = (0.6, 1.2)
"""Seconds for what anybody would do: to roll, to end the turn."""
EASY = (1.0, 2.0)
HARD = (1.6, 3.2)
READING = (1.6, 2.2)
"""Seconds to end a turn in which somebody was asked: all can read what came of it before the table goes on."""

STRUCK = (3.8, 4.6)
"""Seconds before anything that follows a suggestion that nobody could disprove: pages show that as a scene first."""
STRUCK_AT_LEAST = 3.4
"""Seconds of them that even a brisk player leaves: with six at the table lightning strikes after two and a half."""


def seconds(
    action: Action, choices: int, rng: Random, *, has_asked: bool = False, is_unanswered: bool = False
) -> float:
    """Between one second and three, as a rule; `choices`: among how many things it has chosen."""
    if is_unanswered:
        return rng.uniform(*STRUCK)
    if isinstance(action, Show):  # C-6.10: the time taken says nothing about how many cards fit
        return rng.uniform(*EASY)
    if choices < 2 or isinstance(action, EndTurn):
        return rng.uniform(*(READING if has_asked and isinstance(action, EndTurn) else PLAIN))
    return rng.uniform(*(HARD if isinstance(action, Suggest | Accuse) else EASY))
