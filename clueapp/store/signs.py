"""Signs of life, by which a process that others cannot hear says that it is there, with those it has."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, or_, select
from sqlmodel import col

from clueapp.store.tables import SignTable

KEPT = 3_600_000
"""Milliseconds after which an old sign is removed by whoever gives one."""


def give_sign(connection: Connection, process: str, now: int) -> None:
    """The process is there now."""
    connection.execute(delete(SignTable).where(or_(col(SignTable.process) == process, col(SignTable.at) < now - KEPT)))
    connection.execute(insert(SignTable).values(process=process, at=now))


def signs_since(connection: Connection, processes: Collection[str], moment: int) -> set[str]:
    """Which of the processes have given a sign since then."""
    query = select(col(SignTable.process)).where(col(SignTable.process).in_(processes), col(SignTable.at) >= moment)
    return set(connection.execute(query).scalars())
