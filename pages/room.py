"""The room page: one link for lobby, game, result and rematch."""

from __future__ import annotations

import asyncio

import structlog
from fastapi import Request
from markupsafe import Markup
from nicegui import ui

from clueapp import metrics
from clueapp.kernel.errors import IllegalAction
from clueapp.protocol.reader import RoomReader
from clueapp.rooms.feed_line import NOTHING_SHOWN
from clueapp.rooms.handle import Handle
from clueapp.rooms.lobby.commands import Leave
from clueapp.rooms.people.keys import read_code
from clueapp.rooms.view import TableView
from components import host_offer
from components.lobby.stage import LobbyStage
from components.notices import no_such_room, one_moment, seat_lost
from components.panel import Panel
from components.requests import ROOM_REQUESTS, Consider, EndThisTurn, SeatLink, SitDown
from components.room_bar import bar_part, draw_bar, draw_seat_link, draw_sign, sign_part, title_of
from components.shell import Page, Sent, announce, toast
from components.stage import Considerate, Stage
from components.tables import maker_of, table_of
from pages.identity import browser_of
from pages.parlour import address, address_limits, games, manager

log = structlog.get_logger()


class RoomPage:
    """One client's view of a room. It is told that something changed, reads its own view, and redraws slices."""

    def __init__(self, handle: Handle, browser: str, link: str) -> None:
        self._handle = handle
        self._browser = browser
        self._link = link
        self._reader = RoomReader(handle.game, ROOM_REQUESTS)
        self._client = ui.context.client
        self._stage: Stage | None = None
        self._stage_kind = ""
        self._shown = NOTHING_SHOWN
        self._is_refresh_due = False
        self._page = Page("room-page", self._hear)
        with self._page.root:
            self._bar = Panel("bar", tag="header")
            self._host_offer = Panel("host-offer", tag="section", aria_label="Host", role="status")
            self._place = ui.element("div").classes("stage")
            self._dialog = Panel("dialog-place")
            self._sign = Panel("hidden", aria_hidden="true")
        self._refresh()
        self._client.on_connect(self._connect)
        self._client.on_disconnect(self._disconnect)
        self._client.on_delete(self._handle.close)

    # Being told
    def _connect(self) -> None:
        self._handle.open(self._changed)
        self._changed()

    def _disconnect(self) -> None:
        """Not when it came back, on another network, before its old socket was known to be dead."""
        if not self._client.has_socket_connection:
            self._handle.close()

    def _changed(self) -> None:
        """Redraw soon; several changes at once are one redraw."""
        if not self._is_refresh_due:
            self._is_refresh_due = True
            asyncio.get_running_loop().call_soon(self._refresh_safely)

    def _refresh_safely(self) -> None:
        self._is_refresh_due = False
        if self._client.is_deleted:
            return
        try:
            self._refresh()
        except Exception:
            metrics.errors.inc()
            log.exception("a page could not be redrawn", room=self._handle.code)

    def _refresh(self) -> None:
        table = self._handle.shown_table()
        self._bar.show(bar_part(table), lambda: draw_bar(table, self._link))
        self._host_offer.show(host_offer.part(table), lambda: host_offer.draw(table))
        self._sign.show(sign_part(table), lambda: draw_sign(table))
        kind = "lost" if self._handle.has_lost_seat else "lobby" if table.status == "lobby" else "table"
        if kind != self._stage_kind:
            self._change_stage(kind, table)
        if self._stage is not None:
            lines, self._shown = self._handle.shown_feed(self._shown)
            self._stage.tell(lines)
            self._stage.show(table, self._handle.now)

    def _change_stage(self, kind: str, table: TableView) -> None:
        """A new stage is told everything, but announced is only what is new."""
        with self._client:
            if self._stage_kind:
                self._client.run_javascript("scrollTo(0, 0)")
                announce(self._handle.shown_feed(self._shown)[0])
            else:
                self._client.title = title_of(table)
            self._stage_kind = kind
            self._shown = NOTHING_SHOWN
            self._place.clear()
            with self._place:
                self._stage = self._build(kind, table)

    def _build(self, kind: str, table: TableView) -> Stage | None:
        if kind == "lost":
            self._dialog.show("lost", Markup)  # whatever was open belonged to the seat
            seat_lost(self._handle.code, self._handle.how_seat_was_lost)
            return None
        return LobbyStage(self._link, table.game.info) if kind == "lobby" else table_of(table)

    # Being asked
    async def _hear(self, sent: Sent) -> None:
        try:
            await self._carry_out(sent)
        except IllegalAction as refusal:
            if not self._reader.is_quiet(sent):
                toast(refusal.message, kind="refused")
            self._changed()
        except Exception:
            metrics.errors.inc()
            log.exception("an action failed", room=self._handle.code, kind=str(sent.get("type"))[:40])
            toast("Something went wrong on our side. Nothing has changed; please try again.", kind="refused")

    async def _carry_out(self, sent: Sent) -> None:
        match self._reader.read(sent):
            case SitDown(name, seat):
                await self._sit_down(name, seat)
            case SeatLink():
                await self._offer_seat_link()
            case Leave(for_good) as leave:
                # The page may have yet to show that the game is over: the seat is kept, as its button says.
                await (self._handle.send(leave) if for_good else self._handle.walk_out())
                ui.navigate.to("/")
            case EndThisTurn(turn):
                await self._handle.send(self._reader.read({"type": "END_TURN"}), turn=turn)
            case Consider(text):
                await self._consider(text)
            case action:
                await self._handle.send(action)

    async def _consider(self, text: str) -> None:
        stage: object = self._stage
        if isinstance(stage, Considerate):
            await stage.consider(text, self._handle.work_out)

    async def _sit_down(self, name: str, seat: str) -> None:
        await address_limits().admit(self._client.request, address_limits().joins, self._handle.now)
        await manager().join(self._handle.code, name, place=seat, browser=self._browser)

    async def _offer_seat_link(self) -> None:
        secret = await self._handle.make_seat_link()
        link = f"{self._link.rsplit('/room/', 1)[0]}/seat/{self._handle.code}/{secret}"
        self._dialog.show(secret, lambda: draw_seat_link(link))
        self._client.run_javascript("setTimeout(() => document.getElementById('seat-link')?.showModal(), 50)")


def install() -> None:
    """Serve `/room/CODE`; the tables are there before anybody asks for one."""
    for game in games():
        maker_of(game)

    @ui.page("/room/{code}")
    async def room_page(request: Request, code: str) -> None:
        good = read_code(code)
        try:
            if good is None:
                raise IllegalAction("no_such_room", "There’s no room with that code.")
            browser = browser_of(request)
            handle = await manager().handle(good, browser=browser)
        except IllegalAction as refusal:
            if refusal.code == "store_failed":
                one_moment(refusal.message)
            else:
                ui.context.client.status_code = 404
                no_such_room(refusal.message)
            return
        RoomPage(handle, browser, address(request, f"/room/{good}"))
