"""How long system players take: as people would, and without telling anything by it."""

from collections.abc import Callable
from random import Random

import pytest

from clueapp.games.mystery.actions import EndTurn, Show, Suggest
from clueapp.games.mystery.clocks import REVEAL
from clueapp.games.mystery.players.timing import STRUCK_AT_LEAST, seconds
from clueapp.kernel.game import Impulse
from clueapp.kernel.rng import habit
from tests.games.table import AtTable, classic_table, table

PRINTED = {"notebook": "seen"}
"""So that nobody has to tick off their own cards first."""


@pytest.mark.req("C-6.10", "B-2.4", "P-5.3")
def test_the_time_to_show_a_card_says_nothing_about_how_many_would_fit() -> None:
    for seed in range(50):
        times = {seconds(Show(card), fitting, Random(seed)) for card in ("rope", "hall") for fitting in (1, 2, 3)}
        assert len(times) == 1


@pytest.mark.req("B-2.4")
def test_they_take_one_to_three_seconds_and_less_for_what_is_plain() -> None:
    for seed in range(50):
        assert 1 <= seconds(Suggest("plum", "rope"), 2, Random(seed)) <= 3.5
        assert 1 <= seconds(Show("rope"), 2, Random(seed)) <= 3
        assert seconds(EndTurn(), 1, Random(seed)) < 1.5


@pytest.mark.req("B-2.4", "C-6.11")
def test_what_came_of_a_suggestion_can_be_read_before_its_maker_ends_the_turn() -> None:
    asked = table("scarlet", "mustard", "white", options=PRINTED).place("scarlet", "hall-study")
    asked.seat("scarlet").moves("hall").suggests("plum", "knife")
    asked.is_answered()
    outside = table("scarlet", "mustard", "white", options=PRINTED)
    outside.seat("scarlet").moves("hall-lounge")
    for seed in range(20):
        reading, plain = (impulse_of(each, "scarlet", seed) for each in (asked, outside))
        assert reading.action == plain.action == EndTurn()
        assert plain.seconds < 1.5 < reading.seconds < 3


@pytest.mark.req("B-2.4", "C-6.11")
def test_the_table_rests_for_the_thunder_before_a_system_player_goes_on() -> None:
    t = table("scarlet", "mustard", "white", solution=("plum", "knife", "hall"), options=PRINTED)
    t.place("scarlet", "hall-study").seat("scarlet").moves("hall").suggests("plum", "knife")
    impulses = [impulse_of(t, "scarlet", seed) for seed in range(20)]
    assert 3.5 < min(each.seconds for each in impulses) <= max(each.seconds for each in impulses) < 5
    assert {each.least for each in impulses} == {STRUCK_AT_LEAST}, "even a brisk one waits for the lightning"


@pytest.mark.req("B-2.4", "D-3.1")
def test_the_dice_have_come_to_rest_before_a_pawn_walks() -> None:
    t = classic_table("scarlet", "mustard", "white", options=PRINTED)
    t.seat("scarlet").rolls(3, 4)
    for seed in range(20):
        assert 1.4 <= impulse_of(t, "scarlet", seed).seconds <= 3


@pytest.mark.req("B-2.4", "C-7.3", "D-5.3")
@pytest.mark.parametrize("make", [table, classic_table])
def test_a_false_accusation_is_seen_by_all_before_the_next_one_plays(make: Callable[..., AtTable]) -> None:
    t = make("scarlet", "mustard", "white", options=PRINTED)
    before = [impulse_of(t, "scarlet", seed).seconds for seed in range(20)]
    said = len(t.facts)
    t.seat("scarlet").accuses("plum", "knife", "hall")
    told = [fact.public for fact in t.facts[said:]]
    assert [t.game.reveal_steps(event) for event in told if event] == [REVEAL, *[()] * (len(told) - 1)]
    after = [impulse_of(t, "mustard", seed).seconds for seed in range(20)]
    assert max(before + after) < 3.2, "the table waits for the reveal; they need no more time of their own"


def impulse_of(at: AtTable, seat: str, seed: int) -> Impulse:
    """What a detective in this seat is about to do."""
    found = at.game.robot(at.view(seat), "detective", lambda name: habit(f"{seed:064x}", name))
    assert found is not None
    return found
