"""Three servers with the same rooms."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.games.trivia_table import GAME
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour
from tests.rooms.street import Street


@pytest.fixture
async def street(empty_database: Path, tmp_path: Path, same_deal: Random) -> AsyncIterator[Street]:
    """An empty street."""
    file = tmp_path / "clueapp.db"
    shutil.copy(empty_database, file)
    built = Street(file, same_deal, {"trivia": GAME})
    yield built
    await built.closes()


@pytest.fixture
async def parlours(street: Street) -> list[Parlour]:
    """Three of them."""
    return await street.opens(3)


@pytest.fixture
def clock(street: Street) -> ManualClock:
    return street.clock
