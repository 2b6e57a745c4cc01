"""Codenames: a clock for the clue and one for the guesses; at its end the turn passes."""

import pytest

from clueapp.games.codenames.events import TurnEnded
from clueapp.kernel.game import Deadline
from clueapp.kernel.options import Options
from tests.games.codenames_table import AtTable, guessing, paused, table

BOTH: Options = {"clue_seconds": 60, "guess_seconds": 180}


def seconds(at: AtTable) -> float | None:
    return at.deadline.seconds if at.deadline else None


@pytest.mark.req("W-2.3")
@pytest.mark.parametrize("clue", [0, 60, 90, 120, 180])
@pytest.mark.parametrize("guess", [0, 60, 90, 120, 180])
def test_the_clue_and_the_guesses_have_a_clock_each_or_none(clue: int, guess: int) -> None:
    at = table(options={"clue_seconds": clue, "guess_seconds": guess})
    assert at.wire["clocks"] == {"clue": clue, "guesses": guess}
    assert seconds(at) == (clue or None)
    at.red_spymaster.clues("ocean", 5)
    assert seconds(at) == (guess or None)
    at.passes()
    assert seconds(at.is_in("clue")) == (clue or None)


@pytest.mark.req("W-2.3")
def test_at_the_end_of_the_clues_clock_the_turn_passes_without_a_clue() -> None:
    at = table(options=BOTH).time_runs_out().is_turn_of("blue").is_in("clue")
    turn = at.public.turns[0]
    assert (turn.word, turn.guesses, turn.end) == ("", (), "time")
    assert at.wire["log"][0]["word"] is None
    at.red.expects_refusal("not_your_turn").votes("BANK")


@pytest.mark.req("W-2.3", "W-1.5")
@pytest.mark.parametrize("words", [(), ("bank",), ("bank", "castle")])
def test_at_the_end_of_the_guesses_clock_the_turn_passes_with_what_was_guessed(words: tuple[str, ...]) -> None:
    at = guessing(2, options=BOTH).turns_over(*words)
    at.reds()[0].votes("DRAGON")
    at.time_runs_out().is_turn_of("blue").is_in("clue")
    assert len(at.public.revealed) == len(words), "what was voted for and not confirmed stays hidden"
    assert at.votes == {}
    assert [event for event in at.events if isinstance(event, TurnEnded)][-1].why == "time"


@pytest.mark.req("W-2.3")
def test_one_clock_is_for_all_guesses_of_a_turn() -> None:
    at = guessing(2, options=BOTH)
    clock = at.deadline
    at.reds()[0].votes("BANK").votes("CASTLE").takes_the_vote_back()
    assert at.deadline == clock
    at.turns_over("bank")
    at.blue.is_gone()
    at.reds()[0].is_gone().returns()
    at.red_spymaster.is_gone()
    assert at.deadline == clock


@pytest.mark.req("W-2.3")
def test_every_turn_has_clocks_of_its_own_and_a_stale_one_does_nothing() -> None:
    at = table(options=BOTH)
    stale: list[Deadline] = []
    for _ in range(3):
        for go_on in (lambda: at.spymaster(at.team).clues("ocean"), at.passes):
            clock = at.deadline
            assert clock is not None
            assert clock.key not in {each.key for each in stale}
            stale.append(clock)
            go_on()
            before = at.truth
            for each in stale:
                assert at.time_runs_out(each).truth is before


@pytest.mark.req("W-2.3")
def test_the_clock_of_the_one_does_not_end_the_other() -> None:
    at = table(options={"clue_seconds": 60, "guess_seconds": 60})
    clue = at.deadline
    at.red_spymaster.clues("ocean")
    assert at.deadline != clue, "another clock, though it is as long"
    at.time_runs_out(clue).is_turn_of("red").is_in("guess")


@pytest.mark.req("W-2.3")
def test_a_clock_alone_never_ends_a_game() -> None:
    at = table(options=BOTH)
    for turn in range(40):
        assert at.is_turn_of("blue" if turn % 2 else "red").deadline == Deadline(f"{turn + 1}:clue", 60)
        at.time_runs_out()


@pytest.mark.req("W-3.2", "W-3.3")
def test_there_is_no_clock_in_a_pause_and_a_new_one_after_it() -> None:
    at = paused(options=BOTH)
    assert at.deadline is None
    assert at.game.is_paused(at.public)
    at.blue_spymaster.returns()
    assert at.deadline is None, "somebody who comes back starts nothing"
    at.red_spymaster.resumes()
    assert at.deadline == Deadline("2:clue", 60)
    at.time_runs_out().is_turn_of("red")


@pytest.mark.req("W-2.3", "W-3.1")
def test_when_the_time_is_up_and_the_others_are_gone_the_game_pauses() -> None:
    at = table(options=BOTH)
    at.attended_by([])
    at.time_runs_out().is_in("paused").is_turn_of("blue")
    assert at.deadline is None


@pytest.mark.req("W-2.3")
def test_after_the_end_no_clock_runs() -> None:
    assert guessing(options=BOTH).turns_over("poison").deadline is None


@pytest.mark.req("P-2.4", "W-3.1", "W-3.6")
def test_when_the_spymaster_to_move_is_gone_for_too_long_the_turn_passes() -> None:
    at = table(2)
    at.red_spymaster.is_gone()
    assert at.game.misses(at.public) == {at.red_spymaster.seat}
    at.is_turn_of("red").is_in("clue").grace_is_over().is_turn_of("blue").is_in("clue")
    assert at.public.turns[0].end == "absent"


@pytest.mark.req("P-2.4", "W-2.7")
def test_nothing_is_done_for_an_operative_while_another_is_there() -> None:
    at = guessing(2)
    at.reds()[0].is_gone()
    assert at.game.awaits(at.public) == {each.seat for each in at.reds()}
    assert at.game.misses(at.public) == frozenset()
    at.reds()[1].is_gone()
    assert at.game.misses(at.public) == {at.reds()[1].seat}
    at.reds()[0].returns().is_gone()
    assert at.game.misses(at.public) == {at.reds()[0].seat}, "who went last is waited for"
    at.grace_is_over().is_turn_of("blue").is_in("clue")


@pytest.mark.req("P-2.4")
def test_nobody_is_missed_in_a_pause_nor_out_of_turn() -> None:
    at = guessing(2)
    at.attended_by([])
    assert len(at.game.misses(at.public)) == 1
    at.grace_is_over().is_in("paused")
    assert at.game.awaits(at.public) == at.game.misses(at.public) == frozenset()
