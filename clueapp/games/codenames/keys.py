"""The key: which card is whose."""

from __future__ import annotations

from itertools import repeat
from random import Random

from clueapp.games.codenames.state import AGENTS, NEUTRALS, TEAMS, Colour, Key, Team, other

NEUTRAL: Colour = "neutral"


def draw_team(rng: Random) -> Team:
    """The team that starts."""
    return rng.choice(TEAMS)


def draw_key(first: Team, rng: Random) -> Key:
    """Nine for the team that starts, eight for the other, seven neutral, and the assassin (W-1.2)."""
    cards: list[Colour] = ["assassin"]
    cards += [*repeat(NEUTRAL, NEUTRALS), *repeat(first, AGENTS), *repeat(other(first), AGENTS - 1)]
    rng.shuffle(cards)
    return tuple(cards)
