"""Whoever signs out, or whose password is changed, is out at once, whatever was under way."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from tests.tables.accounts import PASSWORD, account, who_is
from tests.tables.late import Late
from tests.tables.play import people_at
from tests.tables.server import TurnedAway, serving
from treetop.tables.people.people import FRESH, People
from treetop.tables.refusals import Stranger


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
