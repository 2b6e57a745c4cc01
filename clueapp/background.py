"""Work in the background that nobody waits for, kept hold of until it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from clueapp.failures import note_failure

_running: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, Any], name: str) -> None:
    """Run something in the background; a failure is counted and logged, never lost."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_done)


def _done(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        note_failure("background work failed", error, task=task.get_name())
