"""The events of a room. Only the vault knows the last six."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from clueapp.kernel.truth import Event

PLACE_AS_SEAT: Mapping[str, str] = MappingProxyType({"place": "seat"})
"""The wire calls what somebody has picked their seat."""


@dataclass(frozen=True, slots=True)
class RoomOpened(Event):
    code: str
    game: str
    options: dict[str, bool | int | str]


@dataclass(frozen=True, slots=True)
class PlayerJoined(Event):
    wire_names: ClassVar[Mapping[str, str]] = PLACE_AS_SEAT

    player: str
    name: str
    place: str
    robot: str = ""
    """The strength of a system player; nothing for a person."""
    is_given: bool = False
    """Whether nobody picked the place: whoever opened the room is asked for it there."""


@dataclass(frozen=True, slots=True)
class SeatPicked(Event):
    wire_names: ClassVar[Mapping[str, str]] = PLACE_AS_SEAT

    player: str
    place: str


@dataclass(frozen=True, slots=True)
class PlacesAssigned(Event):
    """The host has given somebody another place, or everybody one by lot."""

    wire_names: ClassVar[Mapping[str, str]] = MappingProxyType({"places": "seats"})

    places: dict[str, str]
    """Of those who have another one now: player to place."""
    by_lot: bool = False


@dataclass(frozen=True, slots=True)
class RobotChanged(Event):
    """The host has changed a system player: how well it plays now, and where it sits."""

    wire_names: ClassVar[Mapping[str, str]] = PLACE_AS_SEAT

    player: str
    strength: str
    place: str


@dataclass(frozen=True, slots=True)
class PackBrought(Event):
    """The host has brought a list of their own; what is in it is the vault's."""

    title: str
    number: int
    """How much is in it."""


@dataclass(frozen=True, slots=True)
class PackRemoved(Event):
    title: str


@dataclass(frozen=True, slots=True)
class OptionsSet(Event):
    options: dict[str, bool | int | str]


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    player: str
    removed: bool = False


@dataclass(frozen=True, slots=True)
class HostPassed(Event):
    """Somebody else is the host, because the host has left or has been gone for too long."""

    player: str


@dataclass(frozen=True, slots=True)
class HostAppointed(Event):
    """The host has made somebody else the host."""

    player: str


@dataclass(frozen=True, slots=True)
class HostKept(Event):
    """The host stays the host, although the former host is back."""

    player: str


@dataclass(frozen=True, slots=True)
class Renamed(Event):
    """Somebody has taken another name."""

    player: str
    before: str
    name: str


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    number: int
    seats: dict[str, str]
    """Seat to player."""
    rematches: int = 0
    """How many rematches in a row it is the last of; none after a visit to the lobby."""


@dataclass(frozen=True, slots=True)
class GameCalledOff(Event):
    """The host ended the game, or everybody has left for good; the room is a lobby again."""

    is_deserted: bool = False


@dataclass(frozen=True, slots=True)
class GameStartedOver(Event):
    """The host ended the game to have another one dealt at once."""


@dataclass(frozen=True, slots=True)
class GamePaused(Event):
    """All who play are gone: the game's clocks stand."""


@dataclass(frozen=True, slots=True)
class GameResumed(Event):
    """Somebody is back: the clocks go on with the time that was left."""


@dataclass(frozen=True, slots=True)
class StandInBegan(Event):
    """A system player plays for somebody who is gone, until they are back."""

    player: str
    strength: str


@dataclass(frozen=True, slots=True)
class StandInEnded(Event):
    """Somebody has their seat back."""

    player: str
    deeds: str
    """What was done for them meanwhile, as part of a sentence; nothing, if nothing was."""


@dataclass(frozen=True, slots=True)
class SkipBegan(Event):
    """Somebody skips ahead: system players act at once until a person is waited for again."""

    player: str


@dataclass(frozen=True, slots=True)
class SkipEnded(Event):
    """A person is waited for again, or there is nothing left to skip."""

    player: str


@dataclass(frozen=True, slots=True)
class SeatRequested(Event):
    """A watcher asks for a vacant place in the game; the host decides."""

    wire_names: ClassVar[Mapping[str, str]] = PLACE_AS_SEAT

    player: str
    """The id that they will have."""
    place: str


@dataclass(frozen=True, slots=True)
class RequestDeclined(Event):
    """The host has declined a watcher's request."""

    player: str


@dataclass(frozen=True, slots=True)
class SteppedIn(Event):
    """The host has agreed: a watcher has a new seat in the game on the table."""

    player: str
    name: str
    place: str
    seat: str


@dataclass(frozen=True, slots=True)
class RematchWished(Event):
    """Somebody who is not the host would like to play again."""

    player: str


@dataclass(frozen=True, slots=True)
class Chatted(Event):
    player: str
    text: str


@dataclass(frozen=True, slots=True)
class Remarked(Event):
    """A system player has said something about the game, by what everybody knows of it."""

    player: str
    text: str


@dataclass(frozen=True, slots=True)
class SeedDrawn(Event):
    seed: str


@dataclass(frozen=True, slots=True)
class KeysGranted(Event):
    """Whoever holds one of these keys has the player's seat."""

    player: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatLinkMade(Event):
    player: str
    link: str


@dataclass(frozen=True, slots=True)
class SeatMoved(Event):
    """The seat went to another browser; the keys it had before are worth nothing."""

    player: str
    key: str


@dataclass(frozen=True, slots=True)
class PackKept(Event):
    """What is in a list that the host has brought."""

    title: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RequestKept(Event):
    """The name and the keys of a person who asked to step in."""

    player: str
    name: str
    keys: tuple[str, ...]


ROOM_EVENTS: tuple[type[Event], ...] = (
    RoomOpened,
    PlayerJoined,
    SeatPicked,
    PlacesAssigned,
    RobotChanged,
    PackBrought,
    PackRemoved,
    OptionsSet,
    PlayerLeft,
    HostPassed,
    HostAppointed,
    HostKept,
    Renamed,
    GameBegan,
    GameCalledOff,
    GameStartedOver,
    GamePaused,
    GameResumed,
    StandInBegan,
    StandInEnded,
    SkipBegan,
    SkipEnded,
    SeatRequested,
    RequestDeclined,
    SteppedIn,
    RematchWished,
    Chatted,
    Remarked,
    SeedDrawn,
    KeysGranted,
    SeatLinkMade,
    SeatMoved,
    PackKept,
    RequestKept,
)
