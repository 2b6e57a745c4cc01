"""What a player can ask for in either mystery game."""

from dataclasses import dataclass

from clueapp.kernel.menu import Action


@dataclass(frozen=True, slots=True)
class Suggest(Action):
    """Name a suspect and a weapon for the room one is in."""

    suspect: str
    weapon: str


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Make no suggestion this turn."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Disprove the suggestion by showing this card to the suggester alone."""

    card: str


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """Stake everything on a suspect, a weapon and a room."""

    suspect: str
    weapon: str
    room: str


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Let the next player have their turn."""


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Write into one's own notebook: does this player have this card?"""

    card: str
    player: str
    mark: str


ACTIONS: tuple[type[Action], ...] = (Suggest, Decline, Show, Accuse, EndTurn, Mark)
