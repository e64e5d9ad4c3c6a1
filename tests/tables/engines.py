"""A real PostgreSQL and a real Redis, started by the tests themselves."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from redis import Redis
from redis.exceptions import RedisError

from tests.programs import find

PATIENCE = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RedisServer:
    """Can be stopped and started in the middle of things."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = find("redis")
        assert program is not None
        options = ["--port", str(self.port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        self._process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
        _wait(lambda: Redis(port=self.port).ping(), RedisError)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of an empty database."""
    program = find("postgres")
    assert program is not None
    folder = Path(tempfile.mkdtemp(prefix="treetop-postgres-"))
    port = free_port()
    user = _unprivileged()
    if user is not None:
        shutil.chown(folder, user)
    initdb = Path(program).resolve().parent / "initdb"
    options = ["--auth=trust", "--username=treetop", "--no-sync", "--encoding=UTF8"]
    _run_as(user, [str(initdb), *options, "-D", str(folder / "data")]).wait(PATIENCE)
    settings = [
        "-c",
        f"port={port}",
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        f"unix_socket_directories={folder}",
    ]
    process = _run_as(user, [program, "-D", str(folder / "data"), *settings])
    url = f"postgresql://treetop@127.0.0.1:{port}/postgres"
    try:
        _wait(lambda: psycopg.connect(url).close(), psycopg.OperationalError)
        yield url
    finally:
        # A fast shutdown, which does not wait for clients.
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def _run_as(user: str | None, command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = [entry.pw_name for entry in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


def _wait(attempt: object, failure: type[Exception]) -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            attempt()  # type: ignore[operator]
            return
        except failure:
            if time.monotonic() > ends:
                raise
            time.sleep(0.1)
