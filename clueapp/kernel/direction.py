"""Names and words that are written from the right, within a sentence that is not."""

from __future__ import annotations

from unicodedata import bidirectional

_FIRST_ISOLATE, _POP = "\u2068", "\u2069"
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


def isolated(name: str) -> str:
    """The name as it stands in a sentence: one that is written from the right does not turn round what is beside it.

    >>> isolated("Ann"), isolated("\u05d3\u05d5\u05d3") == "\u2068\u05d3\u05d5\u05d3\u2069"
    ('Ann', True)
    """
    if name.isascii() or not any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in name):
        return name
    return f"{_FIRST_ISOLATE}{name}{_POP}"


def not_isolated(name: str) -> str:
    """The name by itself, as it was given."""
    return name.strip(f"{_FIRST_ISOLATE}{_POP}")
