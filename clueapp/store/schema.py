"""The version of the schema: checked at each start, migrated when it is behind."""

from pathlib import Path
from time import sleep

from sqlalchemy import Connection, Engine, RootTransaction, inspect
from sqlalchemy.exc import OperationalError

from clueapp.store.sessions import unhurried
from clueapp.store.values import StoreTooNew

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = tuple(sorted(script.name.split("_")[0] for script in (MIGRATIONS / "versions").glob("[0-9]*_*.py")))
HEAD = REVISIONS[-1]
TRIES, PAUSE = 20, 0.5
"""How often a migration of PostgreSQL asks for tables that others are using, and for how many seconds it lets go."""
# Two processes that start at once must take turns; on SQLite an explicit BEGIN covers the schema's statements as well.
# A turn on PostgreSQL is waited for without end, for it ends with whoever has it: also with one who stands still.
_TAKE_TURNS = {
    "sqlite": ("BEGIN IMMEDIATE",),
    "postgresql": (
        "SET LOCAL statement_timeout = 0",
        "SET LOCAL lock_timeout = 0",
        "SET LOCAL idle_in_transaction_session_timeout = '30s'",
        f"SELECT pg_advisory_xact_lock({0x636C7565})",
        # From here on: whoever comes behind a migration that waits for a table waits as well.
        "SET LOCAL lock_timeout = '300ms'",
    ),
}
_LOCK_NOT_AVAILABLE = "55P03"


def migrate(engine: Engine) -> None:
    """Brings the schema to HEAD in one transaction, or raises StoreTooNew and changes nothing.

    A later schema is left as it is, and used if it says that this program may.
    """
    for _ in range(TRIES - 1):
        try:
            return _migrate(engine)
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", None) != _LOCK_NOT_AVAILABLE:
                raise
            sleep(PAUSE)
    return _migrate(engine)


def _migrate(engine: Engine) -> None:
    with engine.connect() as connection, unhurried(connection), _in_one_transaction(connection):
        for statement in _TAKE_TURNS[connection.dialect.name]:
            connection.exec_driver_sql(statement)
        stored = revision(connection)
        if stored is None or stored in REVISIONS:
            if stored != HEAD:
                _upgrade(connection)
        elif _usable_from(connection) not in REVISIONS:
            raise StoreTooNew(
                f"The database was written by a later version of this program (its schema is {stored!r}, the latest "
                f"known here is {HEAD!r}). Start that version again, or name another database."
            )


def revision(connection: Connection) -> str | None:
    """The revision that the database says it has, None for an empty database."""
    return _only_value(connection, "alembic_version", "version_num")


def _usable_from(connection: Connection) -> str | None:
    """The oldest revision whose program may still use the database."""
    return _only_value(connection, "usable_from", "revision")


def _only_value(connection: Connection, table: str, column: str) -> str | None:
    if not inspect(connection).has_table(table):
        return None
    stored = connection.exec_driver_sql(f"SELECT {column} FROM {table}").scalar()  # noqa: S608 - both are ours
    return None if stored is None else str(stored)


def _in_one_transaction(connection: Connection) -> RootTransaction:
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="READ COMMITTED")  # whoever writes otherwise commits at once
    return connection.begin()


def _upgrade(connection: Connection) -> None:
    # Importing Alembic takes longer than the rest of a start, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
