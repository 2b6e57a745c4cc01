"""Truth in three compartments, the facts that change it, and the only way from it to a viewer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Generic, Protocol, TypeVar

Seat = str
"""A chair at one game. A viewer is a seat, or None for somebody who watches."""
WATCHERS: Seat = "*"
"""No seat: what those who watch know beside what is public, where a game lets them know more than its players do."""

P = TypeVar("P")
O = TypeVar("O")  # noqa: E741 - what a seat owns
V = TypeVar("V")
NOTHING: Mapping[str, Event] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as one audience may know it; past tense."""

    wire_names: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Fields that have another name on the wire, where seq, kind, text and private are names of the message itself."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something decided, part by part: what all learn, what single seats learn instead, what only the vault keeps.

    >>> @dataclass(frozen=True, slots=True)
    ... class CardShown(Event):
    ...     card: str = "a card"
    >>> shown = Fact(public=CardShown(), own={"green": CardShown("the rope")})
    >>> shown.as_told_to("green"), shown.as_told_to("plum"), shown.as_told_to(None)
    (CardShown(card='the rope'), CardShown(card='a card'), CardShown(card='a card'))
    >>> Fact(public=CardShown(), own={WATCHERS: CardShown("the rope")}).as_told_to(None)
    CardShown(card='the rope')
    """

    public: Event | None = None
    own: Mapping[Seat, Event] = field(default_factory=lambda: NOTHING)
    vault: Event | None = None

    def as_told_to(self, viewer: Seat | None) -> Event | None:
        """What this viewer learns: their own part where there is one, else what everybody learns."""
        return self.own.get(place_in_truth(viewer), self.public)


@dataclass(frozen=True, slots=True)
class Truth(Generic[P, O, V]):
    """All there is to know of one game. Only the server holds one."""

    public: P
    own: Mapping[Seat, O]
    vault: V


@dataclass(frozen=True, slots=True)
class SeatView(Generic[P, O]):
    """What one viewer may know of a game."""

    seat: Seat | None
    public: P
    own: O | None


class Folds(Protocol[P, O, V]):
    """How the compartments change. None of them can read another."""

    def public_after(self, public: P, event: Event) -> P: ...
    def own_after(self, own: O, event: Event) -> O: ...
    def vault_after(self, vault: V, event: Event) -> V: ...


def place_in_truth(viewer: Seat | None) -> Seat:
    """Under which name a truth, or a fact, has what is a viewer's own.

    >>> place_in_truth("plum"), place_in_truth(None) == WATCHERS
    ('plum', True)
    """
    return WATCHERS if viewer is None else viewer


def project(truth: Truth[P, O, V], viewer: Seat | None) -> SeatView[P, O]:
    """The one door from the truth to a page, a bot, a watcher, the wire or a replay.

    >>> truth = Truth(public="green showed a card", own={"green": "the rope", "plum": "the knife"}, vault="the case")
    >>> project(truth, "plum")
    SeatView(seat='plum', public='green showed a card', own='the knife')
    >>> project(truth, None)
    SeatView(seat=None, public='green showed a card', own=None)
    """
    return SeatView(viewer, truth.public, truth.own.get(place_in_truth(viewer)))


def evolve(folds: Folds[P, O, V], truth: Truth[P, O, V], fact: Fact) -> Truth[P, O, V]:
    """The truth after a fact; runs no rules and draws nothing.

    >>> @dataclass(frozen=True, slots=True)
    ... class Paid(Event):
    ...     coins: int
    >>> class Purses:
    ...     def public_after(self, public, event):
    ...         return public + event.coins
    ...     def own_after(self, own, event):
    ...         return own - event.coins
    ...     def vault_after(self, vault, event):
    ...         return vault
    >>> evolve(Purses(), Truth(public=0, own={"fox": 9, "owl": 9}, vault=None), Fact(Paid(2), own={"fox": Paid(2)}))
    Truth(public=2, own={'fox': 7, 'owl': 9}, vault=None)
    """
    public = truth.public if fact.public is None else folds.public_after(truth.public, fact.public)
    own = truth.own
    if fact.own:
        own = {**own, **{seat: folds.own_after(own[seat], event) for seat, event in fact.own.items()}}
    vault = truth.vault if fact.vault is None else folds.vault_after(truth.vault, fact.vault)
    return Truth(public, own, vault)
