"""The version of the schema: checked at each start, migrated when it is behind."""

from pathlib import Path

from sqlalchemy import Connection, Engine, RootTransaction, inspect

from clueapp.store.values import StoreTooNew

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = tuple(sorted(script.name.split("_")[0] for script in (MIGRATIONS / "versions").glob("[0-9]*_*.py")))
HEAD = REVISIONS[-1]
# Two processes that start at once must take turns; on SQLite an explicit BEGIN covers the schema's statements as well.
_TAKE_TURNS = {"sqlite": "BEGIN IMMEDIATE", "postgresql": f"SELECT pg_advisory_xact_lock({0x636C7565})"}


def migrate(engine: Engine) -> None:
    """Brings the schema to HEAD in one transaction, or raises StoreTooNew and changes nothing."""
    with engine.connect() as connection, _in_one_transaction(connection):
        connection.exec_driver_sql(_TAKE_TURNS[connection.dialect.name])
        stored = revision(connection)
        if stored == HEAD:
            return
        if stored is not None and stored not in REVISIONS:
            raise StoreTooNew(
                f"The database was written by a later version of this program (its schema is {stored!r}, the latest "
                f"known here is {HEAD!r}). Start that version again, or name another database."
            )
        _upgrade(connection)


def _in_one_transaction(connection: Connection) -> RootTransaction:
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="READ COMMITTED")  # whoever writes otherwise commits at once
    return connection.begin()


def revision(connection: Connection) -> str | None:
    """The revision that the database says it has, None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    stored = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if stored is None else str(stored)


def _upgrade(connection: Connection) -> None:
    # Importing Alembic takes longer than the rest of a start, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
