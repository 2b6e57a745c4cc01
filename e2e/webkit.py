"""A player's page in Safari's engine: Playwright's own WebKit, else WebKitGTK on a virtual screen.

    with visiting(webkit, server.url, playwright) as ann:
        ann.opens("/")
        ann.clicks(at("game-clueless"))

Players use a real pointer and real keys, at points that the page is asked for, so nothing goes stale when the page is
redrawn. Every wait has an end, and anything that hangs is killed.
"""

from __future__ import annotations

import os
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Playwright, ViewportSize
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Remote
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.webkit_install import INSTALL, NOTE, PlaywrightWebKit, WebKitGTK, find_webkit

Point = tuple[float, float]

PATIENCE = 15
"""Seconds to wait for something that should appear."""
HUNG = 30
"""Seconds to wait for a driver that doesn't answer."""
STEP = 0.03
SIZE = (1280, 720)
SCREEN = "2000x1300x24"
KEYS = {name: getattr(Keys, constant) for name, constant in (("Escape", "ESCAPE"), ("Enter", "ENTER"), ("Tab", "TAB"))}
KEYS |= {f"Arrow{way}": getattr(Keys, f"ARROW_{way.upper()}") for way in ("Left", "Right", "Up", "Down")}
NARROW_WINDOWS = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; } headerbar, .titlebar { font-size: 1px; }"
"""A style for the browser's own window; without it, the window couldn't be narrower than its tool bar."""
NO_MOTION = "[Settings]\ngtk-enable-animations=0\n"
NOTE_ERRORS = """
if (!window.notesErrors) {
  window.notesErrors = true;
  const noted = () => JSON.parse(localStorage['script errors'] ?? '[]');
  const note = (what) => { localStorage['script errors'] = JSON.stringify([...noted(), String(what)]); };
  addEventListener('error', ({ message, filename, lineno }) => note(`${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}
"""
"""Collects script errors across pages, which this driver can't do by itself."""

PLACE = """(selector) => {
  for (const node of document.querySelectorAll(selector)) {
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    let box = node.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) node.scrollIntoView({ block: 'center', behavior: 'instant' });
    box = node.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    if (top && (node.contains(top) || top.closest('label')?.control === node)) return [x, y];
  }
  return null;
}"""
"""Finds the point to click on the first of these elements that is visible and uncovered."""
TEXTS = """(selector) => [...document.querySelectorAll(selector)]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => node.innerText ?? node.textContent)"""


def at(testid: str) -> str:
    return f'[data-testid="{testid}"]'


class Visitor(ABC):
    """A person at a page: what they do, and what they see."""

    url: str

    # The abilities that each kind of browser implements
    @abstractmethod
    def opens(self, path: str) -> None: ...

    @abstractmethod
    def asks(self, script: str, *args: object) -> Any:
        """Call a JavaScript function in the page and return its answer."""

    @abstractmethod
    def points(self, path: Sequence[Point]) -> None:
        """Press the pointer at the first point and release it at the last."""

    @abstractmethod
    def keys(self, keys: Sequence[str]) -> None: ...

    @abstractmethod
    def resizes(self, width: int, height: int) -> None: ...

    @abstractmethod
    def photographs(self, file: Path) -> None: ...

    @abstractmethod
    def script_errors(self) -> list[str]: ...

    # The actions built on them
    def finds_nothing_wrong(self, script: str, *args: object) -> None:
        """Wait until a function that lists the page's problems lists none."""
        deadline = time.monotonic() + PATIENCE
        while (problems := self.asks(script, *args)) != []:
            assert time.monotonic() < deadline, problems
            time.sleep(STEP)

    def clicks(self, selector: str) -> None:
        """Click a visible part of it, once it has stopped moving."""
        self.points([self._place(selector)])

    def drags(self, selector: str, to: str) -> None:
        (x, y), (to_x, to_y) = self._place(selector), self._place(to)
        self.points([(x + (to_x - x) * part / 5, y + (to_y - y) * part / 5) for part in range(6)])

    def types(self, selector: str, text: str) -> None:
        self.clicks(selector)
        self.keys(list(text))
        self.waits_until("(of, text) => document.querySelector(of).value === text", selector, text)

    def sees(self, selector: str, text: str = "") -> str:
        """Wait until one of these elements shows the text, and return everything it shows."""
        deadline = time.monotonic() + PATIENCE
        while True:
            texts: list[str] = self.asks(TEXTS, selector) or []
            if (found := next((each for each in texts if text in each), None)) is not None:
                return found
            assert time.monotonic() < deadline, f"{selector} does not show {text!r}: {texts}"
            time.sleep(STEP)

    def is_offered(self, selector: str) -> bool:
        return self.asks(PLACE, selector) is not None

    def waits_until(self, script: str, *args: object, patience: float = PATIENCE) -> Any:
        """Wait until a function in the page returns something true, and return that."""
        deadline = time.monotonic() + patience
        while not (answer := self.asks(script, *args)):
            assert time.monotonic() < deadline, f"it never became true: {script} of {args}"
            time.sleep(STEP)
        return answer

    def _place(self, selector: str) -> Point:
        deadline = time.monotonic() + PATIENCE
        before = None
        while (place := self.asks(PLACE, selector)) is None or place != before:
            before = place
            assert time.monotonic() < deadline, f"there is no {selector} to click"
            time.sleep(STEP)
        return place[0], place[1]


