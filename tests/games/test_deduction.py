"""What follows from what a seat has seen, in single positions that can be worked out by hand."""

from random import Random

import pytest

from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.deduction import CASE_FILE, Knowledge, deduce
from tests.games.table import AtTable, table

HANDS = {
    "scarlet": ("scarlet", "knife", "hall", "lounge", "kitchen", "mustard"),
    "mustard": ("white", "rope", "study"),
    "white": ("green", "wrench", "library"),
}


def known(at: AtTable, seat: str = "scarlet") -> Knowledge:
    knowledge = deduce(at.view(seat))
    assert knowledge is not None
    return knowledge


@pytest.fixture
def at() -> AtTable:
    return table("scarlet", "mustard", "white", solution=("plum", "revolver", "ballroom"), hands=HANDS)


@pytest.mark.req("B-1.1", "B-1.2")
def test_at_first_a_seat_knows_its_own_hand_and_nothing_else(at: AtTable) -> None:
    mine = known(at)
    assert mine.places == ("scarlet", "mustard", "white", CASE_FILE)
    assert mine.deals == 4 * 5 * 6 * 924
    assert {mine.where(card) for card in HANDS["scarlet"]} == {"scarlet"}
    assert mine.mark("plum", "scarlet") == "impossible"
    assert {mine.mark("plum", place) for place in mine.places[1:]} == {"open"}
    assert mine.chance("plum", CASE_FILE) == 1 / 4
    assert mine.chance("rope", "mustard") == pytest.approx(2 / 5)
    assert len(mine.case_files) == 120
    assert mine.proven is None


def test_watchers_know_nothing(at: AtTable) -> None:
    assert deduce(at.view(None)) is None


@pytest.mark.req("B-1.2")
def test_deals_that_are_drawn_agree(at: AtTable) -> None:
    mine = known(at)
    for deal in mine.draw(Random(0), 50):
        held = [[DECK[card] for card, place in enumerate(deal) if place == at] for at in range(4)]
        assert [len(hand) for hand in held] == [6, 6, 6, 3]
        assert set(held[0]) == set(HANDS["scarlet"])
        assert Trio(*held[3]) in mine.case_files
