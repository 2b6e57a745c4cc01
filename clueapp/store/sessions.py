"""What is said to PostgreSQL with every connection, so that nobody waits for ever for somebody who does not answer."""

from collections.abc import Collection
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Connection, Dialect

if TYPE_CHECKING:  # psycopg is not loaded for SQLite
    from clueapp.store.line import Line

# For libpq. A server that cannot be reached is given up after a few seconds; a Unix socket needs none of it.
# One that only reads is given up at once, or a process would stay with a standby while another takes over.
_LINE = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
    "target_session_attrs": "read-write",
}
# Set when connected and not among the options at the start, which a pooler would refuse. What the address says among
# its own options (`options=-c statement_timeout=9s`) is not touched.
_PATIENCE = {
    "lock_timeout": "1s",
    "statement_timeout": "5s",
    "idle_in_transaction_session_timeout": "1s",
}
# Appends come in any number of rooms: without it the statement would be planned anew for many of them.
_WRITING = {"plan_cache_mode": "force_generic_plan"}
_SET = """
    SELECT set_config(name, value, false) FROM unnest(%s::text[], %s::text[]) AS wanted (name, value)
    WHERE name NOT IN (SELECT name FROM pg_settings WHERE source = 'client')
"""


_STATEMENT_TIMEOUT = "SELECT setting::int FROM pg_settings WHERE name = 'statement_timeout'"
LATER = 3.0
"""Seconds after which an answer does not come any more that the server should have given long since."""


def line(said: Collection[str]) -> dict[str, Any]:
    """How the line to the server is watched; `said`: what the operator's address says itself."""
    return {name: value for name, value in _LINE.items() if name not in said}


def connect(_dialect: Dialect, _record: object, args: list[Any], options: dict[str, Any]) -> "Line":
    """For SQLAlchemy: a connection that is given up when no answer comes."""
    from clueapp.store.line import Line

    return Line.connect(*args, **options)


def set_up(connection: "Line", is_writing: bool) -> None:
    """Sets how long a connection waits for others, and others for it."""
    settings = _PATIENCE | (_WRITING if is_writing else {})
    connection.execute(_SET, (list(settings), list(settings.values())))
    found = connection.execute(_STATEMENT_TIMEOUT).fetchone()
    connection.patience = found[0] / 1_000 + LATER if found and found[0] else None
    connection.commit()


def unhurried(connection: Connection) -> AbstractContextManager[None]:
    """For statements that may take any time, on either database."""
    if connection.dialect.name == "sqlite":
        return nullcontext()
    driver = cast("Line", connection.connection.driver_connection)
    return driver.unhurried()
