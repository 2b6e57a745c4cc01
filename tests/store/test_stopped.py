"""A process that stands still, at whatever moment, holds up nobody, and does nothing wrong when it goes on."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter

import psycopg
import pytest

from clueapp.store import SequenceTaken, Store
from tests.store.conftest import until_somebody_waits
from tests.store.samples import a_room, lines, seqs

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be stopped there"),
    pytest.mark.parametrize("url", ["postgresql"], indirect=True),
    pytest.mark.req("P-6.4", "P-6.1"),
]
ROOT = Path(__file__).parents[2]
AT_ONCE = 0.9
"""Seconds within which everything else goes on; nothing of it would wait for less than a second."""


class Process:
    def __init__(self, popen: "subprocess.Popen[str]") -> None:
        self._popen = popen

    async def says(self) -> str:
        assert self._popen.stdout is not None
        async with asyncio.timeout(30):
            return (await asyncio.to_thread(self._popen.stdout.readline)).strip()

    def tell_to_send(self) -> None:
        assert self._popen.stdin is not None
        self._popen.stdin.write("\n")
        self._popen.stdin.flush()

    def stop(self) -> None:
        self._popen.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._popen.send_signal(signal.SIGCONT)


@contextmanager
def process(url: str, *codes: str) -> Iterator[Process]:
    command = [sys.executable, "-m", "tests.store.stopping", url, *codes]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as popen:
        try:
            yield Process(popen)
        finally:
            popen.kill()


@contextmanager
def at_once() -> Iterator[None]:
    begun = perf_counter()
    yield
    assert perf_counter() - begun < AT_ONCE


async def test_before_it_has_sent_anything(store: Store, url: str) -> None:
    for code in ("ABCD", "EFGH"):
        await store.create(a_room(code), lines(1))
    with process(url) as stopped:
        assert await stopped.says() == "about to send"
        stopped.stop()
        with at_once():
            await asyncio.gather(*(store.append(code, lines(2, 3)) for code in ("ABCD", "EFGH")))
        stopped.go_on()
        stopped.tell_to_send()
        assert await stopped.says() == "SequenceTaken"
    assert await seqs(store, "ABCD") == [1, 2, 3]


async def test_after_it_has_sent_its_statement(store: Store, url: str) -> None:
    for code in ("ABCD", "EFGH"):
        await store.create(a_room(code), lines(1))
    patient = f"{url}{'&' if '?' in url else '?'}options=-c%20lock_timeout%3D30s"
    with process(patient) as stopped, psycopg.connect(url) as holder:
        assert await stopped.says() == "about to send"
        holder.execute("SELECT 1 FROM room WHERE code = 'ABCD' FOR UPDATE")
        stopped.tell_to_send()
        await until_somebody_waits(url)
        stopped.stop()
        with at_once():
            await store.append("EFGH", lines(2))
        holder.rollback()
        with at_once():
            while await store.last_seqs(["ABCD"]) != {"ABCD": 2}:
                await asyncio.sleep(0.01)
            with pytest.raises(SequenceTaken):
                await store.append("ABCD", lines(2))
            await store.append("ABCD", lines(3))
        stopped.go_on()
        assert await stopped.says() == "won"
    assert await seqs(store, "ABCD") == [1, 2, 3]


async def test_at_any_moment_of_its_work(store: Store, url: str) -> None:
    codes = [f"R{number}" for number in range(20)]
    for code in codes:
        await store.create(a_room(code), lines(1))
    moments = Random(13)
    with process(url, *codes) as stopped:
        assert await stopped.says() == "playing"
        for _ in range(15):
            await asyncio.sleep(moments.uniform(0.01, 0.1))
            stopped.stop()
            with at_once():
                await asyncio.gather(*(append_next(store, code) for code in codes))
            stopped.go_on()
    for code in codes:
        found = await seqs(store, code)
        assert found == list(range(1, len(found) + 1))
        assert len(found) > 15


async def append_next(store: Store, code: str) -> None:
    for _ in range(10):  # what the other had sent before it was stopped may still be on its way
        try:
            return await store.append(code, lines((await store.last_seqs([code]))[code] + 1))
        except SequenceTaken:
            continue
    raise AssertionError("always taken by a process that stands still")
