"""Clue-Less: absent players, players who leave for good, and the turn clock."""

import pytest

from clueapp.games.mystery.cards import the
from clueapp.games.mystery.events import CardShown, TurnEnded
from clueapp.kernel.game import Deadline
from tests.games.table import AtTable, table

CLOCK = {"turn_seconds": 60}


def suggested(**options: int) -> AtTable:
    """Scarlet has suggested Plum with the rope in the lounge, Mustard is asked and holds two of them."""
    t = table(
        solution=("green", "knife", "study"), hands={"mustard": ("plum", "rope"), "white": ("lounge",)}, options=options
    )
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").suggests("plum", "rope")
    assert t.asked == "mustard"
    return t


# Gone for the grace time
@pytest.mark.req("P-2.4", "C-6.8")
def test_for_an_absent_disprover_one_of_their_matching_cards_is_shown_at_random() -> None:
    shown = set()
    for seed in range(30):
        t = suggested()
        t.seed = f"{seed:064x}"
        t.seat("mustard").is_away()
        shown.add(t.wire("scarlet")["seen"][0]["card"])
        assert t.phase == "end"
    assert shown == {"plum", "rope"}


@pytest.mark.req("P-2.4", "C-6.9", "C-8.5")
def test_a_card_shown_for_an_absent_player_is_as_secret_and_the_feed_says_that_it_was() -> None:
    t = suggested()
    since = len(t.facts)
    t.seat("mustard").is_away()
    card = t.wire("scarlet")["seen"][0]["card"]
    assert t.told("white")[-1] == t.told(None)[-1] == CardShown("mustard", "scarlet", "away")
    assert t.feed("white", since) == ["Colonel Mustard was away, so a card was picked and shown to Miss Scarlet."]
    assert t.feed("scarlet", since)[0].startswith("Colonel Mustard was away, so you were shown ")
    assert t.feed("mustard", since) == [f"You were away, so Miss Scarlet was shown {the(card)} for you."]
    assert card in t.seat("mustard").hand


@pytest.mark.req("P-2.4")
def test_the_turn_of_an_absent_player_ends_without_move_suggestion_or_accusation() -> None:
    t = table()
    since = len(t.facts)
    t.seat("scarlet").is_away().is_at("scarlet_home")
    assert t.turn == "mustard"
    assert "Miss Scarlet was away, so the turn ended." in t.feed("white", since)
    assert "You were away, so your turn ended." in t.feed("scarlet", since)
    assert t.public.sleuths == ("scarlet", "mustard", "white")


@pytest.mark.req("P-2.4")
@pytest.mark.parametrize("phase", ["suggest", "end"])
def test_the_turn_of_one_who_goes_away_in_the_middle_of_it_ends_too(phase: str) -> None:
    t = table().place("scarlet", "hall-lounge").turn_of("scarlet")
    t.seat("scarlet").moves("lounge")
    if phase == "end":
        t.seat("scarlet").declines()
    t.seat("scarlet").is_away().is_at("lounge")
    assert t.turn == "mustard"


@pytest.mark.req("P-2.4")
def test_nothing_is_done_for_an_absent_player_who_is_not_awaited() -> None:
    t = suggested()
    before = t.truth
    t.seat("scarlet").is_away().seat("white").is_away()
    assert t.truth == before


@pytest.mark.req("P-2.4", "C-7.4")
def test_an_absent_single_sleuth_only_loses_turns() -> None:
    t = table("green", "plum")
    t.seat("green").accuses_falsely().seat("plum").is_away()
    assert (t.turn, t.outcome) == ("plum", None)


# Gone for good
def deserted(t: AtTable, seat: str) -> AtTable:
    t.seat(seat).deserts()
    assert seat in t.public.deserted
    assert seat not in t.game.in_play(t.public)
    assert seat not in t.game.awaits(t.public)
    return t


@pytest.mark.req("P-1.6", "C-3.5")
def test_one_who_leaves_for_good_sleuths_no_more_and_all_are_told() -> None:
    t = deserted(table(), "white")
    assert t.turn == "scarlet"
    assert t.wire(None)["sleuthing"]["white"] is False
    assert "Mrs. White left the game for good." in t.toasts("scarlet")
    t.seat("scarlet").is_away().seat("mustard").is_away()
    assert t.turn == "scarlet"
    t.seat("white").is_refused("already_out").moves("ballroom-kitchen")


@pytest.mark.req("P-1.6")
@pytest.mark.parametrize("phase", ["move", "suggest", "end"])
def test_one_who_leaves_in_their_turn_ends_it(phase: str) -> None:
    t = table().place("scarlet", "hall-lounge").turn_of("scarlet")
    if phase != "move":
        t.seat("scarlet").moves("lounge")
    if phase == "end":
        t.seat("scarlet").declines()
    assert t.phase == phase
    deserted(t, "scarlet")
    assert (t.turn, t.phase) == ("mustard", "move")
    if phase == "move":
        assert t.where("scarlet") == "hall"


