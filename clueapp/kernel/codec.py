"""Events and actions as JSON and back, checked by their types."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError

from clueapp.kernel.errors import IllegalAction, UnknownVersion
from clueapp.kernel.menu import Action
from clueapp.kernel.truth import NOTHING, Event, Fact

_adapters: dict[type[Any], TypeAdapter[Any]] = {}


def adapter(kind: type[Any]) -> TypeAdapter[Any]:
    """The pydantic adapter of a dataclass; unknown fields are refused."""
    if kind not in _adapters:
        kind.__pydantic_config__ = ConfigDict(extra="forbid", str_max_length=2_000, use_attribute_docstrings=True)
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


class EventCodec:
    """Writes and reads the events of one game, or of the room."""

    def __init__(self, kinds: Iterable[type[Event]]) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}

    def dump(self, event: Event | None) -> dict[str, Any] | None:
        if event is None:
            return None
        kind = type(event)
        return {"kind": kind.__name__, **adapter(kind).dump_python(event, mode="json")}

    def load(self, data: Mapping[str, Any] | None) -> Event | None:
        if data is None:
            return None
        fields = dict(data)
        name = fields.pop("kind", None)
        if name not in self._kinds:
            raise UnknownVersion(f"This log speaks of {name!r}, which this version of the program does not know.")
        try:
            event: Event = adapter(self._kinds[name]).validate_python(fields)
        except ValidationError as error:
            raise UnknownVersion(f"This log's {name!r} is not as this version of the program writes it.") from error
        return event

    def dump_fact(self, fact: Fact) -> dict[str, Any]:
        parts = {
            "public": self.dump(fact.public),
            "own": {seat: self.dump(event) for seat, event in fact.own.items()},
            "vault": self.dump(fact.vault),
        }
        return {name: part for name, part in parts.items() if part}

    def load_fact(self, data: Mapping[str, Any]) -> Fact:
        own = {seat: event for seat, part in data.get("own", {}).items() if (event := self.load(part))}
        return Fact(self.load(data.get("public")), own or NOTHING, self.load(data.get("vault")))


class ActionCodec:
    """Reads the actions of one game from messages of the wire."""

    def __init__(self, kinds: Iterable[type[Action]]) -> None:
        self.kinds = {kind.wire_name: kind for kind in kinds}

    def load(self, message: Mapping[str, Any]) -> Action:
        fields = dict(message)
        kind = self.kinds.get(str(fields.pop("type", None)))
        if kind is None:
            raise IllegalAction("unknown_type", "There is no such message in this game.")
        try:
            # As JSON, because of strictness: from Python values only an instance would do for a dataclass.
            action: Action = adapter(kind).validate_json(json.dumps(fields), strict=True)
        except ValidationError as error:
            raise IllegalAction("bad_message", _first_complaint(error)) from None
        except TypeError:
            raise IllegalAction("bad_message", "Only what JSON can say can be in a message.") from None
        return action

    def is_quiet(self, message: Mapping[str, Any]) -> bool:
        """Whether nobody is told if this message is refused."""
        kind = self.kinds.get(str(message.get("type")))
        return kind is not None and kind.is_quiet

    def dump(self, action: Action) -> dict[str, Any]:
        return {"type": action.wire_name, **adapter(type(action)).dump_python(action, mode="json")}


def _first_complaint(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
