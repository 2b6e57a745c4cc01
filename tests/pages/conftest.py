"""The pages on a store of their own, and visitors with a browser each."""

import importlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from nicegui import app
from nicegui.testing import User
from nicegui.testing.user_notify import UserNotify

from clueapp.api.address_limits import AddressLimits
from clueapp.api.docs import Protocol
from clueapp.kernel.registry import games
from clueapp.rooms.manager import Manager
from clueapp.settings import Settings
from clueapp.store.store import Store
from tests.pages.visitor import Visitor

PAGES = ("home", "room", "packs", "seat", "rules", "protocol", "errors")
ROOMS_PER_MINUTE = 8


@pytest.fixture
async def manager(user: User, tmp_path: Path) -> AsyncIterator[Manager]:
    """The pages are served, with this manager behind them; NiceGUI forgets routes and modules after each test."""
    url = f"sqlite:///{tmp_path / 'clueapp.db'}"
    settings = Settings(_env_file=None, database_url=url, rooms_per_minute=ROOMS_PER_MINUTE)
    store = await Store.open(url)
    app.state.settings = settings
    app.state.address_limits = AddressLimits(settings)
    app.state.games = games()
    app.state.protocol = Protocol(games())
    app.state.manager = found = Manager(store, games())
    importlib.import_module("components.shell").add_shared_head()
    for name in PAGES:
        importlib.import_module(f"pages.{name}").install()
    yield found
    for room in found.awake:
        room.close()
    await store.close()


@pytest.fixture
def toasts() -> UserNotify:
    """Where the toasts of all visitors are heard."""
    return UserNotify()


@pytest.fixture
def ann(user: User, manager: Manager, toasts: UserNotify) -> Visitor:
    """The first visitor."""
    return Visitor(user, toasts)


@pytest.fixture
def visitor(create_user: Callable[[], User], manager: Manager, toasts: UserNotify) -> Callable[[], Visitor]:
    """Makes further visitors."""
    return lambda: Visitor(create_user(), toasts)


@pytest.fixture
async def code(ann: Visitor, manager: Manager) -> str:
    """The code of a room that Ann has opened and is in."""
    await ann.open("/")
    await ann.send("CREATE", game="clueless", name="Ann")
    await ann.until(lambda: ann.path.startswith("/room/"), "the room")
    await ann.until(lambda: "start" in ann.testids, "the lobby")
    return ann.path.removeprefix("/room/")
