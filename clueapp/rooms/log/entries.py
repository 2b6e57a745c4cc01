"""A room's log: entries of the room and of its games, in one order, each a line with the version of its language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import orjson

from clueapp.kernel.codec import EventCodec
from clueapp.kernel.game import AnyGame
from clueapp.kernel.truth import Fact
from clueapp.rooms.log.events import ROOM_EVENTS

ROOM_VERSION = 6
"""Of the language in which a log tells what happens to rooms; a game has its own, in its `info`."""
_room_codec = EventCodec(ROOM_EVENTS)
_game_codecs: dict[str, EventCodec] = {}


@dataclass(frozen=True, slots=True)
class Entry:
    """One fact of a room's log: of the room itself, or of the game on its table."""

    fact: Fact
    of_game: bool
    opening: Fact | None = None
    """How the table was laid, where a game begins."""
    draw: int | None = None
    """The number of the game's draw that was made for it; None if nothing was drawn."""


def codec_of(game: AnyGame) -> EventCodec:
    name = game.info.name
    if name not in _game_codecs:
        _game_codecs[name] = EventCodec((*game.events, *game.retired, *game.openings))
    return _game_codecs[name]


def to_body(game: AnyGame, entry: Entry) -> str:
    """An entry as the text of a line."""
    codec = codec_of(game)
    body: dict[str, Any] = {"v": game.info.version if entry.of_game else ROOM_VERSION}
    if entry.of_game:
        body["game"] = codec.dump_fact(entry.fact)
    else:
        body["room"] = _room_codec.dump_fact(entry.fact)
    if entry.opening is not None:
        body["opening"] = {"v": game.info.version, **codec.dump_fact(entry.opening)}
    if entry.draw is not None:
        body["draw"] = entry.draw
    return orjson.dumps(body).decode()


def from_body(game: AnyGame, body: dict[str, Any]) -> Entry:
    """The entry of a line in the newest version of the language."""
    codec = codec_of(game)
    if "game" in body:
        return Entry(codec.load_fact(body["game"]), of_game=True, draw=body.get("draw"))
    opening = codec.load_fact(body["opening"]) if "opening" in body else None
    return Entry(_room_codec.load_fact(body["room"]), of_game=False, opening=opening, draw=body.get("draw"))
