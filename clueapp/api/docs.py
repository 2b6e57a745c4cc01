"""The protocol as data: every message with a sentence, its JSON schema and an example."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from inspect import cleandoc
from typing import Any, Literal

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import BaseModel, TypeAdapter

from clueapp.api import messages as m
from clueapp.api.actions import model_of
from clueapp.api.examples import Sample, play
from clueapp.api.names import camel, kind_of
from clueapp.api.samples import COMMANDS, REQUESTS, SERVER, room_events
from clueapp.kernel.game import AnyGame
from clueapp.kernel.registry import games
from clueapp.kernel.truth import Event
from clueapp.rooms.commands import ROOM_COMMANDS

_JSON: dict[type[Any], str] = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    list: "array",
    tuple: "array",
    dict: "object",
    type(None): "null",
}
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


@router.get("/api/schema")
async def schema() -> JSONResponse:
    """All messages of the protocol."""
    return JSONResponse({"messages": [asdict(each) for each in protocol()]})


@cache
def protocol() -> list[MessageDoc]:
    """Every message, in the order in which one meets them: those of all games, then each game's own."""
    found = games()
    first = next(iter(found.values()))
    shared = [*_requests(first), *_from_clients(), *_from_server(first)]
    return shared + [each for game in found.values() for each in _of_game(game, _played(game))]


@cache
def _played(game: AnyGame) -> Sample:
    return play(game)


def _requests(game: AnyGame) -> Iterator[MessageDoc]:
    for name, model, example in REQUESTS:
        yield _doc(name, "request", model, example | _played(game).table if model is m.PublicRoom else example)


def _from_clients() -> Iterator[MessageDoc]:
    yield _doc("JOIN_ROOM", "client", m.JoinRoom, COMMANDS["JOIN_ROOM"])
    for kind in ROOM_COMMANDS:
        yield _doc(kind.wire_name, "client", model_of(kind), COMMANDS.get(kind.wire_name, {"type": kind.wire_name}))


def _from_server(game: AnyGame) -> Iterator[MessageDoc]:
    table = _played(game).table
    for model in m.SENT_BY_SERVER:
        name = str(model.model_fields["type"].default)
        example = {"type": name, **SERVER[name]}
        if name in ("ROOM_STATE", "VIEW"):
            example |= table
        yield _doc(name, "server", model, example)
    for kind, frame in room_events(game):
        yield _event(kind, None, frame)


def _of_game(game: AnyGame, sample: Sample) -> Iterator[MessageDoc]:
    name = game.info.name
    for kind in game.actions:
        example = sample.actions.get(kind.wire_name, {"type": kind.wire_name})
        yield _doc(kind.wire_name, "client", model_of(kind), example, name)
    for event, frame in sample.events.items():
        yield _event(event, name, frame)
    for message, (event, seen) in sample.messages.items():
        yield MessageDoc(message, "server", name, _sentence(event), _schema_of(message, seen), seen[0])


def _schema_of(message: str, seen: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What all messages of a type that were seen have in common."""
    values: dict[str, list[Any]] = {}
    for each in seen:
        for name, value in each.items():
            values.setdefault(name, []).append(value)
    properties: dict[str, Any] = {name: {"type": sorted({_JSON[type(one)] for one in values[name]})} for name in values}
    properties["type"] = {"const": message}
    required = [name for name, those in values.items() if len(those) == len(seen)]
    return {"title": message, "type": "object", "properties": properties, "required": required}


def _doc(name: str, direction: Direction, model: type[BaseModel], example: Any, game: str | None = None) -> MessageDoc:
    return MessageDoc(name, direction, game, _sentence(model), model.model_json_schema(), example)


def _event(kind: type[Event], game: str | None, frame: dict[str, Any]) -> MessageDoc:
    shape = _camelled(TypeAdapter(kind).json_schema())
    name = kind_of(kind)
    frame_shape = m.EventFrame.model_json_schema()
    properties = {**frame_shape["properties"], "kind": {"const": name}, **shape.get("properties", {})}
    required = [*frame_shape["required"], *shape.get("required", [])]
    merged = {**shape, "title": f"EVENT {name}", "properties": properties, "required": required}
    return MessageDoc(f"EVENT {name}", "server", game, _sentence(kind) or f"As in: {frame['text']}", merged, frame)


def _camelled(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a dataclass as it looks on the wire."""
    changed = dict(schema)
    if "properties" in changed:
        changed["properties"] = {camel(name): each for name, each in changed["properties"].items()}
    if "required" in changed:
        changed["required"] = [camel(name) for name in changed["required"]]
    if "$defs" in changed:
        changed["$defs"] = {name: _camelled(each) for name, each in changed["$defs"].items()}
    return changed


def _sentence(kind: type[Any]) -> str:
    said = kind.__doc__ or ""
    # A dataclass without a docstring is given its signature as one.
    return "" if said.startswith(f"{kind.__name__}(") else cleandoc(said).split("\n\n")[0].replace("\n", " ")
