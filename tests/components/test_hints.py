"""The hints of a first game: each when it helps, and none to players whom it would not help."""

import pytest

from components.tables.classic.prompt import ClassicPrompt
from components.tables.clueless.prompt import CluelessPrompt
from components.tables.mystery import hints
from components.tables.mystery.hints import ACCUSE, NOTES, Hint
from tests.components.mystery_view import seen_by
from tests.games.table import AtTable, classic_table, table

HANDS = {"scarlet": ["wrench"], "mustard": ["knife"], "white": ["revolver"]}


def due(at: AtTable, seat: str | None) -> Hint | None:
    return hints.due(seen_by(at, seat), CluelessPrompt.move_hint)


@pytest.mark.req("P-3.2c")
def test_each_comes_at_the_moment_it_helps() -> None:
    t = table("scarlet", "mustard", "white", hands=HANDS).place("scarlet", "hall-study")
    assert due(t, "scarlet") == CluelessPrompt.move_hint
    assert due(t, "mustard") is None, "there is nothing to note yet"
    t.seat("scarlet").moves("hall")
    assert due(t, "scarlet") is None, "the form says what to do"
    t.seat("scarlet").suggests("plum", "knife")
    assert due(t, "mustard") is None, "the question is answered first"
    t.is_answered()
    assert due(t, "scarlet") == ACCUSE
    assert due(t, "white") == NOTES
    assert due(t, None) is None, "watchers have nothing to do"


@pytest.mark.req("P-3.2c", "P-10.2")
def test_it_is_hidden_until_the_browser_shows_it_and_says_what_it_is() -> None:
    first = classic_table()
    drawn = str(hints.draw(hints.due(seen_by(first, "scarlet"), ClassicPrompt.move_hint)))
    assert 'data-hint="move-classic"' in drawn
    assert " hidden" in drawn
    assert 'aria-label="Hint"' in drawn
    assert "Roll the dice" in drawn
    assert hints.draw(None) == ""
