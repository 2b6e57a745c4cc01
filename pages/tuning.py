"""What NiceGUI 3.18 does dearly and often, done cheaply with the same result; each was measured with bench/latency.py.

Nothing here is needed for the program to work: without `install` it is slower, and the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui import helpers

_ask_signature = helpers.expects_arguments


def install() -> None:
    """Put the cheaper ways in place."""
    helpers.expects_arguments = expects_arguments


def expects_arguments(func: Callable[..., Any]) -> bool:
    """Whether a handler needs arguments, read from its code.

    NiceGUI builds an `inspect.Signature` to find out, three times for every element it makes and once for every
    event: a tenth of the time that opening a page took.
    """
    inner = getattr(func, "__func__", func)
    code = getattr(inner, "__code__", None)
    if code is None or hasattr(inner, "__wrapped__") or hasattr(inner, "__signature__"):
        return _ask_signature(func)
    is_bound = inner is not func
    needed = code.co_argcount - is_bound - len(inner.__defaults__ or ())
    return bool(needed > 0 or code.co_kwonlyargcount > len(inner.__kwdefaults__ or ()))
