"""A notebook is sent row by row."""

import doctest
from typing import Protocol

import pytest
from nicegui import ui
from nicegui.testing import User

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS
from clueapp.kernel.options import OptionValue
from components.panel import Piece
from components.tables.mystery import notes
from components.tables.mystery.notebook import Notebook
from tests.components.mystery_view import seen_by
from tests.games.table import AtTable, bare_table, classic_table
from tests.games.test_mystery_conclusions import asked_about_two_of_mine


class Shown(Protocol):
    def __call__(self, t: AtTable, seat: str | None, **options: OptionValue) -> tuple[str, list[str]]: ...


@pytest.fixture
async def shown(user: User) -> Shown:
    """All that a notebook has in it after it was shown this table, and which of its rows were sent for that."""
    ui.page("/")(lambda: None)
    await user.open("/")
    assert user.client is not None
    outbox = user.client.outbox
    with user, ui.element() as place:
        notebook = Notebook()

    def show(t: AtTable, seat: str | None, **options: OptionValue) -> tuple[str, list[str]]:
        outbox.updates.clear()
        with user:
            notebook.show(seen_by(t, seat, **options))
        pieces = [each for each in place.descendants() if isinstance(each, Piece)]
        text = "".join(f"<{each.props['tag']} {' '.join(each.classes)}>{each.content}" for each in pieces)
        rows = [each for each in pieces if "note-row" in each.classes and each.id in outbox.updates]
        return text, [each.content.split('note-card">', 1)[1].split("<", 1)[0] for each in rows]

    return show


@pytest.mark.req("D-2.1")
async def test_only_rows_in_which_something_has_changed_are_sent(shown: Shown) -> None:
    t = classic_table(options={"notebook": "seen"}, hands={"scarlet": ["wrench"], "white": ["knife"]})
    text, rows = shown(t, "scarlet")
    assert len(rows) == 21
    assert text.count("note-group") == 3
    assert shown(t, "scarlet")[1] == []
    t.seat("scarlet").marks("rope", "white", "yes")
    text, rows = shown(t, "scarlet")
    assert rows == ["Rope"]
    assert "<tr note-row held>" in text


@pytest.mark.req("D-2.3")
async def test_a_warning_comes_and_goes(shown: Shown) -> None:
    t = classic_table(options={"notebook": "seen"}, hands={"scarlet": ["wrench", "knife"]})
    assert "<p notes-warning>" not in shown(t, "scarlet")[0]
    t.seat("scarlet").marks("wrench", "white", "yes")
    assert "One of your marks says the opposite" in shown(t, "scarlet")[0]
    t.seat("scarlet").marks("knife", "white", "yes")
    assert "2 of your marks say the opposite" in shown(t, "scarlet")[0]
    t.seat("scarlet").marks("knife", "white", "").marks("wrench", "white", "")
    assert "<p notes-warning>" not in shown(t, "scarlet")[0]


async def test_who_has_no_notebook_is_told_why(shown: Shown) -> None:
    t = bare_table()
    assert "Hands and notebooks belong to the players." in shown(t, None)[0]
    assert shown(t, "scarlet")[0] == "<p quiet notes-later>You’ll get your notebook when the cards are dealt."
    dealt = classic_table()
    text, rows = shown(dealt, "scarlet")
    assert len(rows) == 21
    assert "handed out" not in text


def cell(text: str, card: str, seat: str) -> str:
    """A square of the sheet, its button's tag and what stands in it."""
    before, after = text.split(f'data-testid="note-{card}-{seat}"')
    return before.rpartition("<td>")[2] + after.partition("</td>")[0]


