"""Why a mark holds: from the observations that are named alone, from no fewer, and in plain words."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

import pytest

from bench.inquiries import STYLES, mystery
from clueapp.games.mystery.cards import DECK
from clueapp.games.mystery.deduction import Observation, deduce
from clueapp.games.mystery.deduction.observations import NotOwnCard
from clueapp.games.mystery.deduction.reasons import explain
from tests.games.counted_deals import deals_by_trying

THOROUGH = os.environ.get("CLUEAPP_THOROUGH", "") not in ("", "0")
POSITIONS = 400 if THOROUGH else 15
"""So many for each number of players."""
MARKS = 6
"""So many of the marks of each position are explained."""


def follows(players: Sequence[str], seen: Sequence[Observation], card: str, place: str, is_there: bool) -> bool:
    """Whether no deal agrees in which it is otherwise."""
    if is_there:
        return not deals_by_trying(players, [*seen, NotOwnCard(place, card)])
    return not deals_by_trying(players, seen, (card, place))


@pytest.mark.req("B-1.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_named_observations_are_enough_and_none_can_be_left_out(players: int) -> None:
    rng, needed = Random(players), set()
    for at in range(POSITIONS):
        game = mystery(rng, players, STYLES[at % len(STYLES)])
        for _ in game.rounds(rng.randint(2, 25)):
            pass
        view = game.view(rng.choice(game.table.players))
        knowledge = deduce(view)
        assert knowledge is not None
        places = [(card, place) for card in DECK for place in knowledge.places]
        for card, place in rng.sample([each for each in places if knowledge.mark(*each) != "open"], MARKS):
            explanation = explain(view, card, place)
            assert explanation is not None
            seen, is_there = explanation.observations, knowledge.mark(card, place) == "certain"
            assert follows(game.table.players, seen, card, place, is_there)
            for left_out in seen:
                fewer = [each for each in seen if each is not left_out]
                assert not follows(game.table.players, fewer, card, place, is_there), f"{left_out} says nothing"
            needed.add(len(seen))
    assert 1 in needed
    assert max(needed) > 2
