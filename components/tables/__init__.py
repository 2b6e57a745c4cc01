"""The tables: one folder for each game, with a TABLE in its `table.py`; a game without one has the plain table.

What else belongs to a game's table stands beside it, and is found there: styles in `css`, scripts in `js`, pictures and
icons in `art`, its `poster` and its `rules`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from clueapp.rooms.view import TableView
from components.folders import module_of
from components.stage import Stage, StageMaker

PLAIN = "plain"


def table_of(table: TableView) -> Stage:
    """A client's table of the game that is played in the room."""
    return maker_of(table.game.info.name).stage_for(table)


@cache
def maker_of(game: str) -> StageMaker[object, object]:
    own = module_of(game, "table")
    made: StageMaker[object, object] = (own or import_module(f"{__name__}.{PLAIN}.table")).TABLE
    return made
