"""What is still running of a cluster."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def belonging_to(folder: Path) -> list[int]:
    """The processes that have the folder in their command or their settings."""
    if not Path("/proc/self/environ").exists():
        pytest.skip("this system does not tell what its processes were started with")
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            said = (each / "cmdline").read_bytes() + (each / "environ").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if str(folder).encode() in said and int(each.name) != os.getpid():
            found.append(int(each.name))
    return found
