"""How the table of Clue-Less changes, event by event."""

from __future__ import annotations

from dataclasses import replace

from clueapp.games.clueless.events import Moved, Stayed, WayBlocked
from clueapp.games.clueless.state import CluelessTable
from clueapp.games.mystery import folds
from clueapp.games.mystery.cards import ROOMS
from clueapp.kernel.truth import Event


def table_after(table: CluelessTable, event: Event) -> CluelessTable:
    """The open table after something told to all."""
    match event:
        case Moved(seat, to):
            return _moved(replace(table, positions={**table.positions, seat: to}), seat)
        case Stayed(seat) | WayBlocked(seat):
            return _moved(table, seat)
    return folds.table_after(table, event)


def _moved(table: CluelessTable, seat: str) -> CluelessTable:
    """The movement is over; only in a room is there something to suggest."""
    return replace(table, phase="suggest" if table.positions[seat] in ROOMS else "end")
