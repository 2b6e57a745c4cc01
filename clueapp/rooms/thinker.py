"""Where long thoughts are thought: in a process of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import ParamSpec, Protocol, TypeVar

T = TypeVar("T")
A = ParamSpec("A")
MOST_PROCESSES = 4
POLITENESS = 5
"""By how much they give way to the process that serves people, where the system knows of such a thing."""


class Thinker(Protocol):
    """Works out what may take a while."""

    async def work_out(self, what: Callable[A, T], /, *about: A.args, **more: A.kwargs) -> T:
        """What a function says of its arguments; all three must be such that they can be sent to another process."""

    def close(self) -> None: ...


class ThinksHere:
    """On the spot: where nobody is held up by it."""

    async def work_out(self, what: Callable[A, T], /, *about: A.args, **more: A.kwargs) -> T:
        return what(*about, **more)

    def close(self) -> None:
        pass


class ThinksElsewhere:
    """In other processes, begun with the first thought, and begun anew should they come to an end."""

    def __init__(self) -> None:
        self._processes: Executor | None = None

    async def work_out(self, what: Callable[A, T], /, *about: A.args, **more: A.kwargs) -> T:
        asked = self._running()
        try:
            return await asyncio.wrap_future(asked.submit(what, *about, **more))
        except BrokenProcessPool:  # somebody ended a process; the thought is as good in the next one
            if self._processes is asked:
                self.close()
            return await asyncio.wrap_future(self._running().submit(what, *about, **more))

    def _running(self) -> Executor:
        if self._processes is None:
            self._processes = _begin()
        return self._processes

    def close(self) -> None:
        """End the processes; what is still being thought there is given up."""
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)
            self._processes = None


def _begin() -> ProcessPoolExecutor:
    number = max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1))
    return ProcessPoolExecutor(number, mp_context=get_context("spawn"), initializer=_settle_in)


def _settle_in() -> None:
    """In the new process: leave the terminal to the server, give way to it, and end when it does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(POLITENESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
