"""The rigged program without some of its patches for speed: `python -m e2e.unpatched serve`.

LEFT_OUT          names of patches in pages/nicegui_inside, with blanks between
STRANGE_VERSIONS  versions that libraries say they have: "nicegui=99.1 python-engineio=99.1"

The rest as in e2e/rigged.py.
"""

from __future__ import annotations

import os
from importlib.metadata import version

from e2e import rigged
from pages import nicegui_inside
from pages.nicegui_inside import versions


def leave_out(*names: str) -> None:
    """Have the program start without these patches."""
    for name in names:
        del nicegui_inside.PATCHES[name]


def pretend(*pairs: str) -> None:
    """Have libraries say that they are of these versions."""
    strange = dict(pair.split("=") for pair in pairs)
    versions.version = lambda name: strange.get(name) or version(name)  # type: ignore[attr-defined, assignment]


if __name__ == "__main__":
    leave_out(*os.environ.get("LEFT_OUT", "").split())
    pretend(*os.environ.get("STRANGE_VERSIONS", "").split())
    rigged.main()
