"""All deals that agree with a sheet, as paths through a graph: card by card, states with the same future are one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import mul

from clueapp.games.mystery.deduction.dealing import Dealing, Moves, State, dealing
from clueapp.games.mystery.deduction.holders import Hand, Holder, holders_of
from clueapp.games.mystery.deduction.settling import in_one_place
from clueapp.games.mystery.deduction.sheet import DECK_SIZE, WHOLE_DECK, Cards, Sheet, numbers

KEPT = 16
"""So many graphs are kept, for whoever asks for deals or case files of a position that was counted just now."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One card, and all states in which it may be dealt."""

    card: int
    moves: Moves
    ways_on: dict[State, int]
    """On how many paths each state after it goes on to the end."""
    got: dict[int, int]
    """On how many paths each of the holders that may get the card does."""


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
    deal = dealing(holders, order)
    moves, ways_here = _forwards(deal)
    layers = _backwards(order, moves, ways_here)
    return Graph(holders, deal.start, layers, ways_here[-1].get(0, 0))


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


def _forwards(deal: Dealing) -> tuple[list[Moves], list[dict[State, int]]]:
    """From the first card to the last: the moves, and on how many paths each state is reached."""
    all_moves: list[Moves] = []
    ways_here = [{deal.start: 1}]
    for step in range(len(deal.order)):
        here = ways_here[-1]
        moves = deal.moves(step, list(here))
        after: dict[State, int] = {}
        for _, targets in moves:
            for state, target in targets.items():
                after[target] = after.get(target, 0) + here[state]
        all_moves.append(moves)
        ways_here.append(after)
    return all_moves, ways_here


def _backwards(
    order: Sequence[int], all_moves: Sequence[Moves], ways_here: Sequence[dict[State, int]]
) -> tuple[Layer, ...]:
    """From the last card to the first: on how many paths each state goes on, and who gets the card on how many."""
    layers: list[Layer] = []
    onward = {0: 1}
    for card, moves, here in zip(reversed(order), reversed(all_moves), reversed(ways_here[:-1]), strict=True):
        before = dict.fromkeys(here, 0)
        got = {}
        for holder, targets in moves:
            ways = [onward.get(target, 0) for target in targets.values()]
            got[holder] = sum(map(mul, map(here.__getitem__, targets), ways))
            for state, each in zip(targets, ways, strict=True):
                before[state] += each
        layers.append(Layer(card, moves, onward, got))
        onward = before
    return tuple(reversed(layers))
