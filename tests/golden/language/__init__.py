"""The language of the logs, version by version: what every event looked like while a version was the current one.

A file says it for one scope, which is the room or a game, and one version; once written it stays for ever, because
there are logs of that version. `python -m tests.golden.language` writes those that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clueapp.kernel.codec import adapter
from clueapp.kernel.registry import games
from clueapp.kernel.truth import Event
from clueapp.rooms.log.entries import ROOM_VERSION
from clueapp.rooms.log.events import ROOM_EVENTS

FOLDER = Path(__file__).parent
Schemas = dict[str, Any]
"""The name of each event, and its JSON schema."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The room or a game, as the program speaks of it now."""

    name: str
    version: int
    events: tuple[type[Event], ...]

    @property
    def schemas(self) -> Schemas:
        return {kind.__name__: without_words(adapter(kind).json_schema()) for kind in self.events}


def scopes() -> list[Scope]:
    """All that can be in a log."""
    of_games = (
        Scope(name, game.info.version, (*game.events, *game.retired, *game.openings))
        for name, game in sorted(games().items())
    )
    return [Scope("room", ROOM_VERSION, ROOM_EVENTS), *of_games]


def file_of(name: str, version: int, folder: Path = FOLDER) -> Path:
    return folder / f"{name}-{version}.json"


def written(name: str, version: int) -> Schemas:
    """What a version said, by its file."""
    found: Schemas = json.loads(file_of(name, version).read_text(encoding="utf-8"))
    return found


def write(scope: Scope, folder: Path = FOLDER) -> Path:
    """Write the file of a new version; FileExistsError if that version has one, which nobody may change."""
    path = file_of(scope.name, scope.version, folder)
    with path.open("x", encoding="utf-8", newline="\n") as file:
        lines = (f"{json.dumps(kind)}: {json.dumps(schema)}" for kind, schema in scope.schemas.items())
        file.write("{\n" + ",\n".join(lines) + "\n}\n")
    return path


def without_words(schema: Mapping[str, Any]) -> dict[str, Any]:
    """A schema without its titles and descriptions: docstrings may change."""
    return {
        name: _by_name(value) if name in ("properties", "$defs") else _plain(value)
        for name, value in schema.items()
        if name not in ("title", "description")
    }


def _by_name(schemas: Mapping[str, Any]) -> dict[str, Any]:
    return {name: without_words(schema) for name, schema in schemas.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return without_words(value)
    return [_plain(each) for each in value] if isinstance(value, list) else value
