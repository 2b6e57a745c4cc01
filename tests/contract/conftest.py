"""The games that the contract is held against: all that the registry finds, and the doors of the tests."""

import os

import pytest

from clueapp.kernel.game import AnyGame
from clueapp.kernel.registry import games
from tests import doors
from tests.contract.adapters import Adapter, adapter_of

THOROUGH = os.environ.get("CLUEAPP_THOROUGH", "") not in ("", "0")


GAMES: dict[str, AnyGame] = {**games(), "doors": doors.GAME}


@pytest.fixture(params=sorted(GAMES), scope="session")
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


@pytest.fixture(scope="session")
def adapter(game: AnyGame) -> Adapter:
    return adapter_of(game)


@pytest.fixture(scope="session")
def games_to_compare() -> int:
    """How many random games the indistinguishability test looks at, for each game."""
    return 6_000 if THOROUGH else 150
