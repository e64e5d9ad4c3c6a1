"""What the service counts, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.moves = Counter("treetop_moves", "Commands stored", ["by"], registry=self._registry)
        self.refusals = Counter("treetop_refusals", "Commands refused", ["why"], registry=self._registry)
        self.seconds = Histogram(
            "treetop_command_seconds",
            "From reading a command to its answer",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self.failed_requests = Counter(
            "treetop_failed_requests", "Requests answered with 500 or worse", registry=self._registry
        )
        self.failed_writes = Counter(
            "treetop_failed_writes", "Writes that the database refused", registry=self._registry
        )
        self.sockets = Gauge("treetop_sockets", "Open sockets", registry=self._registry)
        self.tables = Gauge("treetop_tables", "Tables at hand", registry=self._registry)
        self.bot_failures = Counter(
            "treetop_bot_failures", "Bots that crashed or hung", registry=self._registry
        )

        self.bots_busy = Counter(
            "treetop_bots_busy", "Bot turns put off because too many waited", registry=self._registry
        )
        self.set_aside = Gauge(
            "treetop_matches_set_aside", "Matches that cannot be read", registry=self._registry
        )

        self.loop_lag = Histogram(
            "treetop_loop_lag_seconds",
            "How late the event loop comes to what is due",
            buckets=BUCKETS,
            registry=self._registry,
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
