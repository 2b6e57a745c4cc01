"""What an element sends when it is clicked, sent in or chosen: written from the action that it asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import signature
from typing import Any, get_args, get_type_hints

import orjson
from markupsafe import escape

from clueapp.kernel.menu import Action
from clueapp.protocol.names import camel
from clueapp.protocol.writer import fields_to_wire, values_of

Sends = Action | Callable[..., Action]
"""A whole action; or the kind of one, or a part of one as `partial(Create, game=name)`: the rest is filled in."""
_numbers_of: dict[type[Action], tuple[str, ...]] = {}


def attributes_for(sends: Sends) -> str:
    """The attributes that tell the page's script what to send: the type, the fields, and which of the rest are numbers.

    >>> from clueapp.rooms.lobby.commands import Chat, Leave, Pick
    >>> print(attributes_for(Pick(seat="plum")), attributes_for(Leave()), attributes_for(Chat))
     data-act="PICK" data-sends='{"seat":"plum"}'  data-act="LEAVE" data-sends='{"forGood":false}'  data-act="CHAT"
    >>> attributes_for(partial(Pick, chair="plum"))
    Traceback (most recent call last):
    TypeError: got an unexpected keyword argument 'chair'
    """
    kind, known = _parts(sends)
    said = f" data-sends='{_quoted(fields_to_wire(kind, known))}'" if known else ""
    numbers = " ".join(camel(name) for name in _numbers(kind) if name not in known)
    return f' data-act="{kind.wire_name}"{said}' + (f' data-numbers="{numbers}"' if numbers else "")


def _parts(sends: Sends) -> tuple[type[Action], dict[str, Any]]:
    if isinstance(sends, Action):
        return type(sends), values_of(sends)
    if isinstance(sends, partial):
        return _kind(sends.func), dict(signature(sends.func).bind_partial(*sends.args, **sends.keywords).arguments)
    return _kind(sends), {}


def _kind(made_by: Callable[..., Action]) -> type[Action]:
    if not isinstance(made_by, type) or not issubclass(made_by, Action):
        raise TypeError(f"{made_by} is no kind of action")
    return made_by


def _numbers(kind: type[Action]) -> tuple[str, ...]:
    """The fields that are numbers, or may be: what is no number is sent in them as the text that it is."""
    if kind not in _numbers_of:
        hints = get_type_hints(kind).items()
        _numbers_of[kind] = tuple(name for name, hint in hints if hint is int or int in get_args(hint))
    return _numbers_of[kind]


def _quoted(said: dict[str, Any]) -> str:
    """For an attribute in single quotes, in which JSON's own need no escaping."""
    return str(escape(orjson.dumps(said).decode())).replace("&#34;", '"')
