"""The page of a seat link: looking at it changes nothing, a button moves the seat."""

from __future__ import annotations

import structlog
from fastapi import Request
from markupsafe import Markup
from nicegui import ui

from clueapp import metrics
from clueapp.kernel.errors import IllegalAction
from clueapp.protocol.reader import Reader
from clueapp.rooms.handle import Handle
from clueapp.rooms.people.keys import read_code
from clueapp.rooms.view import PlayerView
from components.html import button, el, heading, join
from components.notices import bad_seat_link, notice_scene, one_moment, used_link
from components.panel import Panel
from components.pictures import icon, image
from components.requests import SEAT_REQUESTS, MoveSeat
from components.shell import Page, Sent, bar, toast
from pages.identity import browser_of
from pages.parlour import manager

log = structlog.get_logger()
_READER = Reader(SEAT_REQUESTS)
NO_SUCH_LINK = "It may have been used already, replaced by a newer one, or cut short."
_HAS_IT = "This browser already has the seat, so there’s nothing to move. You can still use the link on another device."
_MOVE_IT = "Continue here to move the seat to this browser. The page that has it now will say so. The link works once."


class SeatPage:
    """One client's page of a seat link that is still good."""

    def __init__(self, handle: Handle, player: PlayerView, secret: str, browser: str) -> None:
        self._code = handle.code
        self._secret = secret
        self._browser = browser
        ui.page_title(f"Continue here · {handle.game.info.title}")
        self._page = Page("notice-page", self._hear)
        with self._page.root:
            Panel("bar", tag="header").show("bar", bar)
            has_it = handle.player == player.id
            self._place = Panel("notice-place")
            self._place.show("seat", lambda: draw(handle, player, has_it=has_it))

    async def _hear(self, sent: Sent) -> None:
        try:
            _READER.read(sent)
        except IllegalAction as refusal:
            toast(refusal.message, kind="refused")
            return
        await self._move_seat()

    async def _move_seat(self) -> None:
        try:
            await manager().move_seat(self._code, self._secret, self._browser)
        except IllegalAction as refusal:
            toast(refusal.message, kind="refused")
            message = refusal.message
            self._place.show(message, lambda: used_link(message, self._code))
        except Exception:
            metrics.errors.inc()
            log.exception("a seat could not be moved", room=self._code)
            toast("Something went wrong on our side. Nothing has changed; please try again.", kind="refused")
        else:
            ui.navigate.to(f"/room/{self._code}")


def draw(handle: Handle, player: PlayerView, *, has_it: bool) -> Markup:
    """Which seat it is, and the button that moves it here."""
    title = handle.game.info.title_of(player.place)
    if has_it:
        go = el(
            "a", icon("door"), "Go to the table", href=f"/room/{handle.code}", cls="button primary", testid="to-room"
        )
    else:
        go = button(join(icon("door"), "Continue here"), sends=MoveSeat(), kind="primary", testid="continue-here")
    card = el(
        "section",
        image(f"portrait-{player.place}", cls="notice-portrait"),
        heading(1, f"{player.name} as {title}"),
        el("p", f"{handle.game.info.title}, room {handle.code}", cls="lead"),
        el("p", _HAS_IT if has_it else _MOVE_IT, cls="quiet"),
        el("p", go, el("a", "Not now", href="/", cls="button"), cls="ends"),
        cls="notice",
    )
    return join(notice_scene(), card)


async def _find(code: str, secret: str, browser: str) -> tuple[Handle, PlayerView]:
    good = read_code(code)
    if good is None:
        raise IllegalAction("no_such_room", "There’s no room with that code.")
    handle = await manager().handle(good, browser=browser)
    player = await manager().whose_link(good, secret)
    if player is None:
        raise IllegalAction("link_used", NO_SUCH_LINK)
    return handle, player


def install() -> None:
    """Serve `/seat/CODE/SECRET`."""

    @ui.page("/seat/{code}/{secret}")
    async def seat_page(request: Request, code: str, secret: str) -> None:
        ui.add_head_html('<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">')
        try:
            browser = browser_of(request)
            handle, player = await _find(code, secret, browser)
        except IllegalAction as refusal:
            if refusal.code == "store_failed":
                one_moment(refusal.message)
            else:
                ui.context.client.status_code = 404
                bad_seat_link(refusal.message, read_code(code) if refusal.code == "link_used" else None)
            return
        SeatPage(handle, player, secret, browser)
