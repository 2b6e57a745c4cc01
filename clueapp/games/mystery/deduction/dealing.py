"""The cards are dealt one by one: who may get each, and what everybody still needs after that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from clueapp.games.mystery.deduction.holders import Holder
from clueapp.games.mystery.deduction.sheet import Cards

State = int
"""What each holder still needs, side by side; 0 when nobody needs anything."""
Moves = list[tuple[int, State]]
"""Who may get the next card, by their number among the holders, and the state after that."""


class Changes(dict[int, tuple[int, int]]):
    """What the dealing of a card does to one holder's part of a state, worked out when it is first asked for.

    That is what has to be added if the holder misses the card, and what more if they get it instead. A state with
    `dead` or more in it is one in which somebody cannot get what they need.
    """

    def __init__(self, holder: Holder, shift: int, dead: State, card: int, rest: Cards) -> None:
        super().__init__()
        self.holder, self.shift, self.dead = holder, shift, dead
        self.card, self.rest = card, rest

    def __missing__(self, part: int) -> tuple[int, int]:
        own = part >> self.shift
        missed = self.holder.misses(own, self.card, self.rest)
        got = self.holder.gets(own, self.card, self.rest)
        missing = self.dead if missed is None else missed - own << self.shift
        getting = self.dead if got is None else (got - own << self.shift) - missing
        self[part] = missing, getting
        return missing, getting


@dataclass(frozen=True, slots=True)
class Dealing:
    """The order of the cards, and for each the holders that may get it: number, bits of a state, their changes."""

    order: Sequence[int]
    takers: Sequence[Sequence[tuple[int, int, Changes]]]
    holders: int
    start: State
    dead: State

    def moves(self, step: int, states: Iterable[State]) -> dict[State, Moves]:
        """For each state who may get the card of this step; all others miss it."""
        takers, dead = self.takers[step], self.dead
        found = {}
        for state in states:
            missed = state
            gains = []
            for number, mask, changes in takers:
                missing, getting = changes[state & mask]
                missed += missing
                gains.append((number, getting))
            found[state] = [(number, after) for number, getting in gains if (after := missed + getting) < dead]
        return found


def dealing(holders: Sequence[Holder], order: Sequence[int]) -> Dealing:
    """How the cards can be dealt to these holders in this order."""
    start = shift = 0
    dead = 1 << sum(holder.bits for holder in holders)
    takers: list[list[tuple[int, int, Changes]]] = [[] for _ in order]
    for number, holder in enumerate(holders):
        mask, rest = (1 << holder.bits) - 1 << shift, holder.cards
        for card, here in zip(order, takers, strict=True):
            if holder.cards >> card & 1:
                rest &= ~(1 << card)
                here.append((number, mask, Changes(holder, shift, dead, card, rest)))
        start |= holder.start << shift
        shift += holder.bits
    return Dealing(order, takers, len(holders), start, dead)
