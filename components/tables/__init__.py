"""The tables: one folder for each game, with a TABLE in its `table.py`; a game without one has the plain table."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from clueapp.rooms.view import TableView
from components.stage import Stage, StageMaker

PLAIN = "plain"


def table_of(table: TableView) -> Stage:
    """A client's table of the game that is played in the room."""
    return maker_of(table.game.info.name).stage_for(table)


@cache
def maker_of(game: str) -> StageMaker[object, object]:
    folder = f"{__name__}.{game}"
    has_own = find_spec(folder) is not None and find_spec(f"{folder}.table") is not None
    made: StageMaker[object, object] = import_module(f"{folder if has_own else f'{__name__}.{PLAIN}'}.table").TABLE
    return made
