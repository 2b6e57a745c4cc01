"""The examples in the docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

PACKAGES = ("clueapp.kernel", "clueapp.games", "clueapp.rooms", "clueapp.protocol", "clueapp.api")


def modules() -> list[str]:
    names = list(PACKAGES)
    for package in PACKAGES:
        path = importlib.import_module(package).__path__
        names += [each.name for each in pkgutil.walk_packages(path, f"{package}.")]
    return sorted(names)


@pytest.mark.parametrize("name", modules())
def test_the_examples_of(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), report=True).failed == 0


def test_there_are_examples() -> None:
    assert sum(doctest.testmod(importlib.import_module(name)).attempted for name in modules()) >= 16
