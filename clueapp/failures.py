"""Failures of the server itself: every one is counted, and one that comes again and again is written once a minute."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import structlog

from clueapp import metrics

QUIET_SECONDS = 60.0
"""For so long the same failure is only counted; then it is written how often it came."""
Kind: TypeAlias = tuple[str, ...]
log = structlog.get_logger()
_repeats: WeakKeyDictionary[asyncio.AbstractEventLoop, dict[Kind, int]] = WeakKeyDictionary()


def note_failure(what: str, error: BaseException, **details: Any) -> None:
    """Counts a failure, and logs it unless the same has just been logged; to be called on the event loop."""
    metrics.errors.inc()
    loop = asyncio.get_running_loop()
    repeats, kind = _repeats.setdefault(loop, {}), (what, *_names(error))
    if kind in repeats:
        repeats[kind] += 1
        return
    log.error(what, exc_info=error, **details)
    _be_quiet(loop, kind)


def _be_quiet(loop: asyncio.AbstractEventLoop, kind: Kind) -> None:
    _repeats[loop][kind] = 0
    loop.call_later(QUIET_SECONDS, _sum_up, loop, kind)


def _sum_up(loop: asyncio.AbstractEventLoop, kind: Kind) -> None:
    times = _repeats[loop].pop(kind)
    if times:
        what, *names = kind
        log.error(what, exception=names, times=times, seconds=QUIET_SECONDS)
        _be_quiet(loop, kind)


def _names(error: BaseException | None) -> Iterator[str]:
    """What it was and what caused it; what they say differs from room to room."""
    while error is not None:
        yield type(error).__qualname__
        error = error.__cause__
