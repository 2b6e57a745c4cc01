"""How the table and the vault of Classic Clue change, event by event."""

from __future__ import annotations

from dataclasses import replace

from clueapp.games.classic import events as c
from clueapp.games.classic.state import GROUPS, ClassicTable, Stroll
from clueapp.games.mystery import events as e
from clueapp.games.mystery import folds
from clueapp.games.mystery.cards import ROOMS
from clueapp.games.mystery.state import CaseFile
from clueapp.kernel.truth import Event


def table_after(table: ClassicTable, event: Event) -> ClassicTable:
    """The open table after something told to all."""
    match event:
        case c.DiceRolled(seat, dice):
            return replace(table, stroll=Stroll(dice, table.positions[seat]))
        case c.Walked(seat, _, path):
            stroll = _stroll(table)
            return _moved(replace(table, stroll=replace(stroll, legs=(*stroll.legs, path))), seat, path[-1])
        case c.WalkTakenBack(seat, to):
            stroll = _stroll(table)
            moved = _moved(replace(table, stroll=replace(stroll, legs=stroll.legs[:-1])), seat, to)
            return replace(moved, phase="move")
        case c.PassageTaken(seat, to):
            return _moved(table, seat, to)
        case e.TurnBegan():
            return replace(folds.table_after(table, event), stroll=None)
        case c.Passed() | c.RestLeftToTheHouse():
            return table
    return _set_up_after(table, event)


def _set_up_after(table: ClassicTable, event: Event) -> ClassicTable:
    match event:
        case c.MansionLaid(ceremony=ceremony, host=host):
            return replace(folds.table_after(table, event), ceremony=ceremony, host=host)
        case c.SetUpBegan():
            return replace(table, phase="weapons")
        case c.LeadPassed(seat):
            return replace(table, host=seat)
        case c.WeaponPlaced(_, weapon, room):
            return replace(table, weapons={**table.weapons, weapon: room})
        case c.CardsSorted():
            return replace(table, phase="case_file")
        case c.CaseCardDrawn(_, group):
            drawn = (*table.drawn, group)
            return replace(table, drawn=drawn, phase="deal" if len(drawn) == len(GROUPS) else table.phase)
        case e.Dealt():
            dealt = folds.table_after(table, event)
            return replace(dealt, phase="notebooks") if table.ceremony else dealt
    return folds.table_after(table, event)


def case_file_after(vault: CaseFile, event: Event) -> CaseFile:
    """The envelope, and the cards beside it, after something that only the server knows."""
    match event:
        case c.DeckStacked(solution, hands):
            return CaseFile(solution, dict(hands))
    return folds.case_file_after(vault, event)


def _moved(table: ClassicTable, seat: str, to: str) -> ClassicTable:
    """Entering a room ends the movement (D-3.7)."""
    return replace(table, positions={**table.positions, seat: to}, phase="suggest" if to in ROOMS else "move")


def _stroll(table: ClassicTable) -> Stroll:
    if table.stroll is None:
        raise ValueError("nobody has rolled")
    return table.stroll
