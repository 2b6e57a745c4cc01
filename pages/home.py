"""The home page: choose a game, join a room by its code, return to a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog
from fastapi import Request
from markupsafe import Markup
from nicegui import ui

from clueapp import metrics
from clueapp.kernel.errors import IllegalAction
from clueapp.protocol.reader import Reader
from clueapp.rooms.lobby.options import EXPECTED
from clueapp.rooms.people.keys import read_code
from clueapp.rooms.summary import RoomSummary
from components.home import hero, mine, new_room, practise
from components.home.catalogue import Poster, Practice, posters
from components.home.posters import draw_posters
from components.html import el, join
from components.panel import Panel
from components.requests import HOME_REQUESTS, Choose, Create, Join, Practise
from components.shell import Page, Sent, bar, toast
from pages.identity import browser_of
from pages.parlour import address_limits, games, manager
from pages.practice import check_practice, open_practice

log = structlog.get_logger()
_READER = Reader(HOME_REQUESTS)
OUT_OF_ORDER = "Something went wrong on our side. Nothing has changed; please try again."


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
                case Choose(game, practise) if game in self._posters:
                    self._ask(self._posters[game], practise=practise)
                case Create(game) as wish if game in self._posters:
                    await self._create(self._posters[game], wish)
                case Practise(game) as wish if game in self._posters:
                    await self._practise(self._posters[game], wish)
                case Join(text):
                    await self._join(text)
        except IllegalAction as refusal:
            toast(refusal.message, kind="refused")
        except Exception:
            metrics.errors.inc()
            log.exception("the home page failed", kind=str(sent.get("type"))[:40])
            toast(OUT_OF_ORDER, kind="refused")

    def _ask(self, poster: Poster, *, practise: bool) -> None:
        if practise and poster.practice is not None:
            self._ask_practice(poster, poster.practice)
        else:
            self._ask_name(poster)

    def _ask_name(self, poster: Poster, wish: Create | None = None, problem: str = "") -> None:
        self._dialog.show((poster.name, wish, problem), lambda: new_room.draw_new_room(poster, wish, problem))
        self._open(new_room.DIALOG)

    def _ask_practice(
        self, poster: Poster, practice: Practice, wish: Practise | None = None, problem: str = ""
    ) -> None:
        drawn = ("practise", poster.name, wish, problem)
        self._dialog.show(drawn, lambda: practise.draw_practise(poster, practice, wish, problem))
        self._open(practise.DIALOG)

    def _open(self, dialog: str) -> None:
        self._client.run_javascript(f"setTimeout(() => document.getElementById('{dialog}')?.showModal(), 40)")

    async def _create(self, poster: Poster, wish: Create) -> None:
        changes = {} if wish.players is None else {EXPECTED: wish.players}

        async def opened() -> str:
            return (await manager().create(poster.name, wish.name, browser=self._browser, changes=changes)).code

        await self._go(opened, lambda problem: self._ask_name(poster, wish, problem))

    async def _practise(self, poster: Poster, wish: Practise) -> None:
        if (practice := poster.practice) is None:
            raise IllegalAction("no_bots", f"{poster.title} has no system players yet.")
        check_practice(practice, wish)
        await self._go(
            lambda: open_practice(practice, wish, self._browser),
            lambda problem: self._ask_practice(poster, practice, wish, problem),
        )

    async def _go(self, opened: Callable[[], Awaitable[str]], ask_again: Callable[[str], None]) -> None:
        """To a room that is opened for this browser; or, where it is refused, back to the question."""
        if self._is_leaving:
            return  # a second click on the way out
        self._is_leaving = True
        try:
            await address_limits().admit(self._request, address_limits().rooms, manager().clock.now())
            code = await opened()
        except IllegalAction as refusal:
            self._is_leaving = False
            toast(refusal.message, kind="refused")
            ask_again(refusal.message)
            return
        except BaseException:
            self._is_leaving = False
            raise
        ui.navigate.to(f"/room/{code}")

    async def _join(self, text: str) -> None:
        try:
            await address_limits().admit(self._request, address_limits().lookups, manager().clock.now())
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
            message = "There’s no room with that code. It may be mistyped, or the room is gone. Please ask again."
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
