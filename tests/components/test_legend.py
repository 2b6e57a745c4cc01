"""The legend of a notebook has the marks that this room's notebook can have, and no others."""

import re

import pytest

from components.tables.mystery import legend
from components.tables.mystery.sheet import sheet_of
from tests.components.mystery_view import seen_by
from tests.games.table import table

BY_HAND = ["Tick", "Cross", "Question mark", "Letter or digit"]
PRINT = ["Tick on brass", "Cross on brass"]
LOZENGES = ["Tick in a full lozenge", "Cross in a lozenge"]
NAMES = ["Green name", "Name struck out", "Name with an envelope"]


@pytest.mark.req("D-2.2b", "P-10.2")
@pytest.mark.parametrize(
    ("mode", "chances", "marks"),
    [
        ("hand", False, [*BY_HAND, *NAMES]),
        ("seen", False, [*BY_HAND, *PRINT, "Red frame", *NAMES]),
        ("logic", False, [*BY_HAND, *PRINT, *LOZENGES, "Red frame", *NAMES]),
        ("logic", True, [*BY_HAND, *PRINT, *LOZENGES, "Red frame", *NAMES, "Bar"]),
    ],
)
def test_it_explains_the_marks_of_this_rooms_notebook(mode: str, chances: bool, marks: list[str]) -> None:
    t = table("scarlet", "mustard", "white", options={"notebook": mode})
    sheet = sheet_of(seen_by(t, "scarlet", notebook=mode, chances=chances))
    assert sheet is not None
    drawn = str(legend.draw(sheet))
    assert re.findall(r'<span class="sr-only">([^<]*): </span>', drawn) == marks
    assert ("lozenge follows by logic" in drawn) == (mode == "logic")
