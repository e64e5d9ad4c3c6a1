"""What the service counts, in Prometheus' format."""

from __future__ import annotations

import multiprocessing
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from socket import socket
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    make_wsgi_app,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers write what they count. The library reads this variable when it's imported."""


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._count("treetop_moves", "Commands stored", "by")
        self.refusals = self._count("treetop_refusals", "Commands refused", "why")
        self.moves_of_people = self.moves.labels("person")
        self.seconds = self._times("treetop_command_seconds", "From reading a command to its answer")
        self.failed_requests = self._count("treetop_failed_requests", "Requests answered with 500 or worse")
        self.failed_writes = self._count("treetop_failed_writes", "Writes that the database refused")
        self.bot_failures = self._count("treetop_bot_failures", "Bots that crashed or hung")
        self.bots_busy = self._count("treetop_bots_busy", "Bot turns put off because too many waited")
        self.push_failures = self._count(
            "treetop_push_failures", "Notifications and letters that failed", "by"
        )
        self.loop_lag = self._times(
            "treetop_loop_lag_seconds", "How late the event loop comes to what is due"
        )
        self.sockets = self._level("treetop_sockets", "Open sockets")
        self.tables = self._level("treetop_tables", "Matches in memory")
        self.writer_queue = self._level("treetop_writer_queue", "Writes that wait for the next commit")
        self.bots_queue = self._level("treetop_bots_queue", "Questions that wait for a bot")
        self.set_aside = self._level("treetop_matches_set_aside", "Matches that cannot be read")

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def _count(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _times(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=BUCKETS, registry=self.registry)

    def _level(self, name: str, about: str) -> Gauge:
        """Of all workers together, but not of those that are gone."""
        return Gauge(name, about, registry=self.registry, multiprocess_mode="livesum")


def of_all_workers(folder: Path) -> CollectorRegistry:
    """What all workers that write to this folder have counted, also those that are gone."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    return registry


def forget_the_dead(folder: Path) -> None:
    """A child of this process that was killed has no sockets, whatever it wrote last."""
    alive = {child.pid for child in multiprocessing.active_children()}
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")} - alive:
        mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


class MetricsServer:
    """Answers scrapes on a socket of its own, in a thread, until it's stopped or this process ends."""

    def __init__(self, listening: socket, registry: CollectorRegistry, before: Callable[[], None]) -> None:
        scrape, one_at_a_time = make_wsgi_app(registry), threading.Lock()

        def answer(environment: dict[str, object], start: Callable[..., object]) -> object:
            with one_at_a_time:
                before()
                return scrape(environment, start)

        server = _Server(listening.getsockname()[:2], _Quiet, bind_and_activate=False)
        server.socket.close()
        server.socket = listening
        server.server_name, server.server_port = listening.getsockname()[:2]
        server.setup_environ()
        server.set_app(answer)  # type: ignore[arg-type]
        self._server = server
        self._thread = threading.Thread(target=server.serve_forever, name="treetop-metrics", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Before its socket is closed: it would go on asking a socket that isn't there, without a pause."""
        self._server.shutdown()
        self._thread.join()


class _Server(ThreadingMixIn, WSGIServer):
    """Whoever connects and says nothing holds up neither the next scrape nor the end."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever goes away, or is hung up on, has done nothing that the log need tell."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Quiet(WSGIRequestHandler):
    timeout = 60
    """Seconds after which silence ends a connection, and its thread with it."""

    def log_message(self, format: str, *args: object) -> None:
        return
