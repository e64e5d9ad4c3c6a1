"""Is it alive?"""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Struct

from treetop.tables.service import Service

PATIENCE = 3.0


class Health(Struct):
    status: str
    tables: int


@get("/healthz")
async def health(service: NamedDependency[Service]) -> Response[Health]:
    """Healthy is a server that can store a move right now."""
    stores = await service.stores_within(PATIENCE)
    status = Health("ok" if stores else "cannot store", len(service.hall.tables))
    return Response(status, status_code=200 if stores else 503)


HANDLERS: list[Any] = [health]
