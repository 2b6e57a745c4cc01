"""The list of requirements is sound, and every mark in the tests names a line of it."""

from collections import Counter
from pathlib import Path

import pytest

from tests.requirements import Coverage, Requirement, read_coverage, read_list, read_marks, report

GAMES = ["Platform", "Clue-Less", "Classic Clue", "Codenames", "Trivia Duel", "Bots"]
SOURCE = '''
import pytest
from pytest import mark

pytestmark = [pytest.mark.req("A-1.1"), pytest.mark.slow]

@pytest.mark.req("A-1.2", "A-1.3b")
class TestTable:
    @mark.req("A-1.4")
    async def test_it(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.req("A-1.5"))])
def test_parameter(n):
    """pytest.mark.req("A-9.9") in words is no mark."""
    request.req("A-9.8")
'''


def test_the_list_names_every_game_and_no_id_twice() -> None:
    requirements = read_coverage().requirements
    assert list(dict.fromkeys(requirement.game for requirement in requirements)) == GAMES
    assert [name for name, count in Counter(requirement.id for requirement in requirements).items() if count > 1] == []


def test_every_line_of_the_list_that_looks_like_an_entry_is_one() -> None:
    text = (Path(__file__).parent.parent / "docs" / "requirements.md").read_text("utf-8")
    assert len(list(read_list(text))) == sum(line.startswith("- ") for line in text.splitlines())


def test_every_mark_names_a_requirement() -> None:
    assert [f"{mark}: {mark.id}" for mark in read_coverage().unknown] == []


def test_marks_are_read_wherever_pytest_takes_them() -> None:
    marks = list(read_marks(SOURCE, Path("tests/test_x.py")))
    assert sorted(mark.id for mark in marks) == ["A-1.1", "A-1.2", "A-1.3b", "A-1.4", "A-1.5"]


def test_a_mark_that_cannot_be_read_off_is_unknown() -> None:
    marks = list(read_marks("pytest.mark.req(RULE)(test)", Path("tests/test_x.py")))
    assert [mark.id for mark in Coverage([], marks).unknown] == ["RULE"]


@pytest.mark.parametrize(
    ("folder", "line"),
    [("tests", "Hall: 1 of 2 have a test, 0 of them"), ("e2e", "Hall: 1 of 2 have a test, 1 of them")],
)
def test_a_test_in_the_browser_is_told_apart(folder: str, line: str) -> None:
    requirements = [Requirement("A-1.1", "Hall", "A door."), Requirement("A-1.2", "Hall", "A window.")]
    marks = list(read_marks('pytest.mark.req("A-1.1")', Path(folder, "test_x.py")))
    lines = list(report(Coverage(requirements, marks), show_all=False))
    assert lines[0].startswith(line)
    assert [line.split() for line in lines[1:-1]] == [["-", "A-1.2", "A", "window."]]
