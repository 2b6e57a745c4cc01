"""Time in the hands of the tests: it runs as always, and can be told to skip ahead.

`GET /rigged/skip/60` makes it a minute later, for every room of the server. How far it is ahead is kept in the file
that RIGGED_CLOCK names, so that a restarted server does not fall back.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from fastapi import FastAPI

from clueapp import api
from clueapp.kernel.game import AnyGame
from clueapp.rooms import manager
from clueapp.rooms.clocks.clock import Alarm, SystemClock
from clueapp.settings import Settings

_FILE = Path(os.environ.get("RIGGED_CLOCK", os.devnull))


class _Bell:
    """An alarm that can be set anew when time has skipped."""

    def __init__(self, clock: SkippingClock, when: int, what: Callable[[], None]) -> None:
        self._clock, self._when, self._what = clock, when, what
        self.set()

    def set(self) -> None:
        left = max(0, self._when - self._clock.now()) / 1000
        self._handle = asyncio.get_running_loop().call_later(left, self._ring)

    def cancel(self) -> None:
        self._handle.cancel()
        self._clock.bells.discard(self)

    def _ring(self) -> None:
        self._clock.bells.discard(self)
        self._what()

    def hear_skip(self) -> None:
        self._handle.cancel()
        self.set()


class SkippingClock(SystemClock):
    """The machine's own time, so many seconds ahead."""

    bells: set[_Bell]
    current: SkippingClock

    def __init__(self) -> None:
        super().__init__()
        self.bells = set()
        self._ahead = int(_FILE.read_text() or 0) if _FILE.is_file() else 0
        SkippingClock.current = self

    def now(self) -> int:
        return super().now() + self._ahead

    def ring_at(self, when: int, what: Callable[[], None]) -> Alarm:
        bell = _Bell(self, when, what)
        self.bells.add(bell)
        return bell

    def skip(self, seconds: float) -> None:
        self._ahead += int(seconds * 1000)
        _FILE.write_text(str(self._ahead))
        for bell in tuple(self.bells):
            bell.hear_skip()


def install() -> None:
    """Give the rooms this clock, and the server an address to skip by."""
    manager.SystemClock = SkippingClock  # type: ignore[attr-defined]
    install_api = api.install

    def install_both(app: FastAPI, settings: Settings, games: Mapping[str, AnyGame]) -> None:
        @app.get("/rigged/skip/{seconds}")
        async def skip(seconds: float) -> None:
            SkippingClock.current.skip(seconds)

        install_api(app, settings, games)

    api.install = install_both
