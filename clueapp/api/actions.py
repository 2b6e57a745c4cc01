"""What a room and its game take from a client: models made from the classes of their commands and actions."""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import cache
from typing import Any, Literal, TypeVar, get_type_hints

from pydantic import AliasChoices, BaseModel, Field, ValidationError, create_model
from pydantic_core import from_json

from clueapp.api.messages import LARGEST, Incoming
from clueapp.api.names import camel, options_from_wire
from clueapp.kernel.codec import adapter
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action
from clueapp.rooms.lobby.commands import ROOM_COMMANDS, Pick, SetOptions

OTHER_NAMES: dict[tuple[type[Action], str], tuple[str, ...]] = {(Pick, "seat"): ("character", "side")}
"""Names under which a field is taken as well: a seat is a character in one game and a side in another."""
M = TypeVar("M", bound=BaseModel)
_models: dict[type[Action], type[Incoming]] = {}


def model_of(kind: type[Action]) -> type[Incoming]:
    """The message of a command or action."""
    if kind not in _models:
        _models[kind] = _make_model(kind)
    return _models[kind]


def _make_model(kind: type[Action]) -> type[Incoming]:
    hints = get_type_hints(kind, include_extras=True)
    said = adapter(kind).json_schema().get("properties", {})
    parts: dict[str, Any] = {"type": (Literal[kind.wire_name], ...)}
    for each in fields(kind):
        default = ... if each.default is MISSING else each.default
        names, sentence = AliasChoices(*_names(kind, each.name)), said[each.name].get("description")
        parts[each.name] = (hints[each.name], Field(default, validation_alias=names, description=sentence))
    model: type[Incoming] = create_model(kind.__name__, __base__=Incoming, __doc__=kind.__doc__, **parts)
    return model


def _names(kind: type[Action], field: str) -> tuple[str, ...]:
    return (camel(field), *OTHER_NAMES.get((kind, field), ()))


def schema_of(kind: type[Action]) -> dict[str, Any]:
    """The JSON schema of a command or action, with all names and shapes in which its fields are taken."""
    schema = model_of(kind).model_json_schema()
    properties = schema["properties"]
    for each in fields(kind):
        name, *others = _names(kind, each.name)
        if others:
            properties.update(dict.fromkeys(others, properties[name]))
            schema["required"].remove(name)
            schema["oneOf"] = [{"required": [every]} for every in (name, *others)]
    return schema


@cache
def kinds_of(game: AnyGame) -> dict[str, type[Action]]:
    """All that can be asked for in a room of this game, by its name on the wire."""
    return {kind.wire_name: kind for kind in (*game.actions, *ROOM_COMMANDS)}


def read_action(game: AnyGame, raw: str) -> Action:
    """The command or action that a message asks for, or IllegalAction."""
    kind = kinds_of(game).get(type_of(raw))
    if kind is None:
        raise IllegalAction("unknown_type", "There is no such message in this game.")
    message = read(model_of(kind), raw)
    action = kind(**{each.name: getattr(message, each.name) for each in fields(kind)})
    if isinstance(action, SetOptions):
        return SetOptions(options_from_wire(game, action.options))
    return action


def type_of(raw: str) -> str:
    """The type of a message, or IllegalAction if it is none."""
    check_size(raw)
    try:
        message = from_json(raw, allow_inf_nan=False)
    except ValueError as error:
        raise IllegalAction("bad_json", f"That is not JSON: {error}.") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise IllegalAction("bad_message", 'A message is an object with a type, as {"type": "START"}.')
    return str(message["type"])


def check_size(raw: str | bytes) -> None:
    if len(raw) > LARGEST or (isinstance(raw, str) and len(raw.encode()) > LARGEST):
        raise IllegalAction("too_large", f"That is more than {LARGEST // 1024} KiB.")


def read(model: type[M], raw: str | bytes) -> M:
    """A message of this shape, or IllegalAction."""
    try:
        return model.model_validate_json(raw)
    except ValidationError as error:
        raise IllegalAction(*_complaint(error)) from None


def _complaint(error: ValidationError) -> tuple[str, str]:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part)[:40] for part in first["loc"])[:80]
    code = "bad_json" if first["type"] == "json_invalid" else "bad_message"
    return code, f"{where}: {first['msg']}." if where else f"{first['msg']}."
