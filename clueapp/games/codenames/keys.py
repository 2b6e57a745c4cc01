"""The key: which card is whose."""

from __future__ import annotations

from random import Random

from clueapp.games.codenames.state import AGENTS, NEUTRALS, Colour, Key, Team, other


def draw_key(first: Team, rng: Random) -> Key:
    """Nine for the team that starts, eight for the other, seven neutral, and the assassin (W-1.2)."""
    cards: list[Colour] = [first] * AGENTS + [other(first)] * (AGENTS - 1) + ["neutral"] * NEUTRALS + ["assassin"]
    rng.shuffle(cards)
    return tuple(cards)
