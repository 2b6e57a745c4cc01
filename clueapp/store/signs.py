"""Signs of life, by which a process that others cannot hear says that it is there, with those it has."""

from sqlalchemy import Connection, delete, select, text
from sqlmodel import col

from clueapp.store.tables import SignTable

KEPT = 3_600_000
"""Milliseconds after which an old sign is removed by whoever gives one."""
# One statement, for there must be no moment without a sign between an old one and the next.
_GIVE = text("INSERT INTO sign_of_life VALUES (:process, :now) ON CONFLICT (process) DO UPDATE SET at = excluded.at")


def give_sign(connection: Connection, process: str, now: int) -> None:
    """The process is there now."""
    connection.execute(_GIVE, {"process": process, "now": now})
    connection.execute(delete(SignTable).where(col(SignTable.at) < now - KEPT))


def signs_since(connection: Connection, moment: int) -> set[str]:
    """The processes that have given a sign since then."""
    return set(connection.execute(select(col(SignTable.process)).where(col(SignTable.at) >= moment)).scalars())
