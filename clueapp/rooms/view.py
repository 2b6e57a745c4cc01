"""What one viewer's page or socket may show of a room."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Generic

from typing_extensions import TypeVar

from clueapp.kernel.direction import not_isolated
from clueapp.kernel.game import AnyGame, AnyView
from clueapp.kernel.menu import Menu
from clueapp.kernel.options import Options
from clueapp.kernel.places import Missing
from clueapp.kernel.truth import SeatView
from clueapp.rooms.clocks.clock import DueClock
from clueapp.rooms.clocks.skipping import Skip
from clueapp.rooms.clocks.stand_in import StandInClock
from clueapp.rooms.status import UNDER_WAY, Status


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A person at the table, as everybody sees them."""

    id: str
    name: str
    """As it stands in sentences."""
    place: str
    """What they have picked."""
    seat: str
    """Where they sit in the game on the table; while there is none, what they have picked."""
    connected: bool
    is_host: bool
    is_gone_for_good: bool
    robot: str = ""
    """The strength of a system player; nothing for a person."""
    has_chosen: bool = True
    """Whether the place was picked, and not just given."""
    wants_rematch: bool = False
    is_played_for: bool = False
    """Whether a system player plays in their place, until they are back."""

    @property
    def is_robot(self) -> bool:
        return bool(self.robot)

    @property
    def given_name(self) -> str:
        """By itself, as it was given."""
        return not_isolated(self.name)


T = TypeVar("T")
P = TypeVar("P", covariant=True, default=object)
"""What lies open on the table of the game; of whichever it is, if none is named."""
O = TypeVar("O", covariant=True, default=object)  # noqa: E741 - what a seat owns


@dataclass(frozen=True, slots=True)
class RequestView:
    """A watcher's request for a place, as the host and the watcher see it."""

    id: str
    """The id they will have as a player."""
    name: str
    """As it appears in sentences."""
    place: str
    is_declined: bool = False

    @property
    def given_name(self) -> str:
        """The name by itself, as it was typed."""
        return not_isolated(self.name)


@dataclass(frozen=True, slots=True)
class Revealing(Generic[P, O]):
    """A reveal in progress. The table that holds it shows the moment before; only the reveal shows more."""

    step: int
    """The number of steps that have begun."""
    outcome: TableView[P, O]
    """The table as it is now."""


@dataclass(slots=True)  # made for each viewer at every action; a frozen one takes three times as long
class TableView(Generic[P, O]):
    """Everything that one viewer may know of a room now. Nobody changes it."""

    code: str
    game: AnyGame
    you: PlayerView | None
    players: tuple[PlayerView, ...]
    status: Status
    phase: str
    options: Options
    seq: int
    view: SeatView[P, O] | None
    menu: Menu
    clock: DueClock | None
    stand_in: StandInClock | None
    games_played: int
    open_places: tuple[str, ...]
    """What one more person could pick."""
    missing: Missing | None
    """What is missing before a game can start with those who are here."""
    awaited: frozenset[str]
    """The seats that the game waits for."""
    silenced: frozenset[str] = frozenset()
    """The seats that may not chat now."""
    packs: tuple[tuple[str, int], ...] = ()
    """What the host has brought: titles, and how much is in each."""
    fillers: int = 0
    """How many system players will take free seats at the start."""
    unsaid: frozenset[str] = frozenset()
    """The options that the room is older than: nobody has said anything of them."""
    former_host: str = ""
    """The player who was the host until they were gone for too long, if they may become the host again."""
    vacancies: tuple[str, ...] = ()
    """The places that a watcher may ask for."""
    requests: tuple[RequestView, ...] = ()
    """The requests that the host can agree to now; nobody else sees them."""
    asked: RequestView | None = None
    """The viewer's own request."""
    rematches: tuple[str, ...] = ()
    """The kinds of rematch that the host can choose from now."""
    review: object | None = field(default=None, compare=False)
    """What there is to tell of a game that is over, once it was worked out from the rest; the game says what it is."""
    skipping: PlayerView | None = None
    """The player who is skipping ahead."""
    skip: Skip = ""
    """How far the viewer can skip ahead now."""
    last_table: P | None = None
    """The public table as it was when the host ended the last game; only in the lobby."""
    revealing: Revealing[P, O] | None = None
    """The reveal in progress, on a page; otherwise None."""
    _made: dict[Hashable, Any] = field(default_factory=dict, compare=False, repr=False)

    def as_seen_by(
        self,
        you: PlayerView | None,
        seq: int,
        view: AnyView | None,
        menu: Menu,
        requests: tuple[RequestView, ...] = (),
        skip: Skip = "",
    ) -> TableView:
        """The same table for somebody who knows more than everybody does."""
        return TableView(
            self.code,
            self.game,
            you,
            self.players,
            self.status,
            self.phase,
            self.options,
            seq,
            view,
            menu,
            self.clock,
            self.stand_in,
            self.games_played,
            self.open_places,
            self.missing,
            self.awaited,
            self.silenced,
            self.packs,
            self.fillers,
            self.unsaid,
            self.former_host,
            self.vacancies,
            requests,
            self.asked,
            self.rematches,
            self.review,
            self.skipping,
            skip,
            self.last_table,
            None,
            self._made,
        )

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is made from public knowledge alone, made once for all who look at the table now."""
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made

    @property
    def is_host(self) -> bool:
        return self.you is not None and self.you.is_host

    @property
    def host(self) -> PlayerView | None:
        return next((each for each in self.players if each.is_host), None)

    @property
    def staying(self) -> tuple[PlayerView, ...]:
        """Those who have not left for good."""
        return tuple(each for each in self.players if not each.is_gone_for_good)

    @property
    def can_start(self) -> bool:
        """Whether nothing is missing for a game with those who stay."""
        return self.missing is None

    @property
    def is_under_way(self) -> bool:
        """Whether a game is on the table and not over, be it paused."""
        return self.status in UNDER_WAY

    @property
    def is_your_turn(self) -> bool:
        return self.view is not None and self.view.seat in self.awaited

    @property
    def is_silenced(self) -> bool:
        """Whether the viewer may not chat now."""
        return self.view is not None and self.view.seat in self.silenced

    def in_seat(self, seat: str) -> PlayerView | None:
        return next((each for each in self.players if each.seat == seat), None)

    def at_place(self, place: str) -> tuple[PlayerView, ...]:
        """Those who have picked this place."""
        return tuple(each for each in self.players if each.place == place)
