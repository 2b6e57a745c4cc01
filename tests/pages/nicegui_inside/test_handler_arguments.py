"""A handler is known to need arguments when NiceGUI would know it."""

import functools
from collections.abc import Callable
from typing import Any

import pytest

from pages.nicegui_inside.handler_arguments import ask_signature, expects_arguments


class Handlers:
    """Callables of every kind that somebody may register."""

    def nothing(self) -> None: ...
    def one(self, event: object) -> None: ...
    def optional(self, event: object = None) -> None: ...
    def any_number(self, *events: object) -> None: ...
    def named(self, *, event: object) -> None: ...
    def named_optional(self, *, event: object = None) -> None: ...
    def everything(self, *events: object, **more: object) -> None: ...
    async def later(self, event: object) -> None: ...

    @classmethod
    def of_class(cls, event: object) -> None: ...

    @staticmethod
    def alone() -> None: ...

    @functools.wraps(one)
    def wrapped(self, *events: object) -> None: ...

    def __call__(self, event: object) -> None: ...


NAMES = [name for name in vars(Handlers) if not name.startswith("__")]


@pytest.mark.parametrize("name", NAMES)
def test_whether_a_handler_expects_arguments(name: str) -> None:
    for handler in (getattr(Handlers(), name), getattr(Handlers, name)):
        assert expects_arguments(handler) == ask_signature(handler)


@pytest.mark.parametrize(
    "handler",
    [lambda: None, lambda event: event, lambda event=1: event, functools.partial(max, 1), Handlers(), print, dict],
)
def test_whether_other_callables_expect_arguments(handler: Callable[..., Any]) -> None:
    try:
        expected = ask_signature(handler)
    except ValueError:
        with pytest.raises(ValueError, match="signature"):
            expects_arguments(handler)
    else:
        assert expects_arguments(handler) == expected
