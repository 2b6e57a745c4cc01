"""The places that still get cards, and what each still needs: a small number that changes with every card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from clueapp.games.mystery.deduction.sheet import KINDS, Cards, Sheet, numbers


class Holder(ABC):
    """A place that still gets cards. A state says what it needs; None: what it needs it can no longer get."""

    cards: Cards
    """Those that it may get."""
    start: int
    bits: int
    """How many bits a state has."""

    @abstractmethod
    def gets(self, state: int, card: int, rest: Cards) -> int | None:
        """The state after it got the card; the rest is still to come."""

    @abstractmethod
    def misses(self, state: int, card: int, rest: Cards) -> int | None:
        """The state after the card went elsewhere."""


class Hand(Holder):
    """The hand of one player; or of several, if nothing tells them apart but how many cards they hold."""

    def __init__(
        self, players: tuple[int, ...], needs: tuple[int, ...], cards: Cards, clauses: tuple[Cards, ...]
    ) -> None:
        self.players, self.needs, self.cards, self.clauses = players, needs, cards, clauses
        unmet = (1 << len(clauses)) - 1
        self.shift = sum(needs).bit_length()
        self.mask = (1 << self.shift) - 1
        self.start = sum(needs) | unmet << self.shift
        self.bits = self.shift + len(clauses)

    def gets(self, state: int, card: int, rest: Cards) -> int | None:
        if not state & self.mask:
            return None
        met = sum(1 << at for at, clause in enumerate(self.clauses) if clause >> card & 1)
        return self._if_possible(state - 1 & ~(met << self.shift), rest)

    def misses(self, state: int, card: int, rest: Cards) -> int | None:
        return self._if_possible(state, rest)

    def _if_possible(self, state: int, rest: Cards) -> int | None:
        need, unmet = state & self.mask, state >> self.shift
        if need > (self.cards & rest).bit_count():
            return None
        wanted = [clause & rest for at, clause in enumerate(self.clauses) if unmet >> at & 1]
        return state if can_meet(wanted, need) else None


def can_meet(clauses: Sequence[Cards], number: int) -> bool:
    """Whether so many cards can have at least one of each of these sets.

    >>> can_meet([0b011, 0b110, 0b100], 1), can_meet([0b011, 0b110, 0b100], 2)
    (False, True)
    """
    if len(clauses) <= number:
        return all(clauses)
    if not number:
        return False
    scarcest = min(clauses, key=int.bit_count)
    return any(
        can_meet([clause for clause in clauses if not clause >> card & 1], number - 1) for card in numbers(scarcest)
    )


class Envelope(Holder):
    """The case file: which kinds it needs, and which false accusations would come true as it is."""

    def __init__(self, cards: Cards, failed: tuple[Cards, ...]) -> None:
        self.cards, self.failed = cards, failed
        needed = sum(1 << at for at, kind in enumerate(KINDS) if cards & kind)
        coming_true = (1 << len(failed)) - 1
        self.start = needed | coming_true << len(KINDS)
        self.bits = len(KINDS) + len(failed)

    def gets(self, state: int, card: int, rest: Cards) -> int | None:
        kind = next(1 << at for at, kind in enumerate(KINDS) if kind >> card & 1)
        if not state & kind:
            return None
        return self._if_possible(state & ~kind & ~self._accusations(card, False), rest)

    def misses(self, state: int, card: int, rest: Cards) -> int | None:
        return self._if_possible(state & ~self._accusations(card, True), rest)

    def _accusations(self, card: int, named: bool) -> int:
        """The accusations that named the card, or those that did not."""
        return sum(1 << len(KINDS) + at for at, cards in enumerate(self.failed) if bool(cards >> card & 1) is named)

    def _if_possible(self, state: int, rest: Cards) -> int | None:
        needed = [kind for at, kind in enumerate(KINDS) if state >> at & 1]
        possible = all(self.cards & rest & kind for kind in needed) if needed else not state
        return state if possible else None


def holders_of(sheet: Sheet, unknown: Cards) -> list[Holder]:
    """Everybody who still gets one of the cards whose place is unknown; the case file last."""
    holders: list[Holder] = []
    alike: dict[Cards, list[tuple[int, int]]] = {}
    for player, size in enumerate(sheet.sizes):
        if size is None:
            raise ValueError("deals are counted only where it is known how many cards each holds")
        need = max(0, size - (sheet.may[player] & ~unknown).bit_count())
        clauses = tuple(cards for other, cards in sheet.clauses if other == player)
        if clauses:
            holders.append(Hand((player,), (need,), sheet.may[player] & unknown, clauses))
        elif need:
            alike.setdefault(sheet.may[player] & unknown, []).append((player, need))
    for cards, them in alike.items():
        players, needs = zip(*them, strict=True)
        holders.append(Hand(players, needs, cards, ()))
    if sheet.may[-1] & unknown or sheet.failed:
        holders.append(Envelope(sheet.may[-1] & unknown, sheet.failed))
    return holders
