"""Which versions the patches were tried with."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version

TRIED = {
    "nicegui": ("3.18",),
    "python-engineio": ("4.15",),
    "python-socketio": ("5.18",),
    "uvicorn": ("0.54",),
}
"""By library; what comes after these numbers mends errors, and leaves the inside as it is."""


def untried(libraries: Iterable[str]) -> dict[str, str]:
    """Those of them that are installed in a version that was not tried, with that version."""
    installed = {library: version(library) for library in sorted(libraries)}
    return {name: found for name, found in installed.items() if ".".join(found.split(".")[:2]) not in TRIED[name]}
