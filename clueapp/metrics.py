"""The figures that a process gives about itself; added up over all processes they are those of the parlour."""

from __future__ import annotations

from functools import partial
from typing import Literal, Protocol, get_args

from prometheus_client import Counter, Gauge, Histogram

Kind = Literal["page", "socket"]
Role = Literal["player", "watcher"]

actions = Counter("clueapp_actions", "Actions carried out", ["game"])
refusals = Counter("clueapp_refusals", "Actions refused, by their error code", ["code"])
conflicts = Counter("clueapp_conflicts", "Appends for which another process was faster, so that it was decided again")
clock_off = Gauge("clueapp_clock_off_seconds", "By how much the clock was behind the database at the last look")
errors = Counter("clueapp_errors", "Failures of the server itself")
retries = Counter("clueapp_retries", "Times that something due in a room could not be done and had to wait")
reconnects = Counter("clueapp_reconnects", "Returns of players who had no page or socket open any more")
rooms_created = Counter("clueapp_rooms_created", "Rooms made", ["game"])
rooms_awake = Gauge("clueapp_rooms", "Rooms that are awake, each counted by one process of those that have it")
rooms_in_memory = Gauge("clueapp_rooms_in_memory", "Rooms in this process's memory")
rooms_stored = Gauge(
    "clueapp_rooms_stored", "Rooms in the database, of which there may be CLUEAPP_MOST_ROOMS; one process tells it"
)
players = Gauge(
    "clueapp_players", "Players with a page or a socket open, each once in a room and by one process; no watchers"
)
hearing = Gauge("clueapp_hearing", "1 if what other processes tell arrives here, or if there is no other")
connections = Gauge(
    "clueapp_connections", "Open pages of rooms and open sockets, of players and of watchers", ["kind", "role"]
)
bus_told = Counter("clueapp_bus_told", "Messages told to other processes over Redis, beats included")
bus_heard = Counter("clueapp_bus_heard", "Messages heard over Redis, the own beats included")
bus_dropped = Counter("clueapp_bus_dropped", "Messages that could not be told, and were left for the others to read")
bus_reconnects = Counter("clueapp_bus_reconnects", "Times that a connection to Redis was lost, or not made")
action_seconds = Histogram(
    "clueapp_action_seconds",
    "From an action's arrival until it is durable and published",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)


class House(Protocol):
    """Knows who is there."""

    def players(self) -> int:
        """How many players are there, however many pages and sockets each has open."""

    def connections(self, kind: Kind, role: Role) -> int:
        """How many pages or sockets players, or watchers, have open."""


def count(house: House) -> None:
    """Tell from now on who is there in this house, whenever somebody asks."""
    players.set_function(house.players)
    for kind in get_args(Kind):
        for role in get_args(Role):
            connections.labels(kind, role).set_function(partial(house.connections, kind, role))
