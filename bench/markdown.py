"""Tables of Markdown."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.figures import percentile


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table with these columns.

    >>> print(table(["a", "b"], [["1", "2"]]))
    | a | b |
    | --- | --- |
    | 1 | 2 |
    """
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))


def times(seconds: Sequence[float], *shares: float, digits: int = 1) -> str:
    """Milliseconds at these shares; nothing if there are none.

    >>> times([0.001, 0.002], 0.5, 1)
    '1.0 / 2.0'
    """
    return " / ".join(f"{percentile(seconds, share) * 1000:.{digits}f}" for share in shares) if seconds else ""


def some(value: float, digits: int = 2) -> str:
    """A figure; nothing for what there is not.

    >>> some(0.123), some(0)
    ('0.12', '')
    """
    return f"{value:.{digits}f}" if value else ""


def share(more: float, less: float, by: float) -> str:
    """A part of a difference, with the sum.

    >>> share(2.5, 1, 3)
    '0.50 = (2.50 − 1.00) ÷ 3'
    """
    return f"{(more - less) / by:.2f} = ({more:.2f} − {less:.2f}) ÷ {by:.3g}"
