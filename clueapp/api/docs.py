"""The protocol as data: every message with a sentence, its JSON schema and an example."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from inspect import cleandoc
from threading import Lock
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from clueapp.api import frames
from clueapp.api import messages as m
from clueapp.api.shared_examples import ANN, begun, commands, requests, room_events, sent
from clueapp.kernel.codec import adapter
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action
from clueapp.kernel.truth import Event
from clueapp.protocol.incoming import Incoming, schema_of
from clueapp.protocol.names import field_name, kind_of
from clueapp.protocol.writer import message_of
from clueapp.rooms.lobby.commands import ROOM_COMMANDS
from clueapp.rooms.rehearsal.playing import play

Direction = Literal["request", "client", "server"]
"""By HTTP; from client to server; from server to client."""
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class MessageDoc:
    """One message of the protocol."""

    name: str
    direction: Direction
    game: str | None
    """The game that it belongs to; None for all."""
    sentence: str
    schema: dict[str, Any]
    example: Any
    """None for what happens too rarely to have been met."""


class Protocol:
    """Every message that a server with these games takes or sends.

    The first time it is asked for takes a second or two, once for all who ask meanwhile.
    """

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._writing = Lock()

    @property
    def messages(self) -> list[MessageDoc]:
        """In the order in which one meets them: those of all games, then each game's own."""
        with self._writing:
            return self._messages

    @property
    def encoded(self) -> tuple[bytes, bytes]:
        """All of it as JSON, plain and compressed; it is the same for everybody, so that its length tells nothing."""
        with self._writing:
            return self._encoded

    @cached_property
    def _messages(self) -> list[MessageDoc]:
        games = self._games.values()
        first = next(iter(games))
        shared = [*_requests(first), *_from_clients(first, games), *_from_server(first)]
        return shared + [each for game in games for each in _of_game(game)]

    @cached_property
    def _encoded(self) -> tuple[bytes, bytes]:
        plain = json.dumps({"messages": [asdict(each) for each in self._messages]}, ensure_ascii=False).encode()
        return plain, gzip.compress(plain, compresslevel=9, mtime=0)


@router.get("/api/schema")
async def schema(request: Request) -> Response:
    """All messages of the protocol."""
    protocol: Protocol = request.app.state.protocol
    plain, small = await asyncio.to_thread(lambda: protocol.encoded)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type="application/json", headers=headers)
    return Response(small, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


def _requests(game: AnyGame) -> Iterator[MessageDoc]:
    for name, model, example in requests(game):
        yield MessageDoc(name, "request", None, _sentence(model), _schema(model), example)


def _from_clients(game: AnyGame, games: Iterable[AnyGame]) -> Iterator[MessageDoc]:
    examples = commands(game, games)
    model = m.JoinRoom
    yield MessageDoc("JOIN_ROOM", "client", None, _sentence(model), _schema(model), examples["JOIN_ROOM"])
    for kind in ROOM_COMMANDS:
        yield _action(kind, None, examples.get(kind.wire_name))


def _from_server(game: AnyGame) -> Iterator[MessageDoc]:
    for frame in sent(game):
        model = type(frame)
        yield MessageDoc(frame.type, "server", None, _sentence(model), _schema(model), json.loads(frame.to_json()))
    for kind, example in room_events(game).items():
        yield _event(kind, None, example)


def _of_game(game: AnyGame) -> Iterator[MessageDoc]:
    name, sample = game.info.name, play(game)
    for action in game.actions:
        taken = sample.actions.get(action.wire_name)
        yield _action(action, name, None if taken is None else message_of(taken))
    for kind in game.events:
        if kind not in sample.silent:
            line = sample.events.get(kind)
            yield _event(kind, name, None if line is None else frames.event(line).model_dump(by_alias=True))
    if game.room_model is not None:
        model, example = game.room_model, frames.game_fields(begun(game).table(ANN))
        yield MessageDoc("ROOM_STATE", "server", name, _sentence(model), _schema(model), example)
    for model in game.messages:
        message = str(model.model_fields["type"].default)
        yield MessageDoc(message, "server", name, _sentence(model), _schema(model), sample.messages.get(message))


def _action(kind: type[Action], game: str | None, example: dict[str, Any] | None) -> MessageDoc:
    shown = example or {"type": kind.wire_name}
    return MessageDoc(kind.wire_name, "client", game, _sentence(kind), schema_of(kind), shown)


def _event(kind: type[Event], game: str | None, example: dict[str, Any] | None) -> MessageDoc:
    name = kind_of(kind)
    words = f"As in: {example['text']}" if example else f"{name.replace('_', ' ').capitalize()}."
    return MessageDoc(f"EVENT {name}", "server", game, _sentence(kind) or words, _event_schema(kind), example)


def _event_schema(kind: type[Event]) -> dict[str, Any]:
    """The fields of an event, which are all sent, and those of every EVENT."""
    name, shape = kind_of(kind), _camelled(adapter(kind).json_schema(mode="serialization"), kind)
    properties = {**shape.get("properties", {}), **_schema(m.EventFrame)["properties"], "kind": {"const": name}}
    return {**shape, "title": f"EVENT {name}", "properties": properties, "required": list(properties)}


def _camelled(schema: dict[str, Any], kind: type[Any] = object) -> dict[str, Any]:
    """The schema of a dataclass as it looks on the wire."""
    changed = dict(schema)
    if "description" in changed:
        changed["description"] = changed["description"].split("\n\n")[0]
    if "properties" in changed:
        changed["properties"] = {field_name(kind, name): each for name, each in changed["properties"].items()}
    if "required" in changed:
        changed["required"] = [field_name(kind, name) for name in changed["required"]]
    if "$defs" in changed:
        changed["$defs"] = {name: _camelled(each) for name, each in changed["$defs"].items()}
    return changed


def _schema(model: type[BaseModel]) -> dict[str, Any]:
    is_taken = issubclass(model, Incoming)
    return model.model_json_schema(mode="validation" if is_taken else "serialization")


def _sentence(kind: type[Any]) -> str:
    said = kind.__doc__ or ""
    # A dataclass without a docstring is given its signature as one.
    return "" if said.startswith(f"{kind.__name__}(") else cleandoc(said).split("\n\n")[0].replace("\n", " ")
