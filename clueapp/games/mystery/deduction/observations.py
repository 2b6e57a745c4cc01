"""What one seat has seen that tells where cards are, observation by observation, in the order in which it was seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.state import Accusation, Detective, Inquiry, MysteryTable, MysteryView, T


@dataclass(frozen=True, slots=True)
class HandSize:
    """How many cards the player holds."""

    player: str
    number: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card in the seat's own hand."""

    player: str
    card: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class NotOwnCard:
    """A card that is not in the seat's own hand."""

    player: str
    card: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class CouldNotDisprove:
    """The player holds none of the three."""

    player: str
    trio: Trio
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Disproved:
    """The player showed one of the three to somebody, or is asked to: they hold at least one."""

    player: str
    trio: Trio
    turn: int = 0


@dataclass(frozen=True, slots=True)
class CardShown:
    """The player showed this card to the seat itself."""

    player: str
    card: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class FalseAccusation:
    """These three do not lie in the case file together."""

    player: str
    trio: Trio
    turn: int = 0


@dataclass(frozen=True, slots=True)
class CaseFileSeen:
    """The seat has looked into the case file, or it lies open."""

    trio: Trio
    turn: int = 0


Observation = (
    HandSize | OwnCard | NotOwnCard | CouldNotDisprove | Disproved | CardShown | FalseAccusation | CaseFileSeen
)
"""Something that a seat knows for a fact, and the number of the turn in which it learned it."""
Observations = tuple[Observation, ...]
KEPT = 8192
"""The observations of so many inquiries are kept: each event asks for all of its game again."""


def observed(view: MysteryView[T]) -> Observations:
    """All that the seat has seen; nothing for watchers, and before the cards are dealt.

    What was seen before stays where it was: whatever happens is added at the end.
    """
    table, own, seat = view.public, view.own, view.seat
    if own is None or seat is None or not own.hand:
        return ()
    sizes = tuple(table.held[player] for player in table.players)
    return (*_dealt(table.players, sizes, seat, own.hand), *_asked_and_accused(table, seat, own))


@lru_cache(KEPT)
def _dealt(players: tuple[str, ...], sizes: tuple[int, ...], seat: str, hand: tuple[str, ...]) -> Observations:
    held = [HandSize(player, size) for player, size in zip(players, sizes, strict=True)]
    return (*held, *(OwnCard(seat, card) if card in hand else NotOwnCard(seat, card) for card in DECK))


def _asked_and_accused(table: MysteryTable, seat: str, own: Detective) -> Iterator[Observation]:
    """Turn by turn; an accusation that fails ends its turn, so no suggestion comes after it."""
    sightings = iter(own.seen)
    events: list[Inquiry | Accusation] = [*table.inquiries, *table.failed]
    for event in sorted(events, key=lambda each: each.turn):
        if isinstance(event, Inquiry):
            was_shown = event.seat == seat and event.shown_by is not None
            yield from _asked(event, seat, next(sightings).card if was_shown else None)
            continue
        yield FalseAccusation(event.seat, event.trio, event.turn)
        if event.seat == seat and own.solution is not None:
            yield CaseFileSeen(own.solution, event.turn)
    if table.solution is not None and own.solution is None:
        yield CaseFileSeen(table.solution, table.turn_number)


@lru_cache(KEPT)
def _asked(inquiry: Inquiry, seat: str, shown: str | None) -> Observations:
    """What an inquiry tells of the others; of oneself one knows it, and that a card is shown now one knew before."""
    trio, turn = inquiry.trio, inquiry.turn
    told: list[Observation] = [CouldNotDisprove(player, trio, turn) for player in inquiry.passed if player != seat]
    disprover = inquiry.asked or inquiry.shown_by
    if disprover is not None and disprover != seat:
        told.append(Disproved(disprover, trio, turn))
        if shown is not None:
            told.append(CardShown(disprover, shown, turn))
    return tuple(told)
