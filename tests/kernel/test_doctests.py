"""The examples in the docstrings are true, and every part of the kernel has one."""

import doctest
import importlib
import pkgutil

import pytest

KERNEL = "clueapp.kernel"
PACKAGES = (KERNEL, "clueapp.games", "clueapp.rooms", "clueapp.protocol", "clueapp.api")


def modules(*packages: str) -> list[str]:
    """All modules in some packages."""
    paths = {package: importlib.import_module(package).__path__ for package in packages}
    return sorted(each.name for name, path in paths.items() for each in pkgutil.walk_packages(path, f"{name}."))


def tried(name: str) -> doctest.TestResults:
    return doctest.testmod(importlib.import_module(name), report=True)


@pytest.mark.parametrize("name", [*PACKAGES, *modules(*PACKAGES)])
def test_the_examples_of(name: str) -> None:
    assert tried(name).failed == 0


@pytest.mark.parametrize("name", modules(KERNEL))
def test_there_is_an_example_of(name: str) -> None:
    assert tried(name).attempted > 0


def test_there_are_examples() -> None:
    assert sum(tried(name).attempted for name in modules(*PACKAGES)) >= 100
