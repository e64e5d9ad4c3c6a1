"""Is it alive, and how is it doing?"""

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


@get("/metrics", include_in_schema=False)
async def metrics(service: NamedDependency[Service]) -> Response[bytes]:
    service.metrics.tables.set(len(service.hall.tables))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: list[Any] = [health, metrics]
