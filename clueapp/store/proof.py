"""The proof that a database takes writes now."""

from sqlalchemy import Connection, delete
from sqlmodel import col

from clueapp.store.engines import BUSY_TIMEOUT
from clueapp.store.tables import RoomTable

PATIENCE = 1_000
"""Milliseconds that somebody else who is writing to a SQLite file is waited for; PostgreSQL waits no longer anyway."""


def prove_writable(connection: Connection) -> None:
    """Writes, in the caller's transaction and without changing anything, or raises what keeps it from that."""
    if connection.dialect.name == "sqlite":
        _prove_on_sqlite(connection)
    else:
        _remove_nothing(connection)


def _prove_on_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE}")
    try:
        _remove_nothing(connection)
        # The same number again, one page of the write-ahead log: the commit shows whether the disk takes it.
        version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")
    finally:
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")


def _remove_nothing(connection: Connection) -> None:
    """Takes the locks and needs the rights of a write; no room has no code."""
    connection.execute(delete(RoomTable).where(col(RoomTable.code) == ""))
