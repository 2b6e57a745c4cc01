"""What belongs to a game stands in its own folders, and nothing else names it."""

import re
from pathlib import Path

import pytest

from clueapp.kernel.registry import games
from components.folders import TABLES, files, folders, module_of, modules
from components.gallery import ART
from components.home.catalogue import posters
from components.tables import PLAIN
from components.theme import style_sheet

ROOT = Path(__file__).parents[2]
OWN = tuple(folder for folder in folders() if folder != PLAIN)
NAMES = {*OWN, *games(), *(poster.title for poster in posters(games()))}
# The tournament belongs to the mysteries: it sends their players against each other, and no server loads it.
OTHERS = sorted(
    path
    for folder in ("clueapp", "components", "pages")
    for path in (ROOT / folder).rglob("*.*")
    if path.suffix in (".css", ".js", ".py")
    and not any(path.is_relative_to(ROOT / "clueapp" / own) for own in ("games", "tournament"))
    and not any(path.is_relative_to(TABLES / own) for own in OWN)
)


def test_no_file_outside_the_folders_of_the_games_names_one() -> None:
    name = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(NAMES)))})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {said[0]}" for path in OTHERS if (said := name.search(path.read_text("utf-8")))
    ]
    assert len(OTHERS) > 100
    assert found == []


def test_what_several_tables_share_comes_before_the_tables() -> None:
    has_table = [module_of(folder, "table") is not None for folder in folders()]
    assert has_table == sorted(has_table)
    assert set(games()) <= set(folders())


@pytest.mark.parametrize("folder", folders())
def test_what_is_in_a_folder_is_found(folder: str) -> None:
    styles = [file.read_text(encoding="utf-8") for file in files("css") if TABLES / folder in file.parents]
    assert len(styles) == len(list((TABLES / folder).rglob("*.css")))
    for style in styles:
        first = re.search(r"^[^/@\s].*?(?=\{)", style, re.MULTILINE)
        assert first is not None
        assert first[0] in style_sheet()
    art = module_of(folder, "art")
    assert art is None or set(art.PICTURES) <= set(ART)
    assert folder not in modules("poster") or f"game-{folder}" in ART


def test_pictures_of_two_folders_have_two_names() -> None:
    names = [name for art in modules("art").values() for name in art.PICTURES]
    assert len(names) == len(set(names))


def test_no_address_in_the_sheet_lacks_its_version() -> None:
    assert not re.search(r"/art/(?:night|day)/", style_sheet())
    for name in re.findall(r"/art/[0-9a-f]{10}/(?:night|day)/([\w-]+)\.svg", style_sheet()):
        assert name in ART
