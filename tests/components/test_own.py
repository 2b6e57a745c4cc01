"""Players find themselves at the table: on their plate, on the board, and in what a screen reader is told."""

import re

import pytest

from components.tables.classic.plan import pieces as classic_pieces
from components.tables.clueless.board import place_in_words
from components.tables.mystery import plates
from components.tables.mystery.pieces import mark_own, own_place
from tests.components.mystery_view import seen_by
from tests.games.table import table


@pytest.mark.req("P-3.2b", "P-10.2")
def test_the_own_plate_alone_says_so() -> None:
    drawn = plates._plates(seen_by(table("scarlet", "mustard", "white"), "mustard"))
    for seat, as_others_see_it, as_its_own in drawn:
        assert 'class="plate-you">You</span>' not in as_others_see_it.words, seat
        assert 'class="plate-you">You</span>' in as_its_own.words, seat
        assert as_its_own.classes.endswith(" you")


@pytest.mark.req("P-3.2b")
def test_a_flag_is_raised_over_the_own_token_alone() -> None:
    assert mark_own("mustard") == "--you-mustard:inline;"
    assert mark_own(None) == ""
    flags = re.findall(r'data-testid="flag-(\w+)"[^>]*display:var\(--you-(\w+),none\)', str(classic_pieces()))
    assert len(flags) == 6
    assert all(one == other for one, other in flags)


@pytest.mark.req("P-3.2b", "P-10.2")
def test_a_screen_reader_is_told_which_token_is_ones_own() -> None:
    t = table("scarlet", "mustard", "white").place("mustard", "hall")
    words = own_place("mustard", t.public, place_in_words)
    assert words == "You’re Colonel Mustard. Your token is here: the Hall."
