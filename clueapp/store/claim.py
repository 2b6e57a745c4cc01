"""One server for one database: a second would take the first one's players for absent, and end their turns for them.

Servers that know of each other share a PostgreSQL database, and keep out every one that does not.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import structlog

from clueapp.store.values import StoreFailed

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OTHERS_END_WITHIN = 3.0
"""Seconds that PostgreSQL may take to notice that a server which had the database is no more."""
LONGEST_NAME = 60
_KEY = 0x636C7565617070
_HOLDERS = """
    SELECT string_agg(DISTINCT application_name, ', ') FROM pg_stat_activity WHERE pid IN (
        SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::bigint << 32) | objid::bigint = %s)
"""
# A server whose machine is gone keeps the database for a minute, not for the two hours that are usual.
_KEEP_ALIVE = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")
log = structlog.get_logger()


class FileClaim:
    """A lock beside a SQLite file that ends with the process, however that ends, and says whose it is."""

    def __init__(self, database: Path, who: str) -> None:
        """Claims the file for `who`, or raises StoreFailed and says who has it."""
        self._handle = os.open(database.with_name(f"{database.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except (BlockingIOError, PermissionError):
            holder = os.read(self._handle, LONGEST_NAME).decode(errors="replace").strip()
            os.close(self._handle)
            raise in_use(str(database), holder) from None
        except OSError as error:  # a file system without locks
            log.warning("nothing keeps a second server from the same database", file=str(database), why=error.strerror)
        os.ftruncate(self._handle, 0)
        os.write(self._handle, who.encode()[:LONGEST_NAME])

    def release(self) -> None:
        """Lets others have it; the file stays, for whoever is waiting has it open."""
        with suppress(OSError):
            os.ftruncate(self._handle, 0)
        os.close(self._handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        os.lseek(handle, LONGEST_NAME, os.SEEK_SET)  # what is locked there cannot be read
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def claim_session(connection: Any, database: str, beside_others: bool) -> None:
    """Claims a PostgreSQL database for a connection's life, or raises StoreFailed and says who has it.

    `beside_others`: those who claim it so have it together, and nobody has it alone.
    """
    claim = "SELECT pg_try_advisory_lock_shared(%s)" if beside_others else "SELECT pg_try_advisory_lock(%s)"
    end = monotonic() + OTHERS_END_WITHIN
    while not _ask(connection, claim, _KEY)[0]:
        if monotonic() >= end:
            raise in_use(database, _ask(connection, _HOLDERS, _KEY)[0] or "")
        sleep(0.2)
    for setting in _KEEP_ALIVE:
        connection.execute(f"SET {setting}")
    connection.commit()


def _ask(connection: Any, question: str, key: int) -> Any:
    found = connection.execute(question, (key,)).fetchone()
    connection.commit()
    return found


def in_use(database: str, holder: str) -> StoreFailed:
    """What a second server is told."""
    return StoreFailed(
        f"The database {database} is in use by {holder or 'another server'}; stop that one, or name another database."
    )
