"""Two who look for somebody to play with find each other, and one table."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy import event as hooks

from tests.programs import needs
from tests.tables.server import serving
from tests.tables.test_meeting import seek
from treetop.games.errors import Stale
from treetop.tables.live.table import LiveTable
from treetop.tables.service import meeting


async def test_two_who_accept_each_other_meet_at_one_table(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await seek(olena)
        await seek(talia, rated=False)
        together, both = server.app.service.meeting, asyncio.Barrier(2)
        open_for = together._open_for

        async def at_once(*given: Any, **named: Any) -> Any:
            await both.wait()
            return await open_for(*given, **named)

        monkeypatch.setattr(together, "_open_for", at_once)
        answers = await asyncio.gather(
            olena.http.post(f"/api/seek/{talia.id}/accept", json={}),
            talia.http.post(f"/api/seek/{olena.id}/accept", json={}),
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        tables = [(await each.get("/api/me/tables"))["tables"] for each in (olena, talia)]
        assert [len(mine) for mine in tables] == [1, 1]


@needs("postgres")
async def test_two_who_accept_each_other_at_two_workers_do_not_wait_for_each_other_in_a_circle(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one begins when the first has withdrawn, and hasn't yet claimed the second."""
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        olena, talia = await first.guest("Olena"), await first.guest("Talia")
        await seek(olena)
        await seek(talia, rated=False)
        one = await first.app.service.people.find(olena.id)
        other = await second.app.service.people.find(talia.id)
        assert one is not None
        assert other is not None
        locks, failures = threading.Event(), []

        def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
            if "FOR UPDATE" in statement:
                locks.set()

        for server in (first, second):
            engine = server.app.service.store.engine
            hooks.listen(engine, "handle_error", lambda failed: failures.append(failed.original_exception))
        hooks.listen(second.app.service.store.engine, "before_cursor_execute", note)
        accepting: list[asyncio.Task[LiveTable]] = []
        loop, claim = asyncio.get_running_loop(), meeting.claim

        def late(c: Connection, people: list[str], match: str) -> None:
            if people == [talia.id]:
                accepted = second.app.service.meeting.accept(other, olena.id, "01")
                loop.call_soon_threadsafe(lambda: accepting.append(loop.create_task(accepted)))
                locks.wait(10)
            claim(c, people, match)

        monkeypatch.setattr(meeting, "claim", late)
        await first.app.service.meeting.accept(one, talia.id, "00")
        with pytest.raises(Stale):
            await accepting[0]
        assert failures == []


async def test_whoever_is_found_while_they_change_what_they_look_for_learns_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        seeks = server.app.service.seeks
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await seek(olena)
        put, tables = seeks.put, []

        async def late(wish: Any) -> None:
            tables.append((await talia.post(f"/api/seek/{olena.id}/accept"))["table"]["id"])
            await put(wish)

        monkeypatch.setattr(seeks, "put", late)
        assert [(await seek(olena, rated=False))["table"]] == tables
