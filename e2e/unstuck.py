"""Once in thousands of times Chromium does not finish closing a page, and Playwright waits for it without end."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer

PATIENCE = 60.0
"""Seconds that closing may take on the busiest machine."""


@contextmanager
def unstuck() -> Iterator[None]:
    """Whatever takes too long in here goes on without the pages of our browser: their processes are killed."""
    timer = Timer(PATIENCE, end_pages)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def end_pages() -> None:
    """Kill the processes that draw the pages of the browsers begun by this one; only where there is a /proc."""
    parents = dict(_parents())
    for pid in parents:
        if os.getpid() in _line_of(pid, parents) and b"--type=renderer" in _read(pid, "cmdline"):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def _parents() -> Iterator[tuple[int, int]]:
    for folder in Path("/proc").glob("[0-9]*"):
        status = _read(int(folder.name), "stat").rpartition(b")")[2].split()
        if status:
            yield int(folder.name), int(status[1])


def _line_of(pid: int, parents: dict[int, int]) -> set[int]:
    line: set[int] = set()
    while pid in parents and pid not in line:
        line.add(pid)
        pid = parents[pid]
    return line


def _read(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except OSError:
        return b""
