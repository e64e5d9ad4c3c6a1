"""Runs migrations on the connection that `treetop.tables.store.database.upgrade` hands over."""

from alembic import context

from treetop.tables.store.schema import metadata

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    # Several workers start at once; one migrates, the others wait and find it done.
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7478)")
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
