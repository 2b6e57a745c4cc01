"""What the documents name is there, and what there is, they name."""

import re
from pathlib import Path

import pytest

from clueapp.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
TESTS = re.compile(r"`((?:tests|e2e)/[\w/]+\.py)`")
LINKS = re.compile(r"\]\((?!https?:)([^)#]+)\)")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "bench" / "README.md"])


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
