"""The joint distribution of the three cards in the case file."""

from __future__ import annotations

from functools import cache
from itertools import product

from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.deduction.dealing import State
from clueapp.games.mystery.deduction.graph import Graph, graph_of
from clueapp.games.mystery.deduction.holders import Hand
from clueapp.games.mystery.deduction.sheet import KINDS, Sheet, numbers


def case_files(sheet: Sheet) -> dict[Trio, float]:
    """Every case file that is possible by a settled sheet, with its chance.

    A polynomial has a term for each of them, and a power of two stands for its unknown: so one integer is all of them,
    and a card that goes into the case file shifts it.
    """
    graph = graph_of(sheet)
    width = graph.paths.bit_length()
    choices = [numbers(sheet.may[-1] & kind) for kind in KINDS]
    shifts: dict[int, int] = {}
    terms = 1
    for kind in reversed(choices):
        shifts |= {card: at * terms * width for at, card in enumerate(kind)}
        terms *= len(kind)
    ways = _ways(graph, shifts)
    chances = {}
    for at, cards in enumerate(product(*choices)):
        paths = ways >> at * width & (1 << width) - 1
        if paths:
            chances[_trio(*cards)] = paths / graph.paths
    return chances


@cache
def _trio(suspect: int, weapon: int, room: int) -> Trio:
    """One and the same for all: there are only 324."""
    return Trio(DECK[suspect], DECK[weapon], DECK[room])


def _ways(graph: Graph, shifts: dict[int, int]) -> int:
    """On how many paths each case file comes about, side by side."""
    onward: dict[State, int] = {0: 1}
    case_file = next((at for at, holder in enumerate(graph.holders) if not isinstance(holder, Hand)), None)
    for layer in reversed(graph.layers):
        here: dict[State, int] = {}
        for holder, targets in layer.moves:
            shift = shifts[layer.card] if holder == case_file else 0
            for state, target in targets.items():
                if target in onward:
                    here[state] = here.get(state, 0) + (onward[target] << shift)
        onward = here
    return onward.get(graph.start, 0)
