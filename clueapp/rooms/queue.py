"""One queue per room: what was asked first is decided first, and nothing else happens meanwhile."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class WorkQueue:
    """Does one piece of work at a time, in order. A caller who gives up does not interrupt what has begun."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._worker: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return self._worker is None

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """The result of the work once its turn has come."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, result))
        if self._worker is None:
            self._worker = asyncio.create_task(self._drain())
        return await result

    async def pass_by(self) -> None:
        """Returns when all that was asked before has been done."""
        await self.do(_nothing)

    async def _drain(self) -> None:
        try:
            while self._waiting:
                work, result = self._waiting.popleft()
                await _settle(work, result)
        finally:
            self._worker = None
            while self._waiting:  # the server stops: nobody is left waiting for ever
                self._waiting.popleft()[1].cancel()


async def _settle(work: Callable[[], Awaitable[Any]], result: asyncio.Future[Any]) -> None:
    try:
        outcome = await work()
    except Exception as error:
        if not result.cancelled():
            result.set_exception(error)
    except BaseException:
        result.cancel()
        raise
    else:
        if not result.cancelled():
            result.set_result(outcome)


async def _nothing() -> None:
    pass