class PlaywrightVisitor(Visitor):
    """A visitor whose browser Playwright drives."""

    def __init__(self, page: Page, url: str) -> None:
        self.url = url
        self._page = page
        self._errors: list[str] = []
        page.set_default_timeout(HUNG * 1000)
        page.on("pageerror", lambda error: self._errors.append(str(error)))

    def opens(self, path: str) -> None:
        self._page.goto(f"{self.url}{path}")

    def asks(self, script: str, *args: object) -> Any:
        with suppress(Error):  # between two pages there is none to ask
            return self._page.evaluate(f"(args) => ({script})(...args)", list(args))
        return None

    def points(self, path: Sequence[Point]) -> None:
        self._page.mouse.move(*path[0])
        self._page.mouse.down()
        for place in path[1:]:
            self._page.mouse.move(*place)
        self._page.mouse.up()

    def keys(self, keys: Sequence[str]) -> None:
        for key in keys:
            self._page.keyboard.press(key)

    def resizes(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def photographs(self, file: Path) -> None:
        self._page.screenshot(path=file)

    def script_errors(self) -> list[str]:
        return self._errors


class GtkVisitor(Visitor):
    """A visitor with WebKitGTK's own browser, driven by selenium."""

    def __init__(self, driver: Remote, url: str) -> None:
        self.url = url
        self._driver = driver

    def opens(self, path: str) -> None:
        self._driver.get(f"{self.url}{path}")

    def asks(self, script: str, *args: object) -> Any:
        with suppress(WebDriverException):  # between two pages there is none to ask
            return self._driver.execute_script(f"{NOTE_ERRORS} return ({script})(...arguments)", *args)
        return None

    def points(self, path: Sequence[Point]) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        pointer: Any = actions.pointer_action  # selenium has no types for it
        pointer.move_to_location(*map(round, path[0]))
        pointer.pointer_down(MouseButton.LEFT)
        for place in path[1:]:
            pointer.move_to_location(*map(round, place))
        pointer.pointer_up(MouseButton.LEFT)
        actions.perform()

    def keys(self, keys: Sequence[str]) -> None:
        ActionChains(self._driver, duration=0).send_keys(*(KEYS.get(key, key) for key in keys)).perform()

    def resizes(self, width: int, height: int) -> None:
        """Give the page this size; its window also has a tool bar."""
        inner = self.asks("() => [innerWidth, innerHeight]")
        outer = self._driver.get_window_size()
        self._driver.set_window_size(outer["width"] + width - inner[0], outer["height"] + height - inner[1])
        self.waits_until("(width, height) => innerWidth === width && innerHeight === height", width, height)

    def photographs(self, file: Path) -> None:
        self._driver.save_screenshot(str(file))

    def script_errors(self) -> list[str]:
        return list(self.asks("() => JSON.parse(localStorage['script errors'] ?? '[]')"))


def have_webkit(own: Path, note: Path = NOTE, root: Path = Path("/")) -> PlaywrightWebKit | WebKitGTK:
    """Find WebKit. If it is missing, skip the test where it can't be installed, and fail where it can."""
    webkit = find_webkit(own, note, root)
    if webkit is None and note.exists():
        pytest.skip(note.read_text(encoding="utf-8"))
    if webkit is None:
        pytest.fail(f"WebKit is missing. To install it, or to learn why it can't be installed: {INSTALL}")
    return webkit


@contextmanager
def visiting(webkit: PlaywrightWebKit | WebKitGTK, url: str, playwright: Playwright) -> Iterator[Visitor]:
    """A visitor to the server, in a window of the usual size and with reduced motion."""
    if isinstance(webkit, WebKitGTK):
        with hidden_screen(webkit) as display, gtk_driver(webkit, display) as driver:
            visitor = GtkVisitor(driver, url)
            visitor.opens("/healthz")
            visitor.resizes(*SIZE)
            yield visitor
    else:
        with playwright.webkit.launch(timeout=HUNG * 1000) as browser:
            size: ViewportSize = {"width": SIZE[0], "height": SIZE[1]}
            yield PlaywrightVisitor(browser.new_page(viewport=size, reduced_motion="reduce"), url)


@contextmanager
def hidden_screen(webkit: WebKitGTK) -> Iterator[str]:
    """The name of a virtual screen, without which WebKitGTK doesn't start."""
    read, write = os.pipe()
    command = [str(webkit.screen), "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as number:
            is_up, _, _ = select([read], [], [], HUNG)
            assert is_up, f"Xvfb did not start within {HUNG} s"
            yield f":{number.readline().strip()}"
    finally:
        process.kill()  # which also closes every window left on it
        process.wait(HUNG)


@contextmanager
def gtk_driver(webkit: WebKitGTK, display: str) -> Iterator[Remote]:
    """WebKitGTK's own browser on this screen, with settings and files of its own."""
    options = Options()
    options.binary_location = str(webkit.browser)
    options.add_argument("--automation")
    with TemporaryDirectory(prefix="webkit", ignore_cleanup_errors=True) as folder:
        settings = Path(folder) / "gtk-3.0"
        settings.mkdir()
        (settings / "gtk.css").write_text(NARROW_WINDOWS)
        (settings / "settings.ini").write_text(NO_MOTION)
        homes = {"XDG_CONFIG_HOME": folder, "XDG_CACHE_HOME": folder, "XDG_DATA_HOME": folder}
        service = Service(str(webkit.driver), env={**os.environ, **homes, "DISPLAY": display})
        service.start()
        try:
            config = ClientConfig(remote_server_addr=service.service_url, timeout=HUNG)
            driver = Remote(RemoteConnection(client_config=config), options=options)
            yield driver
            driver.quit()
        finally:
            service.stop()
