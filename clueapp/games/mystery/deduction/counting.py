"""How many deals agree with what was seen, and in how many of them each card is in each place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import factorial, prod

from clueapp.games.mystery.deduction.graph import Graph, graph_of
from clueapp.games.mystery.deduction.holders import Hand
from clueapp.games.mystery.deduction.sheet import DECK_SIZE, Sheet


@dataclass(frozen=True, slots=True)
class Count:
    """Exact numbers of deals."""

    deals: int
    found: tuple[tuple[int, ...], ...]
    """For each card of the deck, and each place, the deals in which it is there."""

    def crossed_out(self, sheet: Sheet) -> Sheet:
        """The sheet with nothing left on it that is in no deal."""
        may = tuple(
            sum(1 << card for card in range(DECK_SIZE) if self.found[card][place]) for place in range(len(sheet.may))
        )
        return Sheet(sheet.places, sheet.sizes, may, sheet.clauses, sheet.failed)


def count(sheet: Sheet) -> Count:
    """The count of a settled sheet."""
    graph = graph_of(sheet)
    deals_each = _deals_of_a_path(graph)
    deals = graph.paths * deals_each
    found = [tuple(deals if held >> card & 1 else 0 for held in sheet.may) for card in range(DECK_SIZE)]
    for layer in graph.layers:
        found[layer.card] = tuple(_spread(graph, layer.got, deals_each, len(sheet.may)))
    return Count(deals, tuple(found))


def _deals_of_a_path(graph: Graph) -> int:
    """In how many ways those who are one holder can have their cards among them."""
    hands = [holder.needs for holder in graph.holders if isinstance(holder, Hand)]
    return prod(factorial(sum(needs)) // prod(map(factorial, needs)) for needs in hands)


def _spread(graph: Graph, got: Mapping[int, int], deals_each: int, places: int) -> list[int]:
    """From holders to places: of several players each has the card in proportion to the cards they need."""
    found = [0] * places
    for number, paths in got.items():
        holder, deals = graph.holders[number], paths * deals_each
        if not isinstance(holder, Hand):
            found[-1] = deals
            continue
        for player, need in zip(holder.players, holder.needs, strict=True):
            found[player] = deals * need // sum(holder.needs)
    return found
