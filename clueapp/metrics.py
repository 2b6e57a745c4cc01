"""The figures that the server gives about itself."""

from __future__ import annotations

from functools import partial
from typing import Literal, Protocol, get_args

from prometheus_client import Counter, Gauge, Histogram

Kind = Literal["page", "socket"]
Role = Literal["player", "watcher"]
REMEMBERED = 100_000
"""Players of whom it is known that they have gone and may come back."""

actions = Counter("clueapp_actions", "Actions carried out", ["game"])
refusals = Counter("clueapp_refusals", "Actions refused, by their error code", ["code"])
errors = Counter("clueapp_errors", "Failures of the server itself")
retries = Counter("clueapp_retries", "Times that something due in a room could not be done and had to wait")
reconnects = Counter("clueapp_reconnects", "Returns of players who had no page or socket open any more")
rooms_created = Counter("clueapp_rooms_created", "Rooms made", ["game"])
rooms_awake = Gauge("clueapp_rooms", "Rooms in memory")
rooms_stored = Gauge("clueapp_rooms_stored", "Rooms in the database, of which there may be CLUEAPP_MOST_ROOMS")
players = Gauge("clueapp_players", "Players with a page or a socket open, each once in a room; watchers do not count")
connections = Gauge(
    "clueapp_connections", "Open pages of rooms and open sockets, of players and of watchers", ["kind", "role"]
)
action_seconds = Histogram(
    "clueapp_action_seconds",
    "From an action's arrival until it is durable and published",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)


class Viewer(Protocol):
    """Whoever is at the other end of a page or a socket: a watcher who may sit down, a player who may lose the seat."""

    player: str | None

    @property
    def has_lost_seat(self) -> bool: ...


class Attendance:
    """The open pages and sockets; who is there by them is looked up when somebody asks."""

    def __init__(self) -> None:
        self._open: dict[Viewer, Kind] = {}
        self._gone: set[str] = set()

    def open(self, viewer: Viewer, kind: Kind) -> None:
        """Somebody has opened a page or a socket; one that is known changes nothing."""
        if viewer in self._open:
            return
        player = _player(viewer)
        if player is not None and player in self._gone:
            self._gone.discard(player)
            if not self._is_here(player):
                reconnects.inc()
        self._open[viewer] = kind

    def close(self, viewer: Viewer) -> None:
        """It is closed; one that is not known changes nothing."""
        if self._open.pop(viewer, None) is None:
            return
        player = _player(viewer)
        if player is not None and not self._is_here(player):
            if len(self._gone) >= REMEMBERED:
                self._gone.clear()
            self._gone.add(player)

    def players(self) -> int:
        """How many players are there, however many pages and sockets each has open."""
        return len({player for each in self._open if (player := _player(each)) is not None})

    def connections(self, kind: Kind, role: Role) -> int:
        """How many pages or sockets players, or watchers, have open."""
        is_player = role == "player"
        return sum(each == kind and (_player(viewer) is not None) == is_player for viewer, each in self._open.items())

    def _is_here(self, player: str) -> bool:
        return any(each.player == player and not each.has_lost_seat for each in self._open)


def _player(viewer: Viewer) -> str | None:
    return None if viewer.has_lost_seat else viewer.player


attendance = Attendance()
players.set_function(attendance.players)
for _kind in get_args(Kind):
    for _role in get_args(Role):
        connections.labels(_kind, _role).set_function(partial(attendance.connections, _kind, _role))