@pytest.mark.req("D-2.2", "D-2.3", "P-10.2")
async def test_what_follows_looks_and_sounds_different_from_what_was_seen(shown: Shown) -> None:
    text, _ = shown(asked_about_two_of_mine(), "scarlet")
    by_logic, seen, open_one = (
        cell(text, *place) for place in (("knife", "white"), ("plum", "scarlet"), ("hall", "white"))
    )
    assert 'class="note reasoned"' in by_logic
    assert 'aria-label="Knife, Cid: has it (by logic)"' in by_logic
    assert 'class="note seen"' in seen
    assert 'aria-label="Professor Plum, Ann: has it (printed)"' in seen
    assert "reasoned" not in seen + open_one
    assert "A mark in a lozenge follows by logic." in text
    elsewhere, _ = shown(asked_about_two_of_mine("seen"), "scarlet")
    assert "reasoned" not in elsewhere
    assert "lozenge" not in elsewhere


@pytest.mark.req("D-2.2")
async def test_a_card_that_must_be_in_a_hand_is_struck_out_though_nobody_knows_in_whose(shown: Shown) -> None:
    t = asked_about_two_of_mine()
    assert rows(shown(t, "scarlet")[0])["scarlet"] == ""
    t.turn_of("scarlet").place("scarlet", "hall-lounge").seat("scarlet").moves("hall").suggests("green", "wrench")
    text, sent = shown(t, "scarlet")
    assert {"green": "file", "wrench": "file", "hall": "file", "scarlet": "held"}.items() <= rows(text).items()
    assert {cell(text, "scarlet", seat).count("has it") for seat in ("mustard", "white")} == {0}
    assert "Scarlet" in sent


@pytest.mark.req("D-2.2")
async def test_a_mark_that_contradicts_what_follows_is_pointed_out_as_that(shown: Shown) -> None:
    t = asked_about_two_of_mine()
    t.seat("scarlet").marks("knife", "mustard", "yes")
    text, _ = shown(t, "scarlet")
    assert "One of your marks contradicts what follows from what you’ve seen." in text
    assert "Knife, Bob: has it, but it follows: doesn’t have it (by logic)" in text
    assert 'class="note yes reasoned wrong"' in cell(text, "knife", "mustard")
    t.seat("scarlet").marks("rope", "white", "yes")
    assert "2 of your marks contradict what follows" in shown(t, "scarlet")[0]
    t.seat("scarlet").marks("knife", "mustard", "")
    assert "One of your marks says the opposite of what you’ve seen." in shown(t, "scarlet")[0]


@pytest.mark.req("D-2.2", "B-1.2", "P-10.2")
async def test_chances_stand_beside_open_cards_where_the_room_allows_it(shown: Shown) -> None:
    t = asked_about_two_of_mine()
    assert "chance" not in shown(t, "scarlet")[0]
    text, sent = shown(t, "scarlet", chances=True)
    told = dict(each.split(":") for each in text.split('<data value="')[1].split('"')[0].split(" "))
    assert set(told) == {card for card, where in rows(text).items() if not where}
    for group in (SUSPECTS, WEAPONS, ROOMS):
        assert sum(float(told.get(card, 0)) for card in group) == pytest.approx(100, abs=0.1)
    assert text.count('class="chance"') == len(told) == len(sent)
    t.seat("mustard").accuses("peacock", "lead_pipe", "hall")
    changed, sent = shown(t, "scarlet", chances=True)
    assert changed != text
    assert sent == [], "a chance that changes is no reason to send a row"


@pytest.mark.req("D-2.2")
async def test_there_are_no_chances_in_the_other_modes(shown: Shown) -> None:
    for mode in ("seen", "hand"):
        assert "chance" not in shown(asked_about_two_of_mine(mode), "scarlet", chances=True)[0]


def rows(text: str) -> dict[str, str]:
    """What the sheet says of each card: "held", in the "file", or nothing."""
    found = {}
    for row in text.split("<tr note-row")[1:]:
        card = row.split('data-testid="note-')[1].split('"')[0].rpartition("-")[0]
        found[card] = row.split(">")[0].strip()
    return found


def test_the_examples_are_true() -> None:
    assert doctest.testmod(notes).failed == 0
