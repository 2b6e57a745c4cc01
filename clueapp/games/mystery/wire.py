"""A mystery's view as plain JSON values, for the wire."""

from __future__ import annotations

from typing import Any

from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.certainty import conclusions, contradictions, printed_marks
from clueapp.games.mystery.state import Accusation, MysteryView, T, shown_card


def show(view: MysteryView[T]) -> dict[str, Any]:
    """What P-8.3b names, and the seat's own notebook: notes by hand, what is printed there, where the two disagree."""
    return {**_table(view), **(_worked_out(view) if view.public.notebook == "logic" else {})}


def _table(view: MysteryView[T]) -> dict[str, Any]:
    table, own = view.public, view.own
    return {
        "turn": table.turn or None,
        "turnNumber": table.turn_number,
        "positions": dict(table.positions),
        "weapons": dict(table.weapons),
        "hand": list(own.hand) if own else [],
        "cardsHeld": dict(table.held),
        "sleuthing": {seat: seat not in table.out for seat in table.players},
        "mustMove": view.seat not in table.out and table.must_move(view.seat) if view.seat else None,
        "suggestion": _inquiry(view),
        "accusation": _accusation(table.accusation),
        "solution": _trio(table.solution or (own.solution if own else None)),
        "winner": table.winner,
        "seen": [{"card": each.card, "by": each.by} for each in own.seen] if own else [],
        "notes": dict(own.notes) if own else {},
        "printed": printed_marks(view),
        "contradictions": list(contradictions(view)),
    }


def _worked_out(view: MysteryView[T]) -> dict[str, Any]:
    """Where notebooks say all that follows: what of the print was not seen, and what is known of the case file."""
    drawn = conclusions(view)
    return {"reasoned": list(drawn.marks), "caseFile": drawn.case_file}


def _inquiry(view: MysteryView[T]) -> dict[str, Any] | None:
    inquiry = view.public.inquiry
    if inquiry is None:
        return None
    return {
        "by": inquiry.seat,
        "suspect": inquiry.trio.suspect,
        "weapon": inquiry.trio.weapon,
        "room": inquiry.trio.room,
        "passed": list(inquiry.passed),
        "asked": inquiry.asked,
        "shownBy": inquiry.shown_by,
        "card": shown_card(view),
    }


def _accusation(made: Accusation | None) -> dict[str, Any] | None:
    """The last accusation, until the next suggestion; it was false unless there is a winner."""
    if made is None:
        return None
    trio = made.trio
    return {"by": made.seat, "suspect": trio.suspect, "weapon": trio.weapon, "room": trio.room}


def _trio(trio: Trio | None) -> dict[str, str] | None:
    return None if trio is None else {"suspect": trio.suspect, "weapon": trio.weapon, "room": trio.room}
