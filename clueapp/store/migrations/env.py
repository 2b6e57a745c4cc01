"""Runs the migrations on the connection, and in the transaction, of `clueapp.store.schema`."""

from alembic import context

from clueapp.store.tables import METADATA

# transactional_ddl: Alembic assumes that SQLite has none; here the caller's explicit BEGIN covers the schema too.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
