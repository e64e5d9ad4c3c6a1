"""`/metrics` on a port of its own, for the host only."""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import structlog

from treetop.cli.port import address, listen
from treetop.games.errors import Malformed, Stale
from treetop.locales import Message
from treetop.tables.metrics import SHARED_FOLDER, Metrics, MetricsServer, forget_the_dead, of_all_workers

VARIABLE = "TREETOP_METRICS"
OFF = "off"
LOOPBACK = "127.0.0.1"
MEMORY = Path("/dev/shm")
"""Where many systems keep files in memory. Workers map what they count, and whoever writes to a mapped file
while its disk is full is killed."""


class Scrapes:
    """The socket on which a server answers Prometheus, if it does at all."""

    def __init__(self, listening: socket.socket | None) -> None:
        self._listening = listening
        self._server: MetricsServer | None = None

    @classmethod
    @contextmanager
    def listening_beside(
        cls, served: socket.socket, environment: Mapping[str, str] = os.environ
    ) -> Iterator[Self]:
        """As TREETOP_METRICS says, or on the port after the one that players use. Raises Malformed, Stale."""
        given = environment.get(VARIABLE, "")
        if given == OFF:
            yield cls(None)
            return
        with _at(given) if given else _next_to(served.getsockname()[1]) as listening:
            scrapes = cls(listening)
            try:
                yield scrapes
            finally:
                if scrapes._server:
                    scrapes._server.stop()

    def of_one(self, metrics: Metrics) -> None:
        """What this process counts."""
        if self._listening is not None:
            self._server = MetricsServer(self._listening, metrics.registry, lambda: None)
            self._announce()

    @contextmanager
    def of_workers(self) -> Iterator[None]:
        """What the worker processes that are started from now on count, all together."""
        if self._listening is None:
            yield
            return
        place = MEMORY if os.access(MEMORY, os.W_OK) else None
        with tempfile.TemporaryDirectory(prefix="treetop-metrics-", dir=place) as folder:
            os.environ[SHARED_FOLDER] = folder
            self._server = MetricsServer(
                self._listening, of_all_workers(Path(folder)), lambda: forget_the_dead(Path(folder))
            )
            self._announce()
            try:
                yield
            finally:
                del os.environ[SHARED_FOLDER]

    def _announce(self) -> None:
        assert self._listening is not None
        structlog.get_logger("treetop").info("metrics", address=address(self._listening) + "metrics")


NO_SCRAPES = Scrapes(None)


def check_place(environment: Mapping[str, str] = os.environ) -> None:
    """Raises Malformed if TREETOP_METRICS says nothing that a server could do."""
    given = environment.get(VARIABLE, "")
    if given not in ("", OFF):
        host_and_port(given)


def host_and_port(text: str) -> tuple[str, int]:
    """`9100`, `0.0.0.0:9100` or `[::1]:9100`. Raises Malformed."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal():
        known = f"{OFF}, PORT, HOST:PORT"
        raise Malformed(Message.of("tables-setting-value", name=VARIABLE, value=text, known=known))
    return host.strip("[]") or LOOPBACK, int(port)


def _at(given: str) -> socket.socket:
    """Raises Malformed, Stale."""
    host, port = host_and_port(given)
    try:
        return listen(host, port)
    except (Malformed, Stale) as refusal:
        raise type(refusal)(Message.of("hosting-no-metrics", given=given)) from None


def _next_to(port: int) -> socket.socket:
    """A port nobody asked for is no reason not to serve: if it's taken, any free one will do."""
    try:
        return listen(LOOPBACK, port + 1)
    except (Malformed, Stale):
        return listen(LOOPBACK, 0)
