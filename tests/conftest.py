"""What all tests share: how hard Hypothesis tries, and NiceGUI's simulated users where they are needed.

The profile of Hypothesis is `ci` where the variable CI is set and `dev` elsewhere; HYPOTHESIS_PROFILE chooses another.
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("dev", max_examples=50, deadline=None, print_blob=True)
settings.register_profile(
    "ci",
    max_examples=200,
    deadline=None,
    print_blob=True,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))

FOLDERS_WITH_USERS = ("pages", "components")
USER_PLUGIN = "nicegui.testing.user_plugin"


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> None:
    """Load NiceGUI's `user` and `create_user` only where they are used: importing it takes two seconds."""
    if path.name in FOLDERS_WITH_USERS and path.parent == Path(__file__).parent:
        parent.config.pluginmanager.import_plugin(USER_PLUGIN)
