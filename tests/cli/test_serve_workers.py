"""`treetop serve --workers 2`, started for real."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.programs import needs
from tests.tables.engines import free_port, running_postgres

SLOW_START = """
import sys, time
if "spawn_main" in " ".join(sys.orig_argv):
    time.sleep(6)
"""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with running_postgres() as url:
        yield url


def announced(server: subprocess.Popen[str]) -> str:
    """The address that a server says it serves on; what it says instead is the failure."""
    assert server.stdout is not None
    assert server.stderr is not None
    for line in server.stdout:
        if found := re.search(r"http://\S+/", line):
            return found[0]
    raise AssertionError(server.stderr.read())


@needs("postgres")
def test_two_workers_come_up_also_on_a_machine_that_starts_them_slowly(tmp_path: Path, database: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW_START)
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    metrics = str(free_port())
    environment = os.environ | {
        "TREETOP_DATABASE": database,
        "TREETOP_METRICS": metrics,
        "PYTHONPATH": path,
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "-m", "treetop", "--language", "en", "serve"]
    options = ["--workers", "2", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        [*command, *options], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        address = announced(server)
        try:
            with urllib.request.urlopen(address + "healthz", timeout=60) as answer:
                assert answer.status == 200
            with urllib.request.urlopen(f"http://127.0.0.1:{metrics}/metrics", timeout=60) as answer:
                assert b"treetop_command_seconds_count" in answer.read()
        finally:
            server.send_signal(signal.SIGTERM)
            _, said = server.communicate(timeout=60)
    assert server.returncode == 0
    assert "Traceback" not in said, said
    assert all(json.loads(line)["event"] for line in said.splitlines())
