"""Pictures of every page and phase, at three or four sizes, by night and day: `python -m e2e.gallery OUT [ONLY ...]`.

With words after the folder, only the scenes whose names have one of them in it are kept.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from e2e import classic_gallery, codenames_gallery, pace_gallery, trivia_gallery
from e2e.browser import launch_options
from e2e.player import Player
from e2e.server import Server
from e2e.steady import LINGER, SKIP_HINTS, SKIP_PROLOGUE
from e2e.table import FULL_HOUSE, Table
from e2e.trivia_match import SLOW

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
    {"width": 390, "height": 844},
)
SMALL: ViewportSize = {"width": 360, "height": 740}
"""Of Codenames as well: the whole board is to be seen on it."""
THEMES = ("night", "day")
SET_THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


class Pages:
    """A browser of their own for everybody."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._pages: dict[str, Page] = {}

    def __call__(self, name: str, *, is_first_game: bool = False) -> Page:
        if name not in self._pages:
            context = self._browser.new_context(
                base_url=self._url, viewport=SIZES[0], locale="en-GB", reduced_motion="reduce"
            )
            for habit in (LINGER, SKIP_PROLOGUE, *(() if is_first_game else (SKIP_HINTS,))):
                context.add_init_script(habit)
            self._pages[name] = context.new_page()
        return self._pages[name]

    def leave(self) -> None:
        """Everybody goes home."""
        for page in self._pages.values():
            page.context.close()
        self._pages.clear()


