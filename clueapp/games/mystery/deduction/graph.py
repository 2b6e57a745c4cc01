"""All deals that agree with a sheet, as paths through a graph: card by card, states with the same future are one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from clueapp.games.mystery.deduction.holders import Hand, Holder, holders_of
from clueapp.games.mystery.deduction.settling import in_one_place
from clueapp.games.mystery.deduction.sheet import DECK_SIZE, WHOLE_DECK, Cards, Sheet, numbers

State = int
"""What each holder still needs, side by side; 0 when nobody needs anything."""
Moves = list[tuple[int, State]]
"""Who may get the next card, by their number among the holders, and the state after that."""
DEAD = 1 << 200
"""Above every state: somebody can no longer get what they need."""
KEPT = 16
"""So many graphs are kept, for whoever asks for deals or case files of a position that was counted just now."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One card, and all states in which it may be dealt."""

    card: int
    moves: dict[State, Moves]
    ways_on: dict[State, int]
    """On how many paths each state after it goes on to the end."""
    got: list[int]
    """On how many paths each of the holders gets the card."""


@dataclass(frozen=True, slots=True)
class Graph:
    """Each path is a deal; where a holder is several players, all the deals in which these hold the same together."""

    holders: list[Holder]
    start: State
    layers: tuple[Layer, ...]
    paths: int


@lru_cache(KEPT)
def graph_of(sheet: Sheet) -> Graph:
    """The graph of a settled sheet."""
    unknown = WHOLE_DECK & ~in_one_place(sheet.may)
    holders = holders_of(sheet, unknown)
    order = in_order(unknown, [clause for holder in holders if isinstance(holder, Hand) for clause in holder.clauses])
    start, steps = _steps(holders, order)
    moves, ways_here = _forwards(start, steps)
    layers = _backwards(len(holders), order, moves, ways_here)
    return Graph(holders, start, layers, ways_here[-1].get(0, 0))


def in_order(unknown: Cards, clauses: Sequence[Cards]) -> list[int]:
    """The unknown cards in an order that makes the graph small: the clause that is decided soonest comes first."""
    order: list[int] = []
    named = [sum(clause >> card & 1 for clause in clauses) for card in range(DECK_SIZE)]
    while clauses:
        soonest = min((clause & unknown for clause in clauses), key=int.bit_count)
        order += sorted(numbers(soonest), key=named.__getitem__)
        unknown &= ~soonest
        clauses = [clause for clause in clauses if clause & unknown]
    return order + numbers(unknown)


class _Taker:
    """A holder that may get the card of this step, with what that does to a state, once it was worked out."""

    __slots__ = ("changes", "holder", "mask", "number", "shift")

    def __init__(self, number: int, holder: Holder, shift: int) -> None:
        self.number, self.holder, self.shift = number, holder, shift
        self.mask = (1 << holder.bits) - 1 << shift
        self.changes: dict[int, tuple[int, int]] = {}

    def work_out(self, part: int, card: int, rest: Cards) -> tuple[int, int]:
        """What is to be added to a state if the holder misses the card, and what more if they get it instead."""
        own = part >> self.shift
        missed, got = self.holder.misses(own, card, rest), self.holder.gets(own, card, rest)
        missing = DEAD if missed is None else missed - own << self.shift
        getting = DEAD if got is None else (got - own << self.shift) - missing
        self.changes[part] = missing, getting
        return missing, getting


class _Step:
    """The dealing of one card."""

    __slots__ = ("card", "rest", "takers")

    def __init__(self, card: int, rest: Cards, takers: list[_Taker]) -> None:
        self.card, self.rest, self.takers = card, rest, takers

    def moves(self, state: State) -> Moves:
        """Who may get the card; all others miss it."""
        missed = state
        gains = []
        for taker in self.takers:
            part = state & taker.mask
            missing, getting = taker.changes.get(part) or taker.work_out(part, self.card, self.rest)
            missed += missing
            gains.append((taker.number, getting))
        return [(number, after) for number, getting in gains if (after := missed + getting) < DEAD]


def _steps(holders: Sequence[Holder], order: Sequence[int]) -> tuple[State, list[_Step]]:
    start = shift = 0
    shifts = []
    for holder in holders:
        shifts.append(shift)
        start |= holder.start << shift
        shift += holder.bits
    steps = []
    rest = sum(1 << card for card in order)
    for card in order:
        rest &= ~(1 << card)
        takers = [_Taker(at, each, shifts[at]) for at, each in enumerate(holders) if each.cards >> card & 1]
        steps.append(_Step(card, rest, takers))
    return start, steps


def _forwards(start: State, steps: Sequence[_Step]) -> tuple[list[dict[State, Moves]], list[dict[State, int]]]:
    """From the first card to the last: the moves of each state, and on how many paths it is reached."""
    all_moves, ways_here = [], [{start: 1}]
    for step in steps:
        moves = {state: step.moves(state) for state in ways_here[-1]}
        after: dict[State, int] = {}
        for state, ways in ways_here[-1].items():
            for _, target in moves[state]:
                after[target] = after.get(target, 0) + ways
        all_moves.append(moves)
        ways_here.append(after)
    return all_moves, ways_here


def _backwards(
    holders: int, order: Sequence[int], all_moves: Sequence[dict[State, Moves]], ways_here: Sequence[dict[State, int]]
) -> tuple[Layer, ...]:
    """From the last card to the first: on how many paths each state goes on, and who gets the card on how many."""
    layers, onward = [], {0: 1}
    for card, moves, here in zip(reversed(order), reversed(all_moves), reversed(ways_here[:-1]), strict=True):
        ways_on: dict[State, int] = {}
        got = [0] * holders
        for state, targets in moves.items():
            before, total = here[state], 0
            for number, target in targets:
                ways = onward.get(target, 0)
                total += ways
                got[number] += before * ways
            ways_on[state] = total
        layers.append(Layer(card, moves, onward, got))
        onward = ways_on
    return tuple(reversed(layers))
