"""Replace the version of a running server under load, again and again.

    python -m tests.faults.upgrade --times 20

Two workers on PostgreSQL. Each time the code on disk becomes another version, and SIGHUP replaces one worker
after the other. The versions differ as releases do: the newer one has a column more, and writes moves in a
form that the older one can't read, so an old worker has to hand a match over when it meets one. Clients
come back by themselves, as the browser's do. Nothing that was acknowledged or shown may be missing
afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg

from tests.faults.kill import Person, open_tables, wait_until_up
from tests.faults.witness import Witness
from tests.tables.engines import free_port, running_postgres
from treetop.tables.match.event import FORMAT
from treetop.tables.store.database import revisions

PATIENCE = 240.0
AT_ONCE = 10
FIRST_WAIT = 0.3
"""Seconds: as the browser's client waits, give or take half of it."""

VERSION = """
import sys
if "spawn_main" in " ".join(sys.orig_argv):
    import treetop.tables.match.event as e
    import treetop.tables.store.database as d
    FORMAT = {format}
    MARK = '"kind":"play-%d","v":%d'
    encode, decode, released = e.encode, e.decode, e.FORMAT
    e.FORMAT = FORMAT

    def newer(event):
        body = encode(event)
        return body.replace('"kind":"play"', MARK % (FORMAT, FORMAT)) if FORMAT > released else body

    def readable(body):
        for known in range(released + 1, FORMAT + 1):
            body = body.replace(MARK % (known, known), '"kind":"play"')
        return decode(body)

    e.encode, e.decode = newer, readable
    migrations = d._migrations

    def with_ours():
        config = migrations()
        ours = config.get_main_option("script_location") + "/versions"
        config.set_main_option("version_locations", ours + ";" + {folder!r})
        config.set_main_option("path_separator", ";")
        return config

    d._migrations = with_ours
"""
MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "next_{format}"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("person", sa.Column("of_version_{format}", sa.Integer()))
"""


class Code:
    """What is installed: rewritten, as `pip install` does, while the server runs."""

    def __init__(self, folder: Path, newest: str) -> None:
        self.folder = folder
        self._migrations = folder / "migrations"
        self._migrations.mkdir()
        self._before = newest
        self.install(FORMAT)

    def install(self, format: int) -> None:
        self.format = format
        if format > FORMAT:
            migration = MIGRATION.format(format=format, before=self._before)
            (self._migrations / f"next_{format}.py").write_text(migration)
            self._before = f"next_{format}"
        text = VERSION.format(format=format, folder=str(self._migrations))
        (self.folder / "sitecustomize.py").write_text(text)


class Player(Person):
    """Comes back by itself, and remembers how long nothing was accepted at its table."""

    port: int
    lost_at = 0.0
    back = True
    returns = 0
    longest = 0.0
    task: asyncio.Task[None] | None = None

    def lost(self) -> None:
        super().lost()
        if self.over:
            return
        if self.back:
            self.back = False
            self.lost_at = time.monotonic()
        # A connection may be lost again before anything has been heard on it.
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self.come_back())

    async def leave(self) -> None:
        self.over = True
        if self.socket is not None:
            self.socket.close()
        if self.task is not None:
            await self.task

    async def come_in(self) -> None:
        try:
            await self.connect(self.port)
        except (OSError, asyncio.IncompleteReadError, ValueError):
            self.lost()

    async def come_back(self) -> None:
        while self.socket is None and not self.over:
            await asyncio.sleep(FIRST_WAIT * (0.5 + random.random()))
            with suppress(OSError, asyncio.IncompleteReadError, ValueError):
                await self.connect(self.port)

    def heard(self, text: bytes) -> None:
        if not self.back:
            self.back = True
            self.returns += 1
            self.longest = max(self.longest, time.monotonic() - self.lost_at)
        frame = json.loads(text)
        if frame["type"] == "table":
            self.seat = frame["table"]["my_seat"] or self.seat
        # A worker may not have heard yet that somebody sat down and the game began.
        elif frame.get("view", frame) is not None and frame.get("seat", self) is not None:
            super().heard(text)


@contextmanager
def serving(folder: Path, code: Code, database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(code.folder), *filter(None, sys.path)]),
        "TREETOP_DATABASE": database,
        "TREETOP_METRICS": "off",
        "TREETOP_LIMITS": '{"sockets_per_address": 10000, "handshakes": {"burst": 1e9, "per_second": 1e9},'
        '"guests": {"burst": 1e9, "per_second": 1e9}, "tables": {"burst": 1e9, "per_second": 1e9},'
        '"address_changes": {"burst": 1e9, "per_second": 1e9}, "frames": {"burst": 1e9, "per_second": 1e9}}',
    }
    command = [sys.executable, "-m", "treetop", "serve", "--workers", "2", "--port", str(port)]
    log = (folder / "log").open("wb")
    with (
        log,
        subprocess.Popen(
            [*command, "--data", str(folder / "data")], env=environment, stdout=subprocess.DEVNULL, stderr=log
        ) as server,
    ):
        try:
            yield server
        finally:
            server.send_signal(signal.SIGTERM)


def stored(database: str) -> list[tuple[str, int, str | None, str]]:
    with psycopg.connect(database) as connection:
        return connection.execute("SELECT match, seq, command, body FROM event").fetchall()


def workers_that(folder: Path, have: str) -> int:
    """How many workers have `started` or `stopped`, by the server's own log."""
    return (folder / "log").read_text().count(f'"event": "{have}"')


