"""Order in the house: bans, mutes, reports, closed tables, and a journal of every action."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Row, func, insert, select
from sqlalchemy.exc import OperationalError

from tests.tables.play import people_at
from tests.tables.server import Server, TurnedAway, ask, receive, send, serving
from treetop.games.errors import Stale
from treetop.locales import LANGUAGES, Language
from treetop.tables.admin import Admin
from treetop.tables.durations import DAY
from treetop.tables.limits import Rate
from treetop.tables.order import retention
from treetop.tables.order.admin_log import ERASURE
from treetop.tables.refusals import Forbidden, Missing
from treetop.tables.settings import Limits, Retention
from treetop.tables.store import schema as s


def admin(server: Server) -> Admin:
    return Admin(server.app.service, "root")


async def test_a_banned_person_is_sent_away_and_kept_out_until_the_ban_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with talia.sit(table) as socket:
            await receive(socket, "hello")
            await admin(server).sanction("ban", talia.id, days=1, reason="rude")
            await server.app.service.obey()
            with pytest.raises(ConnectionAbortedError, match="4003"):
                await receive(socket, "nothing")
        with pytest.raises(TurnedAway, match="4003"):
            await talia.sit(table).__aenter__()
        assert await talia.refused("/api/tables", game="arboretum", seats=["me", "open"], salt="00") == (
            403,
            "hosting-banned",
        )
        await olena.open("me", "open")
        server.clock.ahead += DAY
        await talia.open("me", "open")


async def test_the_programs_of_a_banned_person_are_kept_out_with_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        await talia.post("/api/account", name="Talia", password="eight or more")
        token = (await talia.post("/api/bots", name="Robot"))["token"]
        program = server.stranger(authorization=f"Bearer {token}")
        wish = {"game": "arboretum", "seats": ["me", "open"], "salt": "00"}
        assert (await program.post("/api/tables", json=wish)).status_code == 201
        async with server.socket(table, authorization=f"Bearer {token}") as socket:
            await receive(socket, "hello")
            await admin(server).sanction("ban", talia.id, days=1, reason="rude")
            await server.app.service.obey()
            with pytest.raises(ConnectionAbortedError, match="4003"):
                await receive(socket, "nothing")
        assert (await program.post("/api/tables", json=wish)).status_code == 403
        await olena.open("me", "open")


async def test_a_range_of_addresses_is_kept_out(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies=1) as server:
        about = await admin(server).sanction("ban", "203.0.113.9/24", days=None, reason="")
        assert about == "203.0.113.0/24"
        await server.app.service.obey()
        for address, status in (("203.0.113.77", 403), ("203.0.114.77", 200), ("2001:db8::1", 200)):
            visitor = server.stranger(**{"x-forwarded-for": address})
            assert (await visitor.post("/api/me", json={"name": "Olena"})).status_code == status
        await admin(server).lift("ban", "203.0.113.0/24")
        await server.app.service.obey()
        visitor = server.stranger(**{"x-forwarded-for": "203.0.113.77"})
        assert (await visitor.post("/api/me", json={"name": "Olena"})).status_code == 200


async def test_a_look_at_the_bans_that_began_before_a_ban_does_not_undo_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        sanctions, answers = server.app.service.sanctions, asyncio.Event()
        before = await sanctions.all()
        await admin(server).sanction("ban", "203.0.113.9/24", days=None, reason="")
        after = await sanctions.all()

        async def late() -> Sequence[Row[Any]]:
            monkeypatch.setattr(sanctions, "all", at_once)
            await answers.wait()
            return before

        async def at_once() -> Sequence[Row[Any]]:
            return after

        monkeypatch.setattr(sanctions, "all", late)
        looks = [asyncio.create_task(sanctions.load()) for _ in range(2)]
        # The second one goes as far as it can.
        for _ in range(5):
            await asyncio.sleep(0)
        answers.set()
        await asyncio.gather(*looks)
        with pytest.raises(Forbidden):
            sanctions.check(None, "203.0.113.77")


async def test_a_muted_person_plays_but_says_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        await admin(server).sanction("mute", olena.id, days=None, reason="")
        await server.app.service.obey()
        async with olena.sit(table) as socket:
            seq = (await receive(socket, "hello"))["seq"]
            await send(socket, type="chat", text="hello")
            assert (await receive(socket, "malformed"))["message"]["id"] == "hosting-muted"
            played = await ask(socket, type="play", command="c", seq=seq, actions=["draw pile"])
            assert played["type"] == "accepted"


async def test_a_closed_table_is_over_for_everybody_at_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            await admin(server).close(table, "a test")
            assert (await receive(socket, "table"))["table"]["state"] == "abandoned"


async def test_another_process_closes_a_table_and_the_server_finds_out(tmp_path: Path) -> None:
    """As `treetop admin` does it: beside a server on SQLite."""
    async with serving(tmp_path) as server, serving(tmp_path) as desk:
        (olena, _), table = await people_at(server, 2)
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            await admin(desk).close(table, "")
            await server.app.service.obey()
            assert (await receive(socket, "table"))["table"]["state"] == "abandoned"


async def test_chat_can_be_deleted_by_the_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            for text in ("fine", "rude"):
                await send(socket, type="chat", text=text)
                await receive(socket, "chat")
        assert await admin(server).delete_chat(table, [2]) == 1
        async with olena.sit(table) as socket:
            assert [line["text"] for line in (await receive(socket, "hello"))["chat"]] == ["fine"]


async def test_a_new_password_works_and_the_old_cookies_do_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        await olena.post("/api/account", name="Olena", password="forgotten long ago")
        password = await admin(server).new_password("olena")
        assert (await olena.get("/api/me"))["person"] is None
        talia = await server.guest("Talia")
        assert (await talia.post("/api/login", name="Olena", password=password))["person"]["id"] == olena.id


async def test_a_guest_is_merged_into_an_account(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, guest = await server.guest("Olena"), await server.guest("Nobody")
        await olena.post("/api/account", name="Olena", password="eight or more")
        table = (await guest.open("me", "open"))["id"]
        await admin(server).merge(guest.id, "Olena")
        assert (await olena.get(f"/api/tables/{table}"))["table"]["my_seat"] == 1


async def test_every_deed_is_in_the_journal_and_reading_a_log_or_a_chat_is_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        desk = admin(server)
        await desk.log(table)
        await desk.chat(table)
        await desk.sanction("mute", olena.id, days=1, reason="rude")
        await desk.lift("mute", olena.id)
        await desk.close(table, "spam")
        rows = [(row.by, row.what, row.about, row.detail) for row in reversed(await desk.journal())]
        assert rows == [
            ("root", "log", table, ""),
            ("root", "chat", table, ""),
            ("root", "mute", olena.id, "rude"),
            ("root", "unmute", olena.id, ""),
            ("root", "close", table, "spam"),
        ]


async def test_what_could_not_be_done_is_a_sentence_and_not_in_the_journal(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        desk = admin(server)
        await desk.close(table, "")
        for deed, why in (
            (desk.lift("mute", olena.id), "hosting-no-mute"),
            (desk.lift("ban", "203.0.113.9"), "hosting-no-ban"),
            (desk.done(7), "hosting-no-report"),
            (desk.log("0"), "hosting-no-table"),
            (desk.chat("0"), "hosting-no-table"),
            (desk.close("0", ""), "hosting-no-table"),
            (desk.delete_chat("0", []), "hosting-no-table"),
            (desk.close(table, ""), "hosting-table-over"),
        ):
            with pytest.raises((Missing, Stale)) as refused:
                await deed
            assert refused.value.message.id == why
        assert await desk.delete_chat(table, []) == 0
        assert [row.what for row in await desk.journal()] == ["close"]


async def test_the_journal_and_a_long_chat_are_shown_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        for number in range(120):
            await olena.post(f"/api/tables/{table}/chat", text=f"line {number}")
        desk = admin(server)
        assert (await desk.chat(table))[-1].text == "line 119"
        await server.app.service.store.write(
            lambda c: [server.app.service.admin_log.note(c, "root", "done", str(n)) for n in range(120)]
        )
        assert len(await desk.journal()) == 121


async def test_an_id_is_the_person_s_whose_it_is_whatever_others_call_themselves(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        impostor, olena = await server.guest("Olga"), await server.guest("Olena")
        await impostor.post("/api/account", name=olena.id, password="eight or more")
        assert (await admin(server).person(olena.id)).id == olena.id


async def test_reports_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(lines=Rate(100, 100), reports=Rate(2, 0.001))) as server:
        (olena, talia), table = await people_at(server, 2)
        report = {"person": talia.id, "text": "She cheats"}
        path = f"/api/tables/{table}/reports"
        codes = [(await olena.http.post(path, json=report)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


async def test_players_report_whom_they_met_and_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        stranger = await server.guest("Léa")
        await olena.post(f"/api/tables/{table}/reports", person=talia.id, text="She  cheats")
        report = (await admin(server).reports())[0]
        assert (report.by, report.about, report.match, report.text) == (
            olena.id,
            talia.id,
            table,
            "She cheats",
        )
        for nobody in (stranger.id, olena.id):
            status, _ = await olena.refused(f"/api/tables/{table}/reports", person=nobody, text="x")
            assert status == 404
        await admin(server).done(report.n)
        assert not await admin(server).reports()
        with pytest.raises(Missing):
            await admin(server).done(99)


async def test_what_is_old_is_deleted_and_what_was_played_stays(tmp_path: Path) -> None:
    days = Retention(open_tables=10, guests=20, chat=0)
    async with serving(tmp_path, retention=days) as server:
        (olena, _), table = await people_at(server, 2)
        await server.guest("Nobody")
        empty = (await olena.open("me", "open"))["id"]
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            await send(socket, type="chat", text="hello")
            await receive(socket, "chat")
        store, caretaker = server.app.service.store, server.app.service.caretaker

        async def left() -> tuple[int, int, int]:
            def count(c: object) -> tuple[int, int, int]:
                return tuple(  # type: ignore[return-value]
                    c.execute(select(func.count()).select_from(kind)).scalar_one()  # type: ignore[attr-defined]
                    for kind in (s.match, s.person, s.line)
                )

            return await store.read(count)

        await caretaker.delete_old()
        assert await left() == (2, 3, 1)
        server.clock.ahead += 11 * DAY
        await caretaker.delete_old()
        assert await left() == (1, 3, 1)
        server.clock.ahead += 10 * DAY
        await caretaker.delete_old()
        assert await left() == (1, 2, 1)
        server.app.service.hall._tables.clear()
        assert (await olena.http.get(f"/api/tables/{table}")).status_code == 200
        assert empty


async def test_whoever_sits_down_while_old_guests_are_looked_for_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, retention=Retention(guests=20)) as server:
        service, olena = server.app.service, await server.guest("Olena")
        sweep, found = retention.sweep, set[str]()

        def late(c: Connection, old: retention.Found, *how: Any) -> int:
            if olena.id in old.guests and olena.id not in found:
                c.execute(insert(s.sitting).values(match="elsewhere", seat=0, person=olena.id, created=0))
            found.update(old.guests)
            return sweep(c, old, *how)

        monkeypatch.setattr(retention, "sweep", late)
        server.clock.ahead += 21 * DAY
        await service.caretaker.delete_old()
        assert found == {olena.id}
        assert await service.people.find(olena.id) is not None


async def test_an_erasure_that_cannot_be_heard_of_keeps_no_ban_from_being_obeyed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service, talia = server.app.service, await server.guest("Talia")

        async def failing(person: str) -> None:
            raise ValueError(person)

        monkeypatch.setattr(service.accounts, "hear_of_erasure", failing)
        await service.store.write(lambda c: service.admin_log.note(c, "gone", ERASURE, "gone"))
        await admin(server).sanction("ban", talia.id, None, "spam")
        await service.obey()
        person = await service.people.find(talia.id)
        with pytest.raises(Forbidden):
            service.sanctions.check(person, "")


async def test_an_old_table_goes_with_the_place_that_it_keeps_for_somebody(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        (olena, talia), table = await people_at(server, 2)
        await olena.post(f"/api/tables/{table}/resign")
        await olena.post(f"/api/tables/{table}/rematch", salt="00")
        assert (await talia.get("/api/me/invitations"))["tables"]
        server.clock.ahead += 31 * DAY
        await server.app.service.caretaker.delete_old()
        left = select(func.count()).select_from(s.invitation)
        assert await server.app.service.store.read(lambda c: c.execute(left).scalar_one()) == 0


async def test_whoever_became_an_account_long_ago_is_erased_with_it_under_their_old_name_too(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        service = server.app.service
        olena, talia = [await server.guest(name) for name in ("Olena", "Talia")]
        await talia.post("/api/account", name="Talia", password="cherry tree")
        table = (await olena.open("me", "bot:random"))["id"]
        await olena.post(f"/api/tables/{table}/resign")
        await olena.post("/api/login", name="Talia", password="cherry tree")
        names = select(s.person.c.name).order_by(s.person.c.name)

        async def after_retention() -> list[str]:
            server.clock.ahead += 91 * DAY
            await service.caretaker.delete_old()
            return list(await service.store.read(lambda c: c.execute(names).scalars().all()))

        assert await after_retention() == ["Olena", "Talia"]
        await olena.post("/api/account/delete", password="cherry tree")
        logs = await service.store.read(lambda c: c.execute(select(s.event.c.body)).scalars().all())
        assert "Olena" not in str(logs)
        assert await after_retention() == ["—"]


async def test_a_review_goes_even_if_its_match_was_erased_without_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, table = await people_at(server, 2)
        store, caretaker = server.app.service.store, server.app.service.caretaker
        kept = {"kind": "moves", "version": "1", "done": 1, "total": 1, "body": "[]"}
        rows = [{"match": match, **kept} for match in (table, "erased")]
        await store.write(lambda c: c.execute(s.review.insert(), rows))
        await caretaker.delete_old()
        found = await store.read(lambda c: c.execute(select(s.review.c.match)).scalars().all())
        assert found == [table]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_privacy_page_explains_every_table_of_the_schema(language: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        stranger = server.stranger(**{"accept-language": language})
        page = (await stranger.get("/api/privacy")).json()
    assert {stored["name"] for stored in page["stored"]} == set(s.metadata.tables)
    words, explained = Language(language), {stored["about"] for stored in page["stored"]}
    for name in s.metadata.tables:
        message = f"hosting-stored-{name.replace('_', '-')}"
        assert words.knows(message)
        assert words.say(message) in explained
    assert page["retention"]["guests"] == 90


async def test_a_ban_that_could_not_be_read_at_first_is_obeyed_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await server.guest("Olena")
        person = await service.people.find(olena.id)
        assert person is not None
        await Admin(service, "root").sanction("ban", olena.id, days=None, reason="")

        async def away() -> Any:
            raise OperationalError("SELECT", None, Exception("the database is away"))

        with monkeypatch.context() as patched:
            patched.setattr(service.sanctions, "all", away)
            with pytest.raises(OperationalError):
                await service.obey()
        await service.obey()
        with pytest.raises(Forbidden):
            service.sanctions.check(person, "")
