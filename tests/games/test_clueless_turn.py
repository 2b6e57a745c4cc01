"""Clue-Less, section 4: a turn."""

import pytest

from clueapp.games.clueless.actions import Stay
from clueapp.games.mystery.cards import SUSPECTS
from tests.games.table import AtTable, table

# What Scarlet holds; with the case file (plum, rope, hall) it makes suggestions that nobody can disprove.
MINE = ("mustard", "knife", "lounge", "study", "kitchen", "white")


def after_white_was_moved() -> AtTable:
    """Mustard's turn has passed, White was moved into the lounge by Scarlet's suggestion and is to move."""
    t = table(hands={"scarlet": MINE}).place("scarlet", "hall-lounge").turn_of("scarlet")
    t.seat("scarlet").moves("lounge").suggests("white", "rope").ends_turn()
    t.seat("mustard").is_away()
    assert t.turn == "white"
    return t


@pytest.mark.req("C-4.1")
def test_the_eliminated_are_passed_over() -> None:
    t = table(*SUSPECTS)
    t.seat("scarlet").is_away().seat("mustard").accuses_falsely().seat("white").accuses_falsely()
    order = []
    for _ in range(5):
        order.append(t.turn)
        t.seat(t.turn).is_away()
    assert order == ["green", "peacock", "plum", "scarlet", "green"]


@pytest.mark.req("C-4.1")
def test_the_eliminated_can_do_nothing_in_a_turn() -> None:
    t = table()
    out = t.seat("scarlet").accuses_falsely()
    out.is_refused("already_out").moves("hall-lounge")
    out.is_refused("already_out").stays()
    out.is_refused("already_out").suggests("plum", "rope")
    out.is_refused("already_out").declines()
    out.is_refused("already_out").accuses("plum", "rope", "hall")
    out.is_refused("already_out").ends_turn()
    assert out.may == {"MARK"}


@pytest.mark.req("C-4.2")
@pytest.mark.parametrize("viewer", [*SUSPECTS[:3], None])
def test_all_are_told_whose_turn_it_is(viewer: str | None) -> None:
    t = table()
    since = len(t.facts)
    t.seat("scarlet").moves("hall-lounge").ends_turn()
    told = t.feed(viewer, since)[-1]
    assert told.startswith("It’s your turn" if viewer == "mustard" else "It’s Colonel Mustard’s turn")
    assert (told in t.toasts(viewer, since)) is (viewer == "mustard")


@pytest.mark.req("C-4.3")
def test_one_who_was_moved_is_asked_whether_to_move() -> None:
    white = after_white_was_moved().seat("white")
    assert white.may == {"MOVE", "STAY", "ACCUSE", "MARK"}
    assert white.ways == {"hall-lounge", "dining_room-lounge", "conservatory"}
    assert any("you may stay" in text for text in white.feed)


@pytest.mark.req("C-4.3", "C-4.5")
def test_one_who_stays_after_being_moved_may_suggest_there() -> None:
    white = after_white_was_moved().seat("white")
    white.is_refused("wrong_phase").suggests("plum", "rope")
    white.is_refused("wrong_phase").declines()
    white.is_refused("wrong_phase").ends_turn()
    white.stays().is_at("lounge")
    assert white.may == {"SUGGEST", "DECLINE", "ACCUSE", "MARK"}
    white.suggests("plum", "rope")
    assert white.at.public.inquiry is not None
    assert white.at.public.inquiry.trio.room == "lounge"


@pytest.mark.req("C-4.3", "C-4.4")
def test_one_who_was_moved_may_move_on() -> None:
    after_white_was_moved().seat("white").moves("conservatory").is_at("conservatory").suggests("plum", "rope")


@pytest.mark.req("C-4.3")
def test_one_who_was_moved_twice_still_has_one_turn_of_choice() -> None:
    t = table(*SUSPECTS[:3], hands={"scarlet": MINE[:5], "mustard": ("white", "ballroom")})
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").suggests("white", "rope")
    t.seat("mustard").shows("white").seat("scarlet").ends_turn()
    t.place("mustard", "ballroom-kitchen").seat("mustard").moves("kitchen").suggests("white", "rope")
    t.seat("scarlet").shows("kitchen").seat("mustard").ends_turn()
    t.seat("white").is_at("kitchen").stays().declines().ends_turn()
    assert t.wire("white")["mustMove"] is True


@pytest.mark.req("C-4.4")
def test_one_who_must_move_can_neither_stay_nor_suggest_nor_end_the_turn() -> None:
    t = table().place("scarlet", "lounge").turn_of("scarlet")
    scarlet = t.seat("scarlet")
    assert scarlet.may == {"MOVE", "ACCUSE", "MARK"}
    scarlet.is_refused("must_move").stays()
    scarlet.is_refused("must_move").suggests("plum", "rope")
    scarlet.is_refused("must_move").declines()
    scarlet.is_refused("must_move").ends_turn()
    assert any("you have to move" in text for text in scarlet.feed)


@pytest.mark.req("C-4.4", "C-5.2")
def test_one_moves_once_a_turn() -> None:
    scarlet = table().seat("scarlet").moves("hall-lounge")
    scarlet.is_refused("wrong_phase").moves("lounge")
    scarlet.is_refused("wrong_phase").stays()
    entered = table().place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge")
    entered.is_refused("wrong_phase").moves("conservatory")
    entered.declines().is_refused("wrong_phase").moves("conservatory")


