"""What a notebook marks by itself: what its owner has seen and, if the room has chosen so, all that follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from operator import is_

from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.deduction import CASE_FILE, deduce
from clueapp.games.mystery.state import Detective, MysteryTable, MysteryView, T

Marks = Mapping[str, str]
"""From "card:player" to "yes" or "no", as in the notes by hand."""
_AS_MARK = {"certain": "yes", "impossible": "no"}
_REMEMBERED = 1_024


# Seen
def certain_marks(view: MysteryView[T]) -> Marks:
    """What this seat has seen: its own cards, those shown to it, who could not disprove what, the case file at the end.

    A card that was seen somewhere is nowhere else.
    """
    table, own = view.public, view.own
    if own is None or view.seat is None or not own.hand:
        return {}
    marks: dict[str, str] = {}
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


# Worked out
@dataclass(frozen=True, slots=True)
class Conclusions:
    """What follows by logic from what one seat has seen."""

    marks: Marks = field(default_factory=dict)
    """Of the players' squares, those that were not seen."""
    case_file: Marks = field(default_factory=dict)
    """From a card to "yes" or "no", where it is known whether it lies in the case file."""
    chances: Mapping[str, float] = field(default_factory=dict)
    """How likely each card is to lie in the case file."""

    @property
    def proven(self) -> Trio | None:
        """All that lies in the case file, once it is known."""
        found = [card for card, mark in self.case_file.items() if mark == "yes"]
        return Trio(*found) if len(found) == len(fields(Trio)) else None


NO_CONCLUSIONS = Conclusions()


def conclusions(view: MysteryView[T]) -> Conclusions:
    """All that this seat could have worked out by now; nothing, unless the room has chosen that notebooks say it."""
    if view.public.notebook != "logic" or view.own is None:
        return NO_CONCLUSIONS
    return _drawn_from(_Evidence(view, view.own))


class _Evidence:
    """A view for what conclusions are drawn from: the same as before, until something comes that tells where cards are.

    What has not changed at a table is the same object, so that one look at each part will do, however long the game is.
    """

    __slots__ = ("_parts", "view")

    def __init__(self, view: MysteryView[T], own: Detective) -> None:
        table = view.public
        asked = (table.past_inquiries, table.inquiry, table.failed)
        self.view = view
        self._parts = (view.seat, table.held, *asked, table.solution, own.hand, own.seen, own.solution)

    def __hash__(self) -> int:
        return hash(tuple(map(id, self._parts)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Evidence) and all(map(is_, self._parts, other._parts))


@lru_cache(_REMEMBERED)
def _drawn_from(evidence: _Evidence) -> Conclusions:
    """Every panel of a page asks for it at every step of the game, but it is worked out once for each piece of news."""
    knowledge, seen = deduce(evidence.view), certain_marks(evidence.view)
    if knowledge is None:
        return NO_CONCLUSIONS
    certain = {
        f"{card}:{place}": _AS_MARK[found]
        for card in DECK
        for place in knowledge.places
        if (found := knowledge.mark(card, place)) != "open"
    }
    in_file = {card: certain.pop(place) for card in DECK if (place := f"{card}:{CASE_FILE}") in certain}
    marks = {place: mark for place, mark in certain.items() if place not in seen}
    return Conclusions(marks, in_file, {card: knowledge.chance(card, CASE_FILE) for card in DECK})


# In the notebook
def printed_marks(view: MysteryView[T]) -> Marks:
    """The marks that stand in the notebook by themselves, as the room has chosen."""
    return {} if view.public.notebook == "hand" else {**certain_marks(view), **conclusions(view).marks}


def contradictions(view: MysteryView[T]) -> tuple[str, ...]:
    """Where a mark by hand says "yes" or "no" and the print says the opposite; none where nothing is printed."""
    notes = view.own.notes if view.own else {}
    printed = printed_marks(view)
    return tuple(place for place, mark in notes.items() if {mark, printed.get(place)} == {"yes", "no"})
