"""A handle: all that a page or a socket ever gets of a room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Literal, ParamSpec, TypeVar

from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action
from clueapp.metrics import Kind
from clueapp.rooms.feed_line import NOTHING_SHOWN, FeedLine, Shown
from clueapp.rooms.lobby.packs import Brought
from clueapp.rooms.log.events import PlayerLeft
from clueapp.rooms.view import RequestView, TableView
from clueapp.rooms.viewing import request_view

if TYPE_CHECKING:
    from clueapp.rooms.room import Room

A = ParamSpec("A")
T = TypeVar("T")
SeatLoss = Literal["moved", "removed", "left"]
"""To another device, by the host, or by oneself."""


class Handle:
    """One viewer's connection to a room: reads what the viewer may know, says what the viewer wants.

    A watcher's handle gets the seat that its browser takes later, in this tab or another (P-2.3).
    """

    def __init__(self, room: Room, player: str | None, key: str | None) -> None:
        self._room = room
        self._key = key
        self.player = player
        self._told: Callable[[], None] | None = None
        self.is_open = False
        self.kind: Kind = "page"
        """What is at the other end."""

    @property
    def code(self) -> str:
        """The room's."""
        return self._room.code

    @property
    def game(self) -> AnyGame:
        """The rules of what is played in the room."""
        return self._room.game

    def open(self, changed: Callable[[], None], kind: Kind = "page") -> None:
        """Be present, and be told (without payload) whenever something that this viewer may know has changed."""
        self._told = changed
        self.kind = kind
        if not self.is_open:
            self.is_open = True
            self._room.arrive(self)

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            self._room.depart(self)
        self._told = None  # nothing is kept alive by a handle that is closed

    def notify(self) -> None:
        if self._told is not None and self.is_open:
            self._told()

    def find_seat(self) -> None:
        """Take the seat that the key opens, if this was a watcher's handle until now."""
        if self.player is None:
            self.player = self._room.player_of(self._key)

    def watching(self) -> Handle:
        """A handle of one who has no seat in the same room."""
        return self._room.handle(None)

    @property
    def now(self) -> int:
        """The server's time."""
        return self._room.clock.now()

    @property
    def has_lost_seat(self) -> bool:
        """Whether the seat has gone to another browser, or was given up or taken away."""
        return self.player is not None and self._room.player_of(self._key) != self.player

    @property
    def how_seat_was_lost(self) -> SeatLoss:
        """Why one who has lost the seat has none; as far as the feed goes back."""
        lines = self._room.feed.everything_since(0, None)
        left = (line.event for line in reversed(lines) if isinstance(line.event, PlayerLeft))
        last = next((event for event in left if event.player == self.player), None)
        return "moved" if last is None else "removed" if last.removed else "left"

    def table(self) -> TableView:
        return self._with_request(self._room.view_for(self._viewer))

    @property
    def asked(self) -> RequestView | None:
        """The viewer's own request to step in, if they watch and have made one."""
        requests = self._room.state.requests.values() if self.player is None else ()
        return next((request_view(each) for each in requests if self._key in each.keys), None)

    def shown_table(self) -> TableView:
        """The table as a page shows it: some outcomes only step by step."""
        return self._with_request(self._room.views.shown(self._viewer))

    def _with_request(self, table: TableView) -> TableView:
        """Add the places that a watcher may ask for, and the request that they have made."""
        if self.player is not None or not table.vacancies:
            return table
        return replace(table, asked=self.asked, vacancies=self._room.vacancies(self._key))

    @property
    def _viewer(self) -> str | None:
        """As whom one looks: who has lost the seat is a watcher."""
        return None if self.has_lost_seat else self.player

    def feed(self, since: int = 0) -> tuple[list[FeedLine], int]:
        """The lines after a position, and the position to ask from next time. The position is not for the viewer:

        it counts what others did in private as well.
        """
        feed = self._room.feed
        return feed.since(since, self._viewer), feed.length

    def shown_feed(self, shown: Shown = NOTHING_SHOWN) -> tuple[list[FeedLine], Shown]:
        """The same for a page: during a reveal, lines about people come at once and lines about the game wait."""
        feed, until = self._room.feed, self._room.views.shown_feed_length
        return feed.not_yet_shown(shown, self._viewer, until), Shown(until, feed.length)

    def everything(self, since: int = 0) -> tuple[list[FeedLine], int]:
        """The same with what there is no sentence for, whose text is empty."""
        feed = self._room.feed
        return feed.everything_since(since, self._viewer), feed.length

    def has_gap(self, since: int) -> bool:
        """Whether some of what came after a position is not kept any more."""
        return self._room.feed.has_gap(since, self._viewer)

    async def send(self, action: Action, turn: int | None = None) -> None:
        """Ask for something; returns when it is durable and everybody has been told, or raises IllegalAction.

        With the number of a turn it is asked for in that turn alone: if it comes too late, nothing happens.
        """
        await self._room.submit(self.player, self._key, action, turn)

    async def walk_out(self) -> None:
        """Leave and keep the seat, whatever the room has come to meanwhile; or raise IllegalAction."""
        await self._room.walk_out(self.player, self._key)

    async def work_out(self, what: Callable[A, T], /, *about: A.args, **more: A.kwargs) -> T:
        """Have a function called where no table waits for it, for one who has a seat; or raise IllegalAction."""
        return await self._room.work_out(self.player, self._key, partial(what, *about, **more))

    async def bring_pack(self, title: str, text: str) -> Brought:
        """Bring a list of one's own; returns what became of it, or raises IllegalAction."""
        return await self._room.bring_pack(self.player, self._key, title, text)

    async def make_seat_link(self) -> str:
        """A secret that moves this seat, once, to the browser that brings it."""
        return await self._room.make_seat_link(self.player, self._key)
