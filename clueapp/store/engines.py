"""Engines for the two databases: one connection that writes, a few that read."""

import sqlite3
from functools import partial
from time import sleep
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

from clueapp.store import sessions
from clueapp.store.claim import claim_session

READERS = 4
BUSY_TIMEOUT = 5_000
"""Milliseconds that SQLite waits for somebody else who is writing."""
_PRAGMAS = (f"busy_timeout = {BUSY_TIMEOUT}", "synchronous = FULL", "foreign_keys = ON")
_TRIES, _PAUSE = 100, 0.1


def address(url: str) -> URL:
    """The database that `url` names, with the driver that is installed for it."""
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        if "@" in (parsed.host or ""):  # messages would take the rest of the password for the host
            raise ValueError("An @ in a name or a password is written as %40.")
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        raise ValueError(f"A database of the kind {parsed.drivername!r} is not supported: use sqlite or postgresql.")
    if not parsed.database or parsed.database == ":memory:" or parsed.host or parsed.query:
        raise ValueError("A SQLite database needs the name of a file and nothing else: sqlite:///path/to/file.db")
    return parsed


def writing_engine(url: URL, alone_as: str | None = None, beside_others: bool = False) -> Engine:
    """An engine for the one connection that writes.

    On PostgreSQL every statement is a transaction of its own, and one that claims the database does not write unless it
    has it, also after a connection was lost.
    """
    if url.get_backend_name() == "sqlite":
        return _sqlite_engine(url, pool_size=1)
    known_as = {"application_name": alone_as} if alone_as else {}
    engine = _postgresql_engine(
        url.update_query_dict(known_as), is_writing=True, pool_size=1, isolation_level="AUTOCOMMIT"
    )
    if alone_as is not None:
        claim = partial(claim_session, database=named(url), beside_others=beside_others)
        event.listen(engine, "connect", lambda connection, _record: claim(connection))
    return engine


def named(url: URL) -> str:
    """The database without its password, which may stand among the options as well."""
    return f"{url.database} on {url.host}" if url.host else str(url.database)


def reading_engine(url: URL) -> Engine:
    """An engine whose transactions see one moment of the database and never wait for the writer."""
    if url.get_backend_name() != "sqlite":
        return _postgresql_engine(url, is_writing=False, pool_size=READERS, isolation_level="REPEATABLE READ")
    engine = _sqlite_engine(url, pool_size=READERS)
    event.listen(engine, "begin", _begin)
    return engine


def one_statement(reading: Engine) -> Engine:
    """The same connections for questions of one statement, which needs no transaction around it."""
    if reading.dialect.name == "sqlite":
        return reading
    return reading.execution_options(isolation_level="AUTOCOMMIT")


def _postgresql_engine(url: URL, is_writing: bool, **options: Any) -> Engine:
    # hide_parameters: an error message must not carry a log line, which holds secrets, into the server's log.
    # paramstyle: both databases then take rows as plain tuples.
    watched = sessions.line(url.query)
    engine = create_engine(url, hide_parameters=True, paramstyle="format", connect_args=watched, **options)
    event.listen(engine, "do_connect", sessions.connect)
    event.listen(engine, "connect", lambda connection, _record: sessions.set_up(connection, is_writing))
    return engine


def _sqlite_engine(url: URL, **options: Any) -> Engine:
    engine = create_engine(url, hide_parameters=True, **options)
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    # sqlite3 itself then begins before a statement that writes, and takes the lock at once instead of half-way.
    connection.isolation_level = "IMMEDIATE"
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    _write_ahead(connection)


def _write_ahead(connection: sqlite3.Connection) -> None:
    # SQLite does not wait by itself for somebody else who is about to do the same to a new file.
    for attempt in range(1, _TRIES + 1):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if attempt == _TRIES or error.sqlite_errorcode not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            sleep(_PAUSE)
        else:
            return


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")  # sqlite3 does not begin before a statement that reads
