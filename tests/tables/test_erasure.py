"""Whoever deletes their account is gone at once; then old logs are looked through for their name."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from tests.tables.accounts import account
from tests.tables.late import Late
from tests.tables.play import people_at
from tests.tables.server import PATIENCE, Guest, Server, receive, serving
from tests.tables.slow_bot import SlowBot
from treetop.tables.people.erasure import Erasure
from treetop.tables.refusals import Stranger
from treetop.tables.store import schema as s
from treetop.tables.wire import Say


async def left_by(somebody: Guest, host: Guest) -> str:
    """A table at which somebody had sat down; no index knows of that."""
    table = str((await host.open("me", "open", "open"))["id"])
    await somebody.join(table)
    await somebody.post(f"/api/tables/{table}/leave")
    return table


async def stored_names(server: Server) -> str:
    """All that logs and lists say."""
    read = server.app.service.store.read
    logs = await read(lambda c: c.execute(select(s.event.c.body)).scalars().all())
    return str([*logs, *await read(lambda c: c.execute(select(s.match.c.card)).scalars().all())])


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
            assert "Olena" in await stored_names(server)
            assert await left_to_look_for(server) == [olena.id]
    async with serving(tmp_path, **stored) as server, asyncio.timeout(PATIENCE):
        while await left_to_look_for(server):
            await asyncio.sleep(0)
        assert "Olena" not in await stored_names(server)
        assert "Talia" in await stored_names(server)


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
        assert "Olena" in await stored_names(server)


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
        assert "Talia" not in await stored_names(server)


async def test_a_bot_that_thinks_while_somebody_erases_their_account_moves_for_all_to_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service, bot = server.app.service, SlowBot()
        monkeypatch.setattr(service.bots, "choose", bot.choose)
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        table = (await olena.open("bot:random", "me", "open", rated=False))["id"]
        await talia.join(table)
        await bot.thinks.wait()
        await olena.post("/api/account/delete")
        async with talia.sit(table) as socket:
            seen = await receive(socket, "hello")
            bot.stops.set()
            async with asyncio.timeout(PATIENCE):
                assert (await receive(socket, "view"))["seq"] > seen["seq"]


async def test_a_table_that_is_being_read_shows_no_name_that_is_erased_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        (olena, talia), table = await people_at(server, 2)
        await talia.post(f"/api/tables/{table}/resign")
        service.hall._tables.pop(table)
        service.hall._made.pop(table, None)
        read = Late(service.hall.log.whole)
        erased = Late(service.accounts.erasure.erase)
        erased.answers.set()
        monkeypatch.setattr(service.hall.log, "whole", read)
        monkeypatch.setattr(service.accounts.erasure, "erase", erased)
        loading = asyncio.create_task(service.hall.table(table))
        await read.done.wait()
        erasing = asyncio.create_task(olena.post("/api/account/delete"))
        await erased.done.wait()
        read.answers.set()
        await loading
        await erasing
        card = (await talia.get(f"/api/tables/{table}"))["table"]
        assert "Olena" not in str(card)


async def test_a_database_that_goes_away_just_after_an_erasure_leaves_no_name_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        (olena, talia), table = await people_at(server, 2)
        await talia.post(f"/api/tables/{table}/resign")
        assert "Olena" in await service.archive.record(table)

        async def away(match: str) -> Any:
            raise OperationalError("SELECT", None, Exception("the database is away"))

        with monkeypatch.context() as patched:
            patched.setattr(service.hall.log, "whole", away)
            await olena.post("/api/account/delete")
        assert "Olena" not in str(await talia.get(f"/api/tables/{table}"))
        assert "Olena" not in await service.archive.record(table)


async def test_a_record_that_is_being_made_is_not_kept_with_a_name_that_is_erased_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        (olena, talia), table = await people_at(server, 2)
        await talia.post(f"/api/tables/{table}/resign")
        made = Late(service.archive._ask)
        monkeypatch.setattr(service.archive, "_ask", made)
        making = asyncio.create_task(service.archive.record(table))
        await made.done.wait()
        await olena.post("/api/account/delete")
        made.answers.set()
        assert "Olena" in await making
        assert "Olena" not in await service.archive.record(table)


async def test_whoever_has_erased_themselves_meanwhile_gets_no_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await account(server, "Olena")
        person = await service.people.find(olena.id)
        assert person is not None
        await service.accounts.erase(person)
        with pytest.raises(Stranger):
            await service.people.change(person, "OLENA", None)
        with pytest.raises(Stranger):
            await service.people.new_bot(person, "Program")
        names = await service.store.read(lambda c: c.execute(select(s.person.c.name)).scalars().all())
        assert list(names) == ["—"]


async def test_a_new_name_that_is_on_its_way_to_a_table_is_not_written_after_it_was_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        accounts = server.app.service.accounts
        (olena, talia), table = await people_at(server, 2, rated=False)
        with monkeypatch.context() as patched:
            found = Late(accounts._live_tables)
            patched.setattr(accounts, "_live_tables", found)
            renaming = asyncio.create_task(olena.http.post("/api/me", json={"name": "Olha"}))
            await found.done.wait()
        await olena.post("/api/account/delete")
        found.answers.set()
        assert (await renaming).status_code == 401
        assert "Olha" not in await stored_names(server)
        assert "Olha" not in str(await talia.get(f"/api/tables/{table}"))


async def test_a_name_that_gets_into_a_log_while_names_are_erased_is_erased_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        erasure = server.app.service.accounts.erasure
        (olena, talia), _ = await people_at(server, 2, rated=False)
        erased = Late(erasure._erase_names)
        with monkeypatch.context() as patched:
            patched.setattr(erasure, "_erase_names", erased)
            erasing = asyncio.create_task(olena.post("/api/account/delete"))
            await erased.done.wait()
        await olena.post("/api/me", name="Olha")
        await olena.open("me", "open")
        over = (await olena.open("me", "bot:random", rated=False))["id"]
        await olena.post(f"/api/tables/{over}/resign")
        left = (await talia.open("me", "open", "open"))["id"]
        await olena.join(left)
        await olena.post(f"/api/tables/{left}/leave")
        erased.answers.set()
        await erasing
        await erasure.finish()
        assert "Ol" not in await stored_names(server)


async def test_of_those_who_erase_themselves_at_once_one_looks_through_the_logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        erasure = server.app.service.accounts.erasure
        looking, at_once, looked = list[str](), list[int](), list[str]()

        async def look(selves: list[str], since: int) -> None:
            looking.extend(selves)
            looked.extend(selves)
            at_once.append(len(looking))
            # The other one goes as far as it can.
            await asyncio.sleep(0)
            looking.clear()

        monkeypatch.setattr(erasure, "_look_through_logs", look)
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        await asyncio.gather(*(person.post("/api/account/delete") for person in (olena, talia)))
        await erasure.finish()
        assert (sorted(looked), at_once) == (sorted([olena.id, talia.id]), [1, 1])


async def test_whoever_has_erased_themselves_meanwhile_says_nothing(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        service, (olena, _), table = server.app.service, *await people_at(server, 2)
        person, live = await service.people.find(olena.id), await service.hall.table(table)
        assert person is not None
        await olena.post("/api/account/delete")
        with pytest.raises(Stranger):
            await service.say(live, person, Say(text="It's me, Olena"))
        assert await service.chat.lines(table) == []


async def test_whoever_has_erased_themselves_meanwhile_sits_down_nowhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service, olena, talia = server.app.service, await server.guest("Olena"), await server.guest("Talia")
        live = await service.hall.table((await talia.open("me", "open"))["id"])
        person = await service.people.find(olena.id)
        assert person is not None
        await olena.post("/api/account/delete")
        with pytest.raises(Stranger):
            await service.join(live, person, None, "ff")
        assert "Olena" not in await stored_names(server)


async def test_an_account_is_deleted_by_a_double_click(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        await olena.open("me", "open")
        answers = await asyncio.gather(*(olena.http.post("/api/account/delete", json={}) for _ in range(2)))
        assert [answer.status_code for answer in answers] == [200, 200]
