"""Events as JSON and back, checked by their types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError

from clueapp.kernel.errors import UnknownVersion
from clueapp.kernel.truth import NOTHING, Event, Fact

_adapters: dict[type[Any], TypeAdapter[Any]] = {}


def adapter(kind: type[Any]) -> TypeAdapter[Any]:
    """The pydantic adapter of a dataclass; unknown fields are refused."""
    if kind not in _adapters:
        kind.__pydantic_config__ = ConfigDict(extra="forbid", str_max_length=2_000, use_attribute_docstrings=True)
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


class EventCodec:
    """Writes and reads the events of one game, or of the room.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Moved(Event):
    ...     to: str
    >>> codec = EventCodec([Moved])
    >>> codec.dump_fact(Fact(Moved("hall"), own={"plum": Moved("study")}))
    {'public': {'kind': 'Moved', 'to': 'hall'}, 'own': {'plum': {'kind': 'Moved', 'to': 'study'}}}
    >>> codec.load({"kind": "Moved", "to": "hall"})
    Moved(to='hall')
    >>> codec.load({"kind": "Moved", "from": "hall"})
    Traceback (most recent call last):
    clueapp.kernel.errors.UnknownVersion: This log's 'Moved' is not as this version of the program writes it.
    """

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
