"""The messages that all games share. What a room and its game take is made from their own classes, in `protocol`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clueapp.protocol.incoming import Incoming
from clueapp.protocol.names import camel

LARGEST_LIST = 400_000
"""Characters, before the game says how many it takes."""
Code = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,100}$")]
"""As tokens are made. Nothing else is looked up: a browser's key has another form and is no token."""


Reason = Literal["left", "disconnected"]


class Outgoing(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(
        alias_generator=camel,
        populate_by_name=True,
        use_attribute_docstrings=True,
        json_schema_serialization_defaults_required=True,
    )

    def to_json(self) -> str:
        return self.model_dump_json(by_alias=True)


# By HTTP
class NewRoom(Incoming):
    """Make a room and sit down in it as its host."""

    game: str
    name: str
    options: dict[str, bool | int | str] = Field(default_factory=dict)


class NewPlayer(Incoming):
    """Sit down in a room."""

    name: str
    seat: str | None = None
    """A free seat; without one, the first that is free."""
    team: str | None = None
    """With a role in it, another name of a seat, where there are teams."""
    role: str | None = None


class NewPack(Incoming):
    """Bring a list of one's own to a room that takes some; the host only, in the lobby."""

    title: str
    text: Annotated[str, StringConstraints(max_length=LARGEST_LIST)]
    """One entry a line, or between commas; of a second list with the same title, the later one stays."""
    token: Secret | None = None
    """The secret of the host's seat."""


class PackTaken(Outgoing):
    """A list that was taken: the others are told of its title and its number, and nobody of what is in it."""

    title: str
    number: int
    """How much is in it."""
    report: list[str]
    """What there is to say of it, in sentences: what was left out, what is there twice."""


class Seat(Outgoing):
    """A seat that was just taken, or asked for while the game is paused. Its secret, the token, is told only here."""

    room_id: str
    player_id: str
    token: str


# Client to server
class JoinRoom(Incoming):
    """Be the first message of a connection: take one's seat with its token, or watch without one."""

    type: Literal["JOIN_ROOM"]
    room_id: Code
    player_id: Code | None = None
    token: Secret | None = None


# Server to client
class Frame(Outgoing):
    """A message on the socket; its type comes first."""

    type: str


class Player(Outgoing):
    """Somebody who has a seat."""

    id: str
    name: str
    seat: str
    connected: bool
    left: bool
    """Whether they have left for good, or were removed: they are named until the game ends, and do not come back."""
    bot: bool = False
    wants_rematch: bool = False
    """Whether they have asked for a rematch; the host starts it."""


class Request(Outgoing):
    """A watcher who would like to step in while the game is paused."""

    id: str
    """The id they will have as a player."""
    name: str
    seat: str
    """The seat they asked for."""


class ClockNow(Outgoing):
    """A clock that runs: its name, and the milliseconds that were left when this was sent."""

    key: str
    due_in: int


class Form(Outgoing):
    """Something this seat may do now; for each field the allowed values, or {min, max}, or {maxLength}.

    A text with {words, unlike} has as many words, and is like none of these.
    """

    type: str
    fields: dict[str, list[str | int] | dict[str, int | list[str]]]


class Standing(Outgoing):
    """What changes as a game goes on."""

    seq: int
    """How much has happened that this seat may know of."""
    status: Literal["lobby", "playing", "paused", "over"]
    phase: str
    """The game's own name for it; most call it "lobby" while none is on the table."""
    view: dict[str, Any] | None
    """The game as this seat may know it; null in the lobby."""
    legal: list[Form]
    """What this seat may do now. Every message that fits a form is accepted unless something else happened first."""
    clock: ClockNow | None = None


class EventFrame(Frame):
    """Tell something that has happened and that this seat may know of."""

    model_config = ConfigDict(extra="allow")

    type: Literal["EVENT"] = "EVENT"
    seq: int
    kind: str
    text: str
    """The sentence of the feed."""
    private: bool
    """Whether it was told to this seat in a way of its own."""


class PublicRoom(Standing):
    """A room as one viewer may know it."""

    room_id: str
    game: str
    you: str | None
    """Your player's id; null if you watch."""
    host: str | None
    players: list[Player]
    requests: Annotated[list[Request], Field(exclude_if=lambda asked: not asked)] = Field(default_factory=list)
    """Open requests to step in: all of them for the host, who answers with ASSIGN or DECLINE_REQUEST; else your own."""
    options: dict[str, bool | int | str]


class RoomState(PublicRoom, Frame):
    """Tell everything this seat may know: on joining, and whenever people, connections or options change.

    A game may add fields of its own.
    """

    model_config = ConfigDict(extra="allow")

    type: Literal["ROOM_STATE"] = "ROOM_STATE"
    feed: list[EventFrame] | None = None
    """What has happened so far; on joining only."""


class ViewFrame(Standing, Frame):
    """Tell how the game stands now, after each change."""

    type: Literal["VIEW"] = "VIEW"


class SomebodyFrame(Frame):
    """Tell something of somebody."""

    player: str
    """Their seat."""
    id: str
    """Their id, as in the players of ROOM_STATE."""
    name: str
    seat: str
    """Their seat once more, as in the players of ROOM_STATE."""


class PlayerJoinedFrame(SomebodyFrame):
    """Tell that somebody has sat down or reconnected."""

    type: Literal["PLAYER_JOINED"] = "PLAYER_JOINED"


class PlayerLeftFrame(SomebodyFrame):
    """Tell that somebody has left for good, was removed, or has lost their connection."""

    type: Literal["PLAYER_LEFT"] = "PLAYER_LEFT"
    reason: Reason
    """`left` means for good; a `disconnected` player may come back, which PLAYER_JOINED then says."""


class ErrorFrame(Frame):
    """Refuse what was asked for: nothing has changed. The code is stable, the message a sentence for people."""

    type: Literal["ERROR"] = "ERROR"
    code: str
    message: str


class Problem(Outgoing):
    """Refuse a request by HTTP."""

    code: str
    message: str


SENT_BY_SERVER: tuple[type[Frame], ...] = (
    RoomState,
    PlayerJoinedFrame,
    PlayerLeftFrame,
    EventFrame,
    ViewFrame,
    ErrorFrame,
)
