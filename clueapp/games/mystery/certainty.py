"""What a notebook may say for certain: only what its owner has seen, and nothing that has to be worked out."""

from __future__ import annotations

from collections.abc import Iterator

from clueapp.games.mystery.cards import DECK
from clueapp.games.mystery.state import Detective, MysteryTable, MysteryView, T

Marks = dict[str, str]
"""From "card:player" to "yes" or "no", as in the notes by hand."""


def certain_marks(view: MysteryView[T]) -> Marks:
    """What this seat has seen: its own cards, those shown to it, who could not disprove what, the case file at the end.

    A card that was seen somewhere is nowhere else.
    """
    table, own = view.public, view.own
    if own is None or view.seat is None or not own.hand:
        return {}
    marks: Marks = {}
    for card, player in _where_seen(table, own, view.seat):
        marks |= {f"{card}:{each}": "yes" if each == player else "no" for each in table.players}
    marks |= {f"{card}:{view.seat}": "no" for card in DECK if card not in own.hand}
    for inquiry in table.inquiries:
        marks |= {f"{card}:{player}": "no" for player in inquiry.passed for card in inquiry.trio.cards}
    return marks


def _where_seen(table: MysteryTable, own: Detective, seat: str) -> Iterator[tuple[str, str | None]]:
    """Each card whose place is known, and who has it; nobody, if it lies in the case file."""
    yield from ((card, seat) for card in own.hand)
    yield from ((sighting.card, sighting.by) for sighting in own.seen)
    solution = table.solution or own.solution
    yield from ((card, None) for card in (solution.cards if solution else ()))


def printed_marks(view: MysteryView[T]) -> Marks:
    """The marks that stand in the notebook by themselves, as the room has chosen."""
    return {} if view.public.notebook == "hand" else certain_marks(view)


def contradictions(view: MysteryView[T]) -> tuple[str, ...]:
    """Where a mark by hand says "yes" or "no" and the print says the opposite; none where nothing is printed."""
    notes = view.own.notes if view.own else {}
    printed = printed_marks(view)
    return tuple(place for place, mark in notes.items() if {mark, printed.get(place)} == {"yes", "no"})
