"""How long the machine itself kept us waiting: limits in milliseconds leave that out."""

from __future__ import annotations

import asyncio
from types import TracebackType

from tests.cluster.client import now

BEAT = 0.01
UNHEEDED = 0.003
"""By so much every sleep is too long."""


class Stalls:
    """Sleeps for ten milliseconds again and again, and notes by how much it overslept. `async with` runs it."""

    def __init__(self) -> None:
        self._overslept: list[tuple[float, float]] = []
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Stalls:
        self._task = asyncio.create_task(self._beat())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            began = now()
            await asyncio.sleep(BEAT)
            late = now() - began - BEAT
            if late > UNHEEDED:
                self._overslept.append((began, late))

    def between(self, begin: float, end: float) -> float:
        """The seconds lost from shortly before one moment to another."""
        return sum(late for at, late in self._overslept if begin - 0.1 <= at <= end)

    @property
    def worst(self) -> float:
        return max((late for _, late in self._overslept), default=0.0)
