"""Everything that a client may ask of the tables, whichever way it asks."""

from treetop.tables.service.service import Service

__all__ = ["Service"]
