"""Each request has an id, which every line of the log about it carries; and a line of its own if wished."""

from __future__ import annotations

import re
import secrets
from time import perf_counter
from types import TracebackType
from typing import Any, Self

import structlog

from treetop.tables.http.handshake import Handshake
from treetop.tables.settings import Settings

journal = structlog.get_logger("treetop.access")
GIVEN = re.compile(r"[A-Za-z0-9._-]{1,64}")


class Request:
    """One request, or one WebSocket from its handshake to its end."""

    # Thousands of sockets are open at once, so none keeps its scope for the log's sake.
    __slots__ = ("_address", "_began", "_logged", "_method", "_path", "_status", "id")

    def __init__(self, scope: Any, settings: Settings) -> None:
        given = Handshake(scope).header("x-request-id") if settings.proxies else ""
        self.id = given if given and GIVEN.fullmatch(given) else secrets.token_hex(8)
        self._logged = settings.access_log
        self._address = Handshake(scope).address(settings.proxies) if self._logged else ""
        self._method: str = scope.get("method", "WEBSOCKET")
        self._path: str = scope["path"]
        self._began = perf_counter()
        self._status: int | None = None

    def __enter__(self) -> Self:
        structlog.contextvars.bind_contextvars(request=self.id)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._logged:
            self._log()
        structlog.contextvars.unbind_contextvars("request")

    def noting(self, send: Any) -> Any:
        """`send`, and remember the status for the access log."""
        if not self._logged:
            return send

        async def noted(message: Any) -> None:
            self._status = message.get("status", message.get("code", self._status))
            await send(message)

        return noted

    def _log(self) -> None:
        # Never the query: a client may put what it likes there.
        journal.info(
            "request",
            method=self._method,
            path=self._path,
            status=self._status,
            milliseconds=round((perf_counter() - self._began) * 1000, 1),
            address=self._address,
        )
