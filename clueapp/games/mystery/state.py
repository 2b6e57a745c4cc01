"""The state of a mystery: what lies open, what a detective knows, what the vault keeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.events import NotebookMode
from clueapp.kernel.draft import Draft
from clueapp.kernel.truth import SeatView, Truth

Phase = Literal["dealing", "move", "suggest", "disprove", "end", "over"]
"""The phases of both mysteries."""

T = TypeVar("T", bound="MysteryTable")
"""The open table of one of the games."""


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A suggestion, and how far the question has gone round the table."""

    seat: str
    trio: Trio
    passed: tuple[str, ...] = ()
    asked: str | None = None
    """Who holds at least one of the three, and has not shown it yet."""
    shown_by: str | None = None
    turn: int = 0
    """The number of the turn in which it was made."""


@dataclass(frozen=True, slots=True)
class Accusation:
    """Who accused whom of what, and who plays on after it if it was false."""

    seat: str
    trio: Trio
    followed_by: str | None = None
    """Whose turn it was next; nobody's, if the game ended with it."""
    turn: int = 0
    """The number of the turn in which it was made."""


@dataclass(frozen=True, slots=True)
class MysteryTable:
    """What lies open on the table of either mystery game."""

    players: tuple[str, ...] = ()
    positions: Mapping[str, str] = field(default_factory=dict)
    turn_seconds: int = 0
    notebook: NotebookMode = "hand"
    weapons: Mapping[str, str] = field(default_factory=dict)
    held: Mapping[str, int] = field(default_factory=dict)
    phase: str = "dealing"
    """One of `Phase`, or of those that a game adds; its own table says which."""
    turn: str = ""
    turn_number: int = 0
    moved_since_turn: frozenset[str] = frozenset()
    """Who was moved by a suggestion since their last turn, and so need not move."""
    out: frozenset[str] = frozenset()
    deserted: frozenset[str] = frozenset()
    inquiry: Inquiry | None = None
    past_inquiries: tuple[Inquiry, ...] = ()
    """The suggestions of the turns before, and how far each question went: what all can draw conclusions from."""
    accusation: Accusation | None = None
    """The last accusation, until the next suggestion is made."""
    failed: tuple[Accusation, ...] = ()
    """Every accusation that was false: all know that these three do not lie in the case file together."""
    winner: str | None = None
    solution: Trio | None = None

    def must_move(self, seat: str) -> bool:
        return seat not in self.moved_since_turn

    @property
    def is_at_start_of_turn(self) -> bool:
        return self.phase == "move"

    @property
    def is_accusing(self) -> bool:
        """Whether an accusation has been made and its outcome isn't known yet; only pages stay in this moment."""
        made = self.accusation
        return made is not None and made.seat not in self.out and self.phase != "over"

    @property
    def inquiries(self) -> tuple[Inquiry, ...]:
        """Every suggestion of the game so far, the one on the table last."""
        return (*self.past_inquiries, self.inquiry) if self.inquiry else self.past_inquiries

    @property
    def sleuths(self) -> tuple[str, ...]:
        """Those who can still win, in turn order."""
        return tuple(seat for seat in self.players if seat not in self.out)

    def after(self, seat: str) -> tuple[str, ...]:
        """The other players in turn order, beginning with the one after this seat."""
        at = self.players.index(seat)
        return self.players[at + 1 :] + self.players[:at]


@dataclass(frozen=True, slots=True)
class Sighting:
    """A card that another player showed."""

    card: str
    by: str


@dataclass(frozen=True, slots=True)
class Detective:
    """What one seat alone knows."""

    hand: tuple[str, ...] = ()
    seen: tuple[Sighting, ...] = ()
    given: tuple[str, ...] = ()
    solution: Trio | None = None
    notes: Mapping[str, str] = field(default_factory=dict)
    """The notebook: "card:player" to its mark."""


@dataclass(frozen=True, slots=True)
class CaseFile:
    """The envelope, and what still lies face down beside it."""

    solution: Trio | None = None
    undealt: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The hands as they will be dealt, where the players set the table up by hand."""


MysteryTruth = Truth[T, Detective, CaseFile]
MysteryView = SeatView[T, Detective]
MysteryDraft = Draft[T, Detective, CaseFile]


def shown_card(view: MysteryView[T]) -> str | None:
    """The card that settled the suggestion on the table, for the two who know it."""
    inquiry, own = view.public.inquiry, view.own
    if inquiry is None or inquiry.shown_by is None or own is None:
        return None
    if view.seat == inquiry.seat:
        return own.seen[-1].card
    return own.given[-1] if view.seat == inquiry.shown_by else None
