"""Whoever knows Clue finds here what they know: cast, weapons, rooms, passages, and the order of play."""

import pytest

from clueapp.games.clueless.board import PASSAGES
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, title
from tests.games.table import table


@pytest.mark.req("C-8.9")
def test_the_cards_are_those_of_clue() -> None:
    assert {title(card) for card in SUSPECTS} == {
        "Miss Scarlet",
        "Colonel Mustard",
        "Mrs. White",
        "Mr. Green",
        "Mrs. Peacock",
        "Professor Plum",
    }
    assert {title(card) for card in WEAPONS} == {"Rope", "Lead Pipe", "Knife", "Wrench", "Candlestick", "Revolver"}
    assert {title(card) for card in ROOMS} == {
        "Study",
        "Hall",
        "Lounge",
        "Library",
        "Billiard Room",
        "Dining Room",
        "Conservatory",
        "Ballroom",
        "Kitchen",
    }


@pytest.mark.req("C-8.9")
def test_the_passages_join_the_corners_that_they_join_in_clue() -> None:
    assert PASSAGES["study"] == "kitchen"
    assert PASSAGES["conservatory"] == "lounge"


@pytest.mark.req("C-8.9")
def test_miss_scarlet_begins_and_the_others_follow_as_in_clue() -> None:
    assert table(*SUSPECTS).public.players == ("scarlet", "mustard", "white", "green", "peacock", "plum")
    assert table(*SUSPECTS).public.turn == "scarlet"
