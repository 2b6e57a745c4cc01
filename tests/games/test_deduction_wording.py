"""Explanations as they are read: typical ones, word for word."""

from __future__ import annotations

import pytest

from clueapp.games.clueless.board import HALLWAYS
from clueapp.games.mystery.deduction import CASE_FILE
from clueapp.games.mystery.deduction.reasons import explain
from tests.games.table import AtTable, table

pytestmark = pytest.mark.req("B-1.4")
SEATS = ("scarlet", "white", "green", "peacock")
HANDS = {
    "scarlet": ("plum", "mustard", "lead_pipe", "hall", "conservatory"),
    "white": ("rope", "kitchen", "wrench", "green", "dining_room"),
    "green": ("study", "knife", "scarlet", "library"),
    "peacock": ("white", "candlestick", "lounge", "billiard_room"),
}
CASE = ("peacock", "revolver", "ballroom")


@pytest.fixture
def at() -> AtTable:
    return table(*SEATS, solution=CASE, hands=HANDS)


def asks(at: AtTable, seat: str, suspect: str, weapon: str, room: str, shows: str | None = None) -> None:
    """A suggestion of this seat, and the card that is shown to it, if it is shown yet."""
    doorstep = next(way for way in HALLWAYS if room in way.split("-"))
    at.place(seat, doorstep).turn_of(seat).seat(seat).moves(room).suggests(suspect, weapon)
    if shows:
        at.seat(at.asked).shows(shows)


def why(at: AtTable, card: str, place: str, seat: str = "scarlet") -> str | None:
    explanation = explain(at.view(seat), card, place)
    return explanation.sentence if explanation else None


def test_what_is_open_cannot_be_explained(at: AtTable) -> None:
    assert why(at, "rope", "white") is None
    assert explain(at.view(None), "rope", "white") is None


def test_what_one_holds(at: AtTable) -> None:
    assert why(at, "plum", "scarlet") == "You hold Plum."
    assert why(at, "rope", "scarlet") == "You don’t hold the Rope."
    assert why(at, "plum", CASE_FILE) == "You hold Plum, so Plum isn’t in the case file."
    assert why(at, "hall", "green") == "You hold the Hall, so Mr. Green doesn’t have the Hall."


def test_what_one_was_shown(at: AtTable) -> None:
    asks(at, "scarlet", "plum", "rope", "hall", shows="rope")
    assert why(at, "rope", "white") == "Mrs. White showed you the Rope."
    assert why(at, "rope", "green") == "Mrs. White showed you the Rope, so Mr. Green doesn’t have the Rope."
    named = explain(at.view("scarlet"), "rope", "white", {"white": "Ben"})
    assert named is not None
    assert named.sentence == "Mrs. White (Ben) showed you the Rope."


def test_one_of_three_that_can_only_be_the_third(at: AtTable) -> None:
    asks(at, "scarlet", "plum", "rope", "hall", shows="rope")
    asks(at, "white", "plum", "rope", "study", shows="study")
    assert why(at, "study", "green") == (
        "Mr. Green showed one of Plum, the Rope and the Study. You hold Plum, and Mrs. White showed you the Rope. "
        "So he has the Study."
    )
    assert why(at, "study", CASE_FILE) == (
        "Mr. Green showed one of Plum, the Rope and the Study. You hold Plum, and Mrs. White showed you the Rope. "
        "So the Study isn’t in the case file."
    )


def test_who_is_asked_has_shown_nothing_yet(at: AtTable) -> None:
    asks(at, "white", "plum", "lead_pipe", "study")
    assert why(at, "study", "green") == (
        "Mr. Green can show one of Plum, the Lead Pipe and the Study, and you hold Plum and the Lead Pipe. "
        "So he has the Study."
    )
    at.seat("green").shows("study")
    assert why(at, "study", "green") == (
        "Mr. Green showed one of Plum, the Lead Pipe and the Study, and you hold Plum and the Lead Pipe. "
        "So he has the Study."
    )


def test_who_could_not_show_it(at: AtTable) -> None:
    asks(at, "scarlet", "plum", "revolver", "hall")
    assert why(at, "revolver", "green") == "Mr. Green couldn’t show the Revolver, so he doesn’t have the Revolver."
    assert why(at, "revolver", CASE_FILE) == (
        "You don’t hold the Revolver, and Mrs. White, Mr. Green and Mrs. Peacock couldn’t show the Revolver. "
        "So the Revolver is in the case file."
    )
    assert why(at, "knife", CASE_FILE) == (
        "You don’t hold the Revolver, and Mrs. White, Mr. Green and Mrs. Peacock couldn’t show the Revolver. "
        "So the Knife isn’t in the case file."
    )


def test_who_has_shown_all_their_cards(at: AtTable) -> None:
    for card in ("study", "library"):
        asks(at, "scarlet", "plum", "lead_pipe", card, shows=card)
    for suspect, weapon, card in (("plum", "knife", "knife"), ("scarlet", "lead_pipe", "scarlet")):
        asks(at, "scarlet", suspect, weapon, "hall", shows=card)
    assert why(at, "kitchen", "green") == (
        "Mr. Green showed you Scarlet, the Knife, the Study and the Library, and holds four cards, "
        "so he doesn’t have the Kitchen."
    )


def test_false_accusations(at: AtTable) -> None:
    asks(at, "scarlet", "plum", "revolver", "hall")
    asks(at, "scarlet", "peacock", "lead_pipe", "hall")
    at.turn_of("green").seat("green").accuses("peacock", "revolver", "lounge")
    assert why(at, "lounge", CASE_FILE) == (
        "You don’t hold Peacock or the Revolver. Mrs. White, Mr. Green and Mrs. Peacock couldn’t show Peacock or the "
        "Revolver, and Mr. Green’s accusation of Mrs. Peacock in the Lounge with the Revolver was false. "
        "So the Lounge isn’t in the case file."
    )


def test_who_has_looked_into_the_case_file(at: AtTable) -> None:
    at.seat("scarlet").accuses("peacock", "revolver", "lounge")
    held = "The case file holds Mrs. Peacock in the Ballroom with the Revolver"
    assert why(at, "revolver", CASE_FILE) == f"{held}."
    assert why(at, "knife", CASE_FILE) == f"{held}, so the Knife isn’t in the case file."
