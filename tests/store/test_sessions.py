"""Nobody waits for ever for a PostgreSQL, nor for others who use it."""

import asyncio
import os
import signal
import sys
import time
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection

from clueapp.store import Store, StoreFailed, sessions
from tests.store.samples import a_room, lines, seqs

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)
TIMEOUTS = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")


def with_options(url: str, options: str) -> str:
    return f"{url}{'&' if '?' in url else '?'}{options}"


async def settings(store: Store) -> list[tuple[str, ...]]:
    """The time-outs of the connection that writes, of one that reads, and of one that reads in a single statement."""

    def ask(connection: Connection) -> tuple[str, ...]:
        return tuple(str(connection.exec_driver_sql(f"SHOW {name}").scalar_one()) for name in TIMEOUTS)

    writing = await asyncio.to_thread(ask, store._writer._connection)
    store._writer._connection.rollback()
    return [writing, await store._read(ask, store._reading), await store._read(ask)]


def line(store: Store) -> dict[str, Any]:
    driver = store._writer._connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    return driver.info.get_parameters()


@pytest.mark.req("P-6.4")
async def test_every_connection_has_its_time_outs(store: Store) -> None:
    assert await settings(store) == [("1s", "5s", "1s")] * 3
    assert {"tcp_user_timeout": "5000", "keepalives_idle": "2", "connect_timeout": "5"}.items() <= line(store).items()


@pytest.mark.req("P-6.4", "P-9.2")
async def test_what_the_address_says_itself_is_left(url: str) -> None:
    options = "options=-c%20statement_timeout%3D9s%20-c%20lock_timeout%3D2s&tcp_user_timeout=7000&keepalives_idle=30"
    store = await Store.open(with_options(url, options))
    assert await settings(store) == [("2s", "9s", "1s")] * 3
    assert {"tcp_user_timeout": "7000", "keepalives_idle": "30", "keepalives_count": "3"}.items() <= line(store).items()
    await store.close()


@pytest.mark.req("P-6.4")
async def test_a_room_that_somebody_else_keeps_locked_is_given_up(store: Store, url: str) -> None:
    for code in ("ABCD", "EFGH"):
        await store.create(a_room(code), lines(1))
    with psycopg.connect(url) as other:
        other.execute("SELECT 1 FROM room WHERE code = 'ABCD' FOR UPDATE")
        begun = time.perf_counter()
        with pytest.raises(StoreFailed, match="lock timeout"):
            await store.append("ABCD", lines(2))
        assert 0.9 < time.perf_counter() - begun < 3
        await store.append("EFGH", lines(2))
    await store.append("ABCD", lines(2))


@pytest.mark.req("P-6.4", "P-6.2")
async def test_a_read_on_a_connection_that_was_lost_is_answered_all_the_same(store: Store, url: str) -> None:
    await store.create(a_room("ABCD"), lines(1, 3))
    for ask in (lambda: seqs(store, "ABCD"), store.time, lambda: store.load_since("ABCD", 1)):
        await ask()
        with psycopg.connect(url, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid != pg_backend_pid()"
            )
        assert await ask()


@pytest.mark.req("P-6.4")
@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be stopped there")
async def test_a_server_that_stands_still_is_given_up_and_found_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "LATER", 0.3)
    store = await Store.open(with_options(url, "options=-c%20statement_timeout%3D500ms"))
    await store.create(a_room("ABCD"), lines(1))
    await store.load_since("ABCD", 0)
    still = serving(url)
    for pid in still:
        os.kill(pid, signal.SIGSTOP)
    try:
        begun = time.perf_counter()
        with pytest.raises(StoreFailed, match="does not answer"):
            await store.append("ABCD", lines(2))
        assert 0.7 < time.perf_counter() - begun < 5
        assert await store.load_since("ABCD", 0) == lines(1), "asked again on a new connection"
        await store.append("ABCD", lines(2))
    finally:
        for pid in still:
            os.kill(pid, signal.SIGCONT)
    await store.append("ABCD", lines(3))
    assert await store.load_since("ABCD", 0) == lines(1, 3), "what was sent into the void does no harm"
    await store.close()


def serving(url: str) -> list[int]:
    """The processes of PostgreSQL that serve somebody else on this database."""
    others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
    with psycopg.connect(url) as connection:
        return [pid for (pid,) in connection.execute(f"{others} AND backend_type = 'client backend'".encode())]


@pytest.mark.req("P-6.4", "P-6.2")
async def test_a_standby_is_not_held_on_to_when_another_server_takes_over(store: Store, url: str) -> None:
    """The address leads to a server that only reads for a moment, as while one takes over from another."""
    await store.create(a_room("ABCD"), lines(1))
    name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
    with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as operator:
        operator.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'.encode())
        for pid in serving(url):
            operator.execute("SELECT pg_terminate_backend(%s) WHERE %s != pg_backend_pid()", (pid, pid))
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await store.append("ABCD", lines(2))
        operator.execute(f'ALTER DATABASE "{name}" RESET default_transaction_read_only'.encode())
    await store.append("ABCD", lines(2))
    assert await seqs(store, "ABCD") == [1, 2]
