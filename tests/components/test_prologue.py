"""The prologue: which pages have it, and what it tells."""

from dataclasses import replace

import pytest

from clueapp.games.mystery.cards import DECK, title
from clueapp.games.mystery.story import CASE, FRONT_PAGE
from components.tables.mystery import prologue
from tests.components.mystery_view import seen_by
from tests.components.test_accusation import words
from tests.games.table import AtTable, bare_table, classic_table, table

TRIO = ("scarlet", "mustard", "white")


def is_due(at: AtTable, seat: str | None = "mustard") -> bool:
    return prologue.is_due(seen_by(at, seat))


@pytest.mark.req("D-7.1")
@pytest.mark.parametrize("make", [table, classic_table])
def test_pages_have_the_prologue_until_the_end_of_the_first_turn(make) -> None:
    t = make(*TRIO)
    assert [is_due(t, seat) for seat in (*TRIO, None)] == [True] * 4
    t.turn_of("mustard")
    assert not is_due(t)


@pytest.mark.req("D-7.1")
def test_pages_have_the_prologue_during_the_set_up() -> None:
    assert is_due(bare_table(*TRIO))


@pytest.mark.req("D-7.1")
def test_a_player_who_joins_for_a_later_game_has_the_prologue_too() -> None:
    assert prologue.is_due(replace(seen_by(table(*TRIO), "mustard"), games_played=2))


@pytest.mark.req("D-7.1")
def test_a_game_that_ended_in_its_first_turn_has_no_prologue() -> None:
    t = table(*TRIO, solution=("plum", "rope", "hall"))
    t.seat("scarlet").accuses("plum", "rope", "hall")
    assert not is_due(t)


@pytest.mark.req("D-7.1", "D-7.3")
def test_the_prologue_tells_the_case_line_by_line_and_asks_the_three_questions() -> None:
    html = str(prologue.draw(seen_by(table(*TRIO), "mustard")))
    told = words(html)
    order = [told.index(each) for each in (CASE.headline, *FRONT_PAGE, *CASE.questions)]
    assert order == sorted(order)
    assert "Tudor Mansion" in told
    assert [card for card in DECK if title(card) in told] == []
    assert 'data-prologue="ABCDEF"' in html
