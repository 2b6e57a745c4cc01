"""A real Valkey for the tests of what processes count together."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from clueapp.cluster.packages import PackageMissing
from clueapp.cluster.ports import free_ports
from clueapp.cluster.valkey import Valkey


@contextmanager
def running_valkey(folder: Path) -> Iterator[Valkey]:
    """One that has just been started; without its package the test is skipped."""
    try:
        found = Valkey(folder, next(free_ports()), "sesame")
    except PackageMissing as missing:
        pytest.skip(str(missing))
    found.start()
    try:
        yield found
    finally:
        found.kill()
