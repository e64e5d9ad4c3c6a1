"""Is it alive, and how is it doing?"""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Struct
from sqlalchemy import text

from treetop.tables.service import Service


class Health(Struct):
    status: str
    tables: int


@get("/healthz")
async def health(service: NamedDependency[Service]) -> Health:
    await service.store.read(lambda c: c.execute(text("SELECT 1")).scalar())
    return Health("ok", len(service.hall.tables))


@get("/metrics", include_in_schema=False)
async def metrics(service: NamedDependency[Service]) -> Response[bytes]:
    service.metrics.tables.set(len(service.hall.tables))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: list[Any] = [health, metrics]
