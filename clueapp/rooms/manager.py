"""The one shared manager: makes rooms, finds them, wakes them, and lets them sleep."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import cast

import structlog

from clueapp import metrics
from clueapp.background import spawn
from clueapp.bus.counting import counted_here
from clueapp.bus.here import BusHere
from clueapp.bus.protocol import Bus
from clueapp.bus.values import BusLost
from clueapp.kernel.errors import IllegalAction, UnknownVersion
from clueapp.kernel.game import AnyGame
from clueapp.kernel.options import OptionValue
from clueapp.kernel.truth import Fact
from clueapp.rooms.clocks.clock import Clock, SystemClock, not_before
from clueapp.rooms.handle import Handle
from clueapp.rooms.lobby import options
from clueapp.rooms.log.entries import Entry, to_body
from clueapp.rooms.log.events import RoomOpened
from clueapp.rooms.log.ledger import store_failed
from clueapp.rooms.people.keys import hashed, new_code, new_token
from clueapp.rooms.people.writing import clean_name
from clueapp.rooms.room import Room
from clueapp.rooms.status import Status
from clueapp.rooms.summary import RoomSummary
from clueapp.rooms.thinker import Thinker, ThinksHere
from clueapp.rooms.view import PlayerView
from clueapp.store.store import Store
from clueapp.store.values import LogLine, RoomExists, RoomRow, StoreFailed, StoreFull

IDLE_BEFORE_SLEEP = 10 * 60_000
HOUSE_FULL = "This server has no space for another room. Please try again later, or ask the people who run it."
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat just taken: the token is told once and stored as a hash."""

    code: str
    player: str
    token: str
    is_asked_for: bool = False
    """Whether the host still has to agree, because a game is in progress."""


