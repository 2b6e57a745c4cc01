"""What the documents name is there, and what there is, they name."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from clueapp.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
TESTS = re.compile(r"`((?:tests|e2e)/[\w/]+\.py)`")
LINKS = re.compile(r"\]\((?!https?:)([^)#]+)\)")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "bench" / "README.md"])
OURS = ("clueapp", "components", "pages", "tests", "e2e", "bench", "docs", "requirements")
PATHS = re.compile(rf"(?<![\w./-])(?:{'|'.join(OURS)})/[\w./*-]*[\w/*]")
"""Wherever they stand, in sentences, tables and pictures."""
QUOTED = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"(?:[\w.-]+/)*[\w.-]+\.(?:py|js|css|md|toml|txt|json|jsonl)|[\w.-]+(?:/[\w.-]+)+")
MODULE = re.compile(rf"(?:{'|'.join(OURS)})(?:\.\w+)+")
PLACEHOLDER = re.compile(r"\b[A-Z][A-Z0-9]*\b")
"""NAME stands for any name."""
OF_ONE_SERVER = frozenset({"clueapp.env", "clueapp.secret"})
"""What is made where the program runs."""
ARCHITECTURE = ROOT / "docs" / "architecture.md"
PARTS = ("clueapp", "clueapp/games", "clueapp/rooms", "components", "components/tables", "pages")
"""Whose folders are all spoken of."""


def names_in(text: str) -> Iterator[str]:
    """What a text names of the tree: paths, files by themselves, and modules."""
    yield from PATHS.findall(text)
    for quoted in QUOTED.findall(text):
        if FILE.fullmatch(quoted) or MODULE.fullmatch(quoted):
            yield quoted


def is_there(name: str, folder: Path = ROOT) -> bool:
    """Whether there is a file, a folder or a module of this name; a file by itself may stand anywhere."""
    pattern = PLACEHOLDER.sub("*", name.rstrip("/"))
    if any(True for base in (ROOT, folder) for _ in base.glob(pattern)):
        return True
    return name in file_names() | OF_ONE_SERVER or (MODULE.fullmatch(name) is not None and _is_module(name))


def _is_module(name: str) -> bool:
    """Whether this is a module or a package, or else something that one of them speaks of."""
    path, parts = ROOT, name.split(".")
    while parts and (path / parts[0]).is_dir():
        path /= parts.pop(0)
    if parts and (path / f"{parts[0]}.py").is_file():
        path /= f"{parts.pop(0)}.py"
    file = path / "__init__.py" if path.is_dir() else path
    said = file.read_text(encoding="utf-8") if file.is_file() else ""
    return all(re.search(rf"\b{part}\b", said) for part in parts)


@cache
def file_names() -> frozenset[str]:
    found = (path for folder in OURS for path in (ROOT / folder).rglob("*.*"))
    return frozenset(path.name for path in found)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.name)
def test_everything_that_is_named_is_there(document: Path) -> None:
    names = set(names_in(document.read_text(encoding="utf-8")))
    assert sorted(name for name in names if not is_there(name, document.parent)) == []


def test_something_is_named() -> None:
    assert sum(len(set(names_in(each.read_text(encoding="utf-8")))) for each in DOCUMENTS) > 250


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("As `clueapp/rooms/room.py` and `clueapp/rooms/` do, and `presses.js` by itself.", []),
        ("As clueapp/rooms/rooom.py does.", ["clueapp/rooms/rooom.py"]),
        ("A folder `components/tabels` of `components/tables/NAME/table.py`.", ["components/tabels"]),
        ("Beside `clueapp/games/NAME/nowhere.py`.", ["clueapp/games/NAME/nowhere.py"]),
        ("The script `pressess.js`, or `run.py`.", ["pressess.js"]),
        ("`clueapp.kernel.truth.project`, `clueapp.kernel` and `clueapp.rooms.clocks.due`.", []),
        (
            "`clueapp.kernel.truth.projected` and `clueapp.kernal`.",
            ["clueapp.kernel.truth.projected", "clueapp.kernal"],
        ),
        ("Not `text/plain`.", ["text/plain"]),
        ("Addresses as `/healthz`, `https://example.org/a.py` and `sqlite:///data/clueapp.db` are none.", []),
    ],
)
def test_what_is_not_there_is_found(text: str, missing: list[str]) -> None:
    assert sorted({name for name in names_in(text) if not is_there(name)}) == sorted(missing)


@pytest.mark.parametrize("part", PARTS)
def test_every_folder_is_spoken_of(part: str) -> None:
    said = ARCHITECTURE.read_text(encoding="utf-8")
    folders = sorted(each.parent.name for each in (ROOT / part).glob("*/__init__.py"))
    assert folders
    assert [name for name in folders if f"{part}/{name}" not in said] == []


def test_every_test_that_shows_how_something_is_prevented_is_there() -> None:
    named = TESTS.findall((ROOT / "docs" / "security.md").read_text())
    assert len(set(named)) > 20
    assert [each for each in named if not (ROOT / each).is_file()] == []


@pytest.mark.req("P-9.2")
def test_every_setting_is_described_and_no_other() -> None:
    described = set(re.findall(rf"`{PREFIX}(\w+)`", (ROOT / "docs" / "settings.md").read_text()))
    assert described == {name.upper() for name in Settings.model_fields}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = LINKS.findall(document.read_text())
    assert [each for each in links if not (document.parent / each).exists()] == []
