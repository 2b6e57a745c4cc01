"""What only pages ask for: beside the room's commands and the game's actions, which they send as every client does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from clueapp.kernel.menu import Action


# On the home page
@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Look at what can be done with a game, before a room is opened."""

    game: str
    practise: bool = False
    """Whether it is to be played alone."""


@dataclass(frozen=True, slots=True)
class Create(Action):
    """Open a room."""

    game: str
    name: str
    players: int | None = None
    """The number of players, if the game asks for it."""


@dataclass(frozen=True, slots=True)
class Practise(Action):
    """Open a room with so many system players of this strength, and play at once."""

    game: str
    name: str
    strength: str
    opponents: int
    start: Literal["quick", "usual"] = "quick"
    """`quick` uses the game's options for solo practice, `usual` those of every other room."""
    character: str = ""
    """The place to play in; nothing: any of them."""


@dataclass(frozen=True, slots=True)
class Join(Action):
    """Go to the room of this code, or link."""

    code: str


# In a room
@dataclass(frozen=True, slots=True)
class SitDown(Action):
    """Take a free seat, under this name."""

    name: str
    seat: str


@dataclass(frozen=True, slots=True)
class SeatLink(Action):
    """Make a link that moves the seat to another device."""


@dataclass(frozen=True, slots=True)
class EndThisTurn(Action):
    """End one's turn, if it is still the one for which this was offered."""

    turn: int


@dataclass(frozen=True, slots=True)
class Consider(Action):
    """Say what would come of a text that is still being typed, or why it is as it says; nobody else hears of it."""

    is_quiet: ClassVar[bool] = True
    text: str


# On the page of a seat link
@dataclass(frozen=True, slots=True)
class MoveSeat(Action):
    """Have the seat moved to this browser."""


HOME_REQUESTS: tuple[type[Action], ...] = (Choose, Create, Practise, Join)
ROOM_REQUESTS: tuple[type[Action], ...] = (SitDown, SeatLink, EndThisTurn, Consider)
SEAT_REQUESTS: tuple[type[Action], ...] = (MoveSeat,)
