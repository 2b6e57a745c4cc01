"""Classic Clue, UC27 to UC33: the scenarios that must play through exactly, with scripted dice."""

import pytest

from clueapp.games.mystery.cards import ROOMS
from tests.games.table import AtTable, classic_table


def turn_of(seat: str, place: str) -> AtTable:
    return classic_table("scarlet", "mustard", "green", "peacock", "plum").place(seat, place).turn_of(seat)


@pytest.mark.req("D-6.1", "D-3.3", "D-3.4")
def test_uc27_scarlet_rolls_ten_walks_forward_and_sideways_and_enters_the_lounge() -> None:
    t = classic_table()
    scarlet = t.seat("scarlet").rolls(4, 6)
    rooms = {place for place in t.public.reach if place in ROOMS}
    assert rooms == {"lounge", "dining_room"}, "the source says the Study, but no path of ten steps leads there"
    scarlet.steps("down", "left", *["down"] * 5, "right", "right", "up").is_at("lounge")
    assert t.wire(None)["stepsLeft"] == 0
    assert t.phase == "suggest"


@pytest.mark.req("D-6.1", "D-3.9")
def test_uc27_and_one_click_takes_the_shorter_way() -> None:
    t = classic_table()
    t.seat("scarlet").rolls(4, 6).walks("lounge").is_at("lounge")
    assert t.wire(None)["stepsLeft"] == 2
    assert "Miss Scarlet walked 7 squares and entered the Lounge." in t.feed()


@pytest.mark.req("D-6.2", "D-3.6")
def test_uc28_mustard_takes_the_passage_from_the_kitchen_to_the_study() -> None:
    t = turn_of("mustard", "kitchen")
    mustard = t.seat("mustard")
    assert "PASSAGE" in mustard.may
    mustard.takes_passage().is_at("study")
    assert mustard.may == {"SUGGEST", "DECLINE", "END_TURN", "ACCUSE", "MARK"}


@pytest.mark.req("D-6.3", "D-3.7", "D-3.10")
def test_uc29_plum_leaves_the_dining_room_with_a_four() -> None:
    t = turn_of("plum", "dining_room")
    plum = t.seat("plum").rolls(1, 3).steps("up", "right", "right", "right").is_at("8,20")
    assert t.public.stroll is not None
    assert t.public.stroll.trail == ("dining_room", "8,17", "8,18", "8,19", "8,20")
    plum.is_refused("exceeded_roll").steps("right")
    plum.ends_turn()
    assert t.turn == "scarlet"


@pytest.mark.req("D-6.4", "D-3.4", "D-3.7")
def test_uc30_green_rolls_ten_in_the_study_and_walks_to_the_hall_as_the_source_says() -> None:
    t = turn_of("green", "study")
    green = t.seat("green")
    assert {"PASSAGE", "ROLL"} <= green.may
    green.rolls(5, 5)
    green.steps(*["down"] * 3, *["right"] * 2, "down", *["right"] * 3).is_at("7,11")
    green.steps("up").is_at("hall")
    assert t.wire(None)["stepsLeft"] == 0
    assert "SUGGEST" in green.may


@pytest.mark.req("D-6.5", "D-3.2")
def test_uc31_peacock_passes_in_the_study() -> None:
    t = turn_of("peacock", "study")
    since = len(t.facts)
    t.seat("peacock").passes().is_at("study")
    assert t.turn == "plum"
    assert t.feed("scarlet", since)[0] == "Mrs. Peacock passed."


@pytest.mark.req("D-6.6", "D-4.1")
def test_uc32_scarlet_suggests_mustard_with_the_revolver_in_the_billiard_room() -> None:
    t = turn_of("scarlet", "11,2")
    since = len(t.facts)
    t.seat("scarlet").rolls(1, 1).walks("billiard_room").suggests("mustard", "revolver")
    assert t.where("mustard") == t.where("revolver") == "billiard_room"
    words = "I suggest the crime was committed in the Billiard Room by Colonel Mustard with the Revolver."
    assert f"Miss Scarlet said: “{words}”" in t.feed("green", since)
    assert f"Miss Scarlet said: “{words}” That moved you to the Billiard Room." in t.feed("mustard", since)


@pytest.mark.req("D-6.7", "D-4.1")
def test_uc33_peacock_and_the_revolver_are_there_already_and_nothing_is_moved() -> None:
    t = turn_of("scarlet", "11,2").place("peacock", "billiard_room").lay("revolver", "billiard_room")
    before = (t.public.positions, t.public.weapons)
    t.seat("scarlet").rolls(1, 1).walks("billiard_room").suggests("peacock", "revolver")
    assert t.public.weapons == before[1]
    assert t.public.positions == {**before[0], "scarlet": "billiard_room"}
    assert "peacock" not in t.public.moved_since_turn
