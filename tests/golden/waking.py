"""The one way from a golden log to a room: it is stored as it was, woken, and shown to whoever looks.

A golden log is a file of what an earlier version stored of a room, and of what it showed at the moment `now` to each
who was seated, by their browser, and to a watcher, who has none: one ROOM_STATE each, as the only one who was
connected, in a room that had just been woken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from clueapp.api.frames import game_fields
from clueapp.api.news import News
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import load_library
from clueapp.kernel.game import AnyGame
from clueapp.kernel.registry import games
from clueapp.rooms.handle import Handle
from clueapp.rooms.manager import Manager, browser_key
from clueapp.rooms.room import Room
from clueapp.store import LogLine, Store
from clueapp.store.values import RoomRow
from tests.rooms.clock import ManualClock, settle

HERE = Path(__file__).parent
RELEASES = ("0.1.0",)
"""The versions of the program that have left golden logs, each in a folder of its name."""
RETIRED_FORMS = frozenset({"DRAFT"})
"""Actions that only earlier versions have: T-3.4 leaves one way to answer."""
WATCHER = ""
"""Stands for the browser of somebody who has no seat."""


@dataclass(frozen=True, slots=True)
class Golden:
    """What was stored of a room, and what each was shown of it."""

    name: str
    row: RoomRow
    lines: tuple[LogLine, ...]
    now: int
    views: Mapping[str, str]
    """Each browser's ROOM_STATE without retired forms and without sentences; the watcher's comes last."""

    def events(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every event of the log as it is stored, with the name of its scope: the room's, or the game's."""
        for line in self.lines:
            ((scope, fact),) = orjson.loads(line.body).items()
            for part in (fact.get("public"), *fact.get("own", {}).values(), fact.get("vault")):
                if part is not None:
                    yield "room" if scope == "room" else self.row.game, part


@cache
def golden_logs(*releases: str) -> tuple[Golden, ...]:
    """Those of some releases, or all there are, by their names."""
    return tuple(_read(path) for each in releases or RELEASES for path in sorted((HERE / each).glob("*.json")))


def _read(path: Path) -> Golden:
    found = orjson.loads(path.read_bytes())
    return Golden(
        f"{path.parent.name}/{path.stem}",
        RoomRow(**found["room"]),
        tuple(LogLine(seq, at, _as_stored(body)) for seq, at, body in found["lines"]),
        found["now"],
        {browser: _as_stored(_without_words(_without_retired(view))) for browser, view in found["views"].items()},
    )


def _without_retired(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "legal": [form for form in view["legal"] if form["type"] not in RETIRED_FORMS]}


def _without_words(view: dict[str, Any]) -> dict[str, Any]:
    """The same without the program's own sentences, which a release may reword; chat stays as it was written."""
    lines = view["feed"]
    return {**view, "feed": [each if each["kind"] == "CHATTED" else {**each, "text": ""} for each in lines]}


def _as_stored(value: object) -> str:
    """The text that was written: the same, to the byte, as when it was recorded."""
    return orjson.dumps(value).decode()


@cache
def golden_games() -> dict[str, AnyGame]:
    """The games as they are, with the packs that the golden duels were played with."""
    return {**games(), "trivia": TriviaGame(load_library(HERE / "packs"))}


class House:
    """One server with one golden log; it can be killed, and its room woken, as often as one likes."""

    def __init__(self, golden: Golden, url: str) -> None:
        self.golden = golden
        self.clock = ManualClock(golden.now)
        self._url = url
        self._store: Store
        self._room: Room | None = None

    async def opens(self) -> None:
        self._store = await Store.open(self._url)

    async def stores(self) -> None:
        """Have on the disk what the earlier version had there."""
        await self._store.create(self.golden.row, self.golden.lines)

    async def dies(self) -> None:
        """Stop without a word to anybody."""
        self._falls_asleep()
        await settle()
        await self._store.close()

    async def wakes(self) -> None:
        """Have the room as a server finds it that has just started: nobody is connected."""
        self._falls_asleep()
        self._room = await Manager(self._store, golden_games(), self.clock).wake(self.golden.row.code)

    async def version(self) -> int:
        """Of the room's log, by its row."""
        stored = await self._store.load(self.golden.row.code)
        assert stored is not None
        return stored[0].version

    def _falls_asleep(self) -> None:
        if self._room is not None:
            self._room.close()
        self.clock.forget()

    def enters(self, browser: str) -> Handle:
        """Somebody opens the room's page."""
        assert self._room is not None
        handle = self._room.handle(browser_key(browser) if browser != WATCHER else None)
        handle.open(lambda: None)
        return handle


def shown(handle: Handle) -> str:
    """All that a client is told when it comes: one ROOM_STATE."""
    (state,) = News(handle).everything()
    return state


def shown_as_before(handle: Handle) -> str:
    """The same without sentences and the fields that the game adds, which are newer; the others keep their order."""
    state = orjson.loads(shown(handle))
    for name in game_fields(handle.table()):
        del state[name]
    return _as_stored(_without_words(state))
