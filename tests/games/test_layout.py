"""Who knows one game knows all: the same file has the same things in it, in each of them."""

from pathlib import Path

import pytest

from clueapp import games as package
from clueapp.kernel.game import AnyGame
from clueapp.kernel.places import Pick
from clueapp.kernel.registry import games
from tests.laid import laid

FOLDER = Path(package.__file__).parent
FILES = ("game", "info", "actions", "events", "state", "folds", "menu", "telling", "wire")


@pytest.mark.parametrize("name", sorted({*games(), "mystery"}))
def test_every_game_has_the_same_files(name: str) -> None:
    assert [each for each in FILES if not (FOLDER / name / f"{each}.py").is_file()] == []


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_happens_is_where_one_looks_for_it(game: AnyGame) -> None:
    opening = laid(game, [place.id for place in game.info.places], game.info.default_options())
    assert {file_of(kind) for kind in game.actions if kind is not Pick} == {"actions"}
    assert {file_of(kind) for kind in game.events} == {"events"}
    assert {file_of(type(part)) for part in (opening.public, *opening.own.values(), opening.vault)} == {"state"}
    assert file_of(type(game)) == "game"


def file_of(kind: type) -> str:
    return kind.__module__.rpartition(".")[2]
