"""The parlour that the tests of rooms play in."""

import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
import structlog

from clueapp.store.engines import address, writing_engine
from clueapp.store.schema import migrate
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour


@pytest.fixture(scope="module", autouse=True)
def quiet() -> Iterator[None]:
    """Failures that the tests bring about are not drawn to the console with all their frames, which takes seconds."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the schema and nothing in it; copying it is faster than migrating."""
    file = tmp_path_factory.mktemp("rooms") / "empty.db"
    engine = writing_engine(address(f"sqlite:///{file}"))
    migrate(engine)
    engine.dispose()
    return file


@pytest.fixture
async def parlour(empty_database: Path, tmp_path: Path, same_deal: Random) -> AsyncIterator[Parlour]:
    """An open parlour."""
    file = tmp_path / "clueapp.db"
    shutil.copy(empty_database, file)
    opened = Parlour(file, same_deal)
    await opened.opens()
    yield opened
    await opened.closes()


@pytest.fixture
def clock(parlour: Parlour) -> ManualClock:
    return parlour.clock
