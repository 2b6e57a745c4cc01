"""What all tests share: how hard Hypothesis tries, the same deal in each run, and NiceGUI's simulated users.

The profile of Hypothesis is `ci` where the variable CI is set and `dev` elsewhere, both with the same examples in each
run; HYPOTHESIS_PROFILE chooses another: `explore` looks for new ones.
TEST_CHANCE is any word: another word deals other cards in every test, which finds tests that lean on their deal.
"""

import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from clueapp.rooms.lobby import places, robots, sitting, starting

COMMON = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("dev", COMMON, max_examples=50, derandomize=True)
settings.register_profile("ci", COMMON, max_examples=100, derandomize=True)
settings.register_profile("explore", COMMON, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))

CHANCE = os.environ.get("TEST_CHANCE", "")
FOLDERS_WITH_USERS = ("pages", "components")
USER_PLUGIN = "nicegui.testing.user_plugin"


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> None:
    """Load NiceGUI's `user` and `create_user` only where they are used: importing it takes two seconds."""
    if path.name in FOLDERS_WITH_USERS and path.parent == Path(__file__).parent:
        parent.config.pluginmanager.import_plugin(USER_PLUGIN)


@pytest.fixture(autouse=True)
def same_deal(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Random:
    """What a room draws for its games is the same whenever the same test runs."""
    draws = Random(f"{CHANCE}:{request.node.nodeid}")
    monkeypatch.setattr(starting, "new_seed", lambda: draws.randbytes(32).hex())
    for module in (places, robots):
        monkeypatch.setattr(module, "any_of", draws.choice)
    monkeypatch.setattr(sitting, "lot", lambda: draws)
    return draws
