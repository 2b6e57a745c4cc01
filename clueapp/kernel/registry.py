"""The games that stand under clueapp.games, found by looking."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from clueapp.kernel.game import AnyGame


@cache
def games(packs: Path | None = None) -> dict[str, AnyGame]:
    """Every game of a server by its name; `packs` is a folder with questions of its operator's own.

    A game is a package under clueapp.games with a GAME, or with a `make_game(packs)` if it is made of what it is given.

    >>> all(name == game.info.name for name, game in games().items())
    True
    """
    made = (_made(module, packs) for module in _packages())
    return {game.info.name: game for game in made if game is not None}


def _packages() -> Iterator[ModuleType]:
    package = importlib.import_module("clueapp.games")
    for each in pkgutil.iter_modules(package.__path__):
        yield importlib.import_module(f"clueapp.games.{each.name}")


def _made(module: ModuleType, packs: Path | None) -> AnyGame | None:
    """A package's game; None if there is none, as in one that others share."""
    if hasattr(module, "make_game"):
        made: AnyGame = module.make_game(packs)
        return made
    return getattr(module, "GAME", None)
