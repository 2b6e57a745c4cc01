"""A parlour under test: a real manager on a real SQLite file, a clock that stands still, and people who play."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from clueapp.bus.here import BusHere, Hub
from clueapp.games.mystery.actions import Accuse, Mark
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action, Between, Menu, OneOf
from clueapp.kernel.registry import games
from clueapp.kernel.truth import Event
from clueapp.rooms.handle import Handle
from clueapp.rooms.log.record import Record
from clueapp.rooms.manager import Manager, browser_key
from clueapp.rooms.room import Room
from clueapp.rooms.view import TableView
from clueapp.store import LogLine, Store
from tests.rooms.clock import ManualClock, settle

_numbers = itertools.count(1)


class TroubledStore(Store):
    """The real store; a test can hold up its appends, or let them fail before or after they are durable."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails_before: list[Exception] = []
        self.fails_after: list[Exception] = []

    async def append(self, code: str, lines: Any, **more: Any) -> None:
        await self.gate.wait()
        if self.fails_before:
            raise self.fails_before.pop(0)
        await super().append(code, lines, **more)
        if self.fails_after:
            raise self.fails_after.pop(0)


class Person:
    """Somebody with a browser, at a room's page."""

    def __init__(self, parlour: Parlour, name: str, code: str) -> None:
        self.parlour = parlour
        self.name = name
        self.code = code
        self.browser = f"{name}-{next(_numbers)}"
        self.told = 0
        self.player: str = ""
        self.handle: Handle

    @property
    def room(self) -> Room:
        return self.parlour.manager._rooms[self.code]

    @property
    def key(self) -> str:
        return browser_key(self.browser)

    @property
    def table(self) -> TableView:
        return self.handle.table()

    @property
    def seat(self) -> str:
        assert self.table.you is not None
        return self.table.you.seat

    @property
    def menu(self) -> Menu:
        return self.table.menu

    @property
    def feed(self) -> list[str]:
        return [line.text for line in self.handle.feed()[0]]

    async def sits_down(self, seat: str | None = None) -> Person:
        seated = await self.parlour.manager.join(self.code, self.name, place=seat, browser=self.browser)
        self.player = seated.player
        return await self.opens()

    async def opens(self) -> Person:
        """Open the room's page in this browser."""
        room = await self.parlour.manager.wake(self.code)
        self.handle = room.handle(self.key)
        self.handle.open(self._hears)
        return self

    def closes(self) -> None:
        self.handle.close()

    async def does(self, action: Action) -> None:
        await self.handle.send(action)

    async def is_refused(self, code: str, action: Action) -> str:
        """Try it; it is refused with this code, and nothing has changed. Returns the sentence."""
        before = snapshot(self.room)
        refusal = await self.tries(action)
        assert refusal is not None, f"{action} was not refused"
        assert refusal.code == code, f"{action} was refused as {refusal.code}: {refusal.message}"
        assert snapshot(self.room) == before
        return refusal.message

    async def tries(self, action: Action) -> IllegalAction | None:
        """Do it, or be refused."""
        try:
            await self.does(action)
        except IllegalAction as refusal:
            return refusal
        return None

    def _hears(self) -> None:
        self.told += 1


class Parlour:
    """One server, which can be killed and started again on the same file."""

    def __init__(self, file: Path, chance: Random) -> None:
        self.file = file
        self.url = f"sqlite:///{file}"
        self.clock = ManualClock()
        self.chance = chance
        """What the games' seeds are drawn from."""
        self.games: dict[str, AnyGame] = {}
        """Games that stand beside, or instead of, the usual ones."""
        self.hub: Hub | None = None
        """Where it meets other servers with the same rooms."""
        self.store: TroubledStore
        self.manager: Manager

    async def opens(self, most_rooms: int | None = None) -> None:
        store = await TroubledStore.open(self.url, most_rooms=most_rooms)
        assert isinstance(store, TroubledStore)
        self.store = store
        bus = BusHere(self.hub) if self.hub else None
        self.manager = Manager(self.store, {**games(), **self.games}, self.clock, bus=bus)

    async def closes(self) -> None:
        self.store.gate.set()
        self.manager.close()
        await settle()
        await self.store.close()

    async def restart(self, *, down_for: int = 0) -> None:
        """Kill the server without a word, and start another on the same file some time later."""
        self.clock.forget()
        await self.closes()
        self.clock.ring(down_for)
        await self.opens()

    async def host(self, name: str = "Ann", game: str = "clueless", **options: bool | int | str) -> Person:
        """Somebody who has made a room and is in it."""
        person = Person(self, name, "")
        seated = await self.manager.create(game, name, browser=person.browser, changes=options)
        person.code, person.player = seated.code, seated.player
        return await person.opens()

    async def lobby(self, *names: str, **options: bool | int | str) -> list[Person]:
        """People in a lobby; the first is the host."""
        people = [await self.host(names[0], **options)]
        for name in names[1:]:
            people.append(await Person(self, name, people[0].code).sits_down())
        return people

    async def seats(self, *names: str, **options: bool | int | str) -> list[Person]:
        """People in a game that has just begun, in the order of their turns."""
        people = await self.lobby(*names, expected=len(names), **options)
        assert people[0].table.status == "playing"
        return people

    async def watcher(self, code: str, name: str = "Wendy") -> Person:
        return await Person(self, name, code).opens()

    async def act(self, people: list[Person], rng: Random, *, rash: bool = False) -> Action:
        """Whoever is awaited does something that is open to them, chosen at random."""
        awaited = next(person for person in people if person.table.is_your_turn)
        action = any_action(awaited.menu, rng, rash=rash)
        await awaited.does(action)
        await self.clock.advance(100)
        return action

    async def play_until(self, people: list[Person], when: Callable[[TableView], bool], seed: int = 1) -> None:
        """Play at random until the table is as wanted."""
        rng = Random(seed)
        for _ in range(2_000):
            if when(people[0].table):
                return
            await self.act(people, rng)
        raise AssertionError("the table never came to that")


def any_action(menu: Menu, rng: Random, *, rash: bool = False) -> Action:
    """Something that a menu offers; accusations, which end games, only when rash."""
    forms = [form for form in menu.forms if form.action is not Mark and (rash or form.action is not Accuse)]
    form = rng.choice(forms)
    values: dict[str, Any] = {}
    for name, field in form.fields.items():
        if isinstance(field, OneOf):
            values[name] = rng.choice(field.values)
        elif isinstance(field, Between):
            values[name] = rng.randint(field.least, field.most)
        else:
            values[name] = "word"
    return form.action(**values)


async def log_of(person: Person) -> list[LogLine]:
    """The room's log, as it is on the disk."""
    stored = await person.parlour.store.load(person.code)
    assert stored is not None
    return stored[1]


async def replayed(person: Person) -> Record:
    """What the log on the disk adds up to."""
    return await Record.of(person.room.game, person.code, await log_of(person))


def snapshot(room: Room) -> tuple[object, ...]:
    """All that anybody could see or know of a room."""
    players = (*room.state.people, None)
    views = tuple(room.view_for(player) for player in players)
    lines = tuple(tuple(room.feed.since(0, player)) for player in players)
    return (room.state, views, lines, room.feed.length)


def events(person: Person) -> list[Event]:
    return [line.event for line in person.handle.feed()[0]]
