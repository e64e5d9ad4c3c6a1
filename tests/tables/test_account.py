"""Accounts: registering, leaving for good, taking everything along."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Table, delete, select
from sqlalchemy import event as hooks

from tests.tables.play import people_at, play_out
from tests.tables.server import Guest, Server, receive, serving
from treetop.records import Record, verify
from treetop.tables.admin import Admin
from treetop.tables.durations import DAY
from treetop.tables.people import erasure
from treetop.tables.people.erasure import _TRACES
from treetop.tables.people.people import MOST_BOTS
from treetop.tables.settings import Limits
from treetop.tables.store import schema as s
from treetop.tables.store.database import open_database, sqlite_url, upgrade

PASSWORD = "correct horse"


async def account(server: Server, name: str) -> Guest:
    person = await server.guest("Visitor")
    person.person = (await person.post("/api/account", name=name, password=PASSWORD))["person"]
    return person


async def test_registering_puts_the_new_name_on_the_tables_that_one_sits_at(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with talia.sit(table) as socket:
            await receive(socket, "hello")
            await olena.post("/api/account", name="Олена", password=PASSWORD)
            seat = (await receive(socket, "table"))["table"]["seats"][0]
        assert seat["person"] == {"id": olena.id, "name": "Олена", "kind": "account"}
        assert (await olena.get("/api/me/tables"))["tables"][0]["id"] == table


async def test_a_guest_who_is_called_differently_is_called_so_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        await olena.post("/api/me", name="Léna")
        assert (await talia.get(f"/api/tables/{table}"))["table"]["seats"][0]["person"]["name"] == "Léna"


async def test_names_change_only_so_often(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        olena = await server.guest("Olena")
        for number in range(20):
            await olena.post("/api/me", name=f"Olena {number}")
        assert (await olena.refused("/api/me", name="Once more"))[0] == 429
        assert (await olena.post("/api/me", language="uk"))["person"]["language"] == "uk"


async def test_whoever_deletes_their_account_leaves_no_name_behind(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        (olena, talia), table = await people_at(server, 2, public=True)
        await olena.post("/api/account", name="Olena Petrenko", password=PASSWORD)
        await olena.post(f"/api/tables/{table}/chat", type="chat", text="my secret")
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_out([one, other])
        await olena.post("/api/bots", name="Woodpecker")
        cookie = olena.cookie
        assert (await olena.post("/api/account/delete", password=PASSWORD)) == {"person": None}
        stolen = server.stranger(cookie=cookie)
        assert (await stolen.get("/api/me")).json() == {"person": None}
        addresses = ["", "/state", "/record", "/replay?eyes=open", "/fairness"]
        answers = [(await talia.http.get(f"/api/tables/{table}{more}")).text for more in addresses]
        answers.append((await talia.http.get(f"/api/people/{olena.id}")).text)
        answers.append((await talia.http.get(f"/api/people/{talia.id}")).text)
        answers.append((await talia.http.get(f"/api/people/{talia.id}/games")).text)
        for answer in answers:
            assert "Petrenko" not in answer
            assert "Olena" not in answer
            assert "my secret" not in answer
        assert (await talia.get(f"/api/people/{talia.id}"))["results"]["games"] == 1
        newcomer = await account(server, "Olena Petrenko")
        assert newcomer.id != olena.id


async def test_programs_go_with_whoever_deletes_their_account_and_leave_no_name_behind(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await account(server, "Olena"), await server.guest("Talia")
        made = await olena.post("/api/bots", name="Woodpecker")
        program = server.stranger(authorization=f"Bearer {made['token']}")
        waiting, over = [
            (await talia.open("me", "open", "open"))["id"],
            (await talia.open("me", "open"))["id"],
        ]
        for table in (waiting, over):
            joined = await program.post(f"/api/tables/{table}/join", json={"salt": "ff"})
            assert joined.status_code == 200
        await talia.post(f"/api/tables/{over}/resign")
        await olena.post("/api/account/delete", password=PASSWORD)
        seats = (await talia.get(f"/api/tables/{waiting}"))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
        await server.app.service.accounts.erasure.finish()
        read = server.app.service.store.read
        stored_names = select(s.event.c.body, s.match.c.card).where(s.event.c.match == s.match.c.id)
        assert "Woodpecker" not in str(await read(lambda c: c.execute(stored_names).all()))


async def test_a_game_of_somebody_gone_still_verifies(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_out([one, other])
        await olena.post("/api/account/delete")
        text = (await talia.http.get(f"/api/tables/{table}/record")).text
        assert len(verify(Record.from_json(text)).findings) == 4


def test_what_is_kept_about_a_person_goes_with_them() -> None:
    """All but results, which are the others' as well, and a note until their name is found nowhere."""
    about = {name for name, table in s.metadata.tables.items() if "person" in table.c}
    assert about - {table.name for table, _ in _TRACES} == {"result", "erasure"}


