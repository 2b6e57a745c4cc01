"""What goes wrong again and again: always counted, and written once a minute."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import structlog

from clueapp import metrics

QUIET_SECONDS = 60.0
"""For so long the same is only counted; then it is written how often it came."""
Kind: TypeAlias = tuple[str, ...]
log = structlog.get_logger()
_repeats: WeakKeyDictionary[asyncio.AbstractEventLoop, dict[Kind, int]] = WeakKeyDictionary()


def note_failure(what: str, error: BaseException, **details: Any) -> None:
    """Counts a failure, and logs it unless the same has just been logged; to be called on the event loop."""
    metrics.errors.inc()
    if _is_first((what, *_names(error))):
        log.error(what, exc_info=error, **details)


def note_often(what: str, why: str) -> None:
    """Logs something that may come in floods and is nobody's failure; to be called on the event loop."""
    if _is_first((what, why)):
        log.warning(what, why=why)


def _is_first(kind: Kind) -> bool:
    """Whether nothing of this kind was written of late; otherwise it is only counted."""
    loop = asyncio.get_running_loop()
    repeats = _repeats.setdefault(loop, {})
    if kind in repeats:
        repeats[kind] += 1
        return False
    _be_quiet(loop, kind)
    return True


def _be_quiet(loop: asyncio.AbstractEventLoop, kind: Kind) -> None:
    _repeats[loop][kind] = 0
    loop.call_later(QUIET_SECONDS, _sum_up, loop, kind)


def _sum_up(loop: asyncio.AbstractEventLoop, kind: Kind) -> None:
    times = _repeats[loop].pop(kind)
    if times:
        what, *why = kind
        log.warning(what, why=", ".join(why), times=times, seconds=QUIET_SECONDS)
        _be_quiet(loop, kind)


def _names(error: BaseException | None) -> Iterator[str]:
    """What it was and what caused it; what they say differs from room to room."""
    while error is not None:
        yield type(error).__qualname__
        error = error.__cause__
