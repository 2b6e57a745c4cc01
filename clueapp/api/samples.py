"""Examples of the messages that all games share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from clueapp.api import frames
from clueapp.api import messages as m
from clueapp.kernel.game import AnyGame
from clueapp.kernel.truth import Event, Fact
from clueapp.rooms import events as e
from clueapp.rooms.feed import Feed
from clueapp.rooms.log import Entry
from clueapp.rooms.options import default_options
from clueapp.rooms.state import Person, RoomState

CODE, ANN, BEN = "K7QX2M", "9f3c01ab77", "04d2e8c1b5"
TOKEN = "the-secret-of-the-seat"  # noqa: S105
SEATED = {"roomId": CODE, "playerId": ANN, "token": TOKEN}

COMMANDS: dict[str, dict[str, Any]] = {
    "JOIN_ROOM": {"type": "JOIN_ROOM", **SEATED},
    "PICK": {"type": "PICK", "seat": "plum"},
    "SET_OPTIONS": {"type": "SET_OPTIONS", "options": {"expected": 2, "chat": False}},
    "REMOVE": {"type": "REMOVE", "player": BEN},
    "LEAVE": {"type": "LEAVE", "forGood": False},
    "CHAT": {"type": "CHAT", "text": "Good luck!"},
}
"""Those that have fields."""
_PLAYERS = [
    {"id": ANN, "name": "Ann", "seat": "scarlet", "connected": True, "bot": False},
    {"id": BEN, "name": "Ben", "seat": "plum", "connected": True, "bot": False},
]
_ROOM: dict[str, Any] = {
    "roomId": CODE,
    "game": "clueless",
    "you": ANN,
    "host": ANN,
    "players": _PLAYERS,
    "options": {"expected": 2, "graceSeconds": 30, "chat": True},
}
REQUESTS: tuple[tuple[str, type[BaseModel], dict[str, Any]], ...] = (
    ("POST /api/rooms", m.NewRoom, {"game": "clueless", "name": "Ann", "options": {"expected": 3}}),
    (f"POST /api/rooms/{CODE}/players", m.NewPlayer, {"name": "Ben", "seat": "plum"}),
    (f"GET /api/rooms/{CODE}", m.PublicRoom, {**_ROOM, "you": None}),
    ("201 Created", m.Seat, SEATED),
    ("4xx, 5xx", m.Problem, {"code": "seat_taken", "message": "Ann has just taken Professor Plum."}),
)
SERVER: dict[str, dict[str, Any]] = {
    "ROOM_STATE": {**_ROOM, "feed": []},
    "PLAYER_JOINED": {"player": BEN, "name": "Ben", "seat": "plum"},
    "PLAYER_LEFT": {"player": BEN, "name": "Ben", "seat": "plum"},
    "EVENT": {"seq": 4, "kind": "chatted", "player": ANN, "text": "Good luck!", "private": False},
    "VIEW": {},
    "ERROR": {"code": "not_your_turn", "message": "It is not your turn."},
}


def room_events(game: AnyGame) -> Iterator[tuple[type[Event], dict[str, Any]]]:
    """What happens to rooms of every game, each as its EVENT."""
    seats = [seat.id for seat in game.info.seats]
    people = {ANN: Person(ANN, "Ann", seats[0], 0), BEN: Person(BEN, "Ben", seats[1], 0)}
    state = RoomState(game, CODE, people, ANN, default_options(game))
    feed = Feed(game)
    for event in (
        e.PlayerJoined(BEN, "Ben", seats[1]),
        e.SeatPicked(BEN, seats[1]),
        e.OptionsSet({"expected": 2}),
        e.PlayerLeft(BEN),
        e.HostPassed(BEN),
        e.GameBegan(1, {seats[0]: ANN, seats[1]: BEN}),
        e.GameCalledOff(),
        e.Chatted(ANN, "Good luck!"),
    ):
        feed.add(Entry(Fact(public=event), of_game=False), 0, state, state)
    for line in feed.since(0, None):
        yield type(line.event), frames.event(line).model_dump(by_alias=True)
