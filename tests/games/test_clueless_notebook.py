"""The notebook, D-2: private to its player, stored with the seat."""

import json

import pytest

from clueapp.games.mystery.cards import DECK
from clueapp.games.mystery.notebook import CYCLE, MARKS, next_mark
from clueapp.kernel.truth import Fact
from clueapp.protocol.forms import forms_to_wire
from tests.games.table import AtTable, table


def sent_to(t: AtTable, viewers: tuple[str | None, ...]) -> list[str]:
    """What each of them gets of the table."""
    return [json.dumps([t.wire(each), forms_to_wire(t.menu(each).forms), t.feed(each)]) for each in viewers]


@pytest.mark.req("D-2.1", "D-2.3")
def test_a_sheet_of_all_cards_by_all_players() -> None:
    t = table("scarlet", "green", "plum")
    form = next(form for form in t.seat("green").wire_menu if form["type"] == "MARK")
    assert form["fields"] == {"card": list(DECK), "player": ["scarlet", "green", "plum"], "mark": list(MARKS)}


@pytest.mark.req("D-2.1", "D-2.3")
@pytest.mark.parametrize("mark", ["yes", "no", "maybe", "a", "z", "0", "9"])
def test_a_mark_is_kept_with_the_seat_and_can_be_changed_and_wiped(mark: str) -> None:
    t = table()
    white = t.seat("white").marks("rope", "mustard", mark).marks("hall", "white", "yes")
    assert t.wire("white")["notes"] == {"rope:mustard": mark, "hall:white": "yes"}
    white.marks("rope", "mustard", "no")
    assert t.wire("white")["notes"]["rope:mustard"] == "no"
    white.marks("rope", "mustard", "").marks("knife", "mustard", "")
    assert t.wire("white")["notes"] == {"hall:white": "yes"}


@pytest.mark.req("D-2.1")
def test_a_cell_cycles_through_blank_has_it_has_it_not_maybe() -> None:
    assert CYCLE == ("", "yes", "no", "maybe")
    mark = ""
    seen = []
    for _ in range(5):
        mark = next_mark(mark)
        seen.append(mark)
    assert seen == ["yes", "no", "maybe", "", "yes"]


@pytest.mark.req("D-2.1", "P-5.3")
def test_notes_are_invisible_to_all_others() -> None:
    t = table()
    others = ("scarlet", "mustard", None)
    before = sent_to(t, others)
    since = len(t.facts)
    t.seat("white").marks("rope", "mustard", "yes")
    assert before == sent_to(t, others)
    assert len(t.facts) == since + 1
    assert all(t.facts[-1].as_told_to(viewer) is None for viewer in others)
    assert t.feed("white", since) == []
    assert isinstance(t.facts[-1], Fact)
    assert t.facts[-1].public is None


@pytest.mark.req("D-2.1")
def test_notes_can_be_taken_at_any_moment_of_the_game_also_by_the_eliminated() -> None:
    t = table(hands={"mustard": ("plum",)}, solution=("green", "rope", "hall"))
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").suggests("plum", "rope")
    for seat in t.public.players:
        t.seat(seat).marks("rope", "white", "a")
    t.seat("mustard").shows("plum").seat("scarlet").accuses_falsely().marks("rope", "white", "b")
    assert t.wire("scarlet")["notes"] == {"rope:white": "b"}


@pytest.mark.req("D-2.1", "P-5.1")
@pytest.mark.parametrize(
    ("card", "player", "mark"),
    [
        ("rope", "plum", "yes"),
        ("spade", "white", "yes"),
        ("rope", "white", "ab"),
        ("rope", "white", "A"),
        ("rope", "", "yes"),
        ("rope", "white", "<b>"),
        ("rope:white", "white", "yes"),
    ],
)
def test_what_is_not_in_the_notebook_is_refused(card: str, player: str, mark: str) -> None:
    table("scarlet", "mustard", "white").seat("white").is_refused("bad_mark").marks(card, player, mark)


@pytest.mark.req("D-2.1")
def test_taking_a_note_changes_nothing_on_the_table() -> None:
    t = table()
    before = t.public
    t.seat("scarlet").marks("rope", "mustard", "yes")
    assert t.public is before
