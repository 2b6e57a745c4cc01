"""The key: which card is whose."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from random import Random

from clueapp.games.codenames.events import KeyOpened
from clueapp.games.codenames.state import AGENTS, NEUTRALS, TEAMS, CodenamesTruth, Colour, Key, Team, other
from clueapp.kernel.truth import Fact

NEUTRAL: Colour = "neutral"


def draw_team(rng: Random) -> Team:
    """The team that starts."""
    return rng.choice(TEAMS)


def open_key(truth: CodenamesTruth) -> Sequence[Fact]:
    """Show everybody the key, because the host ends the game; nothing if it lies open or was never drawn."""
    table, key = truth.public, truth.vault.key
    if table.key or not key:
        return ()
    hidden = {team: tuple(table.words[index] for index in table.hidden if key[index] == team) for team in TEAMS}
    return (Fact(KeyOpened(key, hidden, table.words[key.index("assassin")])),)


def draw_key(first: Team, rng: Random) -> Key:
    """Nine for the team that starts, eight for the other, seven neutral, and the assassin (W-1.2)."""
    cards: list[Colour] = ["assassin"]
    cards += [*repeat(NEUTRAL, NEUTRALS), *repeat(first, AGENTS), *repeat(other(first), AGENTS - 1)]
    rng.shuffle(cards)
    return tuple(cards)
