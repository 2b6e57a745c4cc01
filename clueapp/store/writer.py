"""One thread that writes whatever is waiting, of all rooms, in one go."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from clueapp.store.batches import Batch, Scribe
from clueapp.store.census import Census
from clueapp.store.values import StoreFailed


@dataclass(slots=True, eq=False)
class Errand:
    """Work other than a batch, done in a transaction of its own."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    removes_room: bool = False
    """Whether there is a room less if the work says so."""


Result: TypeAlias = tuple[asyncio.Future[Any], Any, Exception | None]


class Writer:
    """Answers a future when what it stands for is durable: group commit, without waiting for a group to form."""

    def __init__(
        self,
        connection: Connection,
        loop: asyncio.AbstractEventLoop,
        scribe: Scribe,
        census: Census,
        check: Callable[[], None] | None = None,
    ) -> None:
        """`check` raises what keeps a transaction from being durable though it could be written."""
        self._connection = connection
        self._check = check or (lambda: None)
        self._loop = loop
        self._census = census
        self._scribe = scribe
        self._waiting: SimpleQueue[Batch | Errand | None] = SimpleQueue()
        self._is_closing = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Batch | Errand) -> None:
        """Queues the job; its future is answered on the event loop. Not after `finish`."""
        self._waiting.put(job)

    def finish(self) -> None:
        """Refuses new jobs and returns when all that are queued have been done; blocks."""
        if not self._is_closing:
            self._is_closing = True
            self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            jobs = self._take()
            is_last = jobs[-1] is None
            batches = [job for job in jobs if isinstance(job, Batch)]
            for part in self._scribe.rounds(batches) if batches else ():
                self._answer(self._write(part))
            for errand in jobs:
                if isinstance(errand, Errand):
                    self._answer([self._do(errand)])
        self._connection.close()

    def _take(self) -> list[Batch | Errand | None]:
        jobs = [self._waiting.get()]
        with suppress(Empty):
            while True:
                jobs.append(self._waiting.get_nowait())
        return jobs

    def _write(self, batches: Sequence[Batch]) -> list[Result]:
        try:
            with self._connection.begin():
                full = self._census.admit(self._connection, batches)
                admitted = [batch for batch in batches if batch not in full] if full else batches
                refused = {**full, **(self._scribe.write(self._connection, admitted) if admitted else {})}
                self._check()
        except OperationalError as error:
            self._census.doubt()
            return [(batch.done, None, _failed(error)) for batch in batches]
        except Exception as error:
            if len(batches) > 1:  # one of them is at fault: apart, only that one fails
                return [outcome for batch in batches for outcome in self._write([batch])]
            if isinstance(error, SQLAlchemyError):
                self._census.doubt()
            return [(batches[0].done, None, _failed(error))]
        self._census.rooms += sum(batch.room is not None and batch not in refused for batch in batches)
        return [(batch.done, None, refused.get(batch)) for batch in batches]

    def _do(self, errand: Errand) -> Result:
        try:
            with self._connection.begin():
                result = errand.work(self._connection)
                self._check()
        except Exception as error:
            if errand.removes_room:
                self._census.doubt()
            return (errand.done, None, _failed(error))
        if errand.removes_room and result:
            self._census.rooms -= 1
        return (errand.done, result, None)

    def _answer(self, outcomes: list[Result]) -> None:
        if outcomes:
            with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
                self._loop.call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: list[Result]) -> None:
    for done, result, error in outcomes:
        if done.done():  # its caller was cancelled
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def _failed(error: Exception) -> Exception:
    if not isinstance(error, SQLAlchemyError):
        return error
    failure = StoreFailed(f"The database could not write: {error}")  # one for each caller: tracebacks are not shared
    failure.__cause__ = error
    return failure