async def test_deleting_an_account_needs_its_password(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await account(server, "Olena")
        refused = await olena.refused("/api/account/delete", password="wrong horse")
        assert refused == (403, "tables-wrong-password")
        assert (await olena.get("/api/me"))["person"]["name"] == "Olena"


async def test_whoever_deletes_their_account_frees_the_seats_that_they_waited_at(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        table = (await olena.open("me", "open", "open", public=True))["id"]
        await talia.join(table)
        await talia.post("/api/account/delete")
        seats = (await olena.get(f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]


async def test_whoever_deletes_their_account_leaves_no_name_where_they_had_sat_down_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "READ_AT_ONCE", 2)
    async with serving(tmp_path) as server:
        olena, talia, lea = [await server.guest(name) for name in ("Olena", "Talia", "Léa")]
        for _ in range(3):
            table = (await talia.open("me", "open", "open"))["id"]
            await olena.join(table)
            await olena.post(f"/api/tables/{table}/leave")
            await lea.join(table)
        await olena.join(table)
        await olena.post("/api/account/delete")
        await server.app.service.accounts.erasure.finish()
        logs = await server.app.service.store.read(
            lambda c: c.execute(select(s.event.c.body)).scalars().all()
        )
        assert "Talia" in str(logs)
        assert "Olena" not in str(logs)


async def test_of_games_that_were_over_before_somebody_came_only_their_own_are_looked_through_for_their_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        own, other = [(await person.open("me", "bot:random", rated=False))["id"] for person in (olena, talia)]
        for person, table in ((olena, own), (talia, other)):
            await person.post(f"/api/tables/{table}/resign")
        server.clock.ahead += 2 * DAY
        lea = await account(server, "Léa")
        await olena.post("/api/login", name="Léa", password=PASSWORD)
        service = server.app.service
        guest = delete(s.person).where(s.person.c.id == olena.id)
        await service.store.write(lambda c: c.execute(guest))
        since = (await lea.open("me", "open"))["id"]
        erasing, looked_through = service.accounts.erasure, list[str]()

        async def among(games: list[str], selves: list[str]) -> list[str]:
            looked_through.extend(games)
            return games

        monkeypatch.setattr(erasing, "games_among", among)
        assert await erasing.erase(lea.id) == sorted([own, since])
        await erasing.finish()
        assert looked_through == [since]


async def test_no_login_and_no_erasure_reads_through_all_guests(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        lea, engine = await account(server, "Léa"), server.app.service.store.engine
        asked: list[tuple[str, Any]] = []

        def note(connection: Any, cursor: Any, statement: str, given: Any, *rest: Any) -> None:
            if "adopted_by = ?" in statement and statement.startswith("SELECT"):
                asked.append((statement, given))

        hooks.listen(engine, "before_cursor_execute", note)
        await lea.post("/api/login", name="Léa", password=PASSWORD)
        await lea.post("/api/account/delete", password=PASSWORD)
        hooks.remove(engine, "before_cursor_execute", note)
        assert len(asked) > 1
        with engine.connect() as c:
            for statement, given in asked:
                plan = str(c.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given).all())
                assert "SCAN person" not in plan


@pytest.mark.parametrize(
    ("table", "column"),
    # Promises are kept for a day, and reports are few.
    [trace for trace in _TRACES if trace[0] not in (s.promise, s.report)],
    ids=lambda named: str(named.name),
)
def test_an_erasure_that_moves_wait_for_reads_through_no_table(
    tmp_path: Path, table: Table, column: Column[Any]
) -> None:
    engine = open_database(sqlite_url(tmp_path))
    upgrade(engine)
    erase = delete(table).where(column == "somebody")
    statement = str(erase.compile(engine, compile_kwargs={"literal_binds": True}))
    with engine.connect() as c:
        plan = str(c.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}").all())
    engine.dispose()
    assert f"SEARCH {table.name}" in plan


async def test_the_export_holds_what_is_kept_about_somebody_and_no_secret(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        (olena, talia), table = await people_at(server, 2)
        await olena.post("/api/account", name="Olena", password=PASSWORD)
        await olena.post(f"/api/tables/{table}/chat", type="chat", text="Good luck!")
        await talia.post(f"/api/tables/{table}/chat", type="chat", text="To you, too.")
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_out([one, other])
        made = await olena.post("/api/bots", name="Woodpecker")
        await Admin(server.app.service, "root").sanction("mute", olena.id, 1, "rude")
        answer = await olena.http.get("/api/me/export")
        everything = answer.json()
        assert [(sanction["kind"], sanction["reason"]) for sanction in everything["sanctions"]] == [
            ("mute", "rude")
        ]
        assert answer.headers["content-disposition"] == 'attachment; filename="treetop.json"'
        assert everything["person"]["name"] == "Olena"
        assert [line["text"] for line in everything["said"]] == ["Good luck!"]
        assert [program["id"] for program in everything["programs"]] == [made["bot"]["id"]]
        assert [game["table"] for game in everything["games"]] == [table]
        assert everything["ratings"][0]["games"] == 1
        for secret in ("argon2", "password", "token", "To you, too."):
            assert secret not in answer.text


async def test_strangers_have_nothing_to_export_or_to_delete(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        stranger = server.stranger()
        assert (await stranger.get("/api/me/export")).status_code == 401
        assert (await stranger.post("/api/account/delete", json={})).status_code == 401


@pytest.mark.parametrize("body", ["{", '{"password": 1}', '{"password": "' + "x" * 2000 + '"}'])
async def test_what_cannot_be_read_deletes_nothing(tmp_path: Path, body: str) -> None:
    async with serving(tmp_path) as server:
        olena = await account(server, "Olena")
        answer = await olena.http.post("/api/account/delete", content=body)
        assert answer.status_code == 400
        assert answer.json()["message"]["id"] == "tables-unreadable"


async def test_exports_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        olena = await server.guest("Olena")
        codes = [(await olena.http.get("/api/me/export")).status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]


async def test_nobody_has_more_programs_by_asking_for_all_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, olena = server.app.service.people, await account(server, "Olena")
        person = await people.find(olena.id)
        assert person is not None
        await asyncio.gather(
            *(people.new_bot(person, "Program") for _ in range(MOST_BOTS + 5)), return_exceptions=True
        )
        assert len(await people.bots(person)) == MOST_BOTS
