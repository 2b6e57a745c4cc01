"""What is asked for and what happens before the nine doors."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.kernel.menu import Action
from clueapp.kernel.truth import Event, Seat


@dataclass(frozen=True, slots=True)
class TryDoor(Action):
    """Open a door for one's team."""

    door: int


@dataclass(frozen=True, slots=True)
class HandOver(Action):
    """Make a runner of one's own team its keeper."""

    to: str


@dataclass(frozen=True, slots=True)
class Scribble(Action):
    """Note a door on a paper that nobody else sees."""

    door: int


@dataclass(frozen=True, slots=True)
class Resume(Action):
    """Go on after a pause, when what was missing is there again."""


@dataclass(frozen=True, slots=True)
class DoorsOpened(Event):
    roles: dict[Seat, str]
    """The place of each seat, at first."""
    turn_seconds: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    team: str


@dataclass(frozen=True, slots=True)
class Paused(Event):
    team: str
    """Whose turn it would be."""


@dataclass(frozen=True, slots=True)
class Attended(Event):
    present: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DoorTried(Event):
    seat: Seat
    door: int
    is_right: bool


@dataclass(frozen=True, slots=True)
class OfficePassed(Event):
    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Left(Event):
    seat: Seat
    winner: str
    """The team that has won by it, if any."""


@dataclass(frozen=True, slots=True)
class DayBroke(Event):
    """Nobody has found a treasure in time."""


@dataclass(frozen=True, slots=True)
class DoorTold(Event):
    """To a keeper: where the treasure lies."""

    door: int


@dataclass(frozen=True, slots=True)
class Scribbled(Event):
    door: int


@dataclass(frozen=True, slots=True)
class TreasuresHidden(Event):
    doors: dict[str, int]
    seal: int
    """What nobody is ever told."""


ACTIONS: tuple[type[Action], ...] = (TryDoor, HandOver, Scribble, Resume)
OPENINGS: tuple[type[Event], ...] = (DoorsOpened,)
EVENTS: tuple[type[Event], ...] = (
    TurnPassed,
    Paused,
    Attended,
    DoorTried,
    OfficePassed,
    Left,
    DayBroke,
    DoorTold,
    Scribbled,
    TreasuresHidden,
)
