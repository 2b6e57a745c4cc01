"""Deals drawn at random from all that agree, each with the same chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from random import Random

from clueapp.games.mystery.deduction.graph import Graph, graph_of
from clueapp.games.mystery.deduction.holders import Hand, Holder
from clueapp.games.mystery.deduction.sheet import DECK_SIZE, Sheet

Deal = tuple[int, ...]
"""For each card of DECK the number of its place: the players in turn order, the case file after them."""


def draw(sheet: Sheet, rng: Random, number: int) -> list[Deal]:
    """So many deals that agree with a settled sheet."""
    graph = graph_of(sheet)
    if not graph.paths:
        raise ValueError("no deal agrees with what was seen")
    known = [next((at for at, held in enumerate(sheet.may) if held >> card & 1), 0) for card in range(DECK_SIZE)]
    deals = []
    for _ in range(number):
        deal = known[:]
        owners = [_owners(holder, len(sheet.sizes), rng) for holder in graph.holders]
        for card, holder in _path(graph, rng.randrange(graph.paths)):
            deal[card] = next(owners[holder])
        deals.append(tuple(deal))
    return deals


def _owners(holder: Holder, case_file: int, rng: Random) -> Iterator[int]:
    """Whose each of the cards is that a holder gets: where it is several players, their cards are shuffled."""
    if not isinstance(holder, Hand):
        return repeat(case_file)
    if len(holder.players) == 1:
        return repeat(holder.players[0])
    cards = [player for player, need in zip(holder.players, holder.needs, strict=True) for _ in range(need)]
    rng.shuffle(cards)
    return iter(cards)


def _path(graph: Graph, rank: int) -> Iterator[tuple[int, int]]:
    """The path of this rank, if all are counted through: each card, and the holder who gets it."""
    state = graph.start
    for layer in graph.layers:
        for holder, targets in layer.moves:
            target = targets.get(state)
            ways = 0 if target is None else layer.ways_on.get(target, 0)
            if target is not None and rank < ways:
                yield layer.card, holder
                state = target
                break
            rank -= ways
