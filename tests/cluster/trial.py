"""A cluster for a trial, in a folder that goes with it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from clueapp.cluster.cluster import Cluster
from clueapp.cluster.packages import PackageMissing


@contextmanager
def open_folder() -> Iterator[Path]:
    """Not tmp_path, which is closed to others: run by root, PostgreSQL is somebody else."""
    with tempfile.TemporaryDirectory(prefix="clueapp-cluster-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def made(folder: Path, n: int = 1, **options: Any) -> Cluster:
    """Nothing is started yet; skips the test where a package is missing."""
    try:
        return Cluster(folder, n, **options)
    except PackageMissing as missing:
        pytest.skip(str(missing))


@contextmanager
def running_cluster(n: int = 1, **options: Any) -> Iterator[Cluster]:
    """All of it runs."""
    with open_folder() as folder, made(folder, n, **options) as cluster:
        yield cluster
