"""What is known is held against counting all deals, on thousands of positions of 2 to 6 players."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from bench.inquiries import STYLES, Mystery, mystery
from clueapp.games.mystery.cards import DECK
from clueapp.games.mystery.deduction import CASE_FILE, Observation, knowledge_after, observed
from clueapp.games.mystery.deduction.observations import CardShown
from tests.games.counted_deals import check_against_every_deal, deals_by_exclusion, deals_by_trying

THOROUGH = os.environ.get("CLUEAPP_THOROUGH", "") not in ("", "0")
SMALL = 20_000 if THOROUGH else 400
"""So many positions for each number of players in which few cards are unknown."""
FULL = {2: 60, 3: 60, 4: 25, 5: 8, 6: 5}
"""So many in which nothing is told but what was seen; fifty times as many where it may take long."""
UNKNOWN = {2: 12, 3: 9, 4: 8, 5: 8, 6: 7}
"""So many cards at most are unknown in a small position: all deals are counted through one by one."""


def positions(players: int, number: int, most: int) -> Iterator[tuple[Random, Mystery, str]]:
    """Games of every style after up to `most` suggestions, each from one of its seats."""
    rng = Random(players)
    for at in range(number):
        game = mystery(rng, players, STYLES[at % len(STYLES)])
        for _ in game.rounds(rng.randint(1, most)):
            pass
        yield rng, game, rng.choice(game.table.players)


def told_more(rng: Random, game: Mystery, seat: str, unknown: int) -> tuple[Observation, ...]:
    """What the seat has seen, after others have shown it cards until so many are unknown to it."""
    where = {card: player for player, own in game.own.items() if player != seat for card in own.hand}
    shown = rng.sample(sorted(where), max(0, len(where) + 3 - unknown))
    return (*observed(game.view(seat)), *(CardShown(where[card], card) for card in shown))


@pytest.mark.req("B-1.1", "B-1.2")
@pytest.mark.parametrize("players", UNKNOWN)
def test_small_positions_agree_with_counting_every_deal(players: int) -> None:
    largest = 0
    for rng, game, seat in positions(players, SMALL, most=12):
        seen = told_more(rng, game, seat, rng.randint(4, UNKNOWN[players]))
        knowledge = knowledge_after(game.table.players, seen)
        largest = max(largest, check_against_every_deal(knowledge, game.table.players, seen))
    assert largest > 20


@pytest.mark.req("B-1.1", "B-1.2")
@pytest.mark.parametrize("players", FULL)
def test_full_positions_agree_with_trying_all_places(players: int) -> None:
    for rng, game, seat in positions(players, FULL[players] * (50 if THOROUGH else 1), most=40):
        seen = observed(game.view(seat))
        knowledge = knowledge_after(game.table.players, seen)
        assert knowledge.deals == deals_by_trying(game.table.players, seen)
        for place in (CASE_FILE, rng.choice(knowledge.places)):
            card = rng.choice(DECK)
            deals = deals_by_trying(game.table.players, seen, (card, place))
            assert knowledge.chance(card, place) == deals / knowledge.deals


@pytest.mark.req("B-1.1", "B-1.2")
@pytest.mark.parametrize("players", FULL)
def test_early_positions_agree_with_inclusion_and_exclusion(players: int) -> None:
    for rng, game, seat in positions(players, FULL[players] * (50 if THOROUGH else 1), most=3):
        seen = observed(game.view(seat))
        knowledge = knowledge_after(game.table.players, seen)
        card = rng.choice(DECK)
        assert knowledge.deals == deals_by_exclusion(game.table.players, seen)
        deals = deals_by_exclusion(game.table.players, seen, (card, CASE_FILE))
        assert knowledge.chance(card, CASE_FILE) == deals / knowledge.deals