class Outcome:
    def __init__(self) -> None:
        self.witness = Witness()
        self.people: list[Player] = []
        self.lost: list[tuple[str, int]] = []
        self.not_back: list[Player] = []
        self.handed_over = 0

    @property
    def away(self) -> list[Player]:
        return [person for person in self.people if not person.over and not person.back]

    @property
    def returns(self) -> int:
        return sum(person.returns for person in self.people)

    @property
    def longest(self) -> float:
        return max(person.longest for person in self.people)

    @property
    def playing(self) -> list[Player]:
        return [person for person in self.people if not person.over]


async def upgrade_under_load(times: int, tables: int) -> Outcome:
    outcome = Outcome()
    with tempfile.TemporaryDirectory() as name, running_postgres() as database:
        folder, port = Path(name), free_port()
        code = Code(Path(tempfile.mkdtemp(dir=name)), max(revisions()))
        with serving(folder, code, database, port) as server:
            await wait_until_up(port)
            # One of them is up before the other, which must not be taken for a new one later.
            await until_workers(folder, server, started=2, stopped=0)
            async with asyncio.TaskGroup() as side_by_side:
                load = side_by_side.create_task(keep_playing(outcome, port, tables))
                await played_on(outcome, tables)
                for _ in range(times):
                    await upgraded(folder, code, server, outcome)
                await played_on(outcome, tables)
                load.cancel()
            outcome.not_back = await still_away(outcome)
            await asyncio.gather(*(person.leave() for person in outcome.people))
        rows: list[Any] = stored(database)
        outcome.lost = outcome.witness.missing(rows)
        outcome.handed_over = len({match for match, _, _, body in rows if '"kind":"play-' in body})
    return outcome


async def keep_playing(outcome: Outcome, port: int, tables: int) -> None:
    """Open a new table for each that is over: an upgrade takes longer than a game at this speed."""
    while True:
        wanted = tables - len(outcome.playing) // 2
        # A worker that goes may leave a request unanswered; whoever asked asks again.
        with suppress(httpx.HTTPError, KeyError):
            for person in await open_tables(port, outcome.witness, min(wanted, AT_ONCE)):
                outcome.people.append(player := grown(person, port))
                await player.come_in()
        await asyncio.sleep(0.05)


def grown(person: Person, port: int) -> Player:
    player = Player(person.witness, person.table, person.cookie)
    player.port = port
    return player


async def upgraded(folder: Path, code: Code, server: subprocess.Popen[bytes], outcome: Outcome) -> None:
    """Install the next version, and wait until both workers are of that one alone and everybody is back."""
    before = workers_that(folder, "started")
    code.install(code.format + 1)
    server.send_signal(signal.SIGHUP)
    # The last one goes after its successor has come, and takes its people's connections with it.
    await until_workers(folder, server, started=before + 2, stopped=before)
    ends = time.monotonic() + PATIENCE
    while outcome.away:
        assert time.monotonic() < ends, (folder / "log").read_text()[-4000:]
        await asyncio.sleep(0.05)


async def until_workers(folder: Path, server: subprocess.Popen[bytes], started: int, stopped: int) -> None:
    """So many, of all that there have been."""
    ends = time.monotonic() + PATIENCE
    while workers_that(folder, "started") < started or workers_that(folder, "stopped") < stopped:
        assert time.monotonic() < ends, (folder / "log").read_text()[-4000:]
        assert server.poll() is None, (folder / "log").read_text()[-4000:]
        await asyncio.sleep(0.05)


async def played_on(outcome: Outcome, moves: int) -> None:
    """Until this many more moves are accepted."""
    enough = len(outcome.witness.accepted) + moves
    ends = time.monotonic() + PATIENCE
    while len(outcome.witness.accepted) < enough:
        assert time.monotonic() < ends
        await asyncio.sleep(0.02)


async def still_away(outcome: Outcome) -> list[Player]:
    """Whoever doesn't come back in the time that there is: the last old worker may be going only now."""
    ends = time.monotonic() + PATIENCE
    while outcome.away and time.monotonic() < ends:
        await asyncio.sleep(0.05)
    return outcome.away


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=200)
    options = parser.parse_args()
    outcome = asyncio.run(upgrade_under_load(options.times, options.tables))
    print(f"`python -m tests.faults.upgrade {' '.join(sys.argv[1:])}`\n")
    print(
        "| upgrades | tables at once | acknowledged | lost | returns | not back | longest absence |\n"
        "|---|---|---|---|---|---|---|"
    )
    facts = (
        options.times,
        options.tables,
        len(outcome.witness.accepted),
        len(outcome.lost),
        outcome.returns,
        len(outcome.not_back),
    )
    print(f"| {' | '.join(f'{fact:,}' for fact in facts)} | {outcome.longest:.2f} s |")


if __name__ == "__main__":
    main()
