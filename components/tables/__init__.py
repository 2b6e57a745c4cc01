"""The tables: one folder for each game."""

from __future__ import annotations

from collections.abc import Callable

from components.tables.clueless.table import CluelessTable

_TABLES: dict[str, Callable[[], CluelessTable]] = {"clueless": CluelessTable}


def table_of(game: str) -> Callable[[], CluelessTable]:
    """What builds a client's table of this game."""
    return _TABLES[game]
