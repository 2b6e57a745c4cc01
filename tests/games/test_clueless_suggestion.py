"""Clue-Less, section 6, first half: a suggestion and what it moves."""

import pytest

from clueapp.games.mystery.cards import SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.events import Suggested
from tests.games.table import AtTable, table


def scarlet_in_the_lounge(*seats: str) -> AtTable:
    t = table(*(seats or SUSPECTS)).place("scarlet", "hall-lounge").turn_of("scarlet")
    t.seat("scarlet").moves("lounge")
    return t


@pytest.mark.req("C-6.1")
def test_any_suspect_and_any_weapon_can_be_suggested() -> None:
    form = next(form for form in scarlet_in_the_lounge().seat("scarlet").wire_menu if form["type"] == "SUGGEST")
    assert form["fields"] == {"suspect": list(SUSPECTS), "weapon": list(WEAPONS)}
    for suspect in SUSPECTS:
        for weapon in WEAPONS:
            scarlet_in_the_lounge().seat("scarlet").suggests(suspect, weapon)


@pytest.mark.req("C-6.1")
@pytest.mark.parametrize(("suspect", "weapon"), [("rope", "plum"), ("hall", "rope"), ("plum", ""), ("Plum", "rope")])
def test_what_is_not_a_suspect_and_a_weapon_is_refused(suspect: str, weapon: str) -> None:
    scarlet_in_the_lounge().seat("scarlet").is_refused("bad_card").suggests(suspect, weapon)


@pytest.mark.req("C-6.2")
def test_the_room_is_the_one_the_suggester_is_in() -> None:
    t = scarlet_in_the_lounge()
    t.seat("scarlet").suggests("plum", "rope")
    assert t.public.inquiry is not None
    assert t.public.inquiry.trio == Trio("plum", "rope", "lounge")


@pytest.mark.req("C-6.3", "C-6.4")
@pytest.mark.parametrize("since", ["plum_home", "library-study", "study"])
def test_suspect_and_weapon_are_moved_there_from_wherever_they_are(since: str) -> None:
    t = scarlet_in_the_lounge().place("plum", since)
    t.seat("scarlet").suggests("plum", "rope")
    assert (t.where("plum"), t.where("rope")) == ("lounge", "lounge")


@pytest.mark.req("C-6.3")
def test_a_suspect_nobody_plays_is_moved_too() -> None:
    t = scarlet_in_the_lounge("scarlet", "mustard", "white")
    t.seat("scarlet").suggests("plum", "rope")
    assert t.where("plum") == "lounge"
    assert "plum" not in t.public.moved_since_turn


@pytest.mark.req("C-6.3")
def test_a_player_who_was_moved_need_not_move() -> None:
    t = scarlet_in_the_lounge("scarlet", "mustard", "white")
    t.seat("scarlet").suggests("mustard", "rope")
    t.is_answered().seat("scarlet").ends_turn()
    assert "STAY" in t.seat("mustard").may


@pytest.mark.req("C-6.3", "C-3.6")
def test_a_suspect_already_in_the_room_is_not_moved_and_so_must_move() -> None:
    t = scarlet_in_the_lounge("scarlet", "mustard", "white").place("mustard", "lounge")
    t.seat("scarlet").suggests("mustard", "rope")
    assert next(event for event in t.told() if isinstance(event, Suggested)).suspect_moved is False
    t.is_answered().seat("scarlet").ends_turn()
    t.seat("mustard").is_at("lounge").is_refused("must_move").stays()


@pytest.mark.req("C-6.3")
def test_one_moved_before_stays_free_when_suggested_again_where_they_are() -> None:
    t = scarlet_in_the_lounge("scarlet", "mustard", "white")
    t.seat("scarlet").suggests("white", "rope")
    t.is_answered().seat("scarlet").ends_turn()
    t.place("mustard", "dining_room-lounge").seat("mustard").moves("lounge").suggests("white", "knife")
    t.is_answered().seat("mustard").ends_turn()
    assert "STAY" in t.seat("white").may


@pytest.mark.req("C-6.3")
def test_one_may_suggest_oneself_and_gains_nothing() -> None:
    t = scarlet_in_the_lounge("scarlet", "mustard", "white")
    t.seat("scarlet").suggests("scarlet", "rope").is_at("lounge")
    t.is_answered().seat("scarlet").ends_turn()
    assert t.wire("scarlet")["mustMove"] is True


@pytest.mark.req("C-6.4")
def test_a_weapon_already_in_the_room_is_not_moved() -> None:
    t = scarlet_in_the_lounge("scarlet", "mustard", "white")
    for seat in ("scarlet", "mustard"):
        t.place(seat, "hall-lounge").turn_of(seat).seat(seat).moves("lounge").suggests("plum", "rope")
        t.is_answered()
    first, second = (event for event in t.told() if isinstance(event, Suggested))
    assert (second.suspect_moved, second.weapon_moved) == (False, False)
    assert first.suspect_moved


@pytest.mark.req("C-6.4")
def test_several_weapons_may_end_up_in_one_room() -> None:
    t = scarlet_in_the_lounge("scarlet", "mustard", "white")
    t.seat("scarlet").suggests("plum", "rope")
    t.is_answered().seat("scarlet").ends_turn()
    t.place("mustard", "dining_room-lounge").seat("mustard").moves("lounge").suggests("plum", "knife")
    assert (t.where("rope"), t.where("knife")) == ("lounge", "lounge")


@pytest.mark.req("C-6.5")
@pytest.mark.parametrize("viewer", [*SUSPECTS, None])
def test_all_are_told_of_the_suggestion_and_see_what_moved(viewer: str | None) -> None:
    t = scarlet_in_the_lounge()
    since = len(t.facts)
    t.seat("scarlet").suggests("plum", "rope")
    wire = t.wire(viewer)
    assert (wire["positions"]["plum"], wire["weapons"]["rope"]) == ("lounge", "lounge")
    suggestion = wire["suggestion"]
    assert [suggestion[key] for key in ("by", "suspect", "weapon", "room")] == ["scarlet", "plum", "rope", "lounge"]
    told = t.feed(viewer, since)[0]
    assert "Professor Plum in the Lounge with the Rope" in told
    assert told.startswith("You suggested" if viewer == "scarlet" else "Miss Scarlet suggested")
    assert ("That moved you to the Lounge." in told) is (viewer == "plum")
    assert (told in t.toasts(viewer, since)) is (viewer == "plum")
