"""Two things at the same time: neither undoes what the other has done."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update
from sqlalchemy import event as hooks
from sqlalchemy.exc import OperationalError

from tests.programs import needs
from tests.tables.play import people_at
from tests.tables.server import PATIENCE, Guest, Server, TurnedAway, receive, send, serving
from tests.tables.test_meeting import seek
from treetop.games.errors import Stale
from treetop.tables.admin import Admin
from treetop.tables.bots import pool
from treetop.tables.bots.pool import Priority
from treetop.tables.caretaker import SET_ASIDE
from treetop.tables.durations import MINUTE
from treetop.tables.live.table import LiveTable
from treetop.tables.people.people import FRESH, MOST_BOTS, People
from treetop.tables.refusals import Forbidden, Stranger
from treetop.tables.service import meeting
from treetop.tables.store import schema as s
from treetop.tables.wire import Say

PASSWORD = "wild plums"


class Late:
    """Something asynchronous that is done at once, but answers only when it's told to."""

    def __init__(self, work: Callable[..., Awaitable[Any]]) -> None:
        self._work = work
        self.done = asyncio.Event()
        self.answers = asyncio.Event()

    async def __call__(self, *given: Any, **named: Any) -> Any:
        found = await self._work(*given, **named)
        self.done.set()
        await self.answers.wait()
        return found


class SlowBot:
    """Thinks until it's told to stop; then it does what comes first."""

    def __init__(self) -> None:
        self.asked = 0
        self.thinks = asyncio.Event()
        self.stops = asyncio.Event()

    async def choose(self, question: Any, *how: Any) -> str:
        self.asked += 1
        self.thinks.set()
        await self.stops.wait()
        return str(question.view.legal_actions[0])


