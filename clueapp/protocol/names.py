"""Names and values as the wire has them: camelCase for fields, snake_case for kinds, plain JSON for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

from pydantic.alias_generators import to_camel, to_snake

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.options import Options, OptionValue
from clueapp.kernel.truth import Event
from clueapp.rooms.lobby.options import room_options


@cache
def camel(name: str) -> str:
    """A field's name on the wire.

    >>> camel("for_good"), camel("seat")
    ('forGood', 'seat')
    """
    return to_camel(name)


def kind_of(event: type[Event]) -> str:
    """What an event is called on the wire.

    >>> class CardShown(Event): ...
    >>> kind_of(CardShown)
    'card_shown'
    """
    return to_snake(event.__name__)


def field_name(kind: type[Any], name: str) -> str:
    """What a field of an event, or of something in one, is called on the wire."""
    return camel(kind.wire_names.get(name, name) if issubclass(kind, Event) else name)


def fields_of(value: Any) -> dict[str, Any]:
    """The fields of an event as plain JSON values; the keys of its mappings are names of the game and stay."""
    return {field_name(type(value), each.name): plain(getattr(value, each.name)) for each in fields(value)}


def plain(value: Any) -> Any:
    """A value of a game as JSON has it."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return fields_of(value)
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, Set):
        return sorted(plain(each) for each in value)
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def options_to_wire(options: Options) -> dict[str, OptionValue]:
    return {camel(name): value for name, value in options.items()}


def options_from_wire(game: AnyGame, changes: Mapping[str, Any]) -> dict[str, Any]:
    """The options under the names that the room knows, or IllegalAction; their values are the room's to judge."""
    known = {camel(each.name): each.name for each in room_options(game)}
    for name in changes:
        if name not in known:
            names = ", ".join(known)
            raise IllegalAction("bad_option", f"This room has no option {name[:40]!r}. It has: {names}.")
    return {known[name]: value for name, value in changes.items()}