class Camera:
    """Takes each scene at every size and in every theme."""

    def __init__(self, folder: Path, only: list[str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._only = only
        self._number = 0

    def __call__(self, page: Page, scene: str) -> None:
        self._number += 1
        if self._only and not any(word in scene for word in self._only):
            return
        page.evaluate("() => document.fonts.ready.then(() => true)")
        for size in (*SIZES, *((SMALL,) if "codenames" in scene else ())):
            page.set_viewport_size(size)
            for theme in THEMES:
                page.evaluate(SET_THEME, theme)
                name = f"{self._number:02}-{scene}-{size['width']}x{size['height']}-{theme}.png"
                page.screenshot(path=self._folder / name, animations="disabled")
        page.evaluate(SET_THEME, THEMES[0])
        page.set_viewport_size(SIZES[0])
        print(f"{self._number:02} {scene}", flush=True)


def outside(take: Camera, pages: Pages, table: Table) -> None:
    """The pages before a game and beside it."""
    page = pages("Ann")
    page.goto("/")
    expect(page.get_by_test_id("game-clueless")).to_be_visible()
    take(page, "home")
    page.get_by_test_id("join-code").fill("ABC")
    page.get_by_test_id("join").click()
    expect(page.locator("#join-problem p")).to_be_visible()
    take(page, "home-wrong-code")
    page.get_by_test_id("game-clueless").click()
    expect(page.get_by_test_id("player-name")).to_be_visible()
    take(page, "home-dialog")
    page.get_by_test_id("practise-instead").click()
    expect(page.get_by_test_id("play")).to_be_visible()
    take(page, "home-practise")
    ann = table.open_room("Ann")
    take(ann.page, "lobby-alone")
    bob = table.arrive("Bob")
    expect(bob.page.get_by_test_id("player-name")).to_be_visible()
    take(bob.page, "join")
    bob.sits_down("green")
    bob.says("Good evening. What a night!")
    table.join("Cid", "plum")
    take(ann.page, "lobby-host")
    take(bob.page, "lobby-guest")
    with_the_house(take, ann, bob)
    ann.opens_menu("seat-link-menu")
    link = ann.page.get_by_test_id("seat-link")
    expect(link).to_be_visible()
    take(ann.page, "seat-link-dialog")
    addresses = {
        "seat-link": link.input_value(),
        "seat-link-used": f"/seat/{table.code}/nonsense",
        "no-such-room": "/room/QQQQQQ",
        "not-found": "/nowhere",
        "rules": "/rules/clueless",
        "protocol": "/protocol",
    }
    ann.page.keyboard.press("Escape")
    for scene, address in addresses.items():
        stranger = pages("Eve")
        stranger.goto(address)
        expect(stranger.get_by_role("heading", level=1).first).to_be_visible()
        take(stranger, scene)


def with_the_house(take: Camera, ann: Player, bob: Player) -> None:
    """A system player sits down, is seen by both, and is sent away again."""
    ann.page.get_by_test_id("add-bot-at-white").click()
    take(ann.page, "lobby-system-player-here")
    ann.page.get_by_test_id("add-bot-detective-at-white").click()
    expect(ann.page.get_by_test_id("bot-seat-white")).to_be_visible()
    ann.sets("fill", "5")
    take(ann.page, "lobby-system-player-host")
    take(bob.page, "lobby-system-player-guest")
    ann.sets("fill", "0")
    ann.page.get_by_test_id("remove-white").click()
    expect(ann.page.get_by_test_id("pick-white")).to_be_visible()


def game(take: Camera, table: Table) -> None:
    """A game of three with a watcher, phase by phase, to its end."""
    table.start()
    ann, bob, cid = (table.people[name] for name in ("Ann", "Bob", "Cid"))
    take(ann.page, "move-first")
    take(bob.page, "others-move")
    dan = table.arrive("Dan")
    table.settle()
    take(dan.page, "watcher")
    ann.page.get_by_test_id("action-accuse").click()
    expect(ann.page.locator("dialog#accuse")).to_be_visible()
    take(ann.page, "accuse")
    ann.page.get_by_test_id("accuse-cancel").click()
    trio = table.truth.question("scarlet", answered_by="plum")
    table.bring("scarlet", trio.room)
    take(ann.page, "suggest")
    ann.suggests(trio.suspect, trio.weapon)
    table.settle()
    take(cid.page, "show-a-card")
    take(bob.page, "others-show")
    cid.shows(table.truth.answer(trio, "plum"))
    table.settle()
    take(ann.page, "shown-a-card")
    take(bob.page, "shown-to-another")
    notes(ann)
    take(ann.page, "notebook")
    ann.page.get_by_test_id("legend-button").click()
    take(ann.page, "legend")
    ann.page.keyboard.press("Escape")
    ann.opens_sheet("feed")
    take(ann.page, "feed")
    ann.page.get_by_test_id("menu").click()
    take(ann.page, "menu")
    ann.page.get_by_test_id("end-game").click()
    take(ann.page, "sure")
    ann.page.get_by_test_id("sure-no").click()
    ann.ends_turn()
    table.ask("green", answered_by=None)
    take(bob.page, "nobody-disproves")
    bob.ends_turn()
    table.turn_of("plum")
    take(cid.page, "move")
    cid.accuses_wrongly()
    table.settle()
    take(cid.page, "out-of-the-hunt")
    take(ann.page, "accused-falsely")
    bob.page.close()
    bob.is_away = True
    expect(ann.page.locator("[data-testid=plate-green].away")).to_be_visible()
    table.turn_of("scarlet")
    take(ann.page, "somebody-away")
    ann.accuses_rightly()
    table.settle()
    for person in (ann, cid):
        person.reads_review()
    take(ann.page, "over-winner")
    take(cid.page, "over-loser")
    table.server.stop()
    expect(ann.page.locator("#popup")).to_be_visible()
    take(ann.page, "server-restarts")
    table.server.start()


def notes(player: Player) -> None:
    """A notebook in use."""
    for times, card in enumerate(("plum", "rope", "study"), start=1):
        for _ in range(times):
            player.marks(card, "plum")
    player.note("knife", "green").focus()
    player.page.keyboard.press("b")
    expect(player.note("knife", "green")).to_have_text("B")


def first_games(take: Camera, pages: Pages) -> None:
    """Each mystery as a newcomer finds it: the choice of a character, and a first hint."""
    for game in ("clueless", "classic"):
        page = pages(f"Newcomer to {game}", is_first_game=True)
        page.goto("/")
        page.get_by_test_id(f"practise-{game}").click()
        page.locator("label", has=page.get_by_test_id("character-scarlet")).click()
        take(page, f"practise-{game}")
        page.get_by_test_id("play").click()
        expect(page.get_by_test_id("hint-got-it")).to_be_visible()
        take(page, f"first-hint-{game}")


def full_house(take: Camera, pages: Pages, server: Server) -> None:
    """Six players: the fullest table, and notebooks that say all there is to say."""
    table = Table.of(server, pages, FULL_HOUSE, notebook="logic", chances="True")
    ann = table.in_seat("scarlet")
    take(ann.page, "six-move")
    trio = table.ask("scarlet", answered_by="plum")
    take(ann.page, "six-suggested")
    take(table.in_seat("plum").page, "six-show")
    table.in_seat("plum").shows(table.truth.answer(trio, "plum"))
    table.settle()
    ann.page.evaluate("() => { document.documentElement.dataset.sheet = 'notebook'; }")  # for the phone
    ann.note(table.truth.answer(trio, "plum"), "mustard").click()
    expect(ann.page.locator(".slip")).to_be_visible()
    take(ann.page, "six-why")
    for _ in ("slip", "sheet"):
        ann.page.keyboard.press("Escape")
    ann.ends_turn()
    table.ask("mustard", answered_by=None)
    take(ann.page, "six-nobody-disproves")
    for _ in FULL_HOUSE:
        table.acting().accuses_wrongly()
    table.settle()
    ann.reads_review()
    take(ann.page, "six-nobody-wins")


def with_remarks(take: Camera, pages: Pages, server: Server) -> None:
    """One person wins against system players, and they have something to say about it."""
    table = Table(server, pages)
    ann = table.open_room("Ann", fill="6", fill_strength="novice")
    table.start()
    ann.says("Well, good evening everybody!")
    ann.accuses_rightly()
    ann.opens_sheet("feed")
    expect(ann.page.locator("[data-testid=feed] .remark").last).to_be_visible()
    take(ann.page, "remarks")


def main(args: list[str]) -> int:
    if not args:
        print(__doc__)
        return 2
    expect.set_options(timeout=20_000)
    take = Camera(Path(args[0]), args[1:])
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), env=SLOW, module="e2e.rigged") as server,
        sync_playwright() as playwright,
    ):
        options = launch_options(Path(playwright.chromium.executable_path))
        browser = playwright.chromium.launch(**options)  # type: ignore[arg-type]
        pages = Pages(browser, server.url)
        table = Table(server, pages)
        outside(take, pages, table)
        game(take, table)
        pages.leave()
        first_games(take, pages)
        pages.leave()
        full_house(take, pages, server)
        pages.leave()
        with_remarks(take, pages, server)
        codenames = (codenames_gallery.game, codenames_gallery.pause, codenames_gallery.win)
        for scenes in (
            classic_gallery.set_up,
            classic_gallery.full_house,
            trivia_gallery.duel,
            *codenames,
            pace_gallery.scenes,
        ):
            pages.leave()
            scenes(take, pages, server)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
