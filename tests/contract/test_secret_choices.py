"""Laws about secrets: in every game nothing public tells one from another."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given

from clueapp.kernel.codec import EventCodec
from clueapp.kernel.game import AnyGame
from clueapp.kernel.truth import WATCHERS, Event, evolve
from tests.contract.adapters import Adapter
from tests.contract.play import Habits, Play, fill_in, fingerprint, go_on
from tests.contract.random_games import seeds, start
from tests.laid import laid


class Forked(Random):
    """Chance that goes another way after so many draws."""

    def __init__(self, seed: int, draws: int, fork: int) -> None:
        super().__init__(seed)
        self.draws = draws
        self.other = Random(f"fork {fork}")  # not a number, as the seed is: the same stream could fall into step

    def getrandbits(self, k: int, /) -> int:
        self.draws -= 1
        return super().getrandbits(k) if self.draws >= 0 else self.other.getrandbits(k)

    def random(self) -> float:
        self.draws -= 1
        return super().random() if self.draws >= 0 else self.other.random()


@pytest.mark.req("P-5.2", "C-8.4")
@given(seed=seeds)
def test_what_is_public_of_a_setup_is_drawn_before_what_is_secret(game: AnyGame, adapter: Adapter, seed: int) -> None:
    """There is a draw after which all secrets can still come out otherwise, and nothing that is public can."""
    seats, options = adapter.sit_down(game, Random(seed))
    opening = laid(game, seats, options)

    def dealt(draws: int, fork: int) -> tuple[list[Event | None], str, str]:
        facts = game.setup(opening, Forked(seed, draws, fork))
        hands, vault = [dict(fact.own) for fact in facts], [fact.vault for fact in facts if fact.vault]
        return [fact.public for fact in facts], repr(hands), repr(vault)

    public, hands, vault = dealt(10**9, 0)
    for draws in range(200):
        if dealt(draws, 0)[0] != public:
            continue
        others = [dealt(draws, fork) for fork in range(6)]
        if all(other_public == public for other_public, _, _ in others):
            assert all((other_hands, other_vault) != (hands, vault) for _, other_hands, other_vault in others)
            assert vault == "[]" or len({other_vault for _, _, other_vault in others}) > 1
            return
    pytest.fail("no draw separates what is public from what is secret")


@pytest.mark.req("P-5.2", "P-5.3", "C-6.9", "C-8.5", "D-2.1")
def test_a_secret_choice_looks_the_same_to_all_who_may_not_know_it(game: AnyGame, adapter: Adapter) -> None:
    compared: Counter[str] = Counter()

    def choose_both_ways(now: Play) -> None:
        for seat in now.players:
            for form in now.forms(seat):
                knowers = adapter.secret_choices.get(form.action.wire_name)
                is_rare = form.action.wire_name not in adapter.always_open
                if knowers is None or not (is_rare or rng.random() < 0.1):
                    continue
                may_know = knowers(now.truth, seat)
                results = [game.decide(now.truth, seat, fill_in(form, rng), now.rng()) for _ in range(3)]
                compared[form.action.wire_name] += results[0] != results[1]
                for viewer in set(now.viewers) - may_know:
                    told = [[fact.as_told_to(viewer) for fact in facts] for facts in results]
                    assert told[0] == told[1] == told[2]

    for seed in range(150):
        rng = Random(seed)
        go_on(start(game, adapter, seed), rng, Habits(adapter.lively), 60, choose_both_ways)
    assert {name for name, times in compared.items() if times > 5} == set(adapter.secret_choices), compared


@pytest.mark.req("P-5.2", "P-6.1")
@given(seed=seeds)
def test_a_table_is_laid_openly_and_so_that_it_can_be_read_back(game: AnyGame, adapter: Adapter, seed: int) -> None:
    seating, options = adapter.sit_down(game, Random(seed))
    bare, opening = game.bare_table(tuple(seating)), game.opening(seating, options)
    assert not opening.own
    assert {type(event) for event in (opening.public, opening.vault) if event} <= set(game.openings)
    codec = EventCodec(game.openings)
    read = codec.load_fact(json.loads(json.dumps(codec.dump_fact(opening))))
    assert fingerprint(evolve(game, bare, read)) == fingerprint(laid(game, seating, options))
    assert set(bare.own) - {WATCHERS} == set(seating)
