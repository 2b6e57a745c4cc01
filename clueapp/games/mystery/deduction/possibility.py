"""Whether any deal agrees with a sheet at all; also where not all numbers of cards are known."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.mystery.deduction.settling import in_one_place, settled
from clueapp.games.mystery.deduction.sheet import DECK_SIZE, KINDS, WHOLE_DECK, Cards, Sheet, numbers


def is_possible(sheet: Sheet) -> bool:
    """Settle what follows at once, see whether the cards can be dealt out, and try what the clauses leave open."""
    sheet = settled(sheet)
    if not _can_be_dealt(sheet):
        return False
    if sheet.clauses:
        return _clause_can_be_met(sheet)
    if sheet.failed:
        doubtful = sheet.failed[0] & ~in_one_place(sheet.may)
        return any(is_possible(sheet.without(len(sheet.sizes), 1 << card)) for card in numbers(doubtful))
    return True


def _clause_can_be_met(sheet: Sheet) -> bool:
    """Try the cards of the shortest clause one by one; those tried before are elsewhere."""
    player, cards = min(sheet.clauses, key=lambda clause: clause[1].bit_count())
    for card in numbers(cards):
        if is_possible(sheet.with_cards(player, 1 << card)):
            return True
        sheet = sheet.without(player, 1 << card)
    return False


def _can_be_dealt(sheet: Sheet) -> bool:
    """Whether every card has a place and everybody gets as many as they hold, if the clauses are left aside.

    Both are possible together if each is by itself: one matching covers all cards, another all that has to be filled,
    and of two such matchings one can always be made that covers both.
    """
    unknown = WHOLE_DECK & ~in_one_place(sheet.may)
    slots = [(cards & unknown, need) for cards, need in _slots(sheet, unknown)]
    if any(need is not None and need < 0 for _, need in slots):
        return False
    to_fill = [(cards, need) for cards, need in slots if need is not None]
    everywhere = [(cards, DECK_SIZE if need is None else need) for cards, need in slots]
    return _most(unknown, everywhere) == unknown.bit_count() and _most(unknown, to_fill) == sum(
        need for _, need in to_fill
    )


def _slots(sheet: Sheet, unknown: Cards) -> list[tuple[Cards, int | None]]:
    """What each player, and the case file of each kind, may get of the unknown cards, and how many; None: any."""
    players = [
        (may, None if size is None else size - (may & ~unknown).bit_count())
        for may, size in zip(sheet.may[:-1], sheet.sizes, strict=True)
    ]
    kinds = [(sheet.may[-1] & kind, 1 - (sheet.may[-1] & kind & ~unknown).bit_count()) for kind in KINDS]
    return [*players, *kinds]


def _most(unknown: Cards, slots: Sequence[tuple[Cards, int]]) -> int:
    """How many of the cards can be given away at most: one after the other, moving on those that stand in the way."""
    given: list[list[int]] = [[] for _ in slots]

    def give(card: int, tried: set[int]) -> bool:
        for at, (cards, room) in enumerate(slots):
            if cards >> card & 1 and at not in tried:
                tried.add(at)
                if len(given[at]) < room:
                    given[at].append(card)
                    return True
                for other in given[at]:
                    if give(other, tried):
                        given[at].remove(other)
                        given[at].append(card)
                        return True
        return False

    return sum(give(card, set()) for card in numbers(unknown))