@pytest.mark.req("C-4.5")
def test_one_in_a_room_is_prompted_to_suggest_and_may_decline() -> None:
    scarlet = table().place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("hall")
    assert scarlet.may == {"SUGGEST", "DECLINE", "ACCUSE", "MARK"}
    scarlet.is_refused("wrong_phase").ends_turn()
    scarlet.declines()
    assert scarlet.may == {"END_TURN", "ACCUSE", "MARK"}
    scarlet.is_refused("wrong_phase").suggests("plum", "rope")
    scarlet.is_refused("wrong_phase").declines()
    scarlet.ends_turn()
    assert scarlet.at.turn == "mustard"


@pytest.mark.req("C-4.5")
def test_one_in_a_hallway_is_not_prompted_to_suggest() -> None:
    scarlet = table().seat("scarlet").moves("hall-lounge")
    assert scarlet.may == {"END_TURN", "ACCUSE", "MARK"}
    scarlet.is_refused("not_in_a_room").suggests("plum", "rope")
    scarlet.is_refused("wrong_phase").declines()


@pytest.mark.req("C-4.5")
def test_one_suggestion_a_turn() -> None:
    t = table(hands={"mustard": ("rope", "knife")}, solution=("plum", "revolver", "study"))
    scarlet = (
        t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("hall").suggests("plum", "rope")
    )
    t.seat("mustard").shows("rope")
    scarlet.is_refused("already_suggested").suggests("plum", "knife")
    assert "SUGGEST" not in scarlet.may


@pytest.mark.req("C-4.5", "C-4.7")
def test_one_shut_in_a_room_suggests_there() -> None:
    t = table(*SUSPECTS).place("scarlet", "hall")
    t.place("mustard", "hall-lounge").place("white", "hall-study").place("green", "billiard_room-hall")
    scarlet = t.turn_of("scarlet").seat("scarlet")
    assert t.wire("scarlet")["mustMove"] is True
    assert scarlet.may == {"SUGGEST", "DECLINE", "ACCUSE", "MARK"}
    assert any("couldn’t move" in text for text in t.toasts("scarlet"))
    assert any("Miss Scarlet couldn’t move" in text for text in t.feed(None))
    scarlet.is_refused("wrong_phase").moves("hall-lounge")
    scarlet.suggests("plum", "rope").is_at("hall")


@pytest.mark.req("C-4.7", "C-5.4")
def test_a_secret_passage_is_a_way_out() -> None:
    t = table(*SUSPECTS).place("scarlet", "study").place("mustard", "hall-study").place("white", "library-study")
    scarlet = t.turn_of("scarlet").seat("scarlet")
    assert scarlet.ways == {"kitchen"}
    scarlet.is_refused("must_move").suggests("plum", "rope")


@pytest.mark.req("C-4.7")
def test_one_shut_in_at_home_goes_on_there_with_nothing_to_suggest() -> None:
    t = table().place("mustard", "hall-lounge").turn_of("scarlet")
    scarlet = t.seat("scarlet").is_at("scarlet_home")
    assert scarlet.may == {"END_TURN", "ACCUSE", "MARK"}
    scarlet.is_refused("not_in_a_room").suggests("plum", "rope")
    scarlet.ends_turn().is_at("scarlet_home")
    assert t.turn == "mustard"


@pytest.mark.req("C-4.3", "C-4.5")
def test_one_who_was_moved_into_a_room_without_a_free_way_out_may_only_stay() -> None:
    t = table(*SUSPECTS, hands={"scarlet": ("mustard", "white", "knife")})
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("hall").suggests(
        "mustard", "rope"
    ).ends_turn()
    t.place("white", "hall-lounge").place("green", "hall-study").place("peacock", "billiard_room-hall").turn_of(
        "mustard"
    )
    mustard = t.seat("mustard")
    assert mustard.may == {"STAY", "ACCUSE", "MARK"}
    assert not any("couldn’t move" in text for text in mustard.feed)
    mustard.stays().suggests("green", "rope")


@pytest.mark.req("C-4.6")
def test_the_turn_ends_with_an_accusation_or_without() -> None:
    scarlet = table().seat("scarlet").moves("hall-lounge")
    assert scarlet.may == {"ACCUSE", "END_TURN", "MARK"}
    scarlet.ends_turn()
    assert scarlet.at.turn == "mustard"
    accuser = table().seat("scarlet").moves("hall-lounge").accuses_falsely()
    assert accuser.at.turn == "mustard"


@pytest.mark.req("C-4.6")
def test_nobody_acts_in_anothers_turn() -> None:
    mustard = table().seat("mustard")
    mustard.is_refused("not_your_turn").moves("dining_room-lounge")
    mustard.is_refused("not_your_turn").stays()
    mustard.is_refused("not_your_turn").suggests("plum", "rope")
    mustard.is_refused("not_your_turn").declines()
    mustard.is_refused("not_your_turn").accuses("plum", "rope", "hall")
    mustard.is_refused("not_your_turn").ends_turn()
    mustard.is_refused("wrong_phase").shows("rope")
    assert mustard.may == {"MARK"}


@pytest.mark.req("C-4.6", "P-5.1")
def test_one_without_a_seat_is_refused() -> None:
    t = table("scarlet", "mustard", "white")
    for stranger in ("plum", "nobody"):
        t.seat(stranger).is_refused("not_playing").does(Stay())
        t.seat(stranger).is_refused("not_playing").marks("rope", "scarlet", "yes")
