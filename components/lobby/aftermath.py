"""The game that the host has ended: what was secret in it, until the next one begins."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.view import TableView
from components.folders import module_of


def part(table: TableView) -> object:
    return table.last_table


def draw(table: TableView) -> Markup:
    """Draw the last table as the game's own folder does; nothing where there is nothing to tell."""
    module = module_of(table.game.info.name, "aftermath")
    if module is None or table.last_table is None:
        return Markup("")
    drawn: Markup = module.draw(table.last_table)
    return drawn
