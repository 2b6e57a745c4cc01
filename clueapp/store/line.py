"""A connection to PostgreSQL that is given up when no answer comes, whoever is still at its other end.

The time-outs of the server and of TCP do not help where something between the two takes what is sent and passes nothing
on, or where the server stands still: only this side can tell then.
"""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, TypeVar

import psycopg

T = TypeVar("T")


class Line(psycopg.Connection[Any]):
    """Waits for an answer as long as its `patience` says."""

    patience: float | None = 8.0
    """Seconds; None: for ever."""

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **kwargs: Any) -> T:
        """As psycopg does, which looks up from its waiting ten times a second."""
        if self.patience is not None:
            gen = self._until(monotonic() + self.patience, gen)
        return super().wait(gen, *args, **kwargs)

    def _until(self, end: float, waiting: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        try:
            wanted = next(waiting)
            while True:
                ready = yield wanted
                if not ready and monotonic() > end:
                    self.close()
                    raise psycopg.OperationalError("the server does not answer")
                wanted = waiting.send(ready)
        except StopIteration as done:
            answer: T = done.value
            return answer

    @contextmanager
    def unhurried(self) -> Iterator[None]:
        """For what may take any time."""
        patience, self.patience = self.patience, None
        try:
            yield
        finally:
            self.patience = patience