class Manager:
    """All rooms of this server."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Clock | None = None,
        usual: Mapping[str, OptionValue] | None = None,
        bots_pace: float = 1.0,
        thinker: Thinker | None = None,
        bus: Bus | None = None,
    ) -> None:
        """`usual` are the operator's own defaults of room options.

        `bots_pace` is for how long system players think, `thinker` where; if none is given, on the spot.
        `bus` is the way to other processes with the same rooms; if none is given, there are none.
        """
        self._usual = dict(usual or {})
        self.games = games
        self.bots_pace = bots_pace
        self.store = store
        self.clock = clock or SystemClock()
        self._thinker = thinker or ThinksHere()
        self.bus = bus or BusHere()
        self.bus.listen(self)
        self._rooms: dict[str, Room] = {}
        self.slept = 0
        """How many rooms have been put to sleep so far."""
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._removals: dict[str, asyncio.Event] = {}
        self._is_closed = False

    async def create(
        self,
        game_name: str,
        name: str,
        *,
        browser: str | None = None,
        changes: Mapping[str, object] | None = None,
        place: str | None = None,
    ) -> Seated:
        """A new room with its host seated, in a place of their own choice or in one that is given to them."""
        game = self.games.get(game_name)
        if game is None:
            raise IllegalAction("no_such_game", "There’s no such game.")
        clean_name(name)
        usual = options.default_options(game)
        own = {name: value for name, value in self._usual.items() if name in usual}
        chosen = {**usual, **own}
        chosen |= options.checked(game, changes or {}, chosen)
        if (objection := game.objection(chosen)) is not None:
            raise IllegalAction("bad_option", objection)
        code = await self._open(game, chosen)
        try:
            return await self.join(code, name, place=place, browser=browser)
        except BaseException:
            await self._give_up(code)
            raise

    async def _give_up(self, code: str) -> None:
        """Remove a room that nobody has got to know; if the store cannot, it goes when it is stale."""
        self.forget(code)
        with suppress(StoreFailed):
            await self.store.remove_stale(code, self.clock.now() + 1)

    async def _open(self, game: AnyGame, chosen: dict[str, bool | int | str]) -> str:
        while True:
            code, now = new_code(), self.clock.now()
            opened = Entry(Fact(RoomOpened(code, game.info.name, chosen)), of_game=False)
            line = LogLine(1, now, to_body(game, opened))
            row = RoomRow(code, game.info.name, game.info.version, "lobby", now, now)
            try:
                await self.store.create(row, [line])
            except RoomExists:
                continue
            except StoreFull:
                raise IllegalAction("house_full", HOUSE_FULL) from None
            except StoreFailed as error:
                raise store_failed(error, code) from error
            room = Room(game, code, self.store, self.clock, self._thinker, self.bots_pace, self.bus)
            await room.replay([line])
            await room.attend()
            self._keep(room)
            metrics.rooms_created.labels(game.info.name).inc()
            return code

    async def join(self, code: str, name: str, *, place: str | None = None, browser: str | None = None) -> Seated:
        """Sit down in a room, known by a token and, on a page, by the browser."""
        room = await self.wake(code)
        token = new_token()
        keys = [hashed(token)] if browser is None else [browser_key(browser), hashed(token)]
        player = await room.join(name, place, keys)
        return Seated(code, player, token, is_asked_for=player in room.state.requests)

    async def handle(self, code: str, *, browser: str | None = None, token: str | None = None) -> Handle:
        """A handle to a room for whoever has this browser or token; a watcher's if neither opens a seat."""
        room = await self.wake(code)
        await room.catch_up()  # whoever comes from another process finds nothing that they have not seen there
        return room.handle(browser_key(browser) if browser is not None else hashed(token) if token else None)

    async def whose_link(self, code: str, link: str) -> PlayerView | None:
        """Whose seat this link moves; None if it is worth nothing."""
        room = await self.wake(code)
        if room.owner_of(link) is None:
            await room.catch_up()
        return room.owner_of(link)

    async def move_seat(self, code: str, link: str, browser: str) -> None:
        """Give the seat of this link to the browser."""
        await (await self.wake(code)).move_seat(link, browser_key(browser))

    async def wake(self, code: str) -> Room:
        """The room of this code, woken if it sleeps; IllegalAction if there is none.

        Not for pages and sockets, which get a handle.
        """
        while code in self._removals:
            await self._removals[code].wait()
        room = self._rooms.get(code)
        if room is None:
            room = await asyncio.shield(self._waking.get(code) or self._begin_waking(code))
        room.touch()  # so that it stays while the caller opens a handle
        return room

    def _begin_waking(self, code: str) -> asyncio.Task[Room]:
        """One task for all who ask at once: a room is never awake twice."""
        task = asyncio.create_task(self._wake(code), name=f"waking {code}")
        self._waking[code] = task

        def awake(done: asyncio.Task[Room]) -> None:
            del self._waking[code]
            if not done.cancelled():
                done.exception()  # told to those who wait, if anybody still does

        task.add_done_callback(awake)
        return task

    async def _wake(self, code: str) -> Room:
        try:
            stored = await self.store.load(code)
        except StoreFailed as error:
            raise store_failed(error, code) from error
        if code in self._rooms:
            return self._rooms[code]
        if stored is None:
            raise IllegalAction("no_such_room", "There’s no room with that code.")
        row, lines = stored
        game = self.games.get(row.game)
        if game is None or row.version > game.info.version:
            raise IllegalAction("other_version", "This room was made by another version of the program.")
        clock = not_before(self.clock, lines[-1].at)
        room = Room(game, code, self.store, clock, self._thinker, self.bots_pace, self.bus)
        await room.attend()
        try:
            await room.replay(lines)
        except UnknownVersion as error:
            self.bus.unfollow(code)
            raise IllegalAction("other_version", str(error)) from error
        log.info("room woken", room=code, entries=len(lines))
        kept = self._keep(room)
        await kept.catch_up()  # with what was appended before others knew that it is awake here
        return kept

    def _keep(self, room: Room) -> Room:
        """The one room of its code that is awake from now on: this one, unless another was faster."""
        kept = self._rooms.setdefault(room.code, room)
        if kept is not room or self._is_closed:
            room.close()  # or its clocks would ring as well
        return kept

    # Other processes
    def hear_lines(self, code: str, lines: Sequence[LogLine]) -> None:
        """Another process has appended to a room."""
        if (room := self._rooms.get(code)) is not None:
            room.hear(lines)

    def hear_roll(self, code: str) -> None:
        """Others are in a room, by way of other processes, than before."""
        if (room := self._rooms.get(code)) is not None:
            room.take_roll(self.bus.roll(code))

    async def compare(self) -> None:
        """Find out which rooms have got on without this process being told, and read what is new of them."""
        behind = {room.code: room.seq for room in self.awake}
        stored = await self.store.last_seqs(list(behind))
        for code, seq in behind.items():
            room = self._rooms.get(code)
            if room is not None and code not in stored:
                self.forget(code)
            elif room is not None and stored[code] > max(seq, room.seq):
                spawn(room.catch_up(), name="catching up")
            elif room is not None and stored[code] < seq:
                spawn(room.start_again(), name="starting again")

    async def give_sign(self) -> None:
        """Who cannot be heard must not be taken for dead; who stops may be."""
        if not (self.bus.is_hearing or self._is_closed):
            await self.store.give_sign(self.bus.name, self.clock.now())

    def forget(self, code: str) -> None:
        """The room is awake no more, if it was."""
        if (room := self._rooms.pop(code, None)) is not None:
            room.close()
            self.bus.unfollow(code)

    def close(self) -> None:
        """The server stops: nothing happens by itself any more, and nobody is taken for gone who is hung up on."""
        self._is_closed = True
        for room in self.awake:
            room.close()
        self._thinker.close()

    async def leave(self) -> None:
        """The server stops, and other processes go on: those who are here are on their way to them."""
        self.close()
        await self.bus.close()

    async def rooms_of(self, browser: str) -> list[RoomSummary]:
        """The rooms in which this browser has a seat, most recent first."""
        rows = await self.store.rooms_of(browser_key(browser))
        return [RoomSummary(row.code, row.game, self._shown_status(row), row.touched_at) for row, _ in rows]

    def _shown_status(self, row: RoomRow) -> Status:
        """A room's status as its pages show it: a game whose end they are still revealing is being played."""
        room = self._rooms.get(row.code)
        return cast(Status, row.status) if room is None else room.views.shown(None).status

    @property
    def awake(self) -> list[Room]:
        return list(self._rooms.values())

    def players(self) -> int:
        """How many players are there, each once in a room, and counted by one process."""
        bus = self.bus
        return sum(counted_here(room.viewers.players, bus.name, bus.roll(room.code)) for room in self.awake)

    def connections(self, kind: metrics.Kind, role: metrics.Role) -> int:
        """How many pages or sockets players, or watchers, have open."""
        return sum(room.viewers.count(kind, role) for room in self.awake)

    def let_sleep(self) -> int:
        """Forget the rooms that nobody has touched for a while; the log brings them back (P-6.5)."""
        idle = [code for code, room in self._rooms.items() if room.idle_time > IDLE_BEFORE_SLEEP]
        for code in idle:
            self.forget(code)
        self.slept += len(idle)
        return len(idle)

    async def remove_stale(self, days: float) -> list[str]:
        """Remove unfinished rooms that nobody has touched for so many days, and in which nobody is."""
        longest = int(days * 86_400_000)
        before = self.clock.now() - longest
        removed = []
        for code in await self.store.stale(before):
            room = self._rooms.get(code)
            if code in self._waking or (room is not None and room.idle_time <= longest):
                continue
            with self._removing(code):
                if not await self._is_somebody_elsewhere(code) and await self.store.remove_stale(code, before):
                    removed.append(code)
                    self.forget(code)
        return removed

    async def _is_somebody_elsewhere(self, code: str) -> bool:
        """Whether somebody is, or may be, in a room by way of another process."""
        try:
            roll = await self.bus.read_roll(code)
        except BusLost:
            return True
        return bool(roll.there) or not roll.is_certain

    @contextmanager
    def _removing(self, code: str) -> Iterator[None]:
        """Whoever asks for the room now is answered when it is known whether there still is one."""
        over = self._removals[code] = asyncio.Event()
        try:
            yield
        finally:
            del self._removals[code]
            over.set()


def browser_key(browser: str) -> str:
    """The key of a browser's identity, as it is stored."""
    return hashed(f"browser:{browser}")
