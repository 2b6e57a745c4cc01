"""What one viewer's page or socket may show of a room."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from clueapp.kernel.game import AnyGame, AnyView, Options
from clueapp.kernel.menu import Menu
from clueapp.rooms.state import DueClock, Status
from clueapp.rooms.words import not_isolated


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A person at the table, as everybody sees them."""

    id: str
    name: str
    """As it stands in sentences."""
    seat: str
    connected: bool
    is_host: bool
    is_gone_for_good: bool
    is_robot: bool = False
    has_chosen: bool = True
    """Whether the seat was picked, and not just given."""
    wants_rematch: bool = False

    @property
    def given_name(self) -> str:
        """By itself, as it was given."""
        return not_isolated(self.name)


@dataclass(frozen=True, slots=True)
class StandInClock:
    """Somebody the game waits for is gone; it is done for them at that moment."""

    seat: str
    due: int


T = TypeVar("T")


@dataclass(slots=True)  # made for each viewer at every action; a frozen one takes three times as long
class TableView:
    """Everything that one viewer may know of a room now. Nobody changes it."""

    code: str
    game: AnyGame
    you: PlayerView | None
    players: tuple[PlayerView, ...]
    status: Status
    phase: str
    options: Options
    seq: int
    view: AnyView | None
    menu: Menu
    clock: DueClock | None
    stand_in: StandInClock | None
    games_played: int
    free_seats: tuple[str, ...]
    awaited: frozenset[str]
    """The seats that the game waits for."""
    is_paused: bool
    """Whether all who play are gone, and the game waits for one of them."""
    _made: dict[Hashable, Any] = field(default_factory=dict, compare=False, repr=False)

    def as_seen_by(self, you: PlayerView | None, seq: int, view: AnyView | None, menu: Menu) -> TableView:
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
            self.free_seats,
            self.awaited,
            self.is_paused,
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
    def is_enough(self) -> bool:
        """Whether those who stay are enough for a game."""
        return len(self.staying) >= self.game.least_players(self.options)

    @property
    def is_your_turn(self) -> bool:
        return self.view is not None and self.view.seat in self.awaited

    def in_seat(self, seat: str) -> PlayerView | None:
        return next((each for each in self.players if each.seat == seat), None)
