"""Classic Clue, sections 4 and 5: suggestion, disproof, accusation, the end; and those who are away."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.games.classic.board import DOORS, ROOM_BEHIND, SQUARES, STARTS
from clueapp.games.classic.movement import reach
from clueapp.games.classic.resting import resting_place
from clueapp.games.mystery.cards import ROOMS, SUSPECTS
from tests.games.table import AtTable, classic_table

CLOCK = {"turn_seconds": 60}


def suggested(**rest: object) -> AtTable:
    """Scarlet has entered the lounge and suggested Plum with the rope; Mustard passes, White holds two of them."""
    hands = {"white": ("plum", "rope"), "scarlet": ("lounge",)}
    t = classic_table(solution=("green", "knife", "study"), hands=hands, **rest)
    t.place("scarlet", "6,17").turn_of("scarlet").seat("scarlet").rolls(1, 2).steps("up").suggests("plum", "rope")
    return t


# Suggestion and disproof
@pytest.mark.req("D-4.1")
def test_pawn_and_weapon_go_into_the_room_from_wherever_they_are() -> None:
    t = suggested()
    assert (t.where("plum"), t.where("rope")) == ("lounge", "lounge")
    assert t.public.inquiry is not None
    assert t.public.inquiry.trio.room == "lounge"


@pytest.mark.req("D-4.2")
def test_clockwise_the_first_who_can_shows_one_card_of_their_choice() -> None:
    t = suggested()
    assert t.asked == "white"
    assert t.public.inquiry is not None
    assert t.public.inquiry.passed == ("mustard",)
    white = t.seat("white")
    white.is_refused("not_your_card").shows("lounge")
    white.shows("rope")
    assert t.wire("scarlet")["seen"] == [{"card": "rope", "by": "white"}]
    assert t.wire("mustard")["suggestion"]["card"] is None
    assert t.wire("mustard")["suggestion"]["shownBy"] == "white"
    assert "Mrs. White showed Miss Scarlet a card." in t.feed("mustard")


@pytest.mark.req("D-4.2", "D-5.3")
def test_those_out_of_the_game_still_disprove() -> None:
    t = classic_table(solution=("green", "knife", "study"), hands={"mustard": ("plum",)})
    t.turn_of("mustard").seat("mustard").accuses_falsely()
    t.place("scarlet", "6,17").turn_of("scarlet").seat("scarlet").rolls(1, 2).steps("up").suggests("plum", "rope")
    assert t.asked == "mustard"
    t.seat("mustard").shows("plum")


@pytest.mark.req("D-4.3", "D-4.4")
def test_ones_own_cards_may_be_named_and_undisproved_one_may_accuse_or_end_the_turn() -> None:
    t = classic_table(solution=("plum", "rope", "hall"), hands={"scarlet": ("lounge", "mustard")})
    t.place("scarlet", "6,17").turn_of("scarlet").seat("scarlet").rolls(1, 2).steps("up").suggests("mustard", "rope")
    assert "Nobody could disprove the suggestion." in t.toasts("scarlet")
    scarlet = t.seat("scarlet")
    assert scarlet.may == {"ACCUSE", "END_TURN", "MARK"}
    scarlet.is_refused("already_suggested").suggests("plum", "rope")


# Accusation
@pytest.mark.req("D-5.1", "D-5.2")
def test_a_true_accusation_wins_and_opens_the_case_file() -> None:
    t = classic_table(solution=("mustard", "revolver", "billiard_room"))
    t.seat("scarlet").accuses("mustard", "revolver", "billiard_room")
    assert t.outcome is not None
    assert t.outcome.winners == ("scarlet",)
    assert t.wire(None)["solution"] == {"suspect": "mustard", "weapon": "revolver", "room": "billiard_room"}
    words = "I accuse Colonel Mustard of committing the crime in the Billiard Room with the Revolver."
    assert f"Miss Scarlet said: “{words}”" in t.feed("white")


@pytest.mark.req("D-5.1")
@pytest.mark.parametrize("moment", ["start", "rolled", "on the way", "in a room", "declined"])
def test_one_may_accuse_at_any_moment_of_the_own_turn(moment: str) -> None:
    t = classic_table(solution=("plum", "rope", "hall")).place("scarlet", "6,16").turn_of("scarlet")
    scarlet = t.seat("scarlet")
    if moment != "start":
        scarlet.rolls(1, 2)
    if moment == "on the way":
        scarlet.steps("right")
    if moment in ("in a room", "declined"):
        scarlet.steps("right", "up")
    if moment == "declined":
        scarlet.declines()
    scarlet.accuses("plum", "rope", "hall")
    assert t.outcome is not None


@pytest.mark.req("D-5.1")
def test_not_in_the_turn_of_another() -> None:
    classic_table().seat("white").is_refused("not_your_turn").accuses("plum", "rope", "hall")


@pytest.mark.req("D-5.1", "D-5.2", "D-5.3")
def test_a_false_accusation_is_the_only_one_and_its_maker_alone_has_seen_the_cards() -> None:
    t = classic_table(solution=("plum", "rope", "hall"))
    scarlet = t.seat("scarlet").accuses_falsely()
    assert t.turn == "mustard"
    assert t.wire("scarlet")["solution"] == {"suspect": "plum", "weapon": "rope", "room": "hall"}
    assert t.wire("mustard")["solution"] is t.wire(None)["solution"] is None
    for attempt in (
        lambda: scarlet.is_refused("already_out").rolls(1, 2),
        lambda: scarlet.is_refused("already_out").walks("hall"),
        lambda: scarlet.is_refused("already_out").takes_passage(),
        lambda: scarlet.is_refused("already_out").suggests("plum", "rope"),
        lambda: scarlet.is_refused("already_out").accuses("plum", "rope", "hall"),
        lambda: scarlet.is_refused("already_out").ends_turn(),
    ):
        attempt()
    t.seat("mustard").passes().seat("white").passes()
    assert t.turn == "mustard"


@pytest.mark.req("D-5.3")
@pytest.mark.parametrize("door", DOORS, ids=lambda door: f"{door.room}-{door.square}")
def test_a_pawn_before_a_door_is_put_into_that_room(door) -> None:
    t = classic_table().place("scarlet", door.square).turn_of("scarlet")
    t.seat("scarlet").accuses_falsely().is_at(door.room)


@pytest.mark.req("D-5.3")
def test_a_pawn_elsewhere_stays_where_it_is() -> None:
    t = classic_table()
    t.seat("scarlet").rolls(1, 2).steps("down", "down").accuses_falsely().is_at("2,16")
    assert "stepped aside" not in " ".join(t.feed("white"))


@pytest.mark.req("D-5.3")
def test_a_pawn_where_all_must_pass_is_put_into_the_nearest_room() -> None:
    t = classic_table("scarlet", "mustard", "plum")
    t.place("scarlet", "5,1").turn_of("scarlet").seat("scarlet").accuses_falsely().is_at("study")
    assert "Miss Scarlet stepped aside into the Study." in t.feed("plum")
    assert "hall" in t.turn_of("plum").seat("plum").rolls(6, 6).reach


@pytest.mark.req("D-5.3", "P-1.6")
def test_no_two_pawns_at_rest_block_a_way_together() -> None:
    t = classic_table().place("white", "16,18").place("mustard", "17,18")
    t.seat("white").deserts().is_at("16,18")
    t.seat("mustard").deserts().is_at("kitchen")


def all_are_free(resting: set[str]) -> bool:
    """Whether from every start and every door one gets into every room, past these pawns."""
    closed = resting - set(ROOMS)
    begins = {*STARTS.values(), *(door.square for door in DOORS)} - closed
    return all(set(ROOMS) <= set(reach(here, closed, len(SQUARES))) for here in begins)


@pytest.mark.req("D-5.3")
def test_wherever_one_pawn_comes_to_rest_all_others_get_everywhere() -> None:
    assert all(all_are_free({resting_place(place)}) for place in SQUARES)
    moved = {place for place in SQUARES if place not in ROOM_BEHIND and resting_place(place) in ROOMS}
    assert {place for place in moved if all_are_free({place})} == {"1,7", "17,22"}  # these shut off a dead end


@pytest.mark.req("D-5.3")
@given(places=st.lists(st.sampled_from(SQUARES), min_size=2, max_size=5, unique=True))
def test_wherever_several_come_to_rest_all_others_get_everywhere(places: list[str]) -> None:
    resting: set[str] = set()
    for place in places:
        resting.add(resting_place(place, resting))
    assert all_are_free(resting)


@pytest.mark.req("D-5.3", "P-1.6")
def test_the_pawn_of_one_who_leaves_blocks_no_door_either() -> None:
    t = classic_table().place("white", "6,17")
    t.seat("white").deserts().is_at("lounge")


@pytest.mark.req("D-5.4")
def test_when_all_are_out_the_case_file_is_shown_and_nobody_has_won() -> None:
    t = classic_table()
    for seat in SUSPECTS[:3]:
        t.seat(seat).accuses_falsely()
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.termination) == ((), "unsolved")
    assert t.wire(None)["solution"] is not None


# Absence, leaving, the clock
@pytest.mark.req("P-2.4")
@pytest.mark.parametrize("moment", ["start", "on the way", "in a room"])
def test_the_turn_of_one_who_is_away_ends_where_they_are(moment: str) -> None:
    t = classic_table().place("scarlet", "6,16").turn_of("scarlet")
    if moment != "start":
        t.seat("scarlet").rolls(1, 2).steps("right")
    if moment == "in a room":
        t.seat("scarlet").steps("up")
    here = t.where("scarlet")
    t.seat("scarlet").is_away().is_at(here)
    assert t.turn == "mustard"
    assert t.wire()["dice"] is None


@pytest.mark.req("P-2.4", "D-4.2")
def test_for_an_absent_disprover_a_card_is_shown() -> None:
    t = suggested()
    t.seat("white").is_away()
    assert t.wire("scarlet")["seen"][0]["card"] in ("plum", "rope")


@pytest.mark.req("P-1.6")
def test_one_who_leaves_on_the_way_ends_the_turn() -> None:
    t = classic_table().place("scarlet", "6,16").turn_of("scarlet")
    t.seat("scarlet").rolls(1, 2).steps("right").deserts().is_at("lounge")
    assert (t.turn, t.phase, t.wire()["path"]) == ("mustard", "move", [])


@pytest.mark.req("P-7.1")
def test_one_clock_for_the_whole_walk_and_another_for_the_disproof() -> None:
    t = classic_table(options=CLOCK)
    clock = t.deadline
    t.seat("scarlet").rolls(6, 6).steps("down").takes_back().walks("lounge")
    assert t.deadline == clock
    t.time_runs_out()
    assert t.turn == "mustard"
    assert suggested(options=CLOCK).deadline != clock
