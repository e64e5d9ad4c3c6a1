"""Is it alive?"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from msgspec import Struct

from treetop.tables.http.handshake import Handshake
from treetop.tables.http.visitor import TheService

PATIENCE = 3.0


class Health(Struct):
    status: str
    tables: int
    address: str
    """Of whoever asks, as the server sees it; `treetop doctor` compares."""
    https: bool


@get("/healthz")
async def health(request: Request[Any, Any, Any], service: TheService) -> Response[Health]:
    """Healthy is a server that can store a move right now."""
    stores = await service.stores_within(PATIENCE)
    handshake, proxies = Handshake(request.scope), service.settings.proxies
    status = Health(
        "ok" if stores else "cannot store",
        len(service.hall.tables),
        handshake.address(proxies),
        handshake.is_https(proxies),
    )
    return Response(status, status_code=200 if stores else 503)


HANDLERS: list[Any] = [health]
