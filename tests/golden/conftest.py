"""The golden logs, each in a house of its own; and the parlour, for the logs from before there were any."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.golden.waking import Golden, House
from tests.rooms.conftest import clock, empty_database, parlour, quiet

__all__ = ["clock", "empty_database", "house", "parlour", "quiet"]


@pytest.fixture
async def house(request: pytest.FixtureRequest, empty_database: Path, tmp_path: Path) -> AsyncIterator[House]:
    """A house in which nothing is stored but one golden log, and nobody has woken it yet."""
    golden: Golden = request.param
    file = tmp_path / "clueapp.db"
    shutil.copy(empty_database, file)
    opened = House(golden, f"sqlite:///{file}")
    await opened.opens()
    await opened.stores()
    yield opened
    await opened.dies()