class LateCheck:
    """A password that is checked at once, but the check ends only when it's told to."""

    def __init__(self, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
        self._verify = people._verify
        self.done = threading.Event()
        self.ends = threading.Event()
        monkeypatch.setattr(people, "_verify", self)

    def __call__(self, hashed: str | None, password: str) -> bool:
        good = self._verify(hashed, password)
        self.done.set()
        self.ends.wait(10)
        return good


async def account(server: Server, name: str) -> Guest:
    guest = await server.guest(name)
    await guest.post("/api/account", name=name, password=PASSWORD)
    return guest


async def who_is(guest: Guest) -> Any:
    return (await guest.get("/api/me"))["person"]


async def test_a_bot_stops_thinking_about_a_table_that_was_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service, bot = server.app.service, SlowBot()
        monkeypatch.setattr(service.bots, "choose", bot.choose)
        olena = await server.guest("Olena")
        table = (await olena.open("bot:random", "me", hints=True))["id"]
        await bot.thinks.wait()
        await olena.http.request("DELETE", f"/api/tables/{table}", json={})
        bot.stops.set()
        while service.bot_turns._thinking and bot.asked < 5:
            await asyncio.sleep(0)
        assert bot.asked == 1


async def test_a_table_is_not_deleted_while_somebody_sits_down_at_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        live = await service.hall.table((await olena.open("me", "open"))["id"])
        one, other = await service.people.find(olena.id), await service.people.find(talia.id)
        assert one is not None
        assert other is not None
        async with live.busy:
            joining = asyncio.create_task(service.join(live, other, None, "ff"))
            await asyncio.sleep(0)
            deleting = asyncio.create_task(service.delete_table(live, one))
            await asyncio.sleep(0)
        await joining
        with pytest.raises(Forbidden):
            await deleting
        assert (await talia.get(f"/api/tables/{live.match.id}"))["table"]["state"] == "playing"


async def test_a_table_is_deleted_by_a_double_click(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await server.guest("Olena")
        live = await service.hall.table((await olena.open("me", "bot:random", rated=False))["id"])
        person = await service.people.find(olena.id)
        assert person is not None
        await asyncio.gather(*(service.delete_table(live, person) for _ in range(2)))
        assert (await olena.http.get(f"/api/tables/{live.match.id}")).status_code == 404


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


async def test_a_look_at_a_person_that_began_before_they_signed_out_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        people, olena = server.app.service.people, await account(server, "Olena")
        person = await people.find(olena.id)
        assert person is not None
        server.clock.ahead += FRESH
        read = Late(people._persons.get)
        monkeypatch.setattr(people._persons, "get", read)
        looking = asyncio.create_task(people.find(olena.id))
        await read.done.wait()
        await people.sign_out_everywhere(person)
        read.answers.set()
        await looking
        assert await who_is(olena) is None


async def test_an_arrival_that_began_before_they_signed_out_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        people, olena = server.app.service.people, await account(server, "Olena")
        person = await people.find(olena.id)
        assert person is not None
        people._known.clear()
        people._ended.clear()
        read = Late(people._arrivals.get)
        monkeypatch.setattr(people._arrivals, "get", read)
        arriving = asyncio.create_task(who_is(olena))
        await read.done.wait()
        await people.sign_out_everywhere(person)
        read.answers.set()
        await arriving
        assert await who_is(olena) is None


async def test_a_look_at_a_cookie_that_began_before_it_ended_does_not_bring_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        people, olena = server.app.service.people, await server.guest("Olena")
        ticket = server.app.service.signer.read(olena.cookie.partition("=")[2])
        assert ticket is not None
        assert await who_is(olena)
        server.clock.ahead += FRESH
        read = Late(people._ended_cookies.get)
        monkeypatch.setattr(people._ended_cookies, "get", read)
        looking = asyncio.create_task(people._is_ended(ticket.cookie))
        await read.done.wait()
        await people.end(ticket)
        read.answers.set()
        await looking
        assert await who_is(olena) is None


async def test_a_password_that_is_changed_while_it_is_checked_opens_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        people, olena = server.app.service.people, await account(server, "Olena")
        person = await people.find(olena.id)
        assert person is not None
        thief, check = await server.guest("Thief"), LateCheck(people, monkeypatch)
        entering = asyncio.create_task(
            thief.http.post("/api/login", json={"name": "Olena", "password": PASSWORD})
        )
        await asyncio.to_thread(check.done.wait, 10)
        await people.set_password(person, "sour cherries")
        check.ends.set()
        await entering
        found = await who_is(thief)
        assert found is None or found["id"] != olena.id


async def test_a_password_that_is_changed_while_it_is_checked_is_not_changed_by_whoever_knew_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        people, olena = server.app.service.people, await account(server, "Olena")
        person = await people.find(olena.id)
        assert person is not None
        check = LateCheck(people, monkeypatch)
        changing = asyncio.create_task(people.change_password(person, PASSWORD, "my own now"))
        await asyncio.to_thread(check.done.wait, 10)
        await people.set_password(person, "sour cherries")
        check.ends.set()
        with pytest.raises(Stranger):
            await changing
        assert (await people.recognise("Olena", "sour cherries")).id == olena.id


@pytest.mark.parametrize(
    ("method", "way", "more"),
    [("PUT", "contact", {"email": "t@example.org"}), ("POST", "recovery-codes", {})],
)
async def test_whoever_is_shut_out_while_their_password_is_checked_opens_no_other_way_in(
    method: str, way: str, more: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await account(server, "Olena")
        person = await service.people.find(olena.id)
        assert person is not None
        check = LateCheck(service.people, monkeypatch)
        asking = asyncio.create_task(
            olena.http.request(method, f"/api/me/{way}", json={"password": PASSWORD, **more})
        )
        await asyncio.to_thread(check.done.wait, 10)
        await service.people.set_password(person, "sour cherries")
        check.ends.set()
        assert (await asking).status_code == 401
        assert await service.contacts.of(olena.id) is None
        assert await service.contacts.codes_left(olena.id) == 0


async def test_whoever_signs_out_while_a_socket_is_opened_does_not_sit_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        (olena, _), table = await people_at(server, 2, spectators="no")
        found = Late(service.hall.table)
        monkeypatch.setattr(service.hall, "table", found)

        async def connect() -> None:
            async with olena.sit(table):
                pass

        connecting = asyncio.create_task(connect())
        await found.done.wait()
        await olena.http.post("/api/logout-everywhere", json={})
        found.answers.set()
        with pytest.raises(TurnedAway, match="4003"):
            await connecting


async def test_whoever_opens_a_socket_while_its_table_is_deleted_does_not_sit_at_what_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await server.guest("Olena")
        live = await service.hall.table((await olena.open("me", "open"))["id"])
        person = await service.people.find(olena.id)
        assert person is not None
        found = Late(service.people.present)
        monkeypatch.setattr(service.people, "present", found)

        async def connect() -> None:
            async with olena.sit(live.match.id):
                pass

        connecting = asyncio.create_task(connect())
        await found.done.wait()
        await service.delete_table(live, person)
        found.answers.set()
        with pytest.raises(TurnedAway, match="1012"):
            await connecting
        with pytest.raises(TurnedAway, match="4004"):
            await connect()


async def test_a_line_said_at_another_worker_is_shown_before_a_later_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        (olena, talia), table = await people_at(server, 2)
        elsewhere = await service.people.find(olena.id)
        assert elsewhere is not None
        async with talia.sit(table) as socket:
            await receive(socket, "hello")
            await service.chat.say(table, elsewhere, 0, Say(text="first"), server.clock())
            await send(socket, type="chat", text="second")
            texts = [(await receive(socket, "chat"))["line"]["text"] for _ in range(2)]
            assert texts == ["first", "second"]


async def test_a_clock_does_not_count_the_time_in_which_beats_could_not_be_committed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        (olena, _), table = await people_at(server, 2, clock={"kind": "move", "seconds": 60})
        await service.outages.beat()

        def full(connection: Any) -> None:
            raise OperationalError("COMMIT", None, Exception("database or disk is full"))

        hooks.listen(service.store.engine, "commit", full)
        server.clock.ahead += 2 * MINUTE
        with pytest.raises(OperationalError):
            await service.outages.beat()
        hooks.remove(service.store.engine, "commit", full)
        await service.caretaker.sweep()
        assert not (await olena.get(f"/api/tables/{table}"))["table"]["seats"][0]["away"]


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


async def test_a_game_that_cannot_be_read_leaves_the_others_in_an_export(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await server.guest("Olena")
        tables = []
        for _ in range(3):
            table = (await olena.open("me", "bot:random", public=True))["id"]
            await olena.post(f"/api/tables/{table}/resign")
            tables.append(table)
        spoilt = update(s.event).where(s.event.c.match == tables[1], s.event.c.seq == 3).values(body="{}")
        await service.store.write(lambda c: c.execute(spoilt))
        for address in ("/api/export/games.jsonl", f"/api/people/{olena.id}/games.jsonl"):
            text = (await olena.http.get(address)).text
            assert text.count("\n") == 2
        assert len((await olena.get("/api/me/export"))["games"]) == 2


async def test_a_table_that_is_deleted_before_its_turn_is_not_called_unreadable(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.app.service.caretaker._look_after("gone")
        assert "treetop_matches_set_aside 0.0" in server.app.metrics.text().decode()


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


async def _stored_names(server: Server) -> str:
    """All that logs and lists say."""
    read = server.app.service.store.read
    logs = await read(lambda c: c.execute(select(s.event.c.body)).scalars().all())
    return str([*logs, *await read(lambda c: c.execute(select(s.match.c.card)).scalars().all())])


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
        assert "Olha" not in await _stored_names(server)
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
        assert "Ol" not in await _stored_names(server)


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
        assert "Olena" not in await _stored_names(server)


async def test_of_two_who_register_one_guest_one_is_told_that_it_is_no_guest_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, guest = server.app.service.people, await server.guest("Olena")
        person = await people.find(guest.id)
        assert person is not None
        both = await asyncio.gather(
            people.register(person, "Olena", PASSWORD),
            people.register(person, "Talia", PASSWORD),
            return_exceptions=True,
        )
        assert sorted(isinstance(one, BaseException) for one in both) == [False, True]


async def test_a_guest_who_registers_while_they_log_in_elsewhere_keeps_the_new_account(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        accounts, people = server.app.service.accounts, server.app.service.people
        talia, olena = await account(server, "Talia"), await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        guest, other = await people.find(olena.id), await people.find(talia.id)
        assert guest is not None
        assert other is not None
        await olena.post("/api/account", name="Olena", password=PASSWORD)
        with pytest.raises(Stranger):
            await accounts.adopt(guest, other)
        assert (await who_is(olena))["name"] == "Olena"
        assert (await olena.get(f"/api/tables/{table}"))["table"]["my_seat"] == 1


async def test_a_guest_who_logs_in_to_two_accounts_at_once_becomes_one_of_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        accounts, people = server.app.service.accounts, server.app.service.people
        talia, lea = await account(server, "Talia"), await account(server, "Léa")
        guest, one, other = [await people.find(who.id) for who in (await server.guest("Olena"), talia, lea)]
        assert guest is not None
        assert one is not None
        assert other is not None
        await accounts.adopt(guest, one)
        with pytest.raises(Stranger):
            await accounts.adopt(guest, other)
        await accounts.adopt(guest, one)
        assert await accounts.erasure.selves(talia.id) == [talia.id, guest.id]
        assert await accounts.erasure.selves(lea.id) == [lea.id]


async def test_an_account_that_is_erased_while_a_guest_logs_in_takes_over_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        accounts, people = server.app.service.accounts, server.app.service.people
        talia, olena = await account(server, "Talia"), await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        guest, other = await people.find(olena.id), await people.find(talia.id)
        assert guest is not None
        assert other is not None
        await talia.post("/api/account/delete", password=PASSWORD)
        with pytest.raises(Stranger):
            await accounts.adopt(guest, other)
        assert (await olena.get(f"/api/tables/{table}"))["table"]["my_seat"] == 1


async def test_whoever_logs_in_again_gets_what_could_not_be_stored_the_first_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        await account(server, "Talia")
        guest = await server.guest("Visitor")
        live = (await guest.open("me", "open"))["id"]
        over = (await guest.open("me", "bot:random", public=True))["id"]
        await guest.post(f"/api/tables/{over}/resign")

        async def away(*given: Any) -> Any:
            raise OperationalError("INSERT", None, Exception("the database is away"))

        with monkeypatch.context() as patched:
            patched.setattr(service.hall.log, "append", away)
            assert (await guest.refused("/api/login", name="Talia", password=PASSWORD))[0] == 503
        talia = (await guest.post("/api/login", name="Talia", password=PASSWORD))["person"]
        assert (await guest.get(f"/api/tables/{live}"))["table"]["my_seat"] == 1
        assert (await guest.get(f"/api/people/{talia['id']}"))["results"]["games"] == 1


async def test_nobody_has_more_programs_by_asking_for_all_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, olena = server.app.service.people, await account(server, "Olena")
        person = await people.find(olena.id)
        assert person is not None
        await asyncio.gather(
            *(people.new_bot(person, "Program") for _ in range(MOST_BOTS + 5)), return_exceptions=True
        )
        assert len(await people.bots(person)) == MOST_BOTS


async def test_an_account_is_deleted_by_a_double_click(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        await olena.open("me", "open")
        answers = await asyncio.gather(*(olena.http.post("/api/account/delete", json={}) for _ in range(2)))
        assert [answer.status_code for answer in answers] == [200, 200]


@needs("postgres")
async def test_a_match_that_cannot_be_read_keeps_no_news_from_the_others(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, database=database, poll=60_000) as server:
        service = server.app.service
        tables = [await people_at(server, 2) for _ in range(3)]
        asked = []

        async def broken(live: LiveTable, seq: int) -> None:
            asked.append(live.match.id)
            raise ValueError(seq)

        async with AsyncExitStack() as sockets:
            for (olena, _), table in tables:
                await sockets.enter_async_context(olena.sit(table))
            monkeypatch.setattr(service.hall, "catch_up", broken)
            await service.caretaker._poll()
        assert sorted(asked) == sorted(table for _, table in tables)


@needs("postgres")
async def test_a_match_that_cannot_be_read_is_left_alone_for_a_while(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, database=database, poll=3_600_000) as server:
        service = server.app.service
        (olena, _), table = await people_at(server, 2)
        asked = []

        async def broken(live: LiveTable, seq: int) -> None:
            asked.append(live.match.id)
            raise ValueError(seq)

        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            monkeypatch.setattr(service.hall, "catch_up", broken)
            for _ in range(3):
                await service.caretaker._poll()
            assert asked == [table]
            server.clock.ahead += SET_ASIDE
            await service.caretaker._poll()
            assert asked == [table, table]


@needs("postgres")
async def test_a_promise_is_kept_once_although_two_workers_are_asked_to(
    tmp_path: Path, database: str
) -> None:
    """The second one begins before the first has ended."""
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        olena = await first.guest("Olena")
        commitment = (await olena.post("/api/promises"))["commitment"]
        person = await first.app.service.people.find(olena.id)
        assert person is not None
        one, other = first.app.service.promises, second.app.service.promises
        deletes = threading.Event()

        def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
            if statement.startswith("DELETE FROM promise"):
                deletes.set()

        keeping: list[asyncio.Task[str]] = []
        write = one.store.write

        async def slow(work: Callable[[Connection], Any]) -> Any:
            loop = asyncio.get_running_loop()

            def slowly(c: Connection) -> Any:
                found = work(c)
                hooks.listen(other.store.engine, "before_cursor_execute", note)
                loop.call_soon_threadsafe(
                    lambda: keeping.append(loop.create_task(other.keep(commitment, person)))
                )
                deletes.wait(10)
                return found

            return await write(slowly)

        one.store.write = slow  # type: ignore[method-assign, assignment]
        assert await one.keep(commitment, person)
        with pytest.raises(Stale):
            await keeping[0]


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


async def test_a_full_queue_whose_last_question_has_just_been_dropped_loses_no_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "MOST_WAITING", 1)
    bots = pool.BotPool(1)
    answer = asyncio.Event()

    async def ask(question: Any) -> str:
        await answer.wait()
        return "draw pile"

    monkeypatch.setattr(bots._workers[0], "ask", ask)
    question: Any = None
    running = asyncio.create_task(bots.choose(question, Priority.WAITED_FOR, "Olena"))
    hint = asyncio.create_task(bots.choose(question, Priority.HINT, "Olena"))
    await asyncio.sleep(0)
    move = asyncio.create_task(bots.choose(question, Priority.WAITED_FOR, "Olena"))
    hint.cancel()
    answer.set()
    assert await running == await move == "draw pile"
    assert bots._idle == bots._workers
