"""The server that most tests of the protocol talk to."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.api.server import Server, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A real server without narrow limits."""
    async with serving(tmp_path) as running:
        yield running
