"""The cards are dealt one by one: who may get each, and what everybody still needs after that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import add

from clueapp.games.mystery.deduction.holders import Holder
from clueapp.games.mystery.deduction.sheet import Cards

State = int
"""What each holder still needs, side by side; 0 when nobody needs anything."""
Moves = list[tuple[int, dict[State, State]]]
"""Who may get a card, by their number among the holders: from which states, and to which.

There are thousands of states, so they are kept in few containers: else Python's garbage collector would look through
them again and again, and take longer than all the rest.
"""


@dataclass(frozen=True, slots=True)
class Taker:
    """A holder that may get a card, where in a state their part of it begins, and what they may get after it."""

    number: int
    holder: Holder
    shift: int
    rest: Cards

    def changes(self, card: int, states: Sequence[State], dead: State) -> tuple[list[int], list[int]]:
        """What is to be added to each state if the holder misses the card, and what more if they get it instead."""
        mask = (1 << self.holder.bits) - 1 << self.shift
        parts = [state & mask for state in states]
        missing: dict[int, int] = {}
        getting: dict[int, int] = {}
        for part in set(parts):
            own = part >> self.shift
            missed, got = self.holder.misses(own, card, self.rest), self.holder.gets(own, card, self.rest)
            missing[part] = dead if missed is None else missed - own << self.shift
            getting[part] = dead if got is None else (got - own << self.shift) - missing[part]
        return list(map(missing.__getitem__, parts)), list(map(getting.__getitem__, parts))


@dataclass(frozen=True, slots=True)
class Dealing:
    """The order of the cards, and for each of them the holders that may get it."""

    order: Sequence[int]
    takers: Sequence[Sequence[Taker]]
    start: State
    dead: State
    """Above every state: what was added up to that or more leaves somebody without what they need."""

    def moves(self, step: int, states: Sequence[State]) -> Moves:
        """From each state who may get the card of this step; all others miss it."""
        card, missed, gains = self.order[step], states, []
        for taker in self.takers[step]:
            missing, getting = taker.changes(card, states, self.dead)
            missed = list(map(add, missed, missing))
            gains.append((taker.number, getting))
        return [(number, self._living(states, map(add, missed, getting))) for number, getting in gains]

    def _living(self, states: Iterable[State], targets: Iterable[State]) -> dict[State, State]:
        return {state: target for state, target in zip(states, targets, strict=True) if target < self.dead}


def dealing(holders: Sequence[Holder], order: Sequence[int]) -> Dealing:
    """How the cards can be dealt to these holders in this order."""
    start = shift = 0
    takers: list[list[Taker]] = [[] for _ in order]
    for number, holder in enumerate(holders):
        rest = holder.cards
        for card, here in zip(order, takers, strict=True):
            if holder.cards >> card & 1:
                rest &= ~(1 << card)
                here.append(Taker(number, holder, shift, rest))
        start |= holder.start << shift
        shift += holder.bits
    return Dealing(order, takers, start, dead=1 << shift)
