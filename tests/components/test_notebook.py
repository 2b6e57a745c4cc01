"""A notebook is sent row by row."""

from collections.abc import Callable

import pytest
from nicegui import ui
from nicegui.testing import User

from components.panel import Piece
from components.tables.mystery.notebook import Notebook
from tests.components.mystery_view import seen_by
from tests.games.table import AtTable, bare_table, classic_table

Shown = Callable[[AtTable, str | None], tuple[str, list[str]]]


@pytest.fixture
async def shown(user: User) -> Shown:
    """All that a notebook has in it after it was shown this table, and which of its rows were sent for that."""
    ui.page("/")(lambda: None)
    await user.open("/")
    assert user.client is not None
    outbox = user.client.outbox
    with user, ui.element() as place:
        notebook = Notebook()

    def show(t: AtTable, seat: str | None) -> tuple[str, list[str]]:
        outbox.updates.clear()
        with user:
            notebook.show(seen_by(t, seat))
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
    assert "A mark of yours says the opposite" in shown(t, "scarlet")[0]
    t.seat("scarlet").marks("knife", "white", "yes")
    assert "2 marks of yours say the opposite" in shown(t, "scarlet")[0]
    t.seat("scarlet").marks("knife", "white", "").marks("wrench", "white", "")
    assert "<p notes-warning>" not in shown(t, "scarlet")[0]


async def test_who_has_no_notebook_is_told_why(shown: Shown) -> None:
    t = bare_table()
    assert shown(t, None)[0] == "<p quiet>Only players have a notebook."
    assert shown(t, "scarlet")[0] == "<p quiet notes-later>The notebooks are handed out with the cards."
    dealt = classic_table()
    text, rows = shown(dealt, "scarlet")
    assert len(rows) == 21
    assert "handed out" not in text
