"""The real server, and one isolated browser context per player.

Modules share a server with those that want the same: `SERVER_ENV = {"CLUEAPP_...": "..."}` asks for other settings,
`SERVER_MODULE` for another program than `e2e.rigged`, `OWN_SERVER = True` for one that nobody else meets. Pages ask for
reduced motion, which takes a third of the time; a test that wants it asks for `reduced_motion="no-preference"`.
A test is dealt the same cards whenever it runs. TEST_CHANCE is any word: another word deals other cards in every test.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from e2e.browser import launch_options
from e2e.inspection import Inspection
from e2e.server import Server
from e2e.steady import LINGER, SKIP_HINTS, SKIP_PROLOGUE
from e2e.unstuck import unstuck
from e2e.webkit import Visitor

USUAL: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "locale": "en-GB", "reduced_motion": "reduce"}
BUSY = {"CLUEAPP_ROOMS_PER_MINUTE": "200", "CLUEAPP_JOINS_PER_MINUTE": "1000", "CLUEAPP_LOOKUPS_PER_MINUTE": "10000"}
"""All tests come from one address."""
CHANCE = os.environ.get("TEST_CHANCE", "")
PATIENCE = 15_000
"""Milliseconds until something that should be seen is missed: a test machine may be busy."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep a screenshot of every page of a failed test in test-results/.

    A trace as well takes `--tracing retain-on-failure`, and twice the time.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that servers and browsers are put away as on Ctrl-C
    if config.getoption("screenshot", None) == "off":
        config.option.screenshot = "only-on-failure"
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_options(Path(playwright.chromium.executable_path))}


@pytest.fixture(scope="session")
def shared_servers() -> Iterator[dict[object, Server]]:
    """The servers that several modules use, by what they want; each is stopped when all is done."""
    servers: dict[object, Server] = {}
    yield servers
    for server in servers.values():
        stop(server)


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, shared_servers: dict[object, Server]
) -> Iterator[Server]:
    """The program, running; no test of the module may make it log an error."""
    env = {**BUSY, **getattr(request.module, "SERVER_ENV", {})}
    program = getattr(request.module, "SERVER_MODULE", "e2e.rigged")
    is_own = getattr(request.module, "OWN_SERVER", False)
    wanted = (program, *sorted(env.items()))
    server = None if is_own else shared_servers.get(wanted)
    if server is None:
        server = Server(tmp_path_factory.mktemp("server"), env=env, module=program)
        if not is_own:
            shared_servers[wanted] = server
    if not server.is_running:  # as it is when it is new, and after a test that failed while it was down
        server.start()
    server.dice.unlink(missing_ok=True)
    before = len(server.complaints())
    yield server
    if is_own:
        stop(server)
    complaints = server.complaints()[before:]
    assert not complaints, "The server logged errors:\n" + "\n".join(complaints)


@pytest.fixture(autouse=True)
def same_deal(request: pytest.FixtureRequest) -> None:
    """What rooms draw for their games is the same whenever the same test runs."""
    if "server" in request.fixturenames:
        server: Server = request.getfixturevalue("server")
        server.chance.write_text(f"{CHANCE}:{request.node.nodeid}", encoding="utf-8")


def stop(server: Server) -> None:
    """As an operator would; whatever happens, it does not outlive the tests."""
    try:
        if server.is_running:
            server.stop()
    finally:
        server.kill()


class Players:
    """The people at the table: `players("ann")` is Ann's page, in a browser context of her own."""

    def __init__(self, new_context: Callable[..., BrowserContext], url: str) -> None:
        self._new_context = new_context
        self._url = url
        self._contexts: dict[str, BrowserContext] = {}
        self._pages: dict[str, Page] = {}
        self.hasty: set[str] = set()
        """Those who let a turn end by itself; their pages have yet to be opened."""
        self.readers: set[str] = set()
        """Players who watch the prologue and read the hints; add them before opening their browser."""
        self.script_errors: list[str] = []

    def __call__(self, name: str) -> Page:
        """This player's page, opened (blank) when it is first asked for."""
        if name not in self._pages:
            self._pages[name] = self.tab(name)
        return self._pages[name]

    def context(self, name: str, **options: Any) -> BrowserContext:
        """This player's browser; the options (such as `viewport`) count when it is first asked for."""
        if name not in self._contexts:
            self._contexts[name] = self._new_context(**{"base_url": self._url, **USUAL, **options})
            if name not in self.readers:
                for habit in (SKIP_PROLOGUE, SKIP_HINTS):
                    self._contexts[name].add_init_script(habit)
        return self._contexts[name]

    def tab(self, name: str) -> Page:
        """One more tab of this player."""
        page = self.context(name).new_page()
        if name not in self.hasty:
            page.add_init_script(LINGER)
        page.on("pageerror", lambda error: self.script_errors.append(f"{name}: {error}"))
        return page

    def close(self, name: str) -> None:
        """Close this player's browser, as if it had crashed; asked for again, they come as a stranger."""
        self._pages.pop(name, None)
        self._contexts.pop(name).close()

    def go(self) -> None:
        """All close their browsers."""
        with unstuck():
            for name in tuple(self._contexts):
                self.close(name)


@pytest.fixture
def players(new_context: Callable[..., BrowserContext], server: Server) -> Iterator[Players]:
    """A factory of players; none of their pages may raise an error in its script."""
    players = Players(new_context, server.url)
    yield players
    players.go()
    assert not players.script_errors, "\n".join(players.script_errors)


@pytest.fixture
def inspect() -> Iterator[Inspection]:
    """Lets axe look at pages; it must not have found anything serious."""
    inspection = Inspection()
    yield inspection
    assert not inspection.problems, "\n".join(inspection.problems)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show the server's output beside a failure, and keep a screenshot from Safari's engine."""
    report = yield
    used = getattr(item, "funcargs", {})
    server = used.get("server")
    if report.failed and isinstance(server, Server):
        report.sections.append(("server log", server.log_tail()))
    if report.failed and report.when == "call":
        for name, visitor in used.items():
            if isinstance(visitor, Visitor):
                photograph(visitor, Path(item.config.getoption("output")) / f"{item.name}-{name}.png")
    return report


def photograph(visitor: Visitor, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(Exception):  # a browser that hangs has nothing to show
        visitor.photographs(file)
