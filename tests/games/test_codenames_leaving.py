"""Codenames: leaving for good, in every phase and role."""

import pytest

from clueapp.games.codenames.events import GameEnded, LeftForGood, OwnerChanged, TurnEnded
from tests.games.codenames_play import finish
from tests.games.codenames_table import guessing, paused, table

PHASES = {
    "clue": table,
    "guess": guessing,
    "paused": lambda operatives: paused(operatives, gone=["blue_spymaster"]),
}


@pytest.mark.req("P-1.6", "W-1.1")
@pytest.mark.parametrize("name", ["red_spymaster", "red_operative1", "blue_spymaster", "blue_operative1"])
@pytest.mark.parametrize("phase", PHASES)
def test_four_cannot_go_on_without_one_of_them(phase: str, name: str) -> None:
    at = PHASES[phase](1)
    at.seat(name).leaves_for_good()
    at.is_won_by("blue" if name.startswith("red") else "red", "deserted")
    assert at.wire["key"] == list(at.truth.vault.key)
    assert at.outcome is not None
    assert at.outcome.termination == "deserted"


@pytest.mark.req("P-1.6")
@pytest.mark.parametrize("operatives", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["red_spymaster", "red_operative1", "blue_spymaster", "blue_operative1"])
@pytest.mark.parametrize("phase", PHASES)
def test_six_or_more_go_on_without_any_one_of_them(phase: str, name: str, operatives: int) -> None:
    at = PHASES[phase](operatives)
    seat = at.seat(name).leaves_for_good()
    assert at.events.count(LeftForGood(seat.seat)) == 1
    assert seat.seat not in at.public.present
    assert seat.may == set()
    seat.expects_refusal("not_playing").votes("BANK")
    if (phase, name) == ("clue", "red_spymaster"):
        at.is_turn_of("blue").is_in("clue")
    else:
        at.is_in(phase).is_turn_of("blue" if phase == "paused" else "red")
    finish(at)


@pytest.mark.req("P-1.6")
@pytest.mark.parametrize("operatives", [1, 2, 3, 4, 5])
def test_of_all_who_leave_one_after_the_other_the_last_three_play_no_more(operatives: int) -> None:
    at = guessing(operatives)
    players = at.everybody()
    for number, each in enumerate(players, 1):
        each.leaves_for_good()
        staying = len(players) - number
        if staying >= 4:
            assert at.phase != "over", f"{staying} could go on"
    at.is_in("over")
    assert sum(isinstance(event, GameEnded) for event in at.events) == 1


@pytest.mark.req("P-1.6")
def test_the_turn_passes_when_the_spymaster_it_waits_for_leaves() -> None:
    at = table(2)
    at.red_spymaster.leaves_for_good()
    at.is_in("clue").is_turn_of("blue")
    assert at.public.turns[0].end == "absent"
    at.passes().is_in("paused").is_turn_of("red")
    assert at.wire["lacks"] == ["spymaster"]
    at.red.takes("red_spymaster")
    at.seat(at.name_of(at.public.owner)).resumes()
    at.red.clues("ocean").at.is_in("guess")


@pytest.mark.req("P-1.6")
def test_the_turn_goes_on_when_a_spymaster_leaves_who_has_given_the_clue() -> None:
    at = guessing(2)
    at.red_spymaster.leaves_for_good()
    at.is_in("guess").turns_over("bank", "castle").is_turn_of("red")


@pytest.mark.req("P-1.6")
def test_the_turn_passes_with_the_last_operative_who_leaves() -> None:
    at = guessing(3)
    one, two, three = at.reds()
    one.leaves_for_good()
    two.leaves_for_good()
    at.is_in("guess").is_turn_of("red")
    three.leaves_for_good()
    at.is_turn_of("blue").is_in("clue")
    assert [event for event in at.events if isinstance(event, TurnEnded)] == [
        TurnEnded("red", "absent", lacks=("operative",))
    ]


@pytest.mark.req("P-1.6")
def test_the_turn_passes_when_nobody_is_left_to_guess_what_the_clue_would_be_for() -> None:
    at = table(3)
    one, two, three = at.reds()
    one.leaves_for_good()
    two.leaves_for_good()
    at.is_in("clue").is_turn_of("red")
    three.leaves_for_good()
    at.is_in("clue").is_turn_of("blue")
    at.passes().is_in("paused").is_turn_of("red")
    assert at.wire["lacks"] == ["operative"]


@pytest.mark.req("P-1.6", "W-3.1")
def test_the_turn_that_passes_so_may_lead_to_a_pause() -> None:
    at = table(3)
    at.blue_spymaster.is_gone()
    at.red_spymaster.leaves_for_good()
    at.is_in("paused").is_turn_of("blue")


@pytest.mark.req("P-1.6", "P-2.4")
def test_the_turn_waits_for_an_operative_who_is_gone_but_has_not_left() -> None:
    at = guessing(2)
    at.reds()[0].is_gone()
    at.reds()[1].leaves_for_good()
    at.is_in("guess").is_turn_of("red").grace_is_over().is_turn_of("blue")


@pytest.mark.req("P-1.6", "W-2.14")
def test_two_have_to_be_left_who_have_not_seen_the_key() -> None:
    at = paused(2)
    at.blue.takes("blue_spymaster")
    at.seat("blue_operative2").leaves_for_good()
    assert at.phase == "paused", "two of red can still guess"
    at.red.leaves_for_good()
    at.is_in("over")
    assert at.public.reason == "deserted"


@pytest.mark.req("P-1.6", "W-2.14")
def test_nobody_has_won_where_neither_team_could_play_on() -> None:
    at = paused(2)
    at.red.takes("blue_operative")
    at.seat("red_operative2").takes("blue_operative")
    for each in at.blues():
        each.leaves_for_good()
    assert at.phase != "over"
    at.red_spymaster.leaves_for_good()
    at.is_won_by("blue", "deserted")
    other = guessing(1)
    other.attended_by([])
    other.grace_is_over().is_in("paused")
    other.attended_by(["red_operative1", "blue_operative1", "blue_spymaster"])
    other.blue.takes("red_spymaster")
    other.red.leaves_for_good()
    other.is_won_by(None, "deserted")
    assert other.outcome is not None
    assert other.outcome.winners == ()


@pytest.mark.req("P-1.5", "P-1.6")
def test_when_the_owner_leaves_another_owns_the_game() -> None:
    at = guessing(2)
    at.red_spymaster.leaves_for_good()
    assert at.events[-1] == OwnerChanged(at.red.seat)
    at.red.leaves_for_good()
    assert at.public.owner == at.reds()[1].seat


@pytest.mark.req("P-1.5", "P-1.6")
def test_an_heir_who_was_named_before_stays_the_owner() -> None:
    at = guessing(2)
    at.blue.becomes_owner()
    at.red_spymaster.leaves_for_good()
    assert at.public.owner == at.blue.seat


@pytest.mark.req("P-1.6")
def test_who_has_left_cannot_leave_again_nor_after_the_end() -> None:
    at = guessing(2)
    at.blue.leaves_for_good()
    before = at.truth
    assert at.blue.leaves_for_good().at.truth is before
    over = guessing().turns_over("poison")
    ended = over.truth
    assert over.red.leaves_for_good().at.truth is ended
