"""A plain count of all deals that agree with what a seat has seen: one after the other."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS
from clueapp.games.mystery.deduction import CASE_FILE, Observation
from clueapp.games.mystery.deduction.observations import (
    CardShown,
    CaseFileSeen,
    CouldNotDisprove,
    Disproved,
    FalseAccusation,
    HandSize,
    NotOwnCard,
    OwnCard,
)

KIND = {card: kind for kind, cards in enumerate((SUSPECTS, WEAPONS, ROOMS)) for card in cards}


def count_plainly(players: Iterable[str], seen: Iterable[Observation]) -> int:
    """Put each card into each place where it may be and where there is room, and look at the end what agrees."""
    seen = list(seen)
    where = places(players, seen)
    room: dict[str | int, int] = {each.player: each.number for each in seen if isinstance(each, HandSize)}
    room |= dict.fromkeys(KIND.values(), 1)  # of each kind one card in the case file
    order = sorted(DECK, key=lambda card: len(where[card]))
    deal: dict[str, str] = {}

    def count(at: int) -> int:
        if at == len(order):
            return all(agrees(deal, each) for each in seen)
        card, total = order[at], 0
        for place in where[card]:
            slot = KIND[card] if place == CASE_FILE else place
            if room[slot]:
                room[slot] -= 1
                deal[card] = place
                total += count(at + 1)
                room[slot] += 1
        return total

    return count(0)


def unknown(players: Iterable[str], seen: Iterable[Observation]) -> list[str]:
    """The cards whose place was not seen."""
    return [card for card, where in places(players, seen).items() if len(where) > 1]


def places(players: Iterable[str], seen: Iterable[Observation]) -> dict[str, set[str]]:
    """Where each card may be by what was seen of single cards."""
    where = {card: {*players, CASE_FILE} for card in DECK}
    for each in seen:
        match each:
            case OwnCard(player, card) | CardShown(player, card):
                where[card] &= {player}
            case NotOwnCard(player, card):
                where[card] -= {player}
            case CouldNotDisprove(player, trio):
                for card in trio.cards:
                    where[card] -= {player}
            case CaseFileSeen(trio):
                for card in trio.cards:
                    where[card] &= {CASE_FILE}
    return where


def agrees(deal: dict[str, str], seen: Observation) -> bool:
    """Whether a deal agrees with what was seen of several cards at once."""
    match seen:
        case Disproved(player, trio):
            return any(deal[card] == player for card in trio.cards)
        case FalseAccusation(_, trio):
            return any(deal[card] != CASE_FILE for card in trio.cards)
        case _:
            return True
