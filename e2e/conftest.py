"""The real server, and one isolated browser context per player.

A module sets `SERVER_ENV = {"CLUEAPP_...": "..."}` to start its server with other settings.
"""

import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from e2e.browser import launch_options
from e2e.server import TRACEBACK, Server

VIEWPORT = {"width": 1280, "height": 720}


def pytest_configure(config: pytest.Config) -> None:
    """Keep a screenshot and a trace of every context of a failed test in test-results/."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that servers and browsers are put away as on Ctrl-C
    for option, wanted in {"screenshot": "only-on-failure", "tracing": "retain-on-failure"}.items():
        if config.getoption(option, None) == "off":
            setattr(config.option, option, wanted)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_options(Path(playwright.chromium.executable_path))}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": VIEWPORT, "locale": "en-GB"}


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The program, running; no test of the module may make it log a traceback."""
    server = Server(tmp_path_factory.mktemp("server"), env=getattr(request.module, "SERVER_ENV", None))
    try:
        server.start()
        yield server
        if server.is_running:
            server.stop()
        assert TRACEBACK not in server.log(), f"The server logged a traceback:\n{server.log_tail(200)}"
    finally:
        server.kill()


class Players:
    """The people at the table: `players("ann")` is Ann's page, in a browser context of her own."""

    def __init__(self, new_context: Callable[..., BrowserContext], url: str) -> None:
        self._new_context = new_context
        self._url = url
        self._contexts: dict[str, BrowserContext] = {}
        self._pages: dict[str, Page] = {}
        self.script_errors: list[str] = []

    def __call__(self, name: str) -> Page:
        """This player's page, opened (blank) when it is first asked for."""
        if name not in self._pages:
            self._pages[name] = self.tab(name)
        return self._pages[name]

    def context(self, name: str, **options: Any) -> BrowserContext:
        """This player's browser; the options (such as `viewport`) count when it is first asked for."""
        if name not in self._contexts:
            self._contexts[name] = self._new_context(base_url=self._url, **options)
        return self._contexts[name]

    def tab(self, name: str) -> Page:
        """One more tab of this player."""
        page = self.context(name).new_page()
        page.on("pageerror", lambda error: self.script_errors.append(f"{name}: {error}"))
        return page

    def close(self, name: str) -> None:
        """Close this player's browser, as if it had crashed; asked for again, they come as a stranger."""
        self._pages.pop(name, None)
        self._contexts.pop(name).close()


@pytest.fixture
def players(new_context: Callable[..., BrowserContext], server: Server) -> Iterator[Players]:
    """A factory of players; none of their pages may raise an error in its script."""
    players = Players(new_context, server.url)
    yield players
    assert not players.script_errors, "\n".join(players.script_errors)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show what the server said beside a failure."""
    report = yield
    server = getattr(item, "funcargs", {}).get("server")
    if report.failed and isinstance(server, Server):
        report.sections.append(("server log", server.log_tail()))
    return report
