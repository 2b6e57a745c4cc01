"""The style sheet is one for all pages: what a table's own part says of a class must not meet another table's."""

import re
from itertools import combinations

import pytest

from components.folders import TABLES, files, folders

TOGETHER = {frozenset(pair) for pair in (("mystery", "clueless"), ("mystery", "classic"))}
"""Those stand on one page."""
SHARED = {"button", "page", "table"}
"""Of the parts that all pages have."""
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_SELECTORS = re.compile(r"(?<=[{}])([^{}@;]+)(?={)")
_FIRST_CLASS = re.compile(r"\.([a-z][\w-]*)")


def classes_of(folder: str) -> set[str]:
    """The classes with which the selectors of a table's sheets begin."""
    found: set[str] = set()
    for file in (TABLES / folder / "css").glob("*.css"):
        text = "}" + _IN_BRACKETS.sub("", _COMMENT.sub("", file.read_text(encoding="utf-8")))
        for selectors in _SELECTORS.findall(text):
            first = (_FIRST_CLASS.match(each.strip()) for each in selectors.split(","))
            found |= {each[1] for each in first if each}
    return found


@pytest.mark.parametrize(
    "pair", [pair for pair in combinations(sorted(folders()), 2) if frozenset(pair) not in TOGETHER]
)
def test_no_table_styles_what_is_anothers(pair: tuple[str, str]) -> None:
    one, other = map(classes_of, pair)
    assert one & other <= SHARED


def test_the_classes_are_found() -> None:
    assert {"word-card", "plaque"} <= classes_of("codenames")
    assert "card-place" in classes_of("trivia")


def test_every_colour_of_a_sheet_is_one_of_the_palette() -> None:
    sheets = [*(TABLES.parent / "static" / "css").glob("*.css"), *files("css")]
    found = {file.name: re.findall(r"#[0-9a-fA-F]{3,8}\b(?=[^{}]*\})", file.read_text("utf-8")) for file in sheets}
    assert len(sheets) > 20
    assert {name: colours for name, colours in found.items() if colours} == {}
