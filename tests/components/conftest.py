"""What the tests of tables share."""

import pytest
from nicegui import ui
from nicegui.testing import User

from tests.components import codenames_page
from tests.components.codenames_page import CodenamesPage
from tests.components.duel_page import DuelPage, Look


@pytest.fixture
async def look(user: User) -> Look:
    """Opens tables of duels."""
    ui.page("/")(lambda: None)
    await user.open("/")
    return lambda at, viewer=None: DuelPage(user, at, viewer)


@pytest.fixture
async def spy(user: User) -> codenames_page.Look:
    """Opens tables of Codenames."""
    ui.page("/")(lambda: None)
    await user.open("/")
    return lambda at, viewer=None: CodenamesPage(user, at, viewer)
