"""Weapons into rooms, three cards into the envelope, the rest round the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.events import CaseSealed, Dealt, HandDealt, WeaponsPlaced
from clueapp.kernel.truth import Fact


def place_weapons(rng: Random) -> Fact:
    """Each weapon into a room of its own, at random (C-2.3)."""
    rooms = rng.sample(ROOMS, len(WEAPONS))
    return Fact(WeaponsPlaced(dict(zip(WEAPONS, rooms, strict=True))))


def draw_solution(rng: Random) -> Trio:
    """One suspect, one weapon and one room, at random (C-2.4)."""
    return Trio(rng.choice(SUSPECTS), rng.choice(WEAPONS), rng.choice(ROOMS))


def deal_out(players: Sequence[str], solution: Trio, rng: Random) -> dict[str, tuple[str, ...]]:
    """The other 18 cards, shuffled and dealt one by one in turn order (C-2.5)."""
    rest = [card for card in DECK if card not in solution]
    rng.shuffle(rest)
    return {seat: tuple(rest[at :: len(players)]) for at, seat in enumerate(players)}


def dealt(solution: Trio, hands: Mapping[str, tuple[str, ...]]) -> Fact:
    """The deal as a fact: all learn how many, each learns their own, the vault keeps the solution."""
    return Fact(
        public=Dealt({seat: len(cards) for seat, cards in hands.items()}),
        own={seat: HandDealt(tuple(sorted(cards, key=DECK.index))) for seat, cards in hands.items()},
        vault=CaseSealed(solution),
    )
