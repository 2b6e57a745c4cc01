"""What one viewer's page or socket may show of a room."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.kernel.game import AnyGame, AnyView, Options
from clueapp.kernel.menu import Menu
from clueapp.rooms.state import DueClock, Status


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A person at the table, as everybody sees them."""

    id: str
    name: str
    seat: str
    connected: bool
    is_host: bool
    is_gone_for_good: bool


@dataclass(frozen=True, slots=True)
class StandInClock:
    """Somebody the game waits for is gone; it is done for them at that moment."""

    seat: str
    due: int


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that one viewer may know of a room now."""

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

    @property
    def is_host(self) -> bool:
        return self.you is not None and self.you.is_host

    @property
    def host(self) -> PlayerView | None:
        return next((each for each in self.players if each.is_host), None)

    @property
    def awaited(self) -> frozenset[str]:
        """The seats that the game waits for."""
        if self.view is None or self.status != "playing":
            return frozenset()
        return self.game.awaits(self.view.public)

    @property
    def is_your_turn(self) -> bool:
        return self.view is not None and self.view.seat in self.awaited

    def in_seat(self, seat: str) -> PlayerView | None:
        return next((each for each in self.players if each.seat == seat), None)
