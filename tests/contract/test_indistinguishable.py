"""P-5.2: what a viewer is sent does not change with what the viewer cannot know."""

from collections.abc import Callable
from random import Random

import pytest

from clueapp.kernel.game import AnyGame
from tests.contract.adapters import Adapter
from tests.contract.play import Play
from tests.contract.secrecy import Tally, a_game_up_to_somewhere, compare_all_views


@pytest.mark.req("P-5.2", "P-5.3", "P-4.1", "C-3.3", "C-8.4", "C-8.5", "D-2.1")
def test_no_viewer_can_tell_a_game_from_another_that_it_could_be(
    game: AnyGame, adapter: Adapter, games_to_compare: int, record_property: Callable[[str, object], None]
) -> None:
    tally = Tally()
    for seed in range(games_to_compare):
        rng = Random(seed)
        compare_all_views(a_game_up_to_somewhere(game, adapter, rng, seed), adapter, rng, tally)
    record_property("compared", str(tally))
    print(f"\n{game.info.name}: {tally}")
    assert tally.differed > 0.9 * tally.replays, tally
    assert tally.replays > adapter.views * tally.games, tally
    assert tally.positions > 30 * tally.games, tally
    assert tally.probes > 10 * tally.games, tally


@pytest.mark.req("P-5.2")
def test_another_deal_is_not_drawn_towards_the_true_one(game: AnyGame, adapter: Adapter) -> None:
    """At the first turn nothing is known but one's own hand, so no two draws should be alike."""
    rng = Random(11)
    seats, options = adapter.sit_down(game, rng)
    fresh = Play(game, seats, options, 5)
    drawn = [adapter.elsewhere(fresh, fresh.players[0], rng) for _ in range(40)]
    secrets = {repr([(fact.own, fact.vault) for fact in each.setup]) for each in drawn if each}
    assert len(secrets) == 40
    assert all(each is not None and each.differs for each in drawn)
