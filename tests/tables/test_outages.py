"""The database freezes, or goes away for a while: nobody's clock counts that."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select, text

from tests.programs import needs
from tests.tables.play import Player, people_at
from tests.tables.server import MovableClock, Server, serving
from treetop.tables.live.outages import Outages
from treetop.tables.store import schema as s
from treetop.tables.store.database import open_database, upgrade
from treetop.tables.store.store import Store

MINUTE = 60_000
CLOCK = {"kind": "move", "seconds": 30, "at_zero": "lose"}

pytestmark = needs("postgres")


class Line:
    """The way to a database. It can be held up, as if the server froze, or cut, as if it were gone."""

    def __init__(self, database: str) -> None:
        there = urlsplit(database)
        self._there = (str(there.hostname), int(there.port or 0))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = database.replace(f":{there.port}/", f":{self._listener.getsockname()[1]}/")
        self._flows = Event()
        self._flows.set()
        self._cut = False
        self._ends: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    def freeze(self) -> None:
        self._flows.clear()

    def cut(self) -> None:
        self._cut = True
        self._hang_up()

    def mend(self) -> None:
        self._cut = False
        self._flows.set()

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._hang_up()

    def _hang_up(self) -> None:
        while self._ends:
            with suppress(OSError):
                self._ends.pop().shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                if self._cut:
                    here.close()
                    continue
                there = socket.create_connection(self._there)
                self._ends += [here, there]
                Thread(target=self._pump, args=(here, there), daemon=True).start()
                Thread(target=self._pump, args=(there, here), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with one, suppress(OSError):
            while some := one.recv(65_536):
                self._flows.wait()
                other.sendall(some)
            other.shutdown(socket.SHUT_RDWR)


@asynccontextmanager
async def far_database(tmp_path: Path, database: str) -> AsyncIterator[tuple[Line, Server]]:
    line = Line(database)
    try:
        async with serving(tmp_path, database=line.url) as server:
            yield line, server
            line.mend()
    finally:
        line.close()


async def test_a_move_made_while_the_database_is_frozen_is_stored_and_in_time(
    tmp_path: Path, database: str
) -> None:
    async with far_database(tmp_path, database) as (line, server):
        (olena, talia), table = await people_at(server, 2, clock=CLOCK)
        async with olena.sit(table) as socket:
            player = Player(socket)
            await player.greet()
            line.freeze()
            moving = asyncio.create_task(player.play(player.legal[0]))
            server.clock.ahead += MINUTE
            await asyncio.sleep(0)
            line.mend()
            assert (await moving)["type"] == "accepted"
        await server.app.service.caretaker.sweep()
        state = await talia.get(f"/api/tables/{table}/state")
        assert state["table"]["state"] == "playing"
        assert state["clock"]["running"] == 1
        assert 25_000 < state["clock"]["left"][0] <= 30_000


@pytest.mark.parametrize("stop", [Line.freeze, Line.cut])
async def test_whoever_could_not_move_gets_the_time_back(tmp_path: Path, database: str, stop: Any) -> None:
    async with far_database(tmp_path, database) as (line, server):
        (olena, _), table = await people_at(server, 2, clock=CLOCK)
        stop(line)
        sweeping = asyncio.create_task(server.app.service.caretaker.sweep())
        server.clock.ahead += MINUTE
        await asyncio.sleep(0)
        line.mend()
        await asyncio.gather(sweeping, return_exceptions=True)
        await server.app.service.caretaker.sweep()
        state = await olena.get(f"/api/tables/{table}/state")
        assert state["table"]["state"] == "playing"
        assert 25_000 < state["clock"]["left"][0] <= 30_000


def waits_for_a_lock(store: Store) -> bool:
    query = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    with store.engine.connect() as c:
        return bool(c.execute(query).scalar_one())


async def test_a_database_that_vanishes_without_a_word_is_given_up(database: str) -> None:
    for url, timeout in ((database, "30000"), (f"{database}?tcp_user_timeout=5000", "5000")):
        engine = open_database(url)
        with engine.connect() as c:
            info = c.connection.driver_connection.info  # type: ignore[union-attr]
            assert info.get_parameters()["tcp_user_timeout"] == timeout
            assert info.get_parameters()["keepalives_idle"] == "10"
        engine.dispose()


async def test_an_outage_that_several_workers_notice_is_given_back_once(database: str) -> None:
    clock = MovableClock()
    one, other = Store(open_database(database)), Store(open_database(database))
    upgrade(one.engine)
    try:
        first, second = Outages(one, clock), Outages(other, clock)
        with one.engine.begin() as c:
            c.execute(select(s.note).where(s.note.c.name == "beat").with_for_update())
            waiting = asyncio.create_task(second.beat())
            while not waits_for_a_lock(one):
                await asyncio.sleep(0.01)
            clock.ahead += MINUTE
            first._look_back(c)
        await waiting
        await second.beat()
        assert len(second._spans) == 1
        assert MINUTE <= second.lost(0) < 1.5 * MINUTE
    finally:
        one.close()
        other.close()
