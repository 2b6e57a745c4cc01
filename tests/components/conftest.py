"""What the tests of a duel's screens share."""

import pytest
from nicegui import ui
from nicegui.testing import User

from tests.components.duel_page import DuelPage, Look


@pytest.fixture
async def look(user: User) -> Look:
    """Opens tables of duels."""
    ui.page("/")(lambda: None)
    await user.open("/")
    return lambda at, viewer=None: DuelPage(user, at, viewer)
