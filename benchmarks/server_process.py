"""A Treetop server to be measured: processes of its own, on SQLite or on PostgreSQL and Redis."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.tables.engines import free_port, running_postgres, running_redis

UNLIMITED = {"burst": 1e9, "per_second": 1e9}
LIMITS = {
    **dict.fromkeys(
        ("frames", "requests", "changes", "address_changes", "tables", "guests", "handshakes", "readings"),
        UNLIMITED,
    ),
    "sockets_per_person": 10**6,
    "sockets_per_address": 10**6,
}
WARM = (
    "from rich.console import Console; from treetop.cli.warm import keep_pages, warm_if_cold;"
    "from treetop.locales import Language; warm_if_cold(Console(), Language('en')); keep_pages()"
)
PROGRAM = (
    "from treetop.cli.metrics import Scrapes; from treetop.cli.port import listen;"
    "from treetop.cli.serve import run;"
    "run(listen('127.0.0.1', {port}), {workers}, Scrapes(listen('127.0.0.1', {metrics_port})))"
)
CORE = 0
PATIENCE = 120.0


class ServerProcess:
    """Can be killed and started again with the same data. A single worker gets a core for itself."""

    def __init__(self, workers: int, environment: dict[str, str]) -> None:
        self.port, self.metrics_port = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.metrics_url = f"http://127.0.0.1:{self.metrics_port}/metrics"
        self.workers = workers
        self._environment = environment
        self._process: subprocess.Popen[bytes]

    @property
    def has_own_core(self) -> bool:
        return self.workers == 1 and shutil.which("taskset") is not None and (os.cpu_count() or 1) > 1

    def start(self) -> None:
        """Returns once the server answers."""
        pin = ["taskset", "-c", str(CORE)] if self.has_own_core else []
        program = PROGRAM.format(port=self.port, workers=self.workers, metrics_port=self.metrics_port)
        self._process = subprocess.Popen(
            [*pin, sys.executable, "-c", program], env=self._environment, start_new_session=True
        )
        _wait(f"{self.url}/healthz")

    def kill(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)

    def processes(self) -> list[int]:
        """The worker processes."""
        if self.workers == 1:
            return [self._process.pid]
        parents = {process: _status(process, "PPid") for process in _all_processes()}
        children = [process for process, parent in parents.items() if parent == self._process.pid]
        return [process for process in children if b"spawn_main" in _command(process)]

    def megabytes(self) -> list[float]:
        """Resident memory of each worker."""
        return [_status(process, "VmRSS") / 1024 for process in self.processes()]

    def processor_seconds(self) -> float:
        """Processor time of all workers so far."""
        return sum(map(_seconds, self.processes()))


@contextmanager
def running_server(
    workers: int, postgres: bool, redis: bool, limits: object = LIMITS
) -> Iterator[ServerProcess]:
    """`limits`: None for those that a server has by default."""
    with ExitStack() as stack:
        environment = {
            **os.environ,
            "TREETOP_DATA": stack.enter_context(tempfile.TemporaryDirectory()),
            "TREETOP_LIMITS": json.dumps(limits or {}),
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        if postgres:
            environment["TREETOP_DATABASE"] = stack.enter_context(running_postgres())
        if redis:
            environment["TREETOP_REDIS"] = stack.enter_context(running_redis()).url
        subprocess.run([sys.executable, "-c", WARM], env=environment, check=True)
        server = ServerProcess(workers, environment)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _wait(url: str) -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(url, timeout=2).raise_for_status()
            return
        except httpx.HTTPError:
            if time.monotonic() > ends:
                raise
            time.sleep(0.02)


def _all_processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]


def _status(process: int, name: str) -> int:
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{name}:")), 0)


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def _seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
