"""What a client sends, as models made from the classes of commands and actions."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Literal, get_type_hints

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, create_model

from clueapp.kernel.codec import adapter
from clueapp.kernel.menu import Action
from clueapp.protocol.names import camel
from clueapp.rooms.lobby.commands import Assign, Pick

OTHER_NAMES: dict[tuple[type[Action], str], tuple[str, ...]] = {(Pick, "seat"): ("character", "side")}
"""Names under which a field is taken as well: a seat is a character in one game and a side in another."""
SEAT_NAMES = frozenset({"seat", *OTHER_NAMES[Pick, "seat"]})
TAKES_PLACE: tuple[type[Action], ...] = (Pick, Assign)
"""What is asked for with a place, which a team and a role in it name as well, in a game that has teams (W-2.11)."""
TEAM_AND_ROLE = ("team", "role")
_models: dict[type[Action], type[Incoming]] = {}


class Incoming(BaseModel):
    """What a client sends: nothing missing, nothing unknown, nothing converted."""

    model_config = ConfigDict(
        extra="forbid", strict=True, alias_generator=camel, str_max_length=2_000, use_attribute_docstrings=True
    )


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
        ways = [[name], *([other] for other in others)]
        if kind in TAKES_PLACE and name in SEAT_NAMES:
            ways.append([*TEAM_AND_ROLE])
        if len(ways) > 1:
            named = {every: properties[name] for way in ways for every in way if every != name}
            properties.update({every: {**as_is, "title": every.capitalize()} for every, as_is in named.items()})
            schema["required"].remove(name)
            schema["oneOf"] = [{"required": way} for way in ways]
    return schema
