"""What happens in either mystery game. Each class is one audience's knowledge; the facts say which."""

from dataclasses import dataclass
from typing import Literal

from clueapp.games.mystery.cards import Trio
from clueapp.kernel.truth import Event

NotebookMode = Literal["hand", "seen", "logic"]
"""What stands in a notebook beside the marks by hand: nothing, what was seen for certain, or all that follows."""
StoodIn = Literal["away", "late", "left", "skipped"]
"""Why the server did it: the player was gone, or out of time, or has left for good, or skipped to the end."""


# How the table is laid
@dataclass(frozen=True, slots=True)
class TableLaid(Event):
    """Who plays, in turn order, where the tokens begin, and what the host has set."""

    players: tuple[str, ...]
    positions: dict[str, str]
    turn_seconds: int
    notebook: NotebookMode


# Told to all
@dataclass(frozen=True, slots=True)
class WeaponsPlaced(Event):
    weapons: dict[str, str]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    held: dict[str, int]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: str
    must_move: bool


@dataclass(frozen=True, slots=True)
class Suggested(Event):
    seat: str
    trio: Trio
    suspect_moved: bool
    weapon_moved: bool


@dataclass(frozen=True, slots=True)
class SuggestionDeclined(Event):
    seat: str


@dataclass(frozen=True, slots=True)
class CouldNotDisprove(Event):
    seat: str


@dataclass(frozen=True, slots=True)
class AskedToDisprove(Event):
    seat: str


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    by: str
    to: str
    stood_in: StoodIn | None = None


@dataclass(frozen=True, slots=True)
class NobodyDisproved(Event):
    seat: str


@dataclass(frozen=True, slots=True)
class Accused(Event):
    seat: str
    trio: Trio


@dataclass(frozen=True, slots=True)
class AccusationFailed(Event):
    seat: str


@dataclass(frozen=True, slots=True)
class TokenPutAside(Event):
    """A token that would block the way of others stands in a room from now on."""

    suspect: str
    room: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    seat: str
    stood_in: StoodIn | None = None


@dataclass(frozen=True, slots=True)
class PlayerDeserted(Event):
    seat: str


@dataclass(frozen=True, slots=True)
class CaseSolved(Event):
    seat: str
    solution: Trio


@dataclass(frozen=True, slots=True)
class CaseUnsolved(Event):
    solution: Trio


@dataclass(frozen=True, slots=True)
class CaseOpened(Event):
    """The host ended the game before anybody had solved it."""

    solution: Trio


# Told to one seat
@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """To the suggester: the card itself."""

    by: str
    card: str
    stood_in: StoodIn | None = None


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """To the disprover: what they showed, or what was shown for them."""

    to: str
    card: str
    stood_in: StoodIn | None = None


@dataclass(frozen=True, slots=True)
class SolutionSeen(Event):
    """To a false accuser: what lies in the case file."""

    solution: Trio


@dataclass(frozen=True, slots=True)
class Marked(Event):
    card: str
    player: str
    mark: str


# Kept in the vault
@dataclass(frozen=True, slots=True)
class CaseSealed(Event):
    solution: Trio


EVENTS: tuple[type[Event], ...] = (
    WeaponsPlaced,
    Dealt,
    TurnBegan,
    Suggested,
    SuggestionDeclined,
    CouldNotDisprove,
    AskedToDisprove,
    CardShown,
    NobodyDisproved,
    Accused,
    AccusationFailed,
    TokenPutAside,
    TurnEnded,
    PlayerDeserted,
    CaseSolved,
    CaseUnsolved,
    CaseOpened,
    HandDealt,
    CardSeen,
    CardGiven,
    SolutionSeen,
    Marked,
    CaseSealed,
)
