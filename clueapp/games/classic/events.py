"""What happens in Classic Clue, beside what happens in both mysteries."""

from dataclasses import dataclass

from clueapp.games.mystery import events as mystery
from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.events import StoodIn, TableLaid
from clueapp.kernel.truth import Event


# How the table is laid
@dataclass(frozen=True, slots=True)
class MansionLaid(TableLaid):
    """The same as in every mystery, whether the players set it up by hand, and who leads through that."""

    ceremony: bool
    host: str


# Told to all: the set-up
@dataclass(frozen=True, slots=True)
class SetUpBegan(Event):
    """The board is empty but for the pawns."""

    leader: str


@dataclass(frozen=True, slots=True)
class LeadPassed(Event):
    """The host's office has passed, and with it the set-up."""

    seat: str


@dataclass(frozen=True, slots=True)
class WeaponPlaced(Event):
    seat: str
    weapon: str
    room: str


@dataclass(frozen=True, slots=True)
class CardsSorted(Event):
    """Suspects, weapons and rooms lie in three groups, each shuffled and face down."""


@dataclass(frozen=True, slots=True)
class CaseCardDrawn(Event):
    """The top card of a group went into the case file; nobody saw it."""

    seat: str
    group: str


@dataclass(frozen=True, slots=True)
class RestLeftToTheHouse(Event):
    """What was left of the set-up is done at once."""

    seat: str
    stood_in: StoodIn | None = None


# Told to all: a turn
@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    seat: str
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """A step or a walk, with every place on the way after the start."""

    seat: str
    start: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WalkTakenBack(Event):
    """The last step or walk is undone; the pawn stands where it was before."""

    seat: str
    to: str


@dataclass(frozen=True, slots=True)
class PassageTaken(Event):
    seat: str
    to: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The turn is ended at its start."""

    seat: str


# Kept in the vault
@dataclass(frozen=True, slots=True)
class DeckStacked(Event):
    """How the face-down cards lie: what will be drawn for the case file, and what each player will be dealt."""

    solution: Trio
    hands: dict[str, tuple[str, ...]]


OPENINGS: tuple[type[Event], ...] = (MansionLaid,)
EVENTS: tuple[type[Event], ...] = (
    SetUpBegan,
    LeadPassed,
    WeaponPlaced,
    CardsSorted,
    CaseCardDrawn,
    RestLeftToTheHouse,
    DiceRolled,
    Walked,
    WalkTakenBack,
    PassageTaken,
    Passed,
    DeckStacked,
    *mystery.EVENTS,
)
