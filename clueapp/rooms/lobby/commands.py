"""What people ask of a room, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.kernel.menu import Action
from clueapp.kernel.places import Pick as Pick


@dataclass(frozen=True, slots=True)
class SetOptions(Action):
    """Change options of the room; the host only."""

    options: dict[str, bool | int | str]


@dataclass(frozen=True, slots=True)
class AddBot(Action):
    """Seat a system player, where the game has them; the host only."""

    strength: str = ""
    """How well it plays, as the game names it; nothing: the usual strength."""
    seat: str = ""
    """Where it sits; nothing: where there is room."""


@dataclass(frozen=True, slots=True)
class SetBot(Action):
    """Change a system player in the lobby; the host only."""

    player: str
    strength: str = ""
    """How well it plays from now on; nothing: as before."""
    seat: str = ""
    """Where it sits from now on; nothing: where it sat."""


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Remove a player; the host only."""

    player: str


@dataclass(frozen=True, slots=True)
class DeclineRequest(Action):
    """Decline a watcher's request to step in; the host only."""

    player: str


@dataclass(frozen=True, slots=True)
class Rename(Action):
    """Take another name, in the lobby."""

    name: str


@dataclass(frozen=True, slots=True)
class AppointHost(Action):
    """Make somebody else the host; the host only."""

    player: str


@dataclass(frozen=True, slots=True)
class KeepHost(Action):
    """Stay the host although the former host is back; the host only."""


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """Give somebody another place in the lobby, swapping with the player who has it; the host only.

    While a game is paused, let a watcher step in at the place they asked for.
    """

    player: str
    seat: str


@dataclass(frozen=True, slots=True)
class Randomize(Action):
    """Give everybody a place by lot, so that the teams are even, where there are teams; the host only."""


@dataclass(frozen=True, slots=True)
class RemovePack(Action):
    """Take a list of one's own away again; the host only."""

    title: str


@dataclass(frozen=True, slots=True)
class Start(Action):
    """Start the game; the host only."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Stand up. In a game the seat is kept, unless it is for good."""

    for_good: bool = False


@dataclass(frozen=True, slots=True)
class EndGame(Action):
    """End the running game and return to the lobby; the host only."""


@dataclass(frozen=True, slots=True)
class NewGame(Action):
    """End the running game and deal another to the same players at once; the host only.

    Does nothing if another game is on the table already.
    """

    number: int
    """The number of the game to end."""


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Have system players act at once until a person is waited for again.

    A player who is out of the game skips to its end.
    """


@dataclass(frozen=True, slots=True)
class Rematch(Action):
    """Play again; from a guest, ask for that. Does nothing once the rematch has begun."""

    teams: str = ""
    """The kind of rematch, where the game has several; nothing: everybody keeps their place. The host only."""


@dataclass(frozen=True, slots=True)
class Chat(Action):
    """Say something to the table."""

    text: str


ROOM_COMMANDS: tuple[type[Action], ...] = (
    Pick,
    SetOptions,
    AddBot,
    SetBot,
    Remove,
    DeclineRequest,
    Rename,
    AppointHost,
    KeepHost,
    Assign,
    Randomize,
    RemovePack,
    Start,
    Leave,
    EndGame,
    NewGame,
    Skip,
    Rematch,
    Chat,
)
