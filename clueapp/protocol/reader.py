"""The one reader of what is asked for, by a page or by a stranger's client: JSON in, an action or a refusal out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action
from clueapp.protocol.incoming import SEAT_NAMES, TAKES_PLACE, TEAM_AND_ROLE, model_of
from clueapp.protocol.names import options_from_wire
from clueapp.rooms.lobby.commands import ROOM_COMMANDS, SetOptions

LARGEST = 16 * 1024
"""Bytes of the largest message, or body of a request, that is read."""
_TAKES_PLACE = frozenset(kind.wire_name for kind in TAKES_PLACE)
M = TypeVar("M", bound=BaseModel)
Message = Mapping[str, Any]


class Reader:
    """Reads the kinds of actions that may be asked for in one place."""

    def __init__(self, kinds: Iterable[type[Action]]) -> None:
        self.kinds = {kind.wire_name: kind for kind in kinds}

    def read(self, message: str | Message) -> Action:
        """The action that a message asks for, or IllegalAction."""
        raw = message if isinstance(message, str) else _as_json(message)
        kind = self.kinds.get(type_of(raw))
        if kind is None:
            raise IllegalAction("unknown_type", "This game has no such message.")
        found = read(model_of(kind), raw)
        return kind(**{each.name: getattr(found, each.name) for each in fields(kind)})

    def is_quiet(self, message: Message) -> bool:
        """Whether nobody is told if this message is refused."""
        kind = self.kinds.get(str(message.get("type")))
        return kind is not None and kind.is_quiet


class RoomReader(Reader):
    """Reads what can be asked for in a room: its game's actions, its commands, and what else a caller declares."""

    def __init__(self, game: AnyGame, further: Iterable[type[Action]] = ()) -> None:
        super().__init__((*game.actions, *ROOM_COMMANDS, *further))
        self._game = game

    def read(self, message: str | Message) -> Action:
        action = super().read(self._with_place(message))
        if isinstance(action, SetOptions):
            return SetOptions(options_from_wire(self._game, action.options))
        return action

    def _with_place(self, message: str | Message) -> str | Message:
        """Where a place is meant, a team and a role in it name one as well, in a game that has teams (W-2.11)."""
        if not self._game.info.teams:
            return message
        said = message if isinstance(message, Mapping) else _as_mapping(message)
        if said is None or str(said.get("type")) not in _TAKES_PLACE or not {*TEAM_AND_ROLE} <= said.keys():
            return message
        if not SEAT_NAMES.isdisjoint(said):
            raise IllegalAction("bad_message", "Name a place by its seat, or by a team and a role.")
        place = place_in(self._game, *(said[name] for name in TEAM_AND_ROLE))
        return {"seat": place, **{name: value for name, value in said.items() if name not in TEAM_AND_ROLE}}


def place_in(game: AnyGame, team: object, role: object) -> str:
    """The place that a team and a role in it name, or IllegalAction."""
    place = game.info.place_in(team, role) if isinstance(team, str) and isinstance(role, str) else None
    if place is None:
        raise IllegalAction("no_such_seat", "There is no such team, or no such role in it.")
    return place


@cache
def reader_of(game: AnyGame) -> RoomReader:
    """The reader of the wire in a room of this game."""
    return RoomReader(game)


def type_of(raw: str) -> str:
    """The type of a message, or IllegalAction if it is none."""
    check_size(raw)
    try:
        message = from_json(raw, allow_inf_nan=False)
    except ValueError as error:
        raise IllegalAction("bad_json", f"That isn’t JSON: {error}.") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise IllegalAction("bad_message", 'A message is an object with a type, such as {"type": "START"}.')
    return str(message["type"])


def check_size(raw: str | bytes, most: int = LARGEST) -> None:
    if len(raw) > most or (isinstance(raw, str) and len(raw.encode()) > most):
        raise IllegalAction("too_large", f"That’s more than {most // 1024} KiB.")


def read(model: type[M], raw: str | bytes) -> M:
    """A message of this shape, or IllegalAction."""
    try:
        return model.model_validate_json(raw)
    except ValidationError as error:
        raise IllegalAction(*_complaint(error)) from None


def _as_mapping(raw: str) -> Message | None:
    """A message as it was sent, where it is one that can be read at all."""
    check_size(raw)
    try:
        said = from_json(raw, allow_inf_nan=False)
    except ValueError:
        return None
    return said if isinstance(said, dict) else None


def _as_json(message: Message) -> str:
    try:
        return json.dumps(dict(message))
    except (TypeError, ValueError, RecursionError):
        raise IllegalAction("bad_message", "A message can contain only JSON values.") from None


def _complaint(error: ValidationError) -> tuple[str, str]:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part)[:40] for part in first["loc"])[:80]
    code = "bad_json" if first["type"] == "json_invalid" else "bad_message"
    return code, f"{where}: {first['msg']}." if where else f"{first['msg']}."
