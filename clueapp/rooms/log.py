"""A room's log: entries of the room and of its games, in one order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import orjson

from clueapp.kernel.codec import EventCodec
from clueapp.kernel.game import AnyGame
from clueapp.kernel.truth import Fact
from clueapp.rooms.events import ROOM_EVENTS
from clueapp.rooms.state import RoomState
from clueapp.store.values import Line

_room_codec = EventCodec(ROOM_EVENTS)
_game_codecs: dict[str, EventCodec] = {}


@dataclass(frozen=True, slots=True)
class Entry:
    """One fact of a room's log: of the room itself, or of the game on its table."""

    fact: Fact
    of_game: bool


def after(state: RoomState, entry: Entry, at: int) -> RoomState:
    """The room after an entry of its log; runs no rules and draws nothing."""
    return state.after_game(entry.fact, at) if entry.of_game else state.after_room(entry.fact, at)


def codec_of(game: AnyGame) -> EventCodec:
    name = game.info.name
    if name not in _game_codecs:
        _game_codecs[name] = EventCodec(game.events)
    return _game_codecs[name]


def to_line(game: AnyGame, entry: Entry, seq: int, at: int) -> Line:
    codec = codec_of(game) if entry.of_game else _room_codec
    scope = "game" if entry.of_game else "room"
    return Line(seq, at, orjson.dumps({scope: codec.dump_fact(entry.fact)}).decode())


def from_line(game: AnyGame, line: Line) -> Entry:
    body: dict[str, Any] = orjson.loads(line.body)
    if "game" in body:
        return Entry(codec_of(game).load_fact(body["game"]), of_game=True)
    return Entry(_room_codec.load_fact(body["room"]), of_game=False)
