"""What one seat has seen that tells where cards are, observation by observation, in the order in which it was seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.state import Accusation, Detective, Inquiry, MysteryTable, MysteryView, Sighting, T


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


def observed(view: MysteryView[T]) -> tuple[Observation, ...]:
    """All that the seat has seen; nothing for watchers, and before the cards are dealt.

    What was seen before stays where it was: whatever happens is added at the end.
    """
    table, own, seat = view.public, view.own, view.seat
    if own is None or seat is None or not own.hand:
        return ()
    return (*_dealt(table, seat, own.hand), *_asked_and_accused(table, seat, own))


def _dealt(table: MysteryTable, seat: str, hand: tuple[str, ...]) -> Iterator[Observation]:
    yield from (HandSize(player, table.held[player]) for player in table.players)
    yield from (OwnCard(seat, card) if card in hand else NotOwnCard(seat, card) for card in DECK)


def _asked_and_accused(table: MysteryTable, seat: str, own: Detective) -> Iterator[Observation]:
    """Turn by turn; an accusation that fails ends its turn, so no suggestion comes after it."""
    sightings = iter(own.seen)
    events: list[Inquiry | Accusation] = [*table.inquiries, *table.failed]
    for event in sorted(events, key=lambda each: each.turn):
        if isinstance(event, Inquiry):
            yield from _asked(event, seat, sightings)
            continue
        yield FalseAccusation(event.seat, event.trio, event.turn)
        if event.seat == seat and own.solution is not None:
            yield CaseFileSeen(own.solution, event.turn)
    if table.solution is not None and own.solution is None:
        yield CaseFileSeen(table.solution, table.turn_number)


def _asked(inquiry: Inquiry, seat: str, sightings: Iterator[Sighting]) -> Iterator[Observation]:
    """What an inquiry tells of the others; of oneself one knows it, and that a card is shown now one knew before."""
    trio, turn = inquiry.trio, inquiry.turn
    yield from (CouldNotDisprove(player, trio, turn) for player in inquiry.passed if player != seat)
    disprover = inquiry.asked or inquiry.shown_by
    if disprover is not None and disprover != seat:
        yield Disproved(disprover, trio, turn)
    if inquiry.shown_by is not None and inquiry.seat == seat:
        yield CardShown(inquiry.shown_by, next(sightings).card, turn)
