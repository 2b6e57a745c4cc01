"""One cluster for most tests: each has rooms of its own."""

from __future__ import annotations

import random
import tempfile
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest

from tests.cluster.parlour import Parlour, made
from tests.cluster.stalls import Stalls

MOST_SHOWN = 2_000


@pytest.fixture(scope="session")
def shared_parlour() -> Iterator[Parlour]:
    # Not tmp_path, which is closed to others: run by root, PostgreSQL is somebody else.
    with tempfile.TemporaryDirectory(prefix="clueapp-cluster-", ignore_cleanup_errors=True) as folder:
        cluster = made(Path(folder))
        with cluster:
            yield Parlour(cluster)


@pytest.fixture
def parlour(shared_parlour: Parlour) -> Iterator[Parlour]:
    """Three processes on PostgreSQL and Valkey; whatever a test does to them, all run when it is done."""
    yield shared_parlour
    for each in shared_parlour.cluster.programs:
        if each.is_running:
            each.thaw()
        else:
            each.start()


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Another play for each test, and the same one whenever it runs; faults fall as they fall."""
    return random.Random(request.node.name)


@pytest.fixture
async def stalls(parlour: Parlour) -> AsyncIterator[Stalls]:
    async with Stalls(parlour.pids) as meter:
        yield meter


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show what the processes complained of beside a failure."""
    report = yield
    funcargs = getattr(item, "funcargs", {})
    there = funcargs.get("parlour") or funcargs.get("cables")
    if report.failed and isinstance(there, Parlour):
        for process in there.cluster.processes:
            said = "\n".join(there.complaints(process))
            report.sections.append((f"complaints of {process.name}", said[-MOST_SHOWN:]))
    return report
