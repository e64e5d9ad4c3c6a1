"""The service as an ASGI application: the sockets of tables, and HTTP for everything else."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import structlog
from litestar import Litestar, Response
from litestar import Request as LitestarRequest
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

import treetop
from treetop.games.errors import Illegal, Refusal
from treetop.locales import Language, Message
from treetop.tables import wire
from treetop.tables.http.handshake import Handshake, language_of
from treetop.tables.http.request import Request
from treetop.tables.http.routes import (
    away,
    deals,
    duplicates,
    games,
    health,
    me,
    meeting,
    order,
    people,
    play,
    replay,
    tables,
)
from treetop.tables.http.socket import serve_socket
from treetop.tables.http.visitor import check_request, the_service, the_table, the_visitor
from treetop.tables.metrics import Metrics
from treetop.tables.people.cookie import Signer
from treetop.tables.people.cookie_keys import cookie_keys
from treetop.tables.refusals import STATUS, TooMany, status_of
from treetop.tables.service import Service
from treetop.tables.settings import Settings
from treetop.tables.store.database import open_database, upgrade
from treetop.tables.store.private import make_private_folder
from treetop.tables.store.store import Store
from treetop.tables.store.writer import comes_back
from treetop.tables.wall_clock import Now, wall_clock

journal = structlog.get_logger("treetop.tables")
LARGEST_BODY = 16 * 1024
HEADERS = {
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
FOR_EVER = b"immutable"
"""Files that never change say themselves what they need; on a font, the rest would only weigh something."""
HTTPS_ONLY = {b"strict-transport-security": b"max-age=31536000"}
RETRY = {"retry-after": "10"}
PERSONAL = {b"cache-control": b"no-store"}
"""An answer may be about whoever asked, so nobody on the way keeps it."""
HANDLERS = [
    *me.HANDLERS,
    *tables.HANDLERS,
    *play.HANDLERS,
    *replay.HANDLERS,
    *people.HANDLERS,
    *meeting.HANDLERS,
    *deals.HANDLERS,
    *duplicates.HANDLERS,
    *games.HANDLERS,
    *order.HANDLERS,
    *away.HANDLERS,
    *health.HANDLERS,
]
ERRORS = {
    status: ResponseSpec(wire.ErrorCard, description=kind, generate_examples=False)
    for status, kind in (*STATUS.values(), (413, "malformed"))
}
for handler in HANDLERS:
    handler.responses = ERRORS


class Description(JsonRenderPlugin):
    """The API in OpenAPI's terms, made when somebody asks: it takes as long as all else that a start does."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, let_anything_be_anything(openapi_schema))


def let_anything_be_anything(description: dict[str, Any]) -> dict[str, Any]:
    """A field of any JSON or null is described as one of both; but null is JSON, too."""
    for schema in description["components"]["schemas"].values():
        for field in schema.get("properties", {}).values():
            if {} in field.get("oneOf", ()):
                del field["oneOf"]
    return description


class App:
    """`routes`: more Litestar handlers, such as the pages of the web client."""

    def __init__(self, settings: Settings, routes: Sequence[Any] = (), now: Now = wall_clock) -> None:
        self._settings = settings
        self._now = now
        self.metrics = Metrics()
        self.service: Service
        self.http = Litestar(
            [*HANDLERS, *routes],
            dependencies={
                "service": Provide(the_service, sync_to_thread=False),
                "visitor": Provide(the_visitor),
                "live": Provide(the_table),
            },
            before_request=check_request,
            exception_handlers={Refusal: _refused, HTTPException: _failed, Exception: _crashed},
            request_max_body_size=LARGEST_BODY,
            openapi_config=OpenAPIConfig(
                title="Treetop",
                version=treetop.__version__,
                path="/api/schema",
                render_plugins=[Description()],
            ),
            state=State({"app": self}),
            on_startup=[self._start],
            on_shutdown=[self._stop],
            logging_config=None,
        )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.http(scope, receive, send)
            return
        with Request(scope, self._settings) as request:
            if scope["type"] == "websocket":
                await serve_socket(self.service, scope, receive, request.noting(send))
            else:
                headers = _with_headers(scope, request.noting(send), self._settings.secure, request.id)
                # HEAD, which many a monitor sends, is answered like GET; uvicorn leaves out the body.
                asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
                await self.http(asked, receive, headers)

    async def _start(self) -> None:
        self.service = start_service(self._settings, self.metrics, self._now)
        self.http.state.service = self.service
        await self.service.start()
        journal.info("started", version=treetop.__version__, process=os.getpid())

    async def _stop(self) -> None:
        if not hasattr(self, "service"):
            # It never started, and what kept it from that has been said.
            return
        await self.service.stop()
        journal.info("stopped", process=os.getpid())


def start_service(settings: Settings, metrics: Metrics, now: Now = wall_clock) -> Service:
    make_private_folder(settings.data)
    engine = open_database(settings.database_url)
    upgrade(engine)
    store = Store(engine)
    return Service(settings, store, Signer(cookie_keys(engine)), metrics, now)


def _with_headers(scope: Any, send: Any, secure: bool, request: str) -> Any:
    always = HTTPS_ONLY if secure else {}
    wanted = HEADERS | {b"x-request-id": request.encode()} | always
    if scope["path"].startswith("/api/"):
        wanted = wanted | PERSONAL

    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            have = {name.lower(): value for name, value in message["headers"]}
            missing = always if FOR_EVER in have.get(b"cache-control", b"") else wanted
            message["headers"] = [
                *message["headers"],
                *((name, value) for name, value in missing.items() if name not in have),
            ]
        await send(message)

    return sent


def _refused(request: LitestarRequest[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    status, kind = status_of(refusal)
    rule = refusal.rule or None if isinstance(refusal, Illegal) else None
    headers = {"retry-after": str(refusal.seconds)} if isinstance(refusal, TooMany) else {}
    return _error(request, status, kind, refusal.message, rule, headers)


KINDS = {
    400: "malformed",
    401: "stranger",
    403: "forbidden",
    404: "missing",
    405: "malformed",
    413: "malformed",
}


def _failed(request: LitestarRequest[Any, Any, Any], failure: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: unreadable bodies, unknown paths."""
    status = failure.status_code
    message = Message.of("tables-missing") if status == 404 else Message.of("tables-unreadable")
    if status >= 500:
        return _crashed(request, failure)
    return _error(request, status, KINDS.get(status, "malformed"), message, None, dict(failure.headers or {}))


def _crashed(request: LitestarRequest[Any, Any, Any], failure: Exception) -> Response[Any]:
    journal.error("request-failed", path=request.url.path, exc_info=failure)
    the_service(request).metrics.failed_requests.inc()
    # A database that's away or has no room comes back.
    status, headers = (503, RETRY) if comes_back(failure) else (500, {})
    return _error(request, status, "failure", Message.of("tables-failure"), None, headers)


def _error(
    request: LitestarRequest[Any, Any, Any],
    status: int,
    kind: str,
    message: Message,
    rule: str | None,
    headers: dict[str, str],
) -> Response[Any]:
    text = Language(language_of(Handshake(request.scope), None)).say(message)
    body = wire.ErrorCard(kind, rule, wire.words(message), text)
    return Response(body, status_code=status, headers=headers, media_type="application/json")
