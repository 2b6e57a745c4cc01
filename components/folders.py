"""The folders of the tables: what a game has beside its table is found by looking into them, and listed nowhere."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
TABLES = HERE / "tables"


@cache
def folders() -> tuple[str, ...]:
    """The names of all of them; those first that have no table but what several tables share."""
    found = (each for each in TABLES.iterdir() if (each / "__init__.py").is_file())
    return tuple(each.name for each in sorted(found, key=lambda each: ((each / "table.py").is_file(), each.name)))


@cache
def module_of(folder: str, name: str) -> ModuleType | None:
    """What a folder has under this name, if it has it."""
    path = f"components.tables.{folder}"
    has_it = find_spec(path) is not None and find_spec(f"{path}.{name}") is not None
    return import_module(f"{path}.{name}") if has_it else None


def modules(name: str) -> dict[str, ModuleType]:
    """What the folders have under this name: folder to module."""
    return {folder: module for folder in folders() if (module := module_of(folder, name)) is not None}


def files(kind: str) -> tuple[Path, ...]:
    """The files of a kind, `css` or `js`: each folder may have a folder of these, in which they go by their names."""
    return tuple(file for folder in folders() for file in sorted((TABLES / folder / kind).glob(f"*.{kind}")))
