"""What happens in a game of Codenames. The key is told to spymasters alone, until the end."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.games.codenames.state import Colour, Count, EndOfTurn, Key, Lack, Post, Reason, Role, Team
from clueapp.kernel.truth import Event, Seat


@dataclass(frozen=True, slots=True)
class TeamsFormed(Event):
    posts: dict[Seat, Post]
    owner: Seat
    clue_seconds: int
    guess_seconds: int
    first: Team | None
    """The team that starts, where it is not drawn."""


@dataclass(frozen=True, slots=True)
class PacksChosen(Event):
    packs: tuple[str, ...]
    watchers_see_key: bool


@dataclass(frozen=True, slots=True)
class BoardLaid(Event):
    words: tuple[str, ...]
    first: Team
    """The team that starts, and has one agent more."""


@dataclass(frozen=True, slots=True)
class KeyDrawn(Event):
    """To the vault: which card is whose."""

    words: tuple[str, ...]
    key: Key


@dataclass(frozen=True, slots=True)
class KeyShown(Event):
    """To a spymaster: which card is whose."""

    key: Key


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    team: Team
    spymaster: Seat


@dataclass(frozen=True, slots=True)
class ClueGiven(Event):
    seat: Seat
    team: Team
    word: str
    count: Count


@dataclass(frozen=True, slots=True)
class VoteCast(Event):
    seat: Seat
    index: int
    word: str


@dataclass(frozen=True, slots=True)
class VoteWithdrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    seat: Seat
    """Who confirmed it."""
    team: Team
    index: int
    word: str
    colour: Colour
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    team: Team
    why: EndOfTurn
    seat: Seat = ""
    """Who ended it, where somebody did."""
    lacks: tuple[Lack, ...] = ()
    """The missing roles, if the turn ended because of them."""


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """The team whose turn comes lacks somebody."""

    team: Team
    lacks: tuple[Lack, ...]


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PostTaken(Event):
    seat: Seat
    team: Team
    role: Role
    instead_of: Seat = ""
    """Who has lost the office by it."""


@dataclass(frozen=True, slots=True)
class Attended(Event):
    present: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OwnerChanged(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class LeftForGood(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winner: Team | None
    reason: Reason
    key: Key


@dataclass(frozen=True, slots=True)
class KeyOpened(Event):
    """The host ended the game: all see the key."""

    key: Key
    agents: dict[Team, tuple[str, ...]]
    """The words of each team that nobody had found."""
    assassin: str


OPENINGS: tuple[type[Event], ...] = (TeamsFormed, PacksChosen)
EVENTS: tuple[type[Event], ...] = (
    BoardLaid,
    KeyDrawn,
    KeyShown,
    TurnBegan,
    ClueGiven,
    VoteCast,
    VoteWithdrawn,
    CardRevealed,
    TurnEnded,
    Paused,
    Resumed,
    PostTaken,
    Attended,
    OwnerChanged,
    LeftForGood,
    GameEnded,
    KeyOpened,
)
