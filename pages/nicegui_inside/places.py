"""Asks whether the places are there that a guard holds on to."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from pages.nicegui_inside.versions import TRIED

ADVICE = ", ".join(f"{library} {' or '.join(numbers)}" for library, numbers in TRIED.items())


class PlaceMissing(RuntimeError):
    """A guard cannot be put up, so nothing is served; says what is missing, and what to install."""

    def __init__(self, library: str, place: str) -> None:
        super().__init__(
            f"{library} {version(library)} has no {place}, where what comes from outside is checked. "
            f"The server does not start unguarded; it was tried with {ADVICE}."
        )


def need(library: str, owner: Any, *names: str) -> None:
    """These are attributes of a class, a module or an object; PlaceMissing if one is not."""
    for name in names:
        if not hasattr(owner, name):
            raise PlaceMissing(library, f"{getattr(owner, '__name__', type(owner).__name__)}.{name}")


def need_in(library: str, maker: Callable[..., Any], *names: str) -> None:
    """This function sets or reads attributes of these names; PlaceMissing if it does not."""
    for name in names:
        if name not in maker.__code__.co_names:
            raise PlaceMissing(library, f"{maker.__qualname__.removesuffix('.__init__')}.{name}")
