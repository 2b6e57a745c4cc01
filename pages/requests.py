"""What a click or a form on a page can ask for: the room's commands, the game's actions, and what only pages offer."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.kernel.codec import ActionCodec
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action
from clueapp.rooms.lobby.commands import ROOM_COMMANDS


@dataclass(frozen=True, slots=True)
class SitDown(Action):
    """Take a free seat, under this name."""

    name: str
    seat: str


@dataclass(frozen=True, slots=True)
class SetOption(Action):
    """Set one option of the room to the value that this text stands for."""

    option: str
    value: str


@dataclass(frozen=True, slots=True)
class SeatLink(Action):
    """Make a link that moves the seat to another device."""


@dataclass(frozen=True, slots=True)
class LeaveForGood(Action):
    """Give the seat up."""


@dataclass(frozen=True, slots=True)
class EndThisTurn(Action):
    """End one's turn, if it is still the one for which this was offered."""

    turn: int


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Look at what can be done with a game, before a room is opened."""

    game: str


@dataclass(frozen=True, slots=True)
class Create(Action):
    """Open a room."""

    game: str
    name: str
    practise: str = ""
    """How strong the system player is against whom one plays at once; nothing: one waits for guests."""


@dataclass(frozen=True, slots=True)
class Join(Action):
    """Go to the room of this code, or link."""

    code: str


HOME_READER = ActionCodec((Choose, Create, Join))


def room_reader(game: AnyGame) -> ActionCodec:
    """Reads what a page of a room sends."""
    return ActionCodec((SitDown, SetOption, SeatLink, LeaveForGood, EndThisTurn, *ROOM_COMMANDS, *game.actions))
