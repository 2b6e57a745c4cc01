"""The games that stand under clueapp.games, found by looking."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from clueapp.kernel.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its name: each package under clueapp.games that has a GAME."""
    package = importlib.import_module("clueapp.games")
    found = (importlib.import_module(f"clueapp.games.{each.name}") for each in pkgutil.iter_modules(package.__path__))
    return {module.GAME.info.name: module.GAME for module in found if hasattr(module, "GAME")}
