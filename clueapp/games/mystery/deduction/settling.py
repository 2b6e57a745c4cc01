"""What follows at once: rule after rule crosses out places, until none finds anything more."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.mystery.deduction.sheet import KINDS, Cards, Sheet

Clauses = Sequence[tuple[int, Cards]]


def settled(sheet: Sheet) -> Sheet:
    """The sheet without all that these rules cross out, and without clauses that say nothing more.

    Nothing is crossed out that could be; not all is that cannot. For that the deals are counted.
    """
    may, clauses, failed = list(sheet.may), sheet.clauses, sheet.failed
    before: list[Cards] = []
    while may != before:
        before = may[:]
        _count_hands(may, sheet.sizes)
        _count_case_file(may)
        clauses = _met(may, clauses)
        failed = _refuted(may, failed)
    return Sheet(sheet.places, sheet.sizes, tuple(may), _without_weaker(clauses), failed)


def in_one_place(may: Sequence[Cards]) -> Cards:
    """The cards that only one place may hold."""
    once = twice = 0
    for held in may:
        twice |= once & held
        once |= held
    return once & ~twice


def _keep(may: list[Cards], place: int, cards: Cards) -> None:
    """These cards are here, so they are nowhere else."""
    for at in range(len(may)):
        if at != place:
            may[at] &= ~cards


def _count_hands(may: list[Cards], sizes: Sequence[int | None]) -> None:
    """Who has shown all their cards holds no other; who may hold no more than they do holds all of these."""
    for player, size in enumerate(sizes):
        held = may[player] & in_one_place(may)
        if held == may[player]:
            continue
        if held.bit_count() == size:
            may[player] = held
        elif may[player].bit_count() == size:
            _keep(may, player, may[player])


def _count_case_file(may: list[Cards]) -> None:
    """The same of the case file, with one card of each kind."""
    for kind in KINDS:
        held = may[-1] & kind & in_one_place(may)
        if held:
            may[-1] &= ~kind | held
        elif (may[-1] & kind).bit_count() == 1:
            _keep(may, len(may) - 1, may[-1] & kind)


def _met(may: list[Cards], clauses: Clauses) -> tuple[tuple[int, Cards], ...]:
    """The clauses that are still open, with the cards that can still meet them; a last one does."""
    still_open = []
    certain = in_one_place(may)
    for player, cards in clauses:
        cards &= may[player]
        if cards & certain:
            continue
        if cards.bit_count() == 1:
            _keep(may, player, cards)
            certain |= cards
        else:
            still_open.append((player, cards))
    return tuple(still_open)


def _refuted(may: list[Cards], failed: Sequence[Cards]) -> tuple[Cards, ...]:
    """The false accusations that still say something: if two of the three lie in the case file, the third does not."""
    still_open = []
    for cards in failed:
        doubtful = cards & ~in_one_place(may)
        if cards & ~may[-1]:
            continue
        if doubtful.bit_count() == 1:
            may[-1] &= ~doubtful
        else:
            still_open.append(cards)
    return tuple(still_open)


def _without_weaker(clauses: Clauses) -> tuple[tuple[int, Cards], ...]:
    """Of a player who has at least one of two it says nothing that they have one of those two and a third."""
    kept = dict.fromkeys(clauses)
    return tuple(
        (player, cards)
        for player, cards in kept
        if not any(other == player and fewer != cards and fewer & cards == fewer for other, fewer in kept)
    )
