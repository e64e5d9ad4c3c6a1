"""Whoever deletes their account is gone at once; then old logs are looked through for their name."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.tables.server import PATIENCE, Guest, Server, receive, serving
from treetop.tables.people.erasure import Erasure
from treetop.tables.store import schema as s


async def left_by(somebody: Guest, host: Guest) -> str:
    """A table at which somebody had sat down; no index knows of that."""
    table = str((await host.open("me", "open", "open"))["id"])
    await somebody.join(table)
    await somebody.post(f"/api/tables/{table}/leave")
    return table


async def stored_logs(server: Server) -> str:
    query = select(s.event.c.body)
    return str(await server.app.service.store.read(lambda c: c.execute(query).scalars().all()))


async def left_to_look_for(server: Server) -> list[str]:
    query = select(s.erasure.c.person)
    return list(await server.app.service.store.read(lambda c: c.execute(query).scalars().all()))


async def test_an_erasure_is_answered_at_once_and_goes_on_after_a_restart(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(erasure: Erasure) -> None:
        """The server is stopped before."""

    with monkeypatch.context() as patched:
        patched.setattr(Erasure, "finish", never)
        async with serving(tmp_path, **stored) as server:
            olena, talia = await server.guest("Olena"), await server.guest("Talia")
            await left_by(olena, talia)
            await olena.post("/api/account/delete")
            assert "Olena" in await stored_logs(server)
            assert await left_to_look_for(server) == [olena.id]
    async with serving(tmp_path, **stored) as server, asyncio.timeout(PATIENCE):
        while await left_to_look_for(server):
            await asyncio.sleep(0)
        assert "Olena" not in await stored_logs(server)
        assert "Talia" in await stored_logs(server)


async def test_nobody_reads_a_name_in_a_log_that_has_not_been_looked_through_yet(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> None:
        """Not before the others have looked."""

    async with serving(tmp_path, **stored) as server:
        service = server.app.service
        monkeypatch.setattr(service.accounts.erasure, "finish", never)
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        table = await left_by(olena, talia)
        await olena.post("/api/account/delete")
        service.hall.forget(table, 1001)
        log = service.hall.log
        read = [await log.whole(table), await log.events(table), await log.rows(table)]
        async with talia.sit(table) as socket:
            read.append(await receive(socket, "hello"))
        for seen in map(str, read):
            assert "Talia" in seen
            assert "Olena" not in seen
        assert "Olena" in await stored_logs(server)


async def test_a_log_that_cannot_be_looked_through_keeps_no_other_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        erasure = server.app.service.accounts.erasure
        people = [await server.guest(name) for name in ("Olena", "Talia", "Léa")]
        for person in people[:2]:
            await left_by(person, people[2])
        look = erasure._look_through_logs

        async def stumble(selves: Sequence[str], since: int) -> None:
            assert people[0].id not in selves, "something is wrong with a log"
            await look(selves, since)

        monkeypatch.setattr(erasure, "_look_through_logs", stumble)
        for person in people[:2]:
            await person.post("/api/account/delete")
        await erasure.finish()
        assert await left_to_look_for(server) == [people[0].id]
        assert "Talia" not in await stored_logs(server)
