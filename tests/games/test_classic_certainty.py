"""What a notebook marks by itself (D-2.2), in either mystery game."""

import pytest

from clueapp.games.mystery.cards import DECK
from clueapp.games.mystery.certainty import certain_marks, contradictions, printed_marks
from clueapp.kernel.options import Options
from tests.games.table import AtTable, table

SEEN = {"notebook": "seen"}
MINE = ("mustard", "knife", "lounge", "study", "kitchen", "white")


def in_the_lounge(options: Options = SEEN) -> AtTable:
    """Scarlet, in the lounge, has suggested Plum with the rope: Mustard couldn’t disprove it, White can."""
    t = table(
        solution=("green", "wrench", "hall"),
        hands={"scarlet": MINE, "white": ("plum", "rope")},
        options=options,
    )
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").suggests("plum", "rope")
    return t


@pytest.mark.req("D-2.2")
def test_ones_own_cards_are_certain_and_so_is_that_nobody_else_has_them() -> None:
    t = table(hands={"scarlet": MINE}, options=SEEN)
    marks = certain_marks(t.view("scarlet"))
    for card in DECK:
        mine = card in MINE
        assert marks[f"{card}:scarlet"] == ("yes" if mine else "no")
        assert marks.get(f"{card}:mustard") == marks.get(f"{card}:white") == ("no" if mine else None)


@pytest.mark.req("D-2.2")
def test_who_could_not_disprove_has_none_of_the_three_and_all_see_it() -> None:
    t = in_the_lounge()
    for viewer in ("scarlet", "mustard", "white"):
        marks = certain_marks(t.view(viewer))
        assert [marks[f"{card}:mustard"] for card in ("plum", "rope", "lounge")] == ["no"] * 3


@pytest.mark.req("D-2.2", "P-5.2")
def test_a_shown_card_is_certain_to_the_one_who_saw_it_alone() -> None:
    t = in_the_lounge()
    t.seat("white").shows("rope")
    assert certain_marks(t.view("scarlet"))["rope:white"] == "yes"
    assert "rope:white" not in certain_marks(t.view("mustard"))
    assert "plum:white" not in certain_marks(t.view("scarlet"))


@pytest.mark.req("D-2.2")
def test_what_was_seen_stays_when_the_turn_has_passed() -> None:
    t = in_the_lounge()
    t.seat("white").shows("rope").seat("scarlet").ends_turn()
    marks = certain_marks(t.view("scarlet"))
    assert (marks["rope:white"], marks["rope:mustard"], marks["plum:mustard"]) == ("yes", "no", "no")
    assert len(t.public.past_inquiries) == 1
    assert t.public.inquiries[0].shown_by == "white"


@pytest.mark.req("D-2.2")
def test_one_who_has_looked_into_the_case_file_knows_that_nobody_has_its_cards() -> None:
    t = in_the_lounge()
    t.seat("white").shows("rope").seat("scarlet").accuses_falsely()
    marks = certain_marks(t.view("scarlet"))
    assert all(marks[f"{card}:{player}"] == "no" for card in t.solution.cards for player in t.public.players)
    assert f"{t.solution.suspect}:white" not in certain_marks(t.view("mustard"))


@pytest.mark.req("D-2.2")
def test_every_certain_mark_is_true() -> None:
    t = in_the_lounge()
    t.seat("white").shows("plum").seat("scarlet").ends_turn()
    for viewer in t.public.players:
        for place, mark in certain_marks(t.view(viewer)).items():
            card, player = place.split(":")
            assert (mark == "yes") is (card in t.seat(player).hand), (viewer, place, mark)


@pytest.mark.req("D-2.2")
def test_nothing_is_printed_by_hand_and_nothing_is_pointed_out() -> None:
    t = in_the_lounge({})
    t.seat("scarlet").marks("knife", "scarlet", "no")
    assert t.public.notebook == "hand"
    assert (printed_marks(t.view("scarlet")), contradictions(t.view("scarlet"))) == ({}, ())
    assert (t.wire("scarlet")["printed"], t.wire("scarlet")["contradictions"]) == ({}, [])


@pytest.mark.req("D-2.2", "D-2.3")
def test_marks_by_hand_are_kept_apart_and_contradictions_pointed_out() -> None:
    t = in_the_lounge()
    scarlet = t.seat("scarlet").marks("plum", "mustard", "yes").marks("rope", "mustard", "no")
    scarlet.marks("knife", "scarlet", "maybe").marks("hall", "white", "yes").marks("lounge", "white", "a")
    wire = t.wire("scarlet")
    assert wire["notes"]["plum:mustard"] == "yes"
    assert wire["printed"]["plum:mustard"] == "no"
    assert wire["contradictions"] == ["plum:mustard"]
    scarlet.marks("plum", "mustard", "")
    assert t.wire("scarlet")["contradictions"] == []


@pytest.mark.req("D-2.2", "P-5.2")
def test_a_watcher_is_certain_of_nothing() -> None:
    assert printed_marks(in_the_lounge().view(None)) == {}
