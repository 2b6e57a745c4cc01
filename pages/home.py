"""The home page: choose a game, join a room by its code, return to a game."""

from __future__ import annotations

import structlog
from fastapi import Request
from markupsafe import Markup
from nicegui import ui

from clueapp import metrics
from clueapp.kernel.errors import IllegalAction
from clueapp.protocol.reader import Reader
from clueapp.rooms.lobby.commands import AddBot, Start
from clueapp.rooms.people.keys import read_code
from clueapp.rooms.summary import RoomSummary
from components.home import hero, mine, new_room
from components.home.catalogue import Poster, posters
from components.home.posters import draw_posters
from components.html import el, join
from components.panel import Panel
from components.requests import HOME_REQUESTS, Choose, Create, Join
from components.shell import Page, Sent, bar, toast
from pages.identity import browser_of
from pages.parlour import address_limits, games, manager

log = structlog.get_logger()
_READER = Reader(HOME_REQUESTS)
OUT_OF_ORDER = "The server could not do that. Nothing has changed; please try again."


class HomePage:
    """One client's home page."""

    def __init__(self, request: Request, browser: str, rooms: list[RoomSummary]) -> None:
        self._request = request
        self._browser = browser
        self._client = ui.context.client
        self._posters = {poster.name: poster for poster in posters(games())}
        self._is_leaving = False
        self._page = Page("home-page", self._hear)
        with self._page.root:
            Panel("bar", tag="header").show("bar", bar)
            with ui.element("div").classes("home-main"):
                self._build_hero(rooms)
                shelf = Panel("games", tag="section", aria_labelledby="games-title")
                shelf.show("games", lambda: draw_posters(tuple(self._posters.values())))
                if rooms:
                    kept = Panel("mine", tag="section", aria_labelledby="mine-title")
                    kept.show("mine", lambda: mine.draw_mine(rooms, games(), manager().clock.now()))
            Panel("foot", tag="footer").show("foot", _foot)
            self._dialog = Panel("dialog-place")

    def _build_hero(self, rooms: list[RoomSummary]) -> None:
        last = next((row for row in rooms if row.status != "over" and row.game in games()), None)
        back = mine.draw_return(last, games()[last.game]) if last else None
        with ui.element("section").classes("hero") as place:
            place.props["aria-label"] = "Welcome"
            Panel("hero-scene").show("scene", lambda: join(hero.backdrop(), hero.words(), hero.join_form(), back))
            self._problem = Panel("join-problem", id="join-problem", role="alert")

    async def _hear(self, sent: Sent) -> None:
        try:
            match _READER.read(sent):
                case Choose(game) if game in self._posters:
                    self._ask_name(self._posters[game])
                case Create(game, name, practise) if game in self._posters:
                    await self._create(self._posters[game], name, practise)
                case Join(text):
                    await self._join(text)
        except IllegalAction as refusal:
            toast(refusal.message, kind="refused")
        except Exception:
            metrics.errors.inc()
            log.exception("the home page failed", kind=str(sent.get("type"))[:40])
            toast(OUT_OF_ORDER, kind="refused")

    def _ask_name(self, poster: Poster, name: str = "", problem: str = "") -> None:
        self._dialog.show((poster.name, name, problem), lambda: new_room.draw_new_room(poster, name, problem))
        script = f"setTimeout(() => document.getElementById('{new_room.DIALOG}')?.showModal(), 40)"
        self._client.run_javascript(script)

    async def _create(self, poster: Poster, name: str, practise: str) -> None:
        if self._is_leaving:
            return  # a second click on the way out
        self._is_leaving = True
        try:
            address_limits().admit(self._request, address_limits().rooms, manager().clock.now())
            seated = await manager().create(poster.name, name, browser=self._browser)
            if practise:
                await self._seat_the_house(seated.code, practise)
        except IllegalAction as refusal:
            self._is_leaving = False
            toast(refusal.message, kind="refused")
            self._ask_name(poster, name, refusal.message)
            return
        except BaseException:
            self._is_leaving = False
            raise
        ui.navigate.to(f"/room/{seated.code}")

    async def _seat_the_house(self, code: str, strength: str) -> None:
        """As many system players as the game needs, and it begins."""
        handle = await manager().handle(code, browser=self._browser)
        while handle.table().status == "lobby":
            await handle.send(Start() if handle.table().can_start else AddBot(strength))

    async def _join(self, text: str) -> None:
        try:
            address_limits().admit(self._request, address_limits().lookups, manager().clock.now())
            code = read_code(text.rstrip("/").rsplit("/", 1)[-1])
            if code is None:
                raise IllegalAction("bad_code", hero.CODE_HINT)
            await manager().handle(code)
        except IllegalAction as refusal:
            self._say_problem(refusal)
            return
        self._problem.show("", lambda: hero.problem(""))
        ui.navigate.to(f"/room/{code}")

    def _say_problem(self, refusal: IllegalAction) -> None:
        message = refusal.message
        if refusal.code == "no_such_room":
            message = "There is no room with that code. It may be mistyped, or the room is gone. Ask for it again."
        self._problem.show(message, lambda: hero.problem(message))
        toast(message, kind="refused")


def _foot() -> Markup:
    links = (("Rules", "/rules"), ("Protocol for bots and other clients", "/protocol"))
    return el("nav", *(el("a", label, href=path) for label, path in links), aria_label="More")


def install() -> None:
    """Serve `/`."""

    @ui.page("/", title="Clueapp: a parlour of games")
    async def home_page(request: Request) -> None:
        browser = browser_of(request)
        rooms = await manager().rooms_of(browser)
        HomePage(request, browser, rooms)
