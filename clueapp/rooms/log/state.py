"""The state of a room: who is in, what was set, whose keys are good, and the game on its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from clueapp.kernel.game import NO_PACKS, NOTHING_SEEN, AnyGame, AnyTruth, Cast, Packs
from clueapp.kernel.options import Options
from clueapp.kernel.places import Picks
from clueapp.kernel.remarks import Remark
from clueapp.kernel.rng import Draw, draw
from clueapp.kernel.truth import Seat
from clueapp.rooms.clocks.clock import DueClock
from clueapp.rooms.people.keys import hashed
from clueapp.rooms.status import UNDER_WAY, Status


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in the room, by the name they gave, and the place that they have picked."""

    id: str
    name: str
    place: str
    joined_at: int
    is_gone_for_good: bool = False
    robot: str = ""
    """The strength of a system player; nothing for a person."""
    is_given: bool = False
    """Whether the place was given, and not picked yet."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """A system player that plays for somebody: how strong it is, and what lay open when it began."""

    strength: str
    since: object


@dataclass(frozen=True, slots=True)
class Request:
    """A watcher's request for a place in the game on the table."""

    player: str
    """The id that they will have."""
    place: str
    name: str = ""
    keys: tuple[str, ...] = ()
    is_declined: bool = False


@dataclass(frozen=True, slots=True)
class RoomState:
    """What a room's log adds up to."""

    game: AnyGame
    code: str = ""
    people: Mapping[str, Person] = field(default_factory=dict)
    host: str = ""
    former_host: str = ""
    """The player who was the host until they were gone for too long; empty if nobody may become the host again."""
    options: Options = field(default_factory=dict)
    unsaid: frozenset[str] = frozenset()
    """Those that the log says nothing of: the room is older than they are."""
    truth: AnyTruth | None = None
    seats: Mapping[str, str] = field(default_factory=dict)
    """Seat to player, in the game on the table."""
    stand_ins: Mapping[str, StandIn] = field(default_factory=dict)
    """By the players for whom they play in it."""
    remarks: tuple[Remark, ...] = ()
    """The remarks that its system players have made."""
    games_played: int = 0
    rematches: int = 0
    """How many of them in a row were rematches, up to the one on the table."""
    wishes: frozenset[str] = frozenset()
    """The players who would like a rematch."""
    last_move_at: int = 0
    """When the last move was made and pages had revealed its outcome."""
    revealed_at: int = 0
    """When pages will have revealed everything; then the game goes on."""
    clock: DueClock | None = None
    paused_at: int | None = None
    skipping: str = ""
    """The player who is skipping ahead; empty if nobody is."""
    last_table: object | None = None
    """The public table as it was when the host ended the last game; the lobby shows it until the next one begins."""
    requests: Mapping[str, Request] = field(default_factory=dict)
    """Requests to step in, by the player id that each would get; only while the game is paused."""
    keys: Mapping[str, str] = field(default_factory=dict)
    former_keys: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The players whose seats in this game each key used to open: its holder has seen what those seats saw."""
    links: Mapping[str, str] = field(default_factory=dict)
    packs: Packs = field(default_factory=lambda: NO_PACKS)
    """What the host has brought to play with."""
    packs_brought: int = 0
    """How many there have been, with those that were taken away."""
    seen: Mapping[str, int] = field(default_factory=lambda: NOTHING_SEEN)
    """How often each thing was drawn in the games that were played here, without the one on the table."""
    seed: str = ""
    draws: int = 0
    """How often something was drawn in the game on the table."""

    @property
    def status(self) -> Status:
        if self.truth is None:
            return "lobby"
        if self.game.outcome(self.truth.public) is not None:
            return "over"
        is_paused = self.paused_at is not None or self.game.is_paused(self.truth.public)
        return "paused" if is_paused else "playing"

    @property
    def is_under_way(self) -> bool:
        """Whether a game is on the table and not over."""
        return self.status in UNDER_WAY

    @property
    def phase(self) -> str:
        return "lobby" if self.truth is None else self.game.phase(self.truth.public)

    @property
    def cast(self) -> Cast:
        return {seat: self.people[player].name for seat, player in self.seats.items() if player in self.people}

    @property
    def picks(self) -> Picks:
        """What those who stay have picked, or have come to in the game on the table."""
        return {person.id: self.place_of(person) for person in self.people.values() if not person.is_gone_for_good}

    def place_of(self, person: Person) -> str:
        """The place that somebody has come to in the game on the table, or else has picked."""
        seat = self.seat_in_game(person.id)
        now = None if self.truth is None or seat is None else self.game.place_of(self.truth.public, seat)
        return now or person.place

    @property
    def silenced(self) -> frozenset[Seat]:
        """The seats that may not chat now."""
        if self.truth is None or not self.is_under_way:
            return frozenset()
        return self.game.silenced(self.truth.public)

    @property
    def seen_so_far(self) -> Mapping[str, int]:
        """How often each thing was drawn in the games that were played here, the one on the table included."""
        drawn = frozenset() if self.truth is None else self.game.lessons(self.truth.vault)
        return {**self.seen, **{each: self.seen.get(each, 0) + 1 for each in drawn}} if drawn else self.seen

    @property
    def next_draw(self) -> Draw:
        """Chance for the next decision in the game on the table."""
        return draw(self.seed, self.draws + 1)

    @property
    def company(self) -> str:
        """Who plays here, under a name that says nothing of them and is the same in every room."""
        people = (person for person in self.people.values() if not person.is_gone_for_good)
        return hashed(" ".join(sorted("robot" if person.robot else self._identity(person.id) for person in people)))

    def _identity(self, player: str) -> str:
        return next((key for key, holder in self.keys.items() if holder == player), player)

    @property
    def speakers(self) -> tuple[Seat, ...]:
        """The seats of the system players in the game on the table; a stand-in only acts for somebody else."""
        return tuple(seat for seat, player in self.seats.items() if player in self.people and self.people[player].robot)

    def robot_for(self, player: str) -> str:
        """The strength of the system player that plays for a player, who may be one; nothing if none does."""
        if player in self.stand_ins:
            return self.stand_ins[player].strength
        return self.people[player].robot if player in self.people else ""

    def is_robot(self, player: str) -> bool:
        """Whether a system player plays for a player, who may be one."""
        return bool(self.robot_for(player))

    def seat_in_game(self, player: str | None) -> Seat | None:
        """The seat that a player has in the game on the table."""
        return next((seat for seat, holder in self.seats.items() if holder == player), None)
