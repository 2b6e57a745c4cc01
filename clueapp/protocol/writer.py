"""What asks for an action, as the reader reads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from clueapp.kernel.menu import Action
from clueapp.protocol.names import camel, options_to_wire, plain
from clueapp.rooms.lobby.commands import SetOptions


def message_of(action: Action) -> dict[str, Any]:
    """The message that asks for this action.

    >>> from clueapp.rooms.lobby.commands import Leave
    >>> message_of(Leave(for_good=True))
    {'type': 'LEAVE', 'forGood': True}
    """
    return {"type": action.wire_name, **fields_to_wire(type(action), values_of(action))}


def values_of(action: Action) -> dict[str, Any]:
    return {each.name: getattr(action, each.name) for each in fields(action)}


def fields_to_wire(kind: type[Action], values: Mapping[str, Any]) -> dict[str, Any]:
    """Some fields of an action of this kind, under the wire's names and as JSON has them."""
    if kind is SetOptions:
        return {name: options_to_wire(options) for name, options in values.items()}
    return {camel(name): plain(value) for name, value in values.items()}
