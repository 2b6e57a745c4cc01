"""How the compartments of a mystery change, event by event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import singledispatch
from typing import cast

from clueapp.games.mystery import events as e
from clueapp.games.mystery.state import Accusation, CaseFile, Detective, Inquiry, MysteryTable, Sighting, T
from clueapp.kernel.truth import Event


def table_after(table: T, event: Event) -> T:
    """The open table after something told to all; each game's own kind of table stays what it is."""
    return cast(T, _table_after(event, table))


@singledispatch
def _table_after(event: Event, _table: MysteryTable) -> MysteryTable:
    raise TypeError(f"{type(event).__name__} changes nothing that lies open")


def _folds(kind: type[Event]) -> Callable[[Callable[..., MysteryTable]], Callable[..., MysteryTable]]:
    return _table_after.register(kind)


@_folds(e.TableLaid)
def _(event: e.TableLaid, table: T) -> T:
    return replace(
        table,
        players=event.players,
        positions=dict(event.positions),
        turn_seconds=event.turn_seconds,
        notebook=event.notebook,
    )


@_folds(e.WeaponsPlaced)
def _(event: e.WeaponsPlaced, table: T) -> T:
    return replace(table, weapons=dict(event.weapons))


@_folds(e.Dealt)
def _(event: e.Dealt, table: T) -> T:
    return replace(table, held=dict(event.held))


@_folds(e.TurnBegan)
def _(event: e.TurnBegan, table: T) -> T:
    number = table.turn_number + 1
    past = table.inquiries
    accusation = table.accusation
    if accusation and accusation.followed_by is None:
        accusation = replace(accusation, followed_by=event.seat)
    return replace(
        table,
        turn=event.seat,
        turn_number=number,
        phase="move",
        inquiry=None,
        past_inquiries=past,
        accusation=accusation,
    )


@_folds(e.Suggested)
def _(event: e.Suggested, table: T) -> T:
    trio = event.trio
    moved = table.moved_since_turn
    if event.suspect_moved and trio.suspect in table.players:
        moved = moved | {trio.suspect}
    return replace(
        table,
        inquiry=Inquiry(event.seat, trio, turn=table.turn_number),
        accusation=None,
        positions={**table.positions, trio.suspect: trio.room},
        weapons={**table.weapons, trio.weapon: trio.room},
        moved_since_turn=moved,
        phase="disprove",
    )


@_folds(e.SuggestionDeclined)
def _(_event: e.SuggestionDeclined, table: T) -> T:
    return replace(table, phase="end")


@_folds(e.CouldNotDisprove)
def _(event: e.CouldNotDisprove, table: T) -> T:
    inquiry = _inquiry(table)
    return replace(table, inquiry=replace(inquiry, passed=(*inquiry.passed, event.seat)))


@_folds(e.AskedToDisprove)
def _(event: e.AskedToDisprove, table: T) -> T:
    return replace(table, inquiry=replace(_inquiry(table), asked=event.seat))


@_folds(e.CardShown)
def _(event: e.CardShown, table: T) -> T:
    return replace(table, inquiry=replace(_inquiry(table), asked=None, shown_by=event.by), phase="end")


@_folds(e.NobodyDisproved)
def _(_event: e.NobodyDisproved, table: T) -> T:
    return replace(table, phase="end")


@_folds(e.Accused)
def _(event: e.Accused, table: T) -> T:
    return replace(table, accusation=Accusation(event.seat, event.trio, turn=table.turn_number))


@_folds(e.AccusationFailed)
def _(event: e.AccusationFailed, table: T) -> T:
    made = table.accusation
    return replace(table, out=table.out | {event.seat}, failed=(*table.failed, made) if made else table.failed)


@_folds(e.TokenPutAside)
def _(event: e.TokenPutAside, table: T) -> T:
    return replace(table, positions={**table.positions, event.suspect: event.room})


@_folds(e.TurnEnded)
def _(event: e.TurnEnded, table: T) -> T:
    return replace(table, moved_since_turn=table.moved_since_turn - {event.seat})


@_folds(e.PlayerDeserted)
def _(event: e.PlayerDeserted, table: T) -> T:
    return replace(table, out=table.out | {event.seat}, deserted=table.deserted | {event.seat})


@_folds(e.CaseSolved)
def _(event: e.CaseSolved, table: T) -> T:
    return replace(table, phase="over", winner=event.seat, solution=event.solution)


@_folds(e.CaseUnsolved)
def _(event: e.CaseUnsolved, table: T) -> T:
    return replace(table, phase="over", solution=event.solution)


@_folds(e.CaseOpened)
def _(event: e.CaseOpened, table: T) -> T:
    return replace(table, solution=event.solution)


def detective_after(own: Detective, event: Event) -> Detective:
    """What a seat alone knows after something told to it alone."""
    match event:
        case e.HandDealt(cards):
            return replace(own, hand=cards)
        case e.CardSeen(by=by, card=card):
            return replace(own, seen=(*own.seen, Sighting(card, by)))
        case e.CardGiven(card=card):
            return replace(own, given=(*own.given, card))
        case e.SolutionSeen(solution):
            return replace(own, solution=solution)
        case e.Marked(card, player, mark):
            notes = {key: value for key, value in own.notes.items() if key != f"{card}:{player}"}
            return replace(own, notes={**notes, f"{card}:{player}": mark} if mark else notes)
    raise TypeError(f"{type(event).__name__} is told to no single seat")


def case_file_after(vault: CaseFile, event: Event) -> CaseFile:
    """The envelope after something that only the server knows."""
    match event:
        case e.CaseSealed(solution):
            return replace(vault, solution=solution, undealt={})
    raise TypeError(f"{type(event).__name__} is not kept in the vault")


def _inquiry(table: MysteryTable) -> Inquiry:
    if table.inquiry is None:
        raise ValueError("no suggestion is on the table")
    return table.inquiry