@pytest.mark.req("P-1.6")
def test_the_suggester_leaves_while_the_answer_is_awaited() -> None:
    t = deserted(suggested(), "scarlet")
    assert (t.turn, t.phase, t.asked) == ("mustard", "move", None)
    t.seat("mustard").is_refused("wrong_phase").shows("plum")
    assert t.wire("scarlet")["seen"] == []


@pytest.mark.req("P-1.6")
def test_the_disprover_leaves_while_the_answer_is_awaited() -> None:
    t = deserted(suggested(), "mustard")
    assert (t.turn, t.phase) == ("scarlet", "end")
    assert t.wire("scarlet")["seen"][0]["card"] in ("plum", "rope")
    t.seat("scarlet").ends_turn()
    assert t.turn == "white"


@pytest.mark.req("P-1.6")
def test_a_bystander_leaves_while_the_answer_is_awaited() -> None:
    t = deserted(suggested(), "white")
    assert t.asked == "mustard"
    t.seat("mustard").shows("plum").seat("scarlet").ends_turn()
    assert t.turn == "mustard"


@pytest.mark.req("P-1.6", "C-6.6")
def test_cards_of_one_who_left_are_shown_by_the_server_at_once() -> None:
    t = table(solution=("green", "knife", "study"), hands={"mustard": ("plum", "rope")})
    t.seat("mustard").deserts()
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").suggests("plum", "rope")
    assert (t.turn, t.phase) == ("scarlet", "end")
    assert t.wire("scarlet")["seen"][0]["by"] == "mustard"


@pytest.mark.req("P-1.6", "C-7.3")
def test_a_token_left_in_a_hallway_blocks_nobody() -> None:
    t = table().place("white", "hall-lounge")
    t.seat("white").deserts().is_at("hall")
    t.seat("scarlet").moves("hall-lounge")


@pytest.mark.req("P-1.6", "C-7.4")
def test_the_last_sleuth_goes_and_nobody_has_won() -> None:
    t = table("green", "plum", "white")
    t.seat("white").deserts().seat("green").accuses_falsely().seat("plum").deserts()
    assert t.outcome is not None
    assert t.outcome.winners == ()
    assert t.wire(None)["solution"] is not None


@pytest.mark.req("P-1.6")
def test_an_eliminated_player_may_leave_as_well() -> None:
    t = table()
    t.seat("scarlet").accuses_falsely().deserts()
    assert (t.turn, t.public.sleuths) == ("mustard", ("mustard", "white"))


@pytest.mark.req("P-1.6")
def test_one_leaves_once_and_not_after_the_end() -> None:
    t = deserted(table(), "white")
    before = t.truth
    t.seat("white").deserts()
    assert t.truth == before
    t.seat("scarlet").accuses("plum", "rope", "hall")
    before = t.truth
    t.seat("mustard").deserts()
    assert t.truth == before


# The clock
@pytest.mark.req("P-7.1")
def test_without_the_option_no_clock_runs() -> None:
    assert table().deadline is None
    assert suggested().deadline is None


@pytest.mark.req("P-7.1")
def test_one_clock_for_the_turn_one_for_the_disproof_one_for_what_follows() -> None:
    t = table(solution=("green", "knife", "study"), hands={"mustard": ("plum", "rope")}, options=CLOCK)
    clocks = [t.place("scarlet", "hall-lounge").turn_of("scarlet").deadline]
    clocks += [t.seat("scarlet").moves("lounge").at.deadline]
    clocks += [t.seat("scarlet").suggests("plum", "rope").at.deadline]
    clocks += [t.seat("mustard").shows("plum").at.deadline]
    clocks += [t.seat("scarlet").ends_turn().at.deadline]
    assert all(clock is not None and clock.seconds == 60 for clock in clocks)
    assert clocks[0] == clocks[1]
    assert len(set(clocks)) == 4


@pytest.mark.req("P-7.1")
def test_a_note_does_not_wind_the_clock() -> None:
    t = table(options=CLOCK)
    before = t.deadline
    t.seat("scarlet").marks("rope", "white", "no").seat("mustard").marks("rope", "white", "no")
    assert t.deadline == before


@pytest.mark.req("P-7.1")
def test_when_the_clock_runs_out_the_turn_passes() -> None:
    t = table(options=CLOCK).time_runs_out()
    assert t.turn == "mustard"
    assert TurnEnded("scarlet", "late") in t.told()


@pytest.mark.req("P-7.1", "C-6.8")
def test_when_the_clock_of_the_disprover_runs_out_a_card_is_shown_for_them() -> None:
    t = suggested(**CLOCK).time_runs_out()
    assert (t.turn, t.phase) == ("scarlet", "end")
    assert t.wire("scarlet")["seen"][0]["card"] in ("plum", "rope")


@pytest.mark.req("P-7.2")
def test_a_clock_that_was_stopped_by_an_action_does_nothing() -> None:
    t = suggested(**CLOCK)
    stale = t.deadline
    t.seat("mustard").shows("plum")
    before = t.truth
    t.time_runs_out(stale)
    assert t.truth == before
    t.seat("scarlet").accuses("green", "knife", "study")
    over = t.truth
    t.time_runs_out(Deadline("turn-1", 60))
    assert t.truth == over
